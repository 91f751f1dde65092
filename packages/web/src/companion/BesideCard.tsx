/** What is to be done at the real table now, and the tools that lie beside it. */
import { wordsOf, type Names } from '@sensorium/content/words';
import type { Board, Command, View } from '@sensorium/engine';
import { tellPieces, type Told } from '@sensorium/host/companion';
import { squareName } from '@sensorium/host/orders';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'preact/compat';
import type { Beside, BesideDeed } from '../engine/protocol.ts';
import { boardOf } from '../game/board/model.ts';
import { pieceName, wordFor } from '../game/displayNames.ts';
import { gameWords } from '../game/gameWords.ts';
import type { RealBoard } from '../game/realBoard.ts';
import type { Teller } from '../game/sentences.ts';
import { throwOf } from '../game/throws.ts';
import type { Game } from '../game/useGame.ts';
import { useWords } from '../words/words.ts';
import { askingOf } from './asking.ts';
import type { BesideEngine } from './besideEngine.ts';
import { BooksDialog } from './BooksDialog.tsx';
import { companionWords, useCompanionWords } from './companionWords.ts';
import { DicePad } from './DicePad.tsx';
import { EditForm, NO_EDIT, tapped, type Edit } from './EditForm.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { usePreferences, type Preferences } from './preferences.ts';
import { ToldCard } from './ToldCard.tsx';
import { hush, speak } from './voice.ts';

/** Everything the card and the tools know of the table. */
interface AtTheTable {
  readonly status: Beside;
  readonly told: readonly Told[];
  readonly preferences: Preferences;
  readonly edit: Edit | null;
  readonly note: string;
  readonly setEdit: (edit: Edit | null) => void;
  readonly overrule: (edit: Command, teller: Teller) => void;
  readonly hear: (deed: BesideDeed) => void;
  readonly onRule: (rule: string) => void;
}

export const BesideContext = createContext<AtTheTable | null>(null);
const useTable = (): AtTheTable => useContext(BesideContext)!;

/** Pieces as they are called now. */
const namesOf = ({ words, dossier, board }: Teller, view: View): Names => ({
  piece: (id) => pieceName(words, dossier, id, view.pieces[id]?.profile ?? dossier.rosterProfiles[id]),
  square: (square) => squareName(board, square),
  facing: (facing) => words.facings[facing] ?? '',
  area: (area) => words.board.entryShort(dossier.board.entries[area]?.id ?? ''),
});

const NONE: readonly Told[] = [];
const NO_WAY: readonly number[] = [];

const toldOf = (teller: Teller, view: View, { task }: Beside): readonly Told[] => {
  if (task.news.length === 0) return NONE;
  const { language } = teller.words;
  const { directions, ground } = wordsOf(language, 'survey');
  const names = namesOf(teller, view);
  const words = companionWords(language);
  return tellPieces(task.news, { board: teller.board, language, names, words, directions, ground });
};

/** Where to look: the way of the piece that is told, or the square it stands on; else of whom the dice are. */
const wayOf = (
  board: Board,
  view: View,
  { task: { throwing } }: Beside,
  [first]: readonly Told[],
): readonly number[] => {
  if (first !== undefined && first.way.length > 0) return first.way;
  const event = throwing?.decides;
  const about = first?.piece ?? (event !== null && event !== undefined && 'piece' in event ? event.piece : -1);
  const { square = -1, area = -1 } = view.pieces[about] ?? {};
  if (square >= 0) return [square];
  return area < 0 ? NO_WAY : board.entries[area]!.squares.slice(0, 1);
};

const useTold = (engine: BesideEngine, status: Beside): Pick<AtTheTable, 'told'> & Pick<RealBoard, 'way'> => {
  const { language } = useWords();
  const { session } = engine;
  return useMemo(() => {
    if (session === null) return { told: NONE, way: NO_WAY };
    const { dossier } = session;
    const { view } = session.getSnapshot().update;
    const told = toldOf({ words: gameWords(language), dossier, board: boardOf(dossier) }, view, status);
    return { told, way: wayOf(boardOf(dossier), view, status, told) };
  }, [session, status, language]);
};

export const useBeside = (engine: BesideEngine, status: Beside, onRule: (rule: string) => void) => {
  const words = useCompanionWords();
  const preferences = usePreferences();
  const { told, way } = useTold(engine, status);
  const [edit, setEdit] = useState<Edit | null>(null);
  const [note, setNote] = useState('');
  const hear = useCallback((deed: BesideDeed) => void engine.hear(deed), [engine]);
  const { pacing } = preferences;
  useEffect(() => hear({ is: 'pacing', pacing }), [hear, pacing]);
  const { task } = status;
  // What leaves nothing to move needs no word.
  const isEmpty = task.news.length > 0 && told.length === 0;
  useEffect(() => {
    if (isEmpty) hear({ is: 'done', count: task.news.length });
  }, [isEmpty, hear, task]);
  const overrule = useCallback(
    async (wanted: Command, teller: Teller): Promise<void> => {
      const { refused } = await engine.hear({ is: 'overrule', edit: wanted });
      setNote(refused === null ? words.edit.did : `${wordFor(teller.words.reasons, refused.reason)} (${refused.rule})`);
      if (refused === null) setEdit(NO_EDIT);
    },
    [engine, words],
  );
  const isAtWork = task.throwing !== null || told.length > 0;
  const isEditing = edit !== null && !isAtWork;
  const beside = useMemo(
    (): AtTheTable => ({
      status,
      told,
      preferences,
      edit: isEditing ? edit : null,
      note,
      setEdit: (next) => {
        setNote('');
        setEdit(next);
      },
      overrule: (wanted, teller) => void overrule(wanted, teller),
      hear,
      onRule,
    }),
    [status, told, preferences, edit, isEditing, note, overrule, hear, onRule],
  );
  const board = useMemo(
    (): RealBoard => ({
      Card,
      Tools,
      isBusy: isAtWork || isEditing,
      way,
      onSquare: isEditing ? (game, square) => square >= 0 && setEdit(tapped(game, edit, square)) : null,
      anyway: {
        label: words.play.differs,
        onUse: (game) => {
          const { refused, view } = game.snapshot;
          const piece = view.pieces[refused?.command.piece ?? -1];
          game.session.forgetRefusal();
          setNote('');
          setEdit(
            piece === null || piece === undefined
              ? NO_EDIT
              : { piece: piece.id, square: placeOf(game, piece.square), facing: Math.max(0, piece.facing) },
          );
        },
      },
    }),
    [isAtWork, isEditing, edit, way, words],
  );
  return { beside, board };
};

