/** Deeds drawn on the board: ways as arrows, shots as lines to what they aim at, watches as arcs, in their order. */
import { memo } from 'preact/compat';
import type { Board } from '@sensorium/engine';
import type { Deed } from '@sensorium/host/telling';
import { centreOf } from '../board/model.ts';
import './course.css';

/** `plan`: what is advised; `played` and `instead`: what was done, and what would have been better. */
type CourseKind = 'plan' | 'played' | 'instead';

export interface BoardCourse {
  readonly kind: CourseKind;
  readonly deeds: readonly Deed[];
  /** Stands beside where it begins; a plan is numbered instead. */
  readonly label?: string;
}

interface Go {
  readonly piece: number;
  readonly deeds: readonly Deed[];
}

/** What one piece does in one go. */
const goesOf = (deeds: readonly Deed[]): Go[] => {
  const goes: { piece: number; deeds: Deed[] }[] = [];
  for (const deed of deeds) {
    const { piece } = deed.command;
    const last = goes.at(-1);
    if (last?.piece === piece) last.deeds.push(deed);
    else goes.push({ piece, deeds: [deed] });
  }
  return goes.filter(({ deeds: own }) => own.some(({ from }) => from >= 0));
};

const waySquares = (deeds: readonly Deed[]): number[] => [
  deeds[0]!.from,
  ...deeds.filter(({ from, to }) => to >= 0 && to !== from).map(({ to }) => to),
];

const Way = ({ board, squares }: { board: Board; squares: readonly number[] }) => {
  const points = squares.map((square) => centreOf(board, square));
  const end = points.at(-1)!;
  const before = points.at(-2)!;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="course-way" />
      <path
        d="M-16 -22L26 0L-16 22z"
        className="course-head"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </>
  );
};

const Aim = ({ board, from, at }: { board: Board; from: number; at: number }) => {
  const [start, end] = [centreOf(board, from), centreOf(board, at)];
  return (
    <>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} className="course-aim" />
      <g transform={`translate(${end.x} ${end.y})`} className="course-target">
        <circle r="34" />
        <path d="M-48 0h24M24 0h24M0 -48v24M0 24v24" />
      </g>
    </>
  );
};

const Watch = ({ board, at, facing }: { board: Board; at: number; facing: number }) => {
  const { x, y } = centreOf(board, at);
  return (
    <g transform={`translate(${x} ${y}) rotate(${facing * 90})`}>
      <path d="M0 0L-52 -96A109 109 0 0 1 52 -96z" className="course-watch" />
    </g>
  );
};

const DeedMark = ({ board, deed }: { board: Board; deed: Deed }) => {
  const { command, purpose, from, to, facing } = deed;
  const stands = to >= 0 ? to : from;
  const isOnBoard = command.at >= 0 && command.at < board.size;
  if (purpose === 'watch' && stands >= 0 && facing >= 0) return <Watch board={board} at={stands} facing={facing} />;
  if ((purpose === 'kill' || purpose === 'burn') && from >= 0 && isOnBoard)
    return <Aim board={board} from={from} at={command.at} />;
  if (purpose === 'face' && stands >= 0 && facing >= 0) {
    const { x, y } = centreOf(board, stands);
    return (
      <path
        d="M-24 -36L0 -62L24 -36"
        className="course-face"
        transform={`translate(${x} ${y}) rotate(${facing * 90})`}
      />
    );
  }
  if (purpose === 'door' && isOnBoard) {
    const { x, y } = centreOf(board, command.at);
    return <rect x={x - 40} y={y - 40} width="80" height="80" rx="8" className="course-door" />;
  }
  return null;
};

const isOnLevel = (board: Board, { deeds }: Go, level: number): boolean =>
  deeds.every(({ from, to }) => [from, to].every((square) => square < 0 || board.level[square] === level));

const Tag = ({ board, square, text, isBelow }: { board: Board; square: number; text: string; isBelow: boolean }) => {
  const { x, y } = centreOf(board, square);
  const width = text.length * 15 + 24;
  return (
    <g transform={`translate(${x - 34} ${y + (isBelow ? 40 : -40)})`} className="course-tag">
      <rect x={-width / 2} y="-19" width={width} height="38" rx="19" />
      <text y="10">{text}</text>
    </g>
  );
};

export const CourseLayer = memo(function CourseLayer({
  board,
  courses,
  level,
}: {
  board: Board;
  courses: readonly BoardCourse[];
  level: number;
}) {
  return (
    <g className="courses" aria-hidden="true">
      {courses.map(({ kind, deeds, label }) => (
        <g key={kind} className={`course is-${kind}`}>
          {goesOf(deeds).map((go, index) => {
            if (!isOnLevel(board, go, level)) return null;
            const squares = waySquares(go.deeds);
            return (
              <g key={go.deeds[0]!.from} className={go.deeds[0]!.isSure ? 'course-go' : 'course-go is-unsure'}>
                {squares.length > 1 && squares[0]! >= 0 ? <Way board={board} squares={squares} /> : null}
                {go.deeds.map((deed) => (
                  <DeedMark key={JSON.stringify(deed.command)} board={board} deed={deed} />
                ))}
                {squares[0]! >= 0 ? (
                  <Tag
                    board={board}
                    square={squares[0]!}
                    text={label ?? String(index + 1)}
                    isBelow={kind === 'played'}
                  />
                ) : null}
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
});
