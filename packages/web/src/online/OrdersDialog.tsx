/** C7.10: what the marine player answers in the alien turn without being asked. He alone sees it. */
import { NO_ORDERS, type StandingOrders } from '@sensorium/host/online';
import { useState } from 'preact/compat';
import { pieceName } from '../game/displayNames.ts';
import { gameWords } from '../game/gameWords.ts';
import { Dialog } from '../game/hud/Dialogs.tsx';
import type { GameSession } from '../game/index.ts';
import { Pick } from '../screens/Pick.tsx';
import { useWords } from '../words/words.ts';
import { Failure } from './Failure.tsx';
import type { OnlineGame } from './onlineGame.ts';
import { useOnlineWords } from './onlineWords.ts';
import { ordersFrom, typedFrom, type TypedOrders } from './typedOrders.ts';
import { useTask } from './useTask.ts';

interface OrdersDialogProps {
  readonly game: OnlineGame;
  readonly session: GameSession;
  readonly onClose: () => void;
}

interface FieldProps {
  readonly typed: TypedOrders;
  readonly onChange: (change: Partial<TypedOrders>) => void;
}

type Flag = 'isThisTurn' | 'isNear' | 'isAttack' | 'clearJams';
const Check = ({ typed, onChange, field, label }: FieldProps & { field: Flag; label: string }) => (
  <label className="check">
    <input
      type="checkbox"
      checked={typed[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
    />
    <span>{label}</span>
  </label>
);

const Conditions = ({ typed, onChange, session }: FieldProps & { session: GameSession }) => {
  const { orders } = useOnlineWords();
  const { language } = useWords();
  const words = gameWords(language);
  const { view } = session.getSnapshot();
  const marines = view.marines.filter((id) => (view.pieces[id]?.square ?? -1) >= 0);
  return (
    <div className="orders-conditions">
      <Check typed={typed} onChange={onChange} field="isThisTurn" label={orders.thisTurn} />
      <div className="online-row">
        <Check typed={typed} onChange={onChange} field="isNear" label={orders.near} />
        {typed.isNear ? (
          <label className="field short">
            <span className="label">{orders.squares}</span>
            <input
              type="number"
              min={1}
              max={50}
              value={typed.squares}
              onChange={(event) => onChange({ squares: event.currentTarget.valueAsNumber })}
            />
          </label>
        ) : null}
      </div>
      <label className="field">
        <span className="label">{orders.seen}</span>
        <select value={typed.seen} onChange={(event) => onChange({ seen: Number(event.currentTarget.value) })}>
          <option value={-1}>{orders.nobody}</option>
          {marines.map((id) => (
            <option key={id} value={id}>
              {id + 1} · {pieceName(words, session.dossier, id, view.pieces[id]?.profile)}
            </option>
          ))}
        </select>
      </label>
      <Check typed={typed} onChange={onChange} field="isAttack" label={orders.attack} />
    </div>
  );
};

export const OrdersDialog = ({ game, session, onClose }: OrdersDialogProps) => {
  const { orders } = useOnlineWords();
  const { app } = useWords();
  const task = useTask();
  const { view } = session.getSnapshot();
  const [typed, setTyped] = useState(() => typedFrom(game.getSnapshot().orders ?? NO_ORDERS));
  const onChange = (change: Partial<TypedOrders>): void => setTyped({ ...typed, ...change });
  const keep = async (): Promise<void> => {
    await game.setOrders(ordersFrom(typed, view.turn));
    onClose();
  };
  return (
    <Dialog title={orders.title} onClose={onClose} kind="is-orders">
      <p>{orders.text}</p>
      <Pick<StandingOrders['answer']>
        name="orders-answer"
        title={orders.answer}
        options={[
          { id: 'ask', name: orders.ask, note: orders.askNote },
          { id: 'pass', name: orders.pass, note: orders.passNote },
        ]}
        value={typed.answer}
        onPick={(answer) => onChange({ answer })}
      />
      {typed.answer === 'pass' ? <Conditions typed={typed} onChange={onChange} session={session} /> : null}
      <Check typed={typed} onChange={onChange} field="clearJams" label={orders.clearJams} />
      <Failure text={task.failure} />
      <div className="dialog-buttons">
        <button type="button" className="answer" onClick={onClose}>
          {app.cancel}
        </button>
        <button type="button" className="answer is-main" disabled={task.isBusy} onClick={() => task.run(keep)}>
          {orders.keep}
        </button>
      </div>
    </Dialog>
  );
};
