/** What is behind an invitation link: who invites, to what, by which rules; and one button. */
import type { GameSummary } from '@sensorium/host/online';
import { inLanguage, type OnlineWords } from '@sensorium/content/words';
import { useEffect, useState } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import { formatRoute, replaceWith } from '../app/router.ts';
import { MissionMap } from '../drawings/MissionMap.tsx';
import { missionNamed } from '../screens/gameNames.ts';
import type { Party } from '../engine/protocol.ts';
import { useWords, type Words } from '../words/words.ts';
import { ServerFault } from './connection.ts';
import { Failure } from './Failure.tsx';
import { clockText, titleOf } from './naming.ts';
import { OwnName, nameMyself } from './OwnName.tsx';
import { useOnlineWords } from './onlineWords.ts';
import { useTask } from './useTask.ts';
import { WithServer, type Reached } from './WithServer.tsx';
import './online.css';

const useInvitation = ({ connection }: Reached, place: string): GameSummary | null | 'gone' => {
  const [found, setFound] = useState<GameSummary | null | 'gone'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      await connection.whenOpen();
      try {
        const summary = await connection.ask('invitation', { place });
        if (!isGone) setFound(summary);
      } catch (error) {
        if (!isGone && error instanceof ServerFault) setFound('gone');
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [connection, place]);
  return found;
};

/** Rule options that differ from the mission's own, in words. */
const optionLines = (
  { newGame }: Words,
  { invitation: words }: OnlineWords,
  { options = {} }: GameSummary['terms'],
): string[] =>
  Object.entries(options).flatMap(([id, value]) => {
    const known = (newGame.ruleOptions as Readonly<Record<string, { title: string; values: object }>>)[id];
    const values = (known?.values ?? {}) as Readonly<Record<string, string>>;
    return known === undefined ? [] : [words.optionInForce(known.title, values[value] ?? String(value))];
  });

/** What one agrees on by sitting down. */
export const Agreement = ({ summary }: { summary: GameSummary }) => {
  const words = useOnlineWords();
  const all = useWords();
  const { invitation } = words;
  const { terms } = summary;
  const { watch, clock } = terms;
  const lines = [
    clockText(words, clock),
    invitation.away[clock.kind],
    invitation.response(terms.response),
    ...optionLines(all, words, terms),
    ...(terms.match ? [invitation.match] : []),
    watch.kind === 'later' ? invitation.watches.later(watch.turns) : invitation.watches[watch.kind],
    invitation.talks[terms.talk],
    invitation.dice,
  ];
  return (
    <ul className="agreement">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** The places that are free, each with what one would be. */
const placesIn = ({ terms, seats }: GameSummary): readonly Party[] =>
  terms.sides === 'lot' || terms.sides === 'bids'
    ? []
    : seats.filter(({ person }) => person === null).map(({ party }) => party);

const Invitation = ({ reached, place, summary }: { reached: Reached; place: string; summary: GameSummary }) => {
  const words = useOnlineWords();
  const all = useWords();
  const { invitation } = words;
  const { terms, seats, mine } = summary;
  const mission = missionNamed(terms.mission);
  const [name, setName] = useState(reached.person?.name ?? '');
  const task = useTask();
  const host = seats.find(({ person }) => person !== null)?.person?.name ?? words.nameless;
  const free = placesIn(summary);
  const join = async (party?: Party): Promise<void> => {
    await nameMyself(reached.person, name);
    const { game } = await reached.connection.ask('join', { place, ...(party === undefined ? {} : { party }) });
    replaceWith('table', game);
  };
  const buttons =
    free.length > 1
      ? free.map((party) => ({ party, text: invitation.sitDownAs(words.parties[party]) }))
      : [{ party: undefined, text: invitation.sitDown }];
  return (
    <div className="online-invite">
      <section className="online-mission">
        <p className="label">{invitation.from(host)}</p>
        <h2>{titleOf(all, terms.mission)}</h2>
        {mission === undefined ? null : (
          <>
            <div className="online-map">
              <MissionMap mission={mission} label={all.newGame.mapOf(titleOf(all, terms.mission))} />
            </div>
            <p>{inLanguage(mission.words, all.language).briefing}</p>
          </>
        )}
      </section>
      <section className="online-terms is-wide">
        <p className="objective">
          {free.length > 1
            ? words.link.free(free.length)
            : free.length === 1
              ? invitation.sides[free[0]!]
              : invitation.sides[terms.sides]}
        </p>
        <Agreement summary={summary} />
        {mine.length > 0 ? (
          <p className="note">
            {invitation.yours} <a href={formatRoute('table', summary.game)}>{words.link.title}</a>
          </p>
        ) : (
          <>
            <OwnName name={name} onChange={setName} label={invitation.name} />
            <Failure text={task.failure} />
            <p className="link-buttons">
              {buttons.map(({ party, text }) => (
                <button
                  key={text}
                  type="button"
                  className="button primary"
                  disabled={task.isBusy}
                  onClick={() => task.run(() => join(party))}
                >
                  {text}
                </button>
              ))}
            </p>
          </>
        )}
      </section>
    </div>
  );
};

const Behind = ({ reached, place }: { reached: Reached; place: string }) => {
  const { invitation, reach, games } = useOnlineWords();
  const found = useInvitation(reached, place);
  if (found === null) return <p className="soft">{reach.asking}</p>;
  if (found === 'gone')
    return (
      <p className="note bad">
        {invitation.gone} <a href={formatRoute('online')}>{games.title}</a>
      </p>
    );
  return <Invitation reached={reached} place={place} summary={found} />;
};

export default function JoinScreen({ id }: { id: string }) {
  const { invitation } = useOnlineWords();
  return (
    <Page title={invitation.title} className="online">
      <WithServer>{(reached) => <Behind reached={reached} place={id} />}</WithServer>
    </Page>
  );
}
