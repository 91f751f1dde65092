/** "We did it anyway": what lies on the real board is entered, whatever the rules say. */
import { WEAPON_STATES, command, type Command, type Piece } from '@sensorium/engine';
import { squareName, squareNamed } from '@sensorium/host/orders';
import { useState } from 'preact/compat';
import { capital, markOf, pieceName, terrainName } from '../game/displayNames.ts';
import type { Teller } from '../game/sentences.ts';
import type { Game } from '../game/useGame.ts';
import type { CompanionWords } from './companionWords.ts';

/** What has been chosen so far, by tapping the board or here. */
export interface Edit {
  readonly piece: number;
  /** As it is called, or as somebody has typed it. */
  readonly square: string;
  readonly facing: number;
}

export const NO_EDIT: Edit = { piece: -1, square: '', facing: 0 };

const inPlay = (pieces: readonly (Piece | null)[]): Piece[] =>
  pieces.filter((piece): piece is Piece => piece !== null && piece.fate === 'in-play');

/** A tap takes up the piece that stands there; the next says where it goes. */
export const tapped = ({ context: { board, view } }: Game, edit: Edit, square: number): Edit => {
  const name = squareName(board, square);
  const here = inPlay(view.pieces).find((piece) => piece.square === square);
  if (here !== undefined && here.id !== edit.piece)
    return { piece: here.id, square: name, facing: Math.max(0, here.facing) };
  return { ...edit, square: name };
};

interface EditFormProps {
  readonly game: Game;
  readonly teller: Teller;
  readonly words: CompanionWords;
  readonly edit: Edit;
  /** What came of the last try. */
  readonly note: string;
  readonly onEdit: (edit: Edit) => void;
  readonly onOverrule: (command: Command) => void;
  readonly onClose: () => void;
}

const Facings = ({ words, teller, edit, onEdit }: Pick<EditFormProps, 'words' | 'teller' | 'edit' | 'onEdit'>) => (
  <div className="edit-facings" role="radiogroup" aria-label={words.edit.facing}>
    {teller.words.facings.slice(0, 4).map((name, facing) => (
      <label key={name}>
        <input
          type="radio"
          name="edit-facing"
          checked={edit.facing === facing}
          onChange={() => onEdit({ ...edit, facing })}
        />
        <span>{capital(name)}</span>
      </label>
    ))}
  </div>
);

/** A door is put, opened, shut or taken away. */
const Door = ({
  teller,
  words,
  square,
  onOverrule,
}: Pick<EditFormProps, 'teller' | 'words' | 'onOverrule'> & { square: number }) => {
  const { dossier } = teller;
  const doors = dossier.terrain.flatMap(({ opens, closes }, index) =>
    index === 0 || opens !== undefined || closes !== undefined ? [index] : [],
  );
  const [kind, setKind] = useState(0);
  return (
    <div className="edit-row">
      <label>
        <span>{words.edit.door}</span>
        <select value={String(kind)} onChange={(event) => setKind(Number(event.currentTarget.value))}>
          {doors.map((index) => (
            <option key={index} value={String(index)}>
              {index === 0 ? words.edit.doors.none : terrainName(teller.words, dossier, index)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="beside-button"
        onClick={() => onOverrule(command('change-anyway', -1, square, kind))}
      >
        {words.edit.change}
      </button>
    </div>
  );
};

const Marker = ({ words, piece, onOverrule }: Pick<EditFormProps, 'words' | 'onOverrule'> & { piece: Piece }) => {
  const [state, setState] = useState<Piece['weapon']>(piece.weapon);
  return (
    <div className="edit-row">
      <label>
        <span>{words.edit.weapon}</span>
        <select value={state} onChange={(event) => setState(event.currentTarget.value as Piece['weapon'])}>
          {WEAPON_STATES.map((each) => (
            <option key={each} value={each}>
              {words.edit.weapons[each]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="beside-button"
        onClick={() => onOverrule(command('mark-anyway', piece.id, -1, WEAPON_STATES.indexOf(state)))}
      >
        {words.edit.mark}
      </button>
    </div>
  );
};

export const EditForm = (props: EditFormProps) => {
  const { game, teller, words, edit, note, onEdit, onOverrule, onClose } = props;
  const { board, view, dossier } = game.context;
  const all = inPlay(view.pieces);
  const piece = all.find(({ id }) => id === edit.piece);
  const square = squareNamed(board, edit.square.trim());
  const nameOf = ({ id, profile }: Piece): string => {
    const name = capital(pieceName(teller.words, dossier, id, profile));
    return dossier.roster[id]?.name === undefined ? name : `${markOf(dossier, id)} ${name}`;
  };
  return (
    <section className="beside-card edit" aria-labelledby="edit-title" tabIndex={-1} data-focus-home="first">
      <div className="beside-text">
        <h2 id="edit-title">{words.edit.title}</h2>
        <p>{words.edit.text}</p>
        <output className="edit-note">
          {edit.square.trim() !== '' && square < 0 ? words.edit.noSquare(edit.square) : note}
        </output>
      </div>
      <div className="edit-row">
        <label>
          <span>{words.edit.piece}</span>
          <select
            value={String(edit.piece)}
            onChange={(event) => {
              const id = Number(event.currentTarget.value);
              const chosen = all.find((each) => each.id === id);
              const at = chosen === undefined || chosen.square < 0 ? '' : squareName(board, chosen.square);
              onEdit({ piece: id, square: at, facing: Math.max(0, chosen?.facing ?? 0) });
            }}
          >
            <option value="-1">{words.edit.noPiece}</option>
            {all.map((each) => (
              <option key={each.id} value={String(each.id)}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
        <label className="edit-square">
          <span>{words.edit.square}</span>
          <input
            value={edit.square}
            placeholder={words.edit.squareHint}
            autoCapitalize="characters"
            onInput={(event) => onEdit({ ...edit, square: event.currentTarget.value })}
          />
        </label>
      </div>
      {piece === undefined ? null : (
        <>
          {piece.facing >= 0 ? <Facings words={words} teller={teller} edit={edit} onEdit={onEdit} /> : null}
          <div className="beside-buttons">
            <button
              type="button"
              className="beside-button"
              onClick={() => onOverrule(command('remove-anyway', piece.id))}
            >
              {words.edit.remove}
            </button>
            <button
              type="button"
              className="beside-button is-main"
              aria-disabled={square < 0}
              onClick={() => square >= 0 && onOverrule(command('put-anyway', piece.id, square, edit.facing))}
            >
              {words.edit.put}
            </button>
          </div>
          {piece.side === 'marines' ? (
            <Marker key={`${piece.id} ${piece.weapon}`} words={words} piece={piece} onOverrule={onOverrule} />
          ) : null}
        </>
      )}
      {square >= 0 && piece === undefined ? (
        <Door teller={teller} words={words} square={square} onOverrule={onOverrule} />
      ) : null}
      <div className="beside-buttons">
        <button type="button" className="beside-button" onClick={onClose}>
          {words.edit.close}
        </button>
      </div>
    </section>
  );
};
