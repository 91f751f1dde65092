import { useEffect, useRef, type ReactNode } from 'preact/compat';
import { SECOND, sideOf, type Dossier, type Party } from '../../engine/protocol.ts';
import { KEYS, keyFor, type GameSettings, type KeyAction } from '../settings.ts';
import { whyEnded } from '../ending.ts';
import type { Standing, Winner } from '../looks/aims.ts';
import type { Game } from '../useGame.ts';
import { capital, markOf, partyName, pieceName, wordFor, type GameWords } from '../displayNames.ts';
import { ObjectiveList, type Objectives } from './Aims.tsx';
import { keyFace } from './ActionButton.tsx';
import { isHotSeat } from '../parties.ts';
import { placeOf } from './Brood.tsx';
import { IconButton } from './Icon.tsx';
import './dialogs.css';

/** The browser's own dialog: focus stays inside, Escape closes. */
export const Dialog = ({
  title,
  onClose,
  children,
  kind = '',
  isRead = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  kind?: string;
  isRead?: boolean;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    // Left to itself the browser focuses the first button, which may lie below what is to be read.
    if (isRead) heading.current?.focus();
    return () => element?.close();
  }, [isRead]);
  return (
    <dialog ref={dialog} className={`dialog ${kind}`} aria-label={title} onCancel={onClose}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
};

export const EndTurnDialog = ({ game, words }: { game: Game; words: GameWords }) => (
  <Dialog title={words.endTurn.title} onClose={game.stopEnding}>
    <p>{game.snapshot.viewer === 'marines' ? words.endTurn.idle : words.endTurn.idleAliens}</p>
    <ul className="idle-list">
      {game.idle.map((id) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => {
              game.stopEnding();
              game.select(id);
            }}
          >
            <IdlePiece game={game} words={words} id={id} />
          </button>
        </li>
      ))}
    </ul>
    <div className="dialog-buttons">
      <button type="button" className="answer" onClick={game.stopEnding}>
        {words.endTurn.cancel}
      </button>
      <button type="button" className="answer is-main" onClick={() => game.endTurn(true)}>
        {words.endTurn.confirm}
      </button>
    </div>
  </Dialog>
);

/** Marines by number and name, aliens by where they are. */
const IdlePiece = ({ game: { context }, words, id }: { game: Game; words: GameWords; id: number }) => {
  const piece = context.view.pieces[id]!;
  if (piece.side === 'marines')
    return (
      <>
        <b>{markOf(context.dossier, id)}</b> {pieceName(words, context.dossier, id, piece.profile)}
      </>
    );
  return (
    <>
      <b>{placeOf(context.board, piece)}</b> {capital(pieceName(words, context.dossier, id, piece.profile))}
    </>
  );
};

interface CurtainProps {
  readonly words: GameWords;
  readonly party: Party;
  readonly sides: Dossier['sides'];
  readonly onTake: () => void;
}

export const Curtain = ({ words, party, sides, onTake }: CurtainProps) => {
  const name = partyName(words, sides, party);
  const isOneOfTwo = sides[SECOND] !== undefined && party !== 'aliens';
  return (
    <section
      className={`curtain is-${sideOf(party)}`}
      aria-label={words.curtain.title(name)}
      tabIndex={-1}
      data-focus-home="first"
    >
      <h1>{words.curtain.title(name)}</h1>
      <p>{words.curtain.text}</p>
      <button type="button" className="answer is-main" onClick={onTake}>
        {isOneOfTwo ? words.curtain.takeAs(name) : words.curtain.take(name)}
      </button>
    </section>
  );
};

/** What the game is about, which key does what, and the ways to end it early. */
export const HelpDialog = ({
  game,
  words,
  settings,
  name,
  objectives,
  onClose,
  onPreferences,
}: {
  game: Game;
  words: GameWords;
  settings: GameSettings;
  name: string;
  objectives: Objectives | null;
  onClose: () => void;
  onPreferences: (() => void) | undefined;
}) => (
  <Dialog title={name} onClose={onClose} kind="is-help" isRead>
    {objectives === null ? null : (
      <>
        <h3>{words.bar.objectives}</h3>
        <ObjectiveList words={words} objectives={objectives} />
      </>
    )}
    <h3 className="for-keyboards">{words.help.title}</h3>
    <p className="for-keyboards">{words.help.arrows}</p>
    <dl className="keys for-keyboards">
      {(Object.keys(KEYS) as KeyAction[]).map((action) => (
        <div key={action}>
          <dt>
            <kbd>{keyFace(keyFor(settings, action))}</kbd>
          </dt>
          <dd>{words.help.keys[action]}</dd>
        </div>
      ))}
    </dl>
    <div className="dialog-buttons">
      {game.snapshot.update.offers
        .filter(
          ({ do: word }) =>
            word === 'resign' ||
            (word === 'agree-draw' && (isHotSeat(game.session.dossier) || game.session.isElsewhere)),
        )
        .map((offer) => (
          <button
            key={offer.do}
            type="button"
            className="answer is-quiet"
            onClick={() => {
              onClose();
              game.ask([offer]);
            }}
          >
            {wordFor(words.actions, offer.do)}
          </button>
        ))}
      {onPreferences === undefined ? null : (
        <button
          type="button"
          className="answer"
          onClick={() => {
            onClose();
            onPreferences();
          }}
        >
          {words.help.settings}
        </button>
      )}
      <button type="button" className="answer is-main" onClick={onClose}>
        {words.close}
      </button>
    </div>
  </Dialog>
);

export const Refused = ({
  game,
  words,
  onRule,
  children,
}: {
  game: Game;
  words: GameWords;
  onRule: (rule: string) => void;
  children?: ReactNode;
}) => {
  const { refused } = game.snapshot;
  if (refused === null) return null;
  return (
    <section className="refused">
      <b>{words.refused}</b>
      <span>{wordFor(words.reasons, refused.why.reason)}</span>
      <button
        type="button"
        className="rule"
        onClick={() => onRule(refused.why.rule)}
        aria-label={words.log.rule(refused.why.rule)}
      >
        {refused.why.rule}
      </button>
      {children}
      <IconButton is="close" label={words.close} onUse={() => game.session.forgetRefusal()} />
    </section>
  );
};

/** Who has won, why, and the rule behind it. */
export const Over = ({
  standing,
  winner,
  leadsTo,
  onGoOn,
  onRule,
}: {
  standing: Standing;
  winner: Winner;
  leadsTo: keyof GameWords['over']['leadsTo'];
  onGoOn: () => void;
  onRule: (rule: string) => void;
}) => {
  const {
    view: { endedBy },
    words,
  } = standing;
  return (
    <section className={`over is-${winner}`} tabIndex={-1} data-focus-home="first">
      <h2>{words.over[winner]}</h2>
      <p className="over-why">{whyEnded(standing, winner, endedBy)}</p>
      <button type="button" className="rule" onClick={() => onRule(endedBy)}>
        {words.over.by(endedBy)}
      </button>
      <button type="button" className="answer is-main" onClick={onGoOn}>
        {words.over.leadsTo[leadsTo]}
      </button>
    </section>
  );
};
