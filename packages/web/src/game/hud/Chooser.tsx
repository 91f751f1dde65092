/** Several things can be done to one square, or one thing wants to be thought over: each with its price and its odds. */
import { JUMPING } from '@sensorium/rules';
import type { Odds, Offer } from '../../engine/protocol.ts';
import { isUse, itemName, secondTarget } from '../arsenal/aims.ts';
import { firstShot } from '../arsenal/firstShots.ts';
import { isAimed } from '../controls.ts';
import { FALL } from '@sensorium/host/chances';
import { lookOfWord } from '../looks/wordLooks.ts';
import { oddsKey } from '../prospects.ts';
import type { Game } from '../useGame.ts';
import { capital, percent, pieceName, squareName, terrainName, type GameWords } from '../displayNames.ts';
import { actionName, oddsText, priceOf } from './worth.ts';
import { consequenceText } from './Preview.tsx';
import { consequencesOf } from '../consequences.ts';
import { IconButton } from './Icon.tsx';
import './chooser.css';

const nameOf = (game: Game, words: GameWords, offer: Offer): string => {
  const { context } = game;
  if (offer.do === 'move' && offer.how === JUMPING) return words.actions['jump-in'];
  if (isMoveAndFire(offer)) return words.actions['move-and-fire'];
  const piece = context.view.pieces[offer.piece];
  const gear = piece === null || piece === undefined ? [] : context.dossier.profiles[piece.profile]!.gear;
  const second = secondTarget(offer);
  const name = actionName(words, context, offer.do === 'fire' ? (gear[offer.how] ?? 'fire') : offer.do, offer);
  if (second >= 0) return words.arsenal.thenAt(name, whatIsAt(game, words, second));
  const isOfItem = lookOfWord(offer.do).how !== 'nothing' && !isUse(offer.do);
  if (!isOfItem || piece === null || piece === undefined) return name;
  return words.arsenal.part(name, itemName(words, context.dossier.profiles[piece.profile]!, offer));
};

/** C14. */
const isMoveAndFire = ({ do: word, how }: Offer): boolean => word === 'move' && how === 1;

/** C14.2: what the best shot is worth from the square that is moved to. */
const shotText = ({ context }: Game, words: GameWords, offer: Offer): string => {
  const shots = isMoveAndFire(offer) ? (context.shots.get(offer.at) ?? []) : [];
  return shots.length === 0 ? '' : percent(words, Math.max(...shots.map(({ kill }) => kill)));
};

/** Who or what an offer is aimed at, where the list holds several of a kind. */
const targetOf = (game: Game, words: GameWords, offer: Offer): string =>
  game.context.dossier.pointsAt[offer.do] !== 'square' || offer.at < 0 ? '' : whatIsAt(game, words, offer.at);

const whatIsAt = ({ context, stage }: Game, words: GameWords, at: number): string => {
  const { board, dossier, view } = context;
  const there = view.pieces.find((piece) => piece !== null && piece.square === at);
  const where = squareName(board.x[at]!, board.y[at]!, board.level[at]);
  if (there !== null && there !== undefined) return `${pieceName(words, dossier, there.id, there.profile)} ${where}`;
  const thing = terrainName(words, dossier, stage.features.get(at));
  return thing === '' ? where : `${thing} ${where}`;
};

const isFallRisked = ({ context, stage }: Game, offer: Offer): boolean =>
  offer.do === 'move' &&
  offer.how === 0 &&
  context.view.pieces[offer.piece]?.side === 'marines' &&
  context.dossier.terrain[stage.features.get(offer.at) ?? 0]?.id === 'trap';

/** Everybody in the way, one chance each; one's own marines stand out. */
const Each = ({ game, words, odds }: { game: Game; words: GameWords; odds: Odds }) => {
  const { board, dossier, view } = game.context;
  return (
    <ul className="each">
      {odds.each.map(({ piece, at, chance }) => {
        const other = view.pieces[piece];
        const isOwn = other?.side === 'marines';
        const name =
          piece >= 0
            ? pieceName(words, dossier, piece, other?.profile)
            : `${terrainName(words, dossier, game.stage.features.get(at))} ${squareName(board.x[at]!, board.y[at]!, board.level[at])}`;
        return (
          <li key={`${piece} ${at} ${chance}`} className={isOwn ? 'is-own' : ''}>
            {isOwn ? <span aria-hidden="true">⚠ </span> : null}
            {capital(name)} <b>{percent(words, chance)}</b>
          </li>
        );
      })}
      {odds.drops === undefined ? null : <li>{words.hints.drops(percent(words, odds.drops))}</li>}
    </ul>
  );
};

/** While an area is aimed at: whom the square under the pointer would strike. */
export const AimPreview = ({ game, words, square }: { game: Game; words: GameWords; square: number }) => {
  const { choice, offers } = game.context;
  if (choice.mode !== 'fire' || game.asked !== null) return null;
  const offer = offers.find((one) => one.piece === choice.selected && one.at === square && isAimed(game.context, one));
  const odds = offer === undefined ? undefined : game.odds.get(oddsKey(offer));
  return odds === undefined || odds.each.length === 0 ? null : (
    <div className="chooser">
      <Each game={game} words={words} odds={odds} />
    </div>
  );
};

/** A7.8: how far the weapon watches, and what its first shot is worth. */
const watchText = ({ context }: Game, words: GameWords, offer: Offer): string => {
  const piece = context.view.pieces[offer.piece];
  if (offer.do !== 'overwatch' || piece === null || piece === undefined) return '';
  const { chance, within } = firstShot(words, context.dossier.profiles[piece.profile]!, offer.how);
  return `${percent(words, chance)} · ${words.arsenal.within(within)}`;
};

export const Chooser = ({ game, words }: { game: Game; words: GameWords }) => {
  const asked = game.asked ?? [];
  const isSame = (offer: Offer): boolean =>
    asked.some((other) => other !== offer && other.do === offer.do && other.how === offer.how);
  return (
    <section className="chooser" aria-label={words.actions.choose}>
      {asked.map((offer) => {
        const odds = game.odds.get(oddsKey(offer));
        const hints = [
          priceOf(words, offer, game.context.choice.payCp),
          watchText(game, words, offer),
          shotText(game, words, offer),
          ...consequencesOf(game.context, offer).map((what) => consequenceText(game, words, what)),
          isFallRisked(game, offer) ? words.hints.falls(percent(words, FALL)) : oddsText(words, offer, odds),
        ];
        return (
          <div key={oddsKey(offer)} className="choice">
            <button type="button" className="action" onClick={() => game.say(offer)}>
              <b>{nameOf(game, words, offer)}</b>
              {isSame(offer) ? <span className="choice-target">{targetOf(game, words, offer)}</span> : null}
              <span className="action-hint">{hints.filter((part) => part !== '').join(' · ')}</span>
            </button>
            {odds !== undefined && odds.each.length > 0 && !isSame(offer) ? (
              <Each game={game} words={words} odds={odds} />
            ) : null}
          </div>
        );
      })}
      <IconButton is="close" label={words.close} onUse={game.clear} />
    </section>
  );
};
