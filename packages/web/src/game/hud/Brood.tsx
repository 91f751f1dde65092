/** What the alien player leads: who is on the board, who lurks where; of the marines how many are left. */
import { memo } from 'preact/compat';
import type { Board, Piece } from '@sensorium/engine';
import { boardOf } from '../board/model.ts';
import { capital, pieceName, squareName, type GameWords } from '../displayNames.ts';
import { Pips, apOf, useChosenInSight, type SquadProps } from './Squad.tsx';

const isLed = (piece: Piece): boolean => piece.square >= 0 || piece.area >= 0;

/** On the board in reading order, then those who lurk, way in by way in. */
const inOrder = (a: Piece, b: Piece): number =>
  Number(a.square < 0) - Number(b.square < 0) || a.square - b.square || a.area - b.area || a.id - b.id;

export const placeOf = (board: Board, { square, area }: Piece): string =>
  square >= 0 ? squareName(board.x[square]!, board.y[square]!, board.level[square]) : board.entries[area]!.id;

const noteOf = (words: GameWords, board: Board, piece: Piece, isBlip: boolean): string =>
  [
    piece.square < 0 ? words.board.entryShort(board.entries[piece.area]!.id) : '',
    isBlip && piece.value > 0 ? words.rail.value(piece.value) : '',
    piece.mustLurk ? words.rail.mustLurk : words.rail[piece.activation],
  ]
    .filter((part) => part !== '')
    .join(' · ');

export const Brood = memo(function Brood({ words, dossier, view, selected, able, onSelect }: SquadProps) {
  const board = boardOf(dossier);
  const list = useChosenInSight(selected);
  const led = view.aliens
    .map((id) => view.pieces[id]!)
    .filter(isLed)
    .sort(inOrder);
  const marines = view.marines.map((id) => view.pieces[id]!);
  const dead = marines.filter(({ fate }) => fate === 'dead').length;
  const left = marines.filter(({ fate }) => fate === 'in-play' || fate === 'in-hand').length;
  return (
    <nav className="squad is-aliens" aria-label={words.rail.own}>
      <h2>{words.rail.own}</h2>
      {led.length === 0 ? <p className="squad-empty">{words.rail.nothing}</p> : null}
      <div className="squad-list" ref={list}>
        {led.map((piece) => {
          const { unit } = dossier.profiles[piece.profile]!;
          const isSelected = piece.id === selected;
          const ap = apOf(view, dossier, piece.id);
          return (
            <button
              key={piece.id}
              type="button"
              className={[
                'trooper',
                isSelected ? 'is-selected' : '',
                able.has(piece.id) ? 'is-able' : '',
                `is-${piece.activation}`,
              ].join(' ')}
              aria-pressed={isSelected}
              onClick={() => onSelect(piece.id)}
            >
              <b className="trooper-number">{placeOf(board, piece)}</b>
              <span className="trooper-name">{capital(pieceName(words, dossier, piece.id, piece.profile))}</span>
              <span className="trooper-gear">{noteOf(words, board, piece, unit.isBlip)}</span>
              <span className="trooper-state">
                <Pips ap={ap} most={unit.ap} />
              </span>
              <span className="visually-hidden">{words.rail.ap(ap)}</span>
            </button>
          );
        })}
      </div>
      <h2 className="contacts-title">{words.sides.marines}</h2>
      <ul className="contacts">
        <li className="is-marines">
          <b>{left}</b> {words.rail.marinesLeft(left).replace(/^\d+ /, '')}
        </li>
        <li className="is-dead">
          <b>{dead}</b> {words.rail.marinesDead(dead).replace(/^\d+ /, '')}
        </li>
      </ul>
    </nav>
  );
});
