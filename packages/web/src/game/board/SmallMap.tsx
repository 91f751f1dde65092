/** Where the board is larger than its window: all of the level, and what of it the window shows. */
import { useEffect, useRef, useSyncExternalStore } from 'preact/compat';
import { MiniDeck, type MiniDeckProps } from '../deathwing/MiniDeck.tsx';
import type { GameWords } from '../displayNames.ts';
import { seenBy } from './camera.ts';
import type { CameraMover } from './cameraMover.ts';

/** The frame follows the camera by itself: nothing is drawn anew while the board is dragged. */
const useFrame = (camera: CameraMover) => {
  const frame = useRef<SVGRectElement>(null);
  useEffect(
    () =>
      camera.subscribe((to) => {
        const { left, top, width, height } = seenBy(to, camera.pane);
        for (const [name, value] of Object.entries({ x: left, y: top, width, height }))
          frame.current?.setAttribute(name, String(value));
      }),
    [camera],
  );
  return frame;
};

const useIsWhole = (camera: CameraMover): boolean => useSyncExternalStore(camera.subscribe, () => camera.isWhole);

export const SmallMap = ({ words, camera, ...deck }: MiniDeckProps & { words: GameWords; camera: CameraMover }) => {
  const isWhole = useIsWhole(camera);
  return isWhole ? null : <Shown words={words} camera={camera} {...deck} />;
};

const Shown = ({ words, camera, ...deck }: MiniDeckProps & { words: GameWords; camera: CameraMover }) => {
  const frame = useFrame(camera);
  return (
    <section className="small-map" aria-label={words.camera.map} title={words.camera.map}>
      <MiniDeck {...deck} onPick={(at) => camera.goTo(at)}>
        <rect ref={frame} className="mini-view" />
      </MiniDeck>
    </section>
  );
};
