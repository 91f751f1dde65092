const PATHS = {
  leave: 'M14 5L7 12l7 7M8 12h12',
  mute: 'M4 9v6h4l6 5V4L8 9zM17 9l5 6M22 9l-5 6',
  sound: 'M4 9v6h4l6 5V4L8 9zM17 8c2 2 2 6 0 8M20 5c4 4 4 10 0 14',
  help: 'M8 9c0-6 9-5 8 0-.6 3-4 3-4 6M12 19v.5',
  log: 'M5 5h14M5 10h14M5 15h10M5 20h6',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  step: 'M6 5l9 7-9 7zM18 5v14',
  skip: 'M4 5l7 7-7 7zM12 5l7 7-7 7z',
  again: 'M5 12a7 7 0 1 0 3-6M8 2v5h5',
  play: 'M7 4l12 8-12 8z',
  pause: 'M7 5v14M17 5v14',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12',
  backKill: 'M20 5l-7 7 7 7zM12 5l-7 7 7 7z',
  backTurn: 'M18 5l-6 7 6 7M11 5l-6 7 6 7',
  nextTurn: 'M6 5l6 7-6 7M13 5l6 7-6 7',
  back: 'M18 5l-9 7 9 7zM6 5v14',
  orders: 'M3 6h18v12H3zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M8 14h8',
  hint: 'M9 18h6M10 21h4M8.5 15C6 13 5 11 5 9a7 7 0 0 1 14 0c0 2-1 4-3.5 6z',
  curve: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  sheet: 'M7 5h10v15H7zM9 3h6v4H9zM10 11h4M10 15h4',
  close: 'M6 6l12 12M18 6L6 18',
  turnLeft: 'M10 4L5 9l5 5M5 9h9a4 4 0 0 1 4 4v8',
  turnRight: 'M14 4l5 5-5 5M19 9h-9a4 4 0 0 0-4 4v8',
  turnBack: 'M12 16l-5 5-5-5M7 21V9a5 5 0 0 1 10 0v12',
  north: 'M12 20V4M5 11l7-7 7 7',
  east: 'M4 12h16M13 5l7 7-7 7',
  south: 'M12 4v16M5 13l7 7 7-7',
  west: 'M20 12H4M11 5l-7 7 7 7',
  dice: 'M4 4h16v16H4zM8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1',
  versus: 'M4 4l13 13M20 4L7 17M13 20l7-7M11 20l-7-7M4 21l3-4M20 21l-3-4',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ is }: { is: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[is]} />
  </svg>
);

interface IconButtonProps {
  readonly is: IconName;
  readonly label: string;
  readonly onUse: () => void;
  readonly kind?: 'is-main' | 'is-zoom' | 'is-sound' | 'is-aside' | 'log-toggle';
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
}

/** A picture to press; its name is read aloud and shown under the pointer. */
export const IconButton = ({ is, label, onUse, kind, isPressed, isExpanded }: IconButtonProps) => (
  <button
    type="button"
    className={kind === undefined ? 'icon-button' : `icon-button ${kind}`}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    aria-label={label}
    title={label}
    onClick={onUse}
  >
    <Icon is={is} />
  </button>
);