const placeOf = ({ context: { board } }: Game, square: number): string => (square < 0 ? '' : squareName(board, square));

interface PartProps {
  readonly game: Game;
  readonly teller: Teller;
}

const Pad = ({ game, teller }: PartProps) => {
  const words = useCompanionWords();
  const { status, hear } = useTable();
  const { task } = status;
  const { throwing } = task;
  const { view } = game.snapshot.update;
  const asking = useMemo(() => {
    if (throwing === null) return null;
    const { language } = teller.words;
    const profiles = new Map(
      view.pieces.flatMap((piece) => (piece === null ? [] : [[piece.id, piece.profile] as const])),
    );
    const thrown = throwing.decides === null ? null : throwOf(teller, throwing.decides, profiles);
    const names = namesOf(teller, view);
    return askingOf(throwing, { words, names, language }, thrown, teller.words.dice.needed);
  }, [throwing, teller, view, words]);
  if (throwing === null || asking === null) return null;
  return (
    <DicePad
      words={words}
      asking={asking}
      values={throwing.values}
      of={throwing.wanted.length}
      canTakeBack={task.canTakeBack}
      canWithdraw={task.canWithdraw}
      onType={(value) => hear({ is: 'type', values: [value] })}
      onTakeBack={() => hear({ is: 'take-back' })}
      onWithdraw={() => hear({ is: 'withdraw' })}
    />
  );
};

const Telling = () => {
  const words = useCompanionWords();
  const { locale } = useWords();
  const { status, told, preferences, hear, onRule } = useTable();
  const isList = preferences.pacing === 'list';
  const text = isList ? told.map(({ brief }) => brief).join(' ') : (told[0]?.lines.join(' ') ?? '');
  const { isAloud } = preferences;
  useEffect(() => {
    if (isAloud) speak(text, locale);
    return hush;
  }, [isAloud, text, locale]);
  const count = isList ? status.task.news.length : (told[0]?.upTo ?? 0);
  return (
    <ToldCard
      key={text}
      words={words}
      told={told}
      isList={isList}
      canTakeBack={status.task.canTakeBack}
      onDone={() => hear({ is: 'done', count })}
      onTakeBack={() => hear({ is: 'take-back' })}
      onRule={onRule}
    />
  );
};

const Card = ({ game, teller }: PartProps) => {
  const words = useCompanionWords();
  const { status, told, edit, note, setEdit, overrule } = useTable();
  if (status.task.throwing !== null) return <Pad game={game} teller={teller} />;
  if (told.length > 0) return <Telling />;
  if (edit === null) return null;
  return (
    <EditForm
      game={game}
      teller={teller}
      words={words}
      edit={edit}
      note={note}
      onEdit={setEdit}
      onOverrule={(wanted) => overrule(wanted, teller)}
      onClose={() => setEdit(null)}
    />
  );
};

const Tools = ({ game, teller }: PartProps) => {
  const { play } = useCompanionWords();
  const { status, hear, setEdit, preferences } = useTable();
  const [isOpen, setOpen] = useState<'books' | 'options' | null>(null);
  const { task } = status;
  const isFree = task.throwing === null && task.news.length === 0;
  // An action is indivisible (C1.13): edits stand between two of them.
  const isBetween = isFree && game.context.canSpeak && game.context.decision === 'action';
  return (
    <div className="beside-tools" role="toolbar" aria-label={play.tools}>
      <button type="button" className="beside-button" onClick={() => setOpen('books')}>
        {play.books}
      </button>
      <button type="button" className="beside-button" disabled={!isBetween} onClick={() => setEdit(NO_EDIT)}>
        {play.differs}
      </button>
      <button type="button" className="beside-button" onClick={() => setOpen('options')}>
        {play.options}
      </button>
      {isFree && task.canTakeBack ? (
        <button type="button" className="beside-button is-back" onClick={() => hear({ is: 'take-back' })}>
          {play.takeBack}
        </button>
      ) : null}
      {isOpen === 'books' ? <BooksDialog game={game} teller={teller} onClose={() => setOpen(null)} /> : null}
      {isOpen === 'options' ? (
        <OptionsDialog
          kinds={task.kinds}
          canChange={isFree}
          preferences={preferences}
          onKinds={(kinds) => hear({ is: 'kinds', kinds })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
};
