import { MISSIONS, isForTwo, type Mission } from '@sensorium/content';
import { SIDES, otherSide, type Side } from '@sensorium/engine';
import { useMemo, useState, type ReactNode } from 'preact/compat';
import { fetched, useFetched } from '../app/fetched.ts';
import { Page } from '../app/Page.tsx';
import { formatRoute, goTo } from '../app/router.ts';
import { beginGame } from '../storage/begin.ts';
import { useUnfinished } from '../storage/unfinished.ts';
import { tellFault, useWords, type Words } from '../words/words.ts';
import {
  BID,
  FROM_FILE,
  OPENED,
  WHERE,
  asksForTies,
  clockFor,
  clocksFor,
  firstChoice,
  readSeed,
  seatsFor,
  tiesOption,
  typedSeed,
  withSide,
  type Choice,
} from './newGameChoice.ts';
import { Kinds } from '../companion/Kinds.tsx';
import { Briefing } from './Briefing.tsx';
import { Deputy } from './Deputy.tsx';
import { missionNamed } from './gameNames.ts';
import { MatchNameFields } from './MatchNameFields.tsx';
import { PERSON, opponentsOf } from './opponents.ts';
import { Pick, type PickProps } from './Pick.tsx';
import { ProposedOpponent } from './ProposedOpponent.tsx';
import { Ties } from './Ties.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Gallery, type Shown } from './Gallery.tsx';
import { ForceChoice, forcedScenario, useBrought } from './forces/ForceChoice.tsx';
import type * as BoughtGames from './muster/BoughtGame.tsx';
import { RuleOptions } from './RuleOptions.tsx';
import { optionsFor, type Brought } from './ruleOptions.ts';
import { SeedField } from './SeedField.tsx';
import { parseMissionPlace } from './squads/places.ts';
import './newGame.css';

/** Bids and the squad builder are fetched when somebody wants them. */
const mustering = fetched<'not-yet' | 'asked', typeof BoughtGames | null>({
  'not-yet': () => Promise.resolve(null),
  asked: () => import('./muster/BoughtGame.tsx'),
});

/** Where bids are kept until a game comes of them. */
const MUSTERING = 'new-game';

const IN_ORDER = MISSIONS.toSorted((a, b) => a.order - b.order);

/** C4: one click turns it on or off. */
const Clock = ({ choice, isBought, onChange }: Pick<SetupProps, 'choice' | 'onChange'> & { isBought: boolean }) => {
  const { newGame, saga } = useWords();
  const clocks = clocksFor(choice, isBought);
  const names = isBought ? { ...newGame.clocks, ...saga.muster.clocks } : newGame.clocks;
  return clocks.length === 1 ? null : (
    <Pick
      name="clock"
      title={newGame.clock}
      options={clocks.map((id) => ({ id, name: names[id] }))}
      value={clockFor(choice, isBought)}
      onPick={(clock) => onChange({ ...choice, clock })}
    />
  );
};

const Options = ({ choice, onChange, children }: Omit<SetupProps, 'mission' | 'brought'>) => {
  const { newGame } = useWords();
  return (
    <details className="options">
      <summary>{newGame.options}</summary>
      {children}
      <SeedField value={choice.seed} note={newGame.seedNote} onChange={(seed) => onChange({ ...choice, seed })} />
      <div className="check">
        <input
          id="match"
          type="checkbox"
          checked={choice.match}
          aria-describedby="match-note"
          onChange={(event) => onChange({ ...choice, match: event.currentTarget.checked })}
        />
        <span>
          <label htmlFor="match" className="pick-name">
            {newGame.match}
          </label>
          <span id="match-note" className="pick-note">
            {newGame.matchNote}
          </span>
        </span>
      </div>
      {choice.match && choice.opponent === PERSON ? (
        <MatchNameFields names={choice.names} onChange={(names) => onChange({ ...choice, names })} />
      ) : null}
    </details>
  );
};

const opponentsFor = (side: Side, mission: Mission, words: Words): PickProps<string>['options'] => [
  ...opponentsOf(otherSide(side), mission.id).map((id) => ({
    id,
    name: words.opponents[id].name,
    note: words.opponents[id].note,
  })),
  { id: PERSON, name: words.newGame.friend, note: words.newGame.friendNote },
];

