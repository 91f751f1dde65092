/** The analysis beside a replay, fetched when somebody opens it. */
import type { ReplayFrames } from '../../engine/protocol.ts';
import { fetched, useFetched } from '../../app/fetched.ts';
import type { Teller } from '../sentences.ts';
import type { BoardCourse } from './CourseLayer.tsx';

/** A decision that is shown on the board, at its moment. */
export interface MarkedFault {
  readonly frame: number;
  readonly courses: readonly BoardCourse[];
}

export interface AnalysisProps {
  readonly replay: string;
  readonly teller: Teller;
  readonly frames: ReplayFrames['frames'];
  readonly index: number;
  readonly onJump: (frame: number) => void;
  readonly onMark: (marked: MarkedFault) => void;
  readonly onClose: () => void;
}

/** A file of what one side has seen holds no orders: there is nothing to judge. */
export const isSeenOnly = (replay: string): boolean => replay.startsWith('{"format":"sensorium-seen"');

const parts = fetched({ analysis: () => import('./AnalysisPanel.tsx') });

export const AnalysisBeside = (props: AnalysisProps) => {
  const part = useFetched(parts, 'analysis');
  return part === undefined ? <section className="analysis" aria-busy="true" /> : <part.AnalysisPanel {...props} />;
};
