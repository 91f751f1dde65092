/** D16.2–D16.4: bids in secret, and the force bought for the points of the lower one. */
import {
  MOST_BID,
  bidRefusal,
  checkForce,
  fairPoints,
  formatForce,
  leastBid,
  type ForceList,
} from '@sensorium/expedition/forces';
import { useState } from 'preact/compat';
import { ForceBuilder } from '../screens/forces/ForceBuilder.tsx';
import { ListSelect } from '../screens/forces/ListSelect.tsx';
import { boughtForce, obstacle } from '../screens/forces/storedForce.ts';
import { missionNamed } from '../screens/gameNames.ts';
import { useUnfinished } from '../storage/unfinished.ts';
import { useWords } from '../words/words.ts';
import { Failure } from './Failure.tsx';
import { titleOf } from './naming.ts';
import type { OnlineGame } from './onlineGame.ts';
import { useOnlineSnapshot } from './useOnlineGame.ts';
import { useOnlineWords } from './onlineWords.ts';
import { useTask } from './useTask.ts';

export const BidStep = ({ game }: { game: OnlineGame }) => {
  const words = useWords();
  const { bids: texts } = useOnlineWords();
  const { summary, bids } = useOnlineSnapshot(game);
  const [typed, setTyped] = useState('');
  const task = useTask();
  const mission = missionNamed(summary.terms.mission)!;
  const least = leastBid(mission);
  const isBad = !/^\d+$/.test(typed) || bidRefusal(Number(typed), MOST_BID, least) !== null;
  return (
    <section className="online-terms is-wide">
      <p className="label">{titleOf(words, summary.terms.mission)}</p>
      <h2>{texts.title}</h2>
      <p>{texts.note}</p>
      <p className="soft">
        {texts.fair(fairPoints(mission))} {texts.again}
      </p>
      {bids !== null && bids.mine !== null ? (
        <output className="note">{texts.made(bids.mine)}</output>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isBad) return;
            task.run(async () => {
              await game.bid(Number(typed));
              setTyped('');
            });
          }}
        >
          <label className="field short">
            <span className="label">{texts.points(least, MOST_BID)}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={typed}
              aria-invalid={typed !== '' && isBad}
              onChange={(event) => setTyped(event.currentTarget.value.trim())}
            />
          </label>
          <Failure text={task.failure} />
          <p className="link-buttons">
            <button type="submit" className="button primary" disabled={isBad || task.isBusy}>
              {texts.make}
            </button>
          </p>
        </form>
      )}
    </section>
  );
};

export const MusterStep = ({ game }: { game: OnlineGame }) => {
  const { saga, language } = useWords();
  const { bids: texts } = useOnlineWords();
  const { summary, bids } = useOnlineSnapshot(game);
  const task = useTask();
  const points = bids?.points ?? 0;
  const [list, setList] = useUnfinished<ForceList>(`online/${game.id}/list`, () => ({
    name: saga.forces.unnamed,
    time: 0,
    squads: [],
  }));
  const shown = <p className="soft">{texts.shown(bids?.shown ?? [])}</p>;
  if (!summary.mine.includes('marines'))
    return (
      <section className="online-terms is-wide">
        <h2>{texts.title}</h2>
        {shown}
        <output className="note">{texts.buying(points)}</output>
      </section>
    );
  const mission = missionNamed(summary.terms.mission)!;
  const isLegal = checkForce(list, points).length === 0;
  const why = isLegal ? obstacle(mission, boughtForce(list, points, language), language) : '';
  return (
    <section className="forces">
      <h2>{texts.buy(points)}</h2>
      {shown}
      <ForceBuilder
        why={why === '' ? '' : saga.forces.doesNotFit(why)}
        list={list}
        points={points}
        onChange={setList}
        head={
          <ListSelect
            label={saga.muster.load}
            none={saga.muster.loadNone}
            value=""
            points={points}
            onPick={(_, kept) => kept !== null && setList(kept)}
          />
        }
      >
        <Failure text={task.failure} />
        <button
          type="button"
          className="button primary"
          disabled={!isLegal || why !== '' || task.isBusy}
          onClick={() => task.run(() => game.muster(JSON.parse(formatForce(list))))}
        >
          {texts.begin}
        </button>
      </ForceBuilder>
    </section>
  );
};
