/** What a mission is about, before it is chosen: map, aims, figures, advice. */
import { outlookFor, type Mission, type Outlook } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { otherSide } from '@sensorium/engine';
import { useEffect, useState } from 'preact/compat';
import { whenIdle } from '../app/idle.ts';
import { MissionMap } from '../drawings/MissionMap.tsx';
import { hasBlocks, hasHoles } from '../drawings/missionFeatures.ts';
import { useWords, type Words } from '../words/words.ts';
import { Advice } from './Advice.tsx';
import { Difficulty } from './Gallery.tsx';
import { MissionWays } from './MissionWays.tsx';
import type { Choice } from './newGameChoice.ts';
import { PERSON, type OpponentId } from './opponents.ts';

/** From this share on it is said that games were won by nobody. */
const WORTH_SAYING = 0.03;

/** S9.17: the share with its interval and the number of games, so that nobody takes it for more than it is. */
const outlookText = (words: Words, opponent: string, outlook: Outlook | null): string => {
  const nameOf = (id: string): string => (id in words.opponents ? words.opponents[id as OpponentId].name : id);
  if (opponent === PERSON) return '';
  if (outlook === null) return words.newGame.notMeasured(nameOf(opponent));
  const { standIn, undecided, isOlder } = outlook;
  return [
    words.newGame.measured({ ...outlook, who: nameOf(standIn), against: nameOf(opponent) }),
    ...(undecided < WORTH_SAYING ? [] : [words.newGame.undecided(undecided)]),
    ...(isOlder ? [words.newGame.measuredEarlier] : []),
  ].join(' ');
};

export const Briefing = ({
  mission,
  choice: { side, opponent, mission: name },
}: {
  mission: Mission;
  choice: Choice;
}) => {
  const allWords = useWords();
  const { newGame, language } = allWords;
  const outlook = outlookFor(mission.id, side, opponent);
  // What can be pressed comes first.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => whenIdle(() => setDrawn(true)), []);
  const measured = outlookText(allWords, opponent, outlook);
  const words = inLanguage(mission.words, language);
  const marines = mission.force.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const standing = mission.aliens.length;
  const facts = [
    newGame.marines(marines),
    ...(mission.blips.start > 0 ? [newGame.startingBlips(mission.blips.start)] : []),
    ...(standing > 0 ? [newGame.startingAliens(standing)] : []),
    ...(mission.blips.start + standing === 0 ? [newGame.noAliens] : []),
    newGame.reinforcements(mission.blips.perTurn),
    newGame.entries(mission.entries.length),
  ];
  return (
    <section className="briefing" aria-label={words.title}>
      <div className="briefing-map">
        {isDrawn ? <MissionMap mission={mission} label={newGame.mapOf(words.title)} /> : null}
      </div>
      <div className="briefing-text">
        <h2>{words.title}</h2>
        <p className="outlook">
          <Difficulty mission={mission} outlook={outlook} isNamed />
          {measured === '' ? null : <span className="soft">{measured}</span>}
        </p>
        <p>{words.briefing}</p>
        <p className="objective">
          <span className="label">{newGame.objective}</span>
          {words[side]}
        </p>
        {words.rules.map((rule) => (
          <p key={rule} className="soft">
            {rule}
          </p>
        ))}
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Advice hints={words.hints} sides={[side, otherSide(side)]} />
        <Legend mission={mission} />
        <MissionWays mission={mission} name={name} />
      </div>
    </section>
  );
};

const Legend = ({ mission }: { mission: Mission }) => {
  const { newGame } = useWords();
  const hasTargets = mission.objectives.some(
    ({ is }) => is === 'burn-targets' || is === 'occupy' || is === 'hold-ducts',
  );
  const hasStart = mission.deployment.some(({ on }) => on !== 'any');
  return (
    <ul className="legend" aria-label={newGame.legend.title}>
      {hasStart ? <li className="sign-start">{newGame.legend.start}</li> : null}
      {hasTargets ? <li className="sign-target">{newGame.legend.target}</li> : null}
      <li className="sign-entry">{newGame.legend.entry}</li>
      {mission.exits.length > 0 ? <li className="sign-exit">{newGame.legend.exit}</li> : null}
      <li className="sign-door">{newGame.legend.door}</li>
      {hasHoles(mission) ? <li className="sign-hole">{newGame.legend.hole}</li> : null}
      {hasBlocks(mission) ? <li className="sign-block">{newGame.legend.block}</li> : null}
    </ul>
  );
};
