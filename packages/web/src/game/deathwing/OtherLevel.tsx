/** The level that is not played on now: small, whole, and one press away. */
import './levels.css';
import type { Dossier } from '../../engine/protocol.ts';
import type { Point } from '../board/camera.ts';
import { keyFace } from '../hud/ActionButton.tsx';
import { keyFor, type GameSettings } from '../settings.ts';
import type { Actor } from '../stage.ts';
import type { GameWords } from '../displayNames.ts';
import { MiniDeck, type MiniDeckProps } from './MiniDeck.tsx';

interface OtherLevelProps extends MiniDeckProps {
  readonly words: GameWords;
  readonly settings: GameSettings;
  readonly onShow: (level: number, at: Point | null) => void;
}

const countText = (words: GameWords, dossier: Dossier, actors: readonly Actor[]): string => {
  const of = (test: (actor: Actor) => boolean): number => actors.filter(test).length;
  const unit = (actor: Actor) => dossier.profiles[actor.profile]!.unit;
  const marines = of((actor) => unit(actor).side === 'marines');
  const blips = of((actor) => unit(actor).isBlip);
  const figures = actors.length - marines - blips;
  const parts = [
    marines > 0 ? words.levels.marines(marines) : '',
    figures > 0 ? words.levels.aliens(figures) : '',
    blips > 0 ? words.levels.blips(blips) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? words.levels.nobody : parts.join(' · ');
};

export const OtherLevel = ({ words, settings, onShow, ...deck }: OtherLevelProps) => {
  const { board, dossier, level, stage } = deck;
  const here = [...stage.actors.values()].filter((actor) => actor.square >= 0 && board.level[actor.square] === level);
  return (
    <section className="other-level" aria-label={words.levels.other}>
      <button type="button" onClick={() => onShow(level, null)} title={words.levels.show(level + 1)}>
        <b>{words.levels.name(level + 1)}</b>
        <span className="other-level-count">{countText(words, dossier, here)}</span>
        <kbd aria-hidden="true">{keyFace(keyFor(settings, 'other-level'))}</kbd>
      </button>
      <MiniDeck {...deck} onPick={(at) => onShow(level, at)} />
    </section>
  );
};
