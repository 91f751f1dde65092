/** D16: bids and the squad builder before a game of a known mission. */
import type { Mission } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { otherSide } from '@sensorium/engine';
import { MOST_BID, fairPoints, leastBid, soundBid } from '@sensorium/expedition/forces';
import { beginGame } from '../../storage/begin.ts';
import type { NewGame } from '../../storage/games.ts';
import { useWords } from '../../words/words.ts';
import { boughtForce, obstacle, scenarioWith } from '../forces/storedForce.ts';
import { typedSeed, type Choice } from '../newGameChoice.ts';
import { PERSON } from '../opponents.ts';
import { BOUGHT, optionsFor } from '../ruleOptions.ts';
import { Muster } from './Muster.tsx';
import type { Mustered } from './mustering.ts';

interface BoughtGameProps {
  readonly mission: Mission;
  /** By what name the game finds its mission again. */
  readonly place: Pick<NewGame, 'mission' | 'own'>;
  /** Where bids and force are kept until the game begins. */
  readonly kept: string;
  readonly choice: Choice;
  readonly onBegin: (begun: Promise<string>) => void;
  readonly onBack: () => void;
}

export const BoughtGame = ({ mission, place, kept, choice, onBegin, onBack }: BoughtGameProps) => {
  const { saga, language } = useWords();
  const begin = async ({ sides, list, points, clock }: Mustered): Promise<string> =>
    beginGame({
      ...place,
      sides,
      clock,
      ...typedSeed(choice.seed),
      match: false,
      ...(choice.typed === null ? {} : { typed: choice.typed }),
      scenario: scenarioWith(
        mission,
        boughtForce(list, points, language),
        clock,
        optionsFor(mission, BOUGHT, choice.options),
      ),
    });
  const programs = choice.opponent === PERSON ? {} : { [otherSide(choice.side)]: choice.opponent };
  return (
    <>
      <h2 className="muster-mission">{inLanguage(mission.words, language).title}</h2>
      <Muster
        place={kept}
        programs={programs}
        fair={fairPoints(mission)}
        sound={soundBid(mission)}
        limits={{ least: leastBid(mission), most: MOST_BID }}
        clock={choice.clock === null || choice.clock === 'off' ? 'off' : 'normal'}
        obstacleTo={(list) => obstacle(mission, boughtForce(list, MOST_BID, language), language)}
        ready={saga.muster.play}
        onReady={(mustered) => onBegin(begin(mustered))}
        onBack={onBack}
      />
    </>
  );
};
