import { memo, useEffect, useRef } from 'preact/compat';
import { recall, type Piece, type View } from '@sensorium/engine';
import { securedKey } from '@sensorium/rules';
import type { Dossier, ProfileCard } from '../../engine/protocol.ts';
import { marksOf } from '../arsenal/facts.ts';
import { loadedOf, psiOf } from '../deathwing/supplies.ts';
import { leftText } from './PieceCard.tsx';
import { markOf, pieceName, wordFor, type GameWords } from '../displayNames.ts';
import './squad.css';

export interface SquadProps {
  readonly words: GameWords;
  readonly dossier: Dossier;
  readonly view: View;
  readonly selected: number;
  /** Those that may do something now. */
  readonly able: ReadonlySet<number>;
  readonly onSelect: (piece: number) => void;
}

export const Pips = ({ ap, most }: { ap: number; most: number }) => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: Math.max(most, ap) }, (_, i) => (
      <i key={i} className={i < ap ? 'is-full' : ''} />
    ))}
  </span>
);

export const apOf = (view: View, dossier: Dossier, id: number): number => {
  const piece = view.pieces[id] ?? null;
  if (piece === null) return 0;
  if (piece.activation === 'ready') return dossier.profiles[piece.profile]!.unit.ap;
  return piece.activation === 'active' ? piece.ap : 0;
};

/** The first weapon, and all that runs out. */
const gearLine = (words: GameWords, profile: ProfileCard, piece: Piece): string => {
  const psi = psiOf(piece.counts);
  const loaded = loadedOf(profile, piece.counts).map((load) => leftText(words, load));
  return [
    wordFor(words.gear, profile.gear[0] ?? ''),
    ...loaded,
    ...(psi === null ? [] : [words.rail.psi(psi.left)]),
  ].join(' · ');
};

const Card = ({
  words,
  dossier,
  view,
  id,
  isSelected,
  isAble,
  onSelect,
}: Omit<SquadProps, 'selected' | 'able'> & {
  readonly id: number;
  readonly isSelected: boolean;
  readonly isAble: boolean;
}) => {
  const piece = view.pieces[id]!;
  const profile = dossier.profiles[piece.profile]!;
  const isOut = piece.fate !== 'in-play' && piece.fate !== 'in-hand';
  const isProne = piece.square >= 0 && piece.facing < 0;
  const ap = apOf(view, dossier, id);
  const status = isOut
    ? piece.fate === 'dead'
      ? words.rail.dead
      : piece.fate === 'teleported'
        ? words.rail.teleported
        : words.rail.escaped
    : piece.fate === 'in-hand'
      ? words.rail.toDeploy
      : words.rail[piece.activation];
  const classes = [
    'trooper',
    isSelected ? 'is-selected' : '',
    isOut ? 'is-out' : '',
    isAble ? 'is-able' : '',
    `is-${piece.activation}`,
  ];
  return (
    <button
      type="button"
      className={classes.join(' ')}
      aria-pressed={isSelected}
      disabled={isOut}
      onClick={() => onSelect(id)}
    >
      <b className="trooper-number">{markOf(dossier, id)}</b>
      <span className="trooper-name">{pieceName(words, dossier, id, piece.profile)}</span>
      <span className="trooper-gear">{gearLine(words, profile, piece)}</span>
      <span className="trooper-state">
        {isOut ? null : <Pips ap={ap} most={profile.unit.ap} />}
        {piece.weapon === 'ready' || marksOf(piece, profile).includes('overheated') ? null : (
          <em className={`chip is-${piece.weapon}`}>{words.rail[piece.weapon]}</em>
        )}
        {marksOf(piece, profile).map((mark) => (
          <em key={mark} className={`chip is-${mark}`}>
            {words.arsenal[mark]}
          </em>
        ))}
        {isProne ? <em className="chip is-prone">{words.rail.prone}</em> : null}
        {isOut ? <em className="chip is-dead">{status}</em> : null}
      </span>
      <span className="visually-hidden">{`${status}, ${words.rail.ap(ap)}`}</span>
    </button>
  );
};

/** Whoever is chosen is seen, also in a list that is longer than its place. */
export const useChosenInSight = (selected: number) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('.is-selected')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  return list;
};

export const Squad = memo(function Squad(props: SquadProps) {
  const { words, dossier, view, selected, able } = props;
  const list = useChosenInSight(selected);
  const aliens = view.aliens.map((id) => view.pieces[id]!);
  const isBlip = (profile: number): boolean => dossier.profiles[profile]!.unit.isBlip;
  const isAmbush = (profile: number): boolean => dossier.profiles[profile]!.is === 'ambush-blip';
  const onBoard = aliens.filter((alien) => alien.square >= 0 && isBlip(alien.profile));
  const ambushes = onBoard.filter((alien) => isAmbush(alien.profile)).length;
  const blips = onBoard.length - ambushes;
  const secured = dossier.board.entries.filter(({ id }) => recall(view, securedKey(id)) === 1).length;
  const figures = aliens.filter((alien) => alien.square >= 0 && !isBlip(alien.profile)).length;
  const isMixed = aliens.some(
    ({ square, profile }) =>
      square >= 0 && !isBlip(profile) && !dossier.profiles[profile]!.is.startsWith('genestealer'),
  );
  const lurking = aliens.filter((alien) => alien.area >= 0).length;
  return (
    <nav className="squad" aria-label={words.rail.squad}>
      <h2>{words.rail.squad}</h2>
      <div className="squad-list" ref={list}>
        {view.marines.map((id) => (
          <Card key={id} {...props} id={id} isSelected={id === selected} isAble={able.has(id)} />
        ))}
      </div>
      <h2 className="contacts-title">{words.rail.contacts}</h2>
      <ul className="contacts">
        <li className="is-blip">
          <b>{blips}</b> {words.rail.blipsOnBoard(blips).replace(/^\d+ /, '')}
        </li>
        <li className="is-stealer">
          <b>{figures}</b> {(isMixed ? words.arsenal.others : words.rail.genestealers)(figures).replace(/^\d+ /, '')}
        </li>
        {ambushes > 0 ? (
          <li className="is-ambush">
            <b>{ambushes}</b> {words.rail.ambushBlips(ambushes).replace(/^\d+ /, '')}
          </li>
        ) : null}
        {secured > 0 ? (
          <li className="is-secured">
            <b>{secured}</b> {words.rail.securedAreas(secured).replace(/^\d+ /, '')}
          </li>
        ) : null}
        <li className="is-lurking">
          <b>{lurking}</b> {words.rail.lurking(lurking).replace(/^\d+ /, '')}
        </li>
      </ul>
    </nav>
  );
});