/** A3.10: where a mission has marines for two. */
const Partner = ({ choice, mission, onChange }: Pick<SetupProps, 'choice' | 'mission' | 'onChange'>) => {
  const words = useWords();
  const { newGame, opponents } = words;
  return isForTwo(mission) ? (
    <Pick
      name="partner"
      title={newGame.partner}
      options={[
        { id: '', name: newGame.noPartner },
        { id: PERSON, name: newGame.friend, note: newGame.friendNote },
        ...opponentsOf('marines').map((id) => ({ id, name: opponents[id].name, note: opponents[id].note })),
      ]}
      value={choice.partner}
      onPick={(partner) => onChange({ ...choice, partner })}
    />
  ) : null;
};

/** At the screen, or beside a real board with dice of one's own. */
const Where = ({ choice, onChange }: Pick<SetupProps, 'choice' | 'onChange'>) => {
  const { newGame } = useWords();
  const { typed } = choice;
  return (
    <>
      <Pick
        name="where"
        title={newGame.where}
        options={(['screen', 'table'] as const).map((id) => ({ id, ...newGame.places[id] }))}
        value={typed === null ? 'screen' : 'table'}
        onPick={(place) => onChange({ ...choice, typed: place === 'screen' ? null : ['dice'] })}
      />
      {typed === null ? null : <Kinds chosen={typed} onChange={(kinds) => onChange({ ...choice, typed: kinds })} />}
    </>
  );
};

const Setup = ({ choice, brought, mission, onChange, children }: SetupProps) => {
  const words = useWords();
  const { newGame } = words;
  return (
    <div className="setup">
      <div className="setup-choices">
        {choice.force === BID ? null : (
          <>
            <Pick
              name="side"
              title={newGame.side}
              options={SIDES.map((id) => ({ id, name: newGame.sides[id], note: newGame.sideNotes[id] }))}
              value={choice.side}
              onPick={(side) => onChange(withSide(choice, side))}
            />
            <Deputy choice={choice} onChange={onChange} />
            <Pick
              name="opponent"
              title={newGame.opponent}
              options={opponentsFor(choice.side, mission, words)}
              value={choice.opponent}
              onPick={(opponent) => onChange({ ...choice, opponent })}
            />
            <ProposedOpponent side={choice.side} onPick={(opponent) => onChange({ ...choice, opponent })} />
          </>
        )}
        <Where choice={choice} onChange={onChange} />
        {choice.force === BID ? null : <Partner choice={choice} mission={mission} onChange={onChange} />}
        <ForceChoice mission={mission} choice={choice} onChange={onChange} />
        <Clock choice={choice} isBought={isListed(choice, brought)} onChange={onChange} />
        <Options choice={choice} onChange={onChange}>
          <RuleOptions
            mission={mission}
            brought={brought}
            chosen={choice.options}
            onChange={(options) => onChange({ ...choice, options })}
          />
          {asksForTies(choice) ? <Ties value={choice.ties} onPick={(ties) => onChange({ ...choice, ties })} /> : null}
        </Options>
      </div>
      {children}
    </div>
  );
};
/** D16: a list bought by points is chosen; what is bid for comes later. */
const isListed = ({ force }: Choice, { isBought }: Brought): boolean => isBought && force !== BID;

interface SetupProps {
  readonly mission: Mission;
  readonly choice: Choice;
  /** By the chosen list. */
  readonly brought: Brought;
  readonly onChange: (choice: Choice) => void;
  readonly children: ReactNode;
}

/** The missions of the gallery, and before them the generated one that the address names and the one out of a file. */
const useShownMissions = (name: string, opened: Mission | null): readonly Shown[] =>
  useMemo(() => {
    const own = missionNamed(name);
    const gallery = IN_ORDER.map((mission) => ({ name: mission.id, mission }));
    return [
      ...(opened === null ? [] : [{ name: FROM_FILE, mission: opened }]),
      ...(own === undefined || IN_ORDER.includes(own) ? [] : [{ name, mission: own }]),
      ...gallery,
    ];
  }, [name, opened]);

/** The game as it is chosen; throws what speaks against it. */
const beginChosen = async (
  mission: Mission,
  choice: Choice,
  brought: Brought,
  language: Words['language'],
): Promise<string> => {
  const { match, names } = choice;
  const clock = clockFor(choice, isListed(choice, brought));
  const options = { ...optionsFor(mission, brought, choice.options), ...tiesOption(choice) };
  return beginGame({
    ...placeOf(mission, choice),
    sides: seatsFor(isForTwo(mission) ? choice : { ...choice, partner: '' }),
    clock,
    ...typedSeed(choice.seed),
    match,
    names,
    options,
    ...(choice.typed === null ? {} : { typed: choice.typed }),
    ...(await forcedScenario(mission, { force: choice.force, clock }, options, language)),
  });
};

