/** The missions to choose from, each with its map and how hard it is. */
import { outlookFor, type Mission, type Outlook } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { useEffect, useState } from 'preact/compat';
import { inTurn } from '../app/idle.ts';
import { MissionMap } from '../drawings/MissionMap.tsx';
import { useWords } from '../words/words.ts';
import type { Choice } from './newGameChoice.ts';

export interface Shown {
  readonly name: string;
  readonly mission: Mission;
}

const LEVELS = [1, 2, 3, 4, 5];

/** By what the lab measured against this opponent; where nothing was, by what the mission's author thinks. */
export const Difficulty = ({
  mission,
  outlook,
  isNamed = false,
}: {
  mission: Mission;
  outlook: Outlook | null;
  /** In words beside the bars. */
  isNamed?: boolean;
}) => {
  const { newGame } = useWords();
  const level = outlook?.level ?? mission.difficulty;
  const label = outlook === null ? newGame.estimatedDifficulty(level) : newGame.difficultyOf(level);
  return (
    <span className={outlook === null ? 'difficulty is-estimated' : 'difficulty'} title={label}>
      <span className={isNamed ? 'difficulty-name' : 'visually-hidden'}>{label}</span>
      {LEVELS.map((step) => (
        <i key={step} className={step <= level ? 'on' : ''} />
      ))}
    </span>
  );
};

interface CardProps {
  readonly mission: Mission;
  readonly outlook: Outlook | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The gallery's maps come one by one, after everything that can be pressed. */
const MapInTurn = ({ mission }: { mission: Mission }) => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => inTurn(() => setDrawn(true)), []);
  return <span className="mission-card-map">{isDrawn ? <MissionMap mission={mission} /> : null}</span>;
};

const MissionCard = ({ mission, outlook, isChosen, onChoose }: CardProps) => {
  const { language } = useWords();
  return (
    <li>
      <button type="button" className="mission-card" aria-pressed={isChosen} onClick={onChoose}>
        <MapInTurn mission={mission} />
        <span className="mission-card-name">{inLanguage(mission.words, language).title}</span>
        <Difficulty mission={mission} outlook={outlook} />
      </button>
    </li>
  );
};

/** The first rows; the others come when the screen can be used. */
const AT_FIRST = 6;

export const Gallery = ({ shown, mission, choice, onChoose }: GalleryProps) => {
  const { newGame } = useWords();
  const [most, setMost] = useState(AT_FIRST);
  useEffect(() => inTurn(() => setMost(Infinity)), []);
  return (
    <ul className="mission-list" aria-label={newGame.missions}>
      {shown.slice(0, most).map(({ name, mission: known }) => (
        <MissionCard
          key={name}
          mission={known}
          outlook={outlookFor(known.id, choice.side, choice.opponent)}
          isChosen={known === mission}
          onChoose={() => onChoose(name)}
        />
      ))}
    </ul>
  );
};
interface GalleryProps {
  readonly shown: readonly Shown[];
  readonly mission: Mission;
  readonly choice: Choice;
  readonly onChoose: (name: string) => void;
}
