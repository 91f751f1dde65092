import { announcementSeen } from '../clock.ts';
import { SECOND } from '../../engine/protocol.ts';
import { clockSays, clockText, partyName, wordFor, type GameWords } from '../displayNames.ts';
import type { GameSession } from '../session.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Standing } from '../looks/aims.ts';
import { Aims, type Objectives } from './Aims.tsx';
import { IconButton } from './Icon.tsx';
import './top.css';

export interface TopBarProps {
  readonly words: GameWords;
  readonly session: GameSession;
  readonly snapshot: Snapshot;
  readonly name: string;
  readonly standing: Standing;
  readonly objectives: Objectives | null;
  readonly isWaiting: boolean;
  readonly isMuted: boolean;
  readonly isLogOpen: boolean;
  readonly onLeave: () => void;
  readonly onSound: () => void;
  readonly onHelp: () => void;
  readonly onLog: () => void;
}

/** C7.2, C7.3: what was drawn is shown to its owner only; what was spent to everybody. */
const CommandPoints = ({ words, snapshot: { view } }: Pick<TopBarProps, 'words' | 'snapshot'>) => {
  const drawn = view.cpDrawn + view.cpBonus;
  if (view.cpDrawn < 0)
    return (
      <span className="cp is-hidden" title={words.bar.cpHidden}>
        <b>{words.bar.cp}</b> {words.bar.cpSpent(view.cpSpent + (view.memory['second-cp-spent'] ?? 0))}
      </span>
    );
  if (view.cpDrawn === 0) return null;
  const left = Math.max(0, drawn - view.cpSpent);
  return (
    <span className="cp" title={words.bar.cpLong(left, drawn)}>
      <span className="visually-hidden">{words.bar.cpLong(left, drawn)}</span>
      <b aria-hidden="true">{words.bar.cp}</b>
      {Array.from({ length: drawn }, (_, i) => (
        <i key={i} className={i < left ? 'cp-pip is-full' : 'cp-pip'} />
      ))}
    </span>
  );
};

/** A3.12: which of two marine players looks, and the way to the other. */
const Partner = ({ words, session, snapshot: { party } }: Pick<TopBarProps, 'words' | 'session' | 'snapshot'>) => {
  const { sides } = session.dossier;
  if (sides[SECOND] === undefined || party === 'aliens') return null;
  const { partner } = session;
  return (
    <span className="partner">
      <b>{partyName(words, sides, party)}</b>
      {partner === null ? null : (
        <button type="button" className="partner-pass" onClick={() => void session.passOver()}>
          {words.curtain.title(partyName(words, sides, partner))}
        </button>
      )}
    </span>
  );
};

interface ClockProps {
  readonly words: GameWords;
  readonly allowed: number;
  readonly secondsLeft: number;
}

/** C4.8: what is announced is also seen for a moment; `Spoken` says it to those who listen. */
const Clock = ({ words, allowed, secondsLeft }: ClockProps) => {
  const announced = announcementSeen(allowed, secondsLeft);
  return (
    <span className="clock-place">
      <time className={secondsLeft <= 30 ? 'clock is-short' : 'clock'} aria-label={words.bar.clock}>
        {clockText(secondsLeft)}
      </time>
      {announced === null ? null : (
        <span key={announced} className="clock-note" aria-hidden="true">
          {clockSays(words, announced)}
        </span>
      )}
    </span>
  );
};

export const TopBar = (props: TopBarProps) => {
  const { words, snapshot, name, objectives } = props;
  const { view, secondsLeft } = snapshot;
  const side = view.phase === 'alien-action' || view.phase === 'reinforcement' ? 'aliens' : 'marines';
  const awaited = snapshot.update.pending?.side ?? side;
  return (
    <header className="topbar">
      <IconButton is="leave" label={words.bar.leave} onUse={props.onLeave} />
      <div className="topbar-title">
        <h1>{name}</h1>
      </div>
      <div className="topbar-state">
        <p className={`phase is-${side}`}>
          <b>{words.bar.turn(view.turn)}</b>
          <span>{wordFor(words.phases, view.phase)}</span>
          {props.isWaiting ? (
            <em className="phase-wait">{awaited === 'aliens' ? words.bar.thinking : words.bar.thinkingMarines}</em>
          ) : null}
        </p>
        <Aims standing={props.standing} side={snapshot.viewer} objectives={objectives} />
      </div>
      <div className="topbar-figures">
        <span className="kills">
          {view.side === 'aliens' ? words.stage.losses : words.bar.kills} <b>{view.kills}</b>
        </span>
        <Partner words={words} session={props.session} snapshot={snapshot} />
        <CommandPoints words={words} snapshot={snapshot} />
        {secondsLeft === null ? null : <Clock words={words} allowed={view.clock} secondsLeft={secondsLeft} />}
      </div>
      <div className="topbar-buttons">
        <IconButton
          is={props.isMuted ? 'mute' : 'sound'}
          label={props.isMuted ? words.sound.off : words.sound.on}
          onUse={props.onSound}
          kind="is-sound"
          isPressed={!props.isMuted}
        />
        <IconButton is="help" label={words.bar.menu} onUse={props.onHelp} />
        <IconButton
          is="log"
          label={words.log.title}
          onUse={props.onLog}
          kind="log-toggle"
          isExpanded={props.isLogOpen}
        />
      </div>
    </header>
  );
};