const placeOf = (mission: Mission, choice: Choice) =>
  choice.mission === FROM_FILE ? { mission: mission.id, own: mission } : { mission: choice.mission };

const isKnown = (id: string, opened: Mission | null): boolean =>
  id === FROM_FILE ? opened !== null : missionNamed(id) !== undefined;

const useChoice = (address: string) => {
  const { mission: id, list } = parseMissionPlace(address);
  const kept = `${MUSTERING}/${address}`;
  const [opened, setOpened] = useUnfinished<Mission | null>(OPENED, () => null);
  const [where, setWhere] = useUnfinished<Choice['typed']>(WHERE, () => null);
  // While it is bid for, the choice outlives a reload.
  const [bidFor, setBidFor] = useUnfinished<Choice | null>(`${kept}/choice`, () => null);
  const [choice, setChoice] = useState(
    () =>
      bidFor ?? {
        ...firstChoice(isKnown(id, opened) ? id : IN_ORDER[0]!.id),
        force: list,
        typed: where,
      },
  );
  const choose = (next: Choice): void => {
    if (next.typed !== choice.typed) setWhere(next.typed);
    setChoice(next);
  };
  const [isMustering, setMustering] = useState(bidFor !== null);
  const muster = (isOn: boolean): void => {
    if (isOn && choice.mission !== FROM_FILE) setBidFor(choice);
    setMustering(isOn);
  };
  const fromFile = choice.mission === FROM_FILE ? opened : null;
  const mission = fromFile ?? missionNamed(choice.mission) ?? IN_ORDER[0]!;
  const open = (found: Mission): void => {
    setOpened(found);
    choose({ ...choice, mission: FROM_FILE, options: {} });
  };
  return { choice, setChoice: choose, mission, shown: useShownMissions(id, opened), open, isMustering, muster, kept };
};

export default function NewGameScreen({ id }: { id: string }) {
  const { newGame, saga, language } = useWords();
  const { choice, setChoice, mission, shown, open, isMustering, muster, kept } = useChoice(id);
  const brought = useBrought(choice.force);
  const [failure, setFailure] = useState('');
  const parts = useFetched(mustering, isMustering ? 'asked' : 'not-yet') ?? null;
  const begin = async (begun: Promise<string>): Promise<void> => {
    try {
      goTo('play', await begun);
    } catch (error) {
      setFailure(newGame.failed(tellFault(language, error)));
    }
  };
  const alert =
    failure === '' ? null : (
      <p className="note bad" role="alert">
        {failure}
      </p>
    );
  if (isMustering)
    return (
      <Page title={saga.muster.title} className="new-game">
        {alert}
        {parts === null ? null : (
          <parts.BoughtGame
            mission={mission}
            place={placeOf(mission, choice)}
            kept={kept}
            choice={choice}
            onBegin={(begun) => void begin(begun)}
            onBack={() => muster(false)}
          />
        )}
      </Page>
    );
  const isBid = choice.force === BID;
  return (
    <Page title={newGame.title} className="new-game">
      <div className="new-game-grid">
        <div className="new-game-missions">
          <Gallery
            shown={shown}
            mission={mission}
            choice={choice}
            onChoose={(name) => setChoice({ ...choice, mission: name, options: {} })}
          />
          <FilePicker label={newGame.open} kind="mission" refused={newGame.openRefused} onRead={open} />
        </div>
        <Briefing mission={mission} choice={choice} />
        <Setup choice={choice} brought={brought} mission={mission} onChange={setChoice}>
          {alert}
          <button
            type="button"
            className="button primary play"
            disabled={readSeed(choice.seed) === undefined}
            onClick={() => (isBid ? muster(true) : void begin(beginChosen(mission, choice, brought, language)))}
          >
            {isBid ? saga.muster.begin : newGame.play}
          </button>
          {choice.mission === FROM_FILE ? null : (
            <a className="button quiet" href={formatRoute('friend', choice.mission)}>
              {newGame.elsewhere}
            </a>
          )}
        </Setup>
      </div>
    </Page>
  );
}
