/** The levels side by side, and how large they are seen. */
import { levelsOf, type Finding } from '@sensorium/content';
import { divideAnew, withChapterD } from '@sensorium/expedition/drafting';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import { Canvas } from './Canvas.tsx';
import { useEditorWords } from './editorWords.ts';
import { heatOf } from './heat.ts';
import { MARGIN, extentOf } from './layers.ts';
import type { Editor } from './useEditor.ts';
import type { Measuring } from './useMeasurement.ts';

const LARGEST_SCALE = 64;
const LEAST_SCALE = 6;
/** Pixels of a square that a finger or a mouse finds. */
const LEAST_HIT = 14;
const USUAL_SCALE = 24;
/** Room for the line that tells what is under the hand, and for a bar to scroll by. */
const BELOW = 40;

const bounded = (scale: number): number => Math.min(LARGEST_SCALE, Math.max(LEAST_SCALE, scale));

interface BoardsProps {
  readonly editor: Editor;
  readonly found: Finding | null;
  readonly measuring: Measuring;
}

export const Boards = ({ editor, found, measuring: { played, heat } }: BoardsProps) => {
  const words = useEditorWords();
  const [scale, setScale] = useState(USUAL_SCALE);
  const paper = useRef<HTMLDivElement>(null);
  const { draft, edit } = editor;
  const levels = levelsOf(draft);
  const rescale = (factor: number): void => setScale((before) => bounded(before * factor));
  /** Levels stand side by side, or one above the other where that leaves them larger. */
  const [isStacked, setStacked] = useState(false);
  const fit = (least: number): void => {
    if (paper.current === null) return;
    const { width, height } = extentOf(draft);
    const { clientWidth, clientHeight } = paper.current;
    const scaleFor = (across: number, down: number): number =>
      Math.min(
        clientWidth / ((width + MARGIN) * across),
        clientHeight / ((height + MARGIN) * down + BELOW / USUAL_SCALE),
      );
    const [beside, below] = [scaleFor(levels.length, 1), scaleFor(1, levels.length)];
    setStacked(below > beside);
    setScale(bounded(Math.max(least, Math.floor(Math.max(beside, below) * 10) / 10)));
  };
  // A drawing is opened whole, as far as its squares can still be hit.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  useLayoutEffect(() => fit(LEAST_HIT), []);
  const many = levels.length;
  const heats = useMemo(
    () => Array.from({ length: many }, (_, level) => heatOf(played, heat, level)),
    [many, played, heat],
  );
  return (
    <section className="ed-middle" aria-label={words.levels.title}>
      <div ref={paper} className={isStacked ? 'ed-boards is-stacked' : 'ed-boards'}>
        {levels.map((_, level) => (
          <Canvas
            // oxlint-disable-next-line react/no-array-index-key -- a level is its place
            key={level}
            editor={editor}
            level={level}
            scale={scale}
            onScale={rescale}
            found={found}
            heat={heats[level] ?? []}
          />
        ))}
      </div>
      <div className="ed-view">
        <button type="button" className="button quiet" onClick={() => rescale(1.25)}>
          {words.zoomIn}
        </button>
        <button type="button" className="button quiet" onClick={() => rescale(0.8)}>
          {words.zoomOut}
        </button>
        <button type="button" className="button quiet" onClick={() => fit(LEAST_SCALE)}>
          {words.fit}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => edit({ name: 'level', changes: [{ at: 'level-added' }, ...withChapterD(draft)] })}
        >
          {words.levels.add}
        </button>
        {levels.length === 1 ? null : (
          <button
            type="button"
            className="button quiet"
            onClick={() => edit({ name: 'level', changes: [{ at: 'level-removed', level: levels.length - 1 }] })}
          >
            {words.levels.remove(levels.length)}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => edit({ name: 'divide', changes: levels.flatMap((__, level) => divideAnew(draft, level)) })}
        >
          {words.levels.divide}
        </button>
      </div>
    </section>
  );
};
