/** What a campaign out of a file must keep to be gone on with, so that nothing is found only when somebody plays. */
import { blamingFile, type RecordReader } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { finishByLot, type Laying } from '../generator/laying.ts';
import { areasOf, scenarioOfCampaign } from './scenario.ts';
import { availableSquads, squadRefusal } from './squads.ts';
import { squadsToGiveUp } from './stages.ts';
import { membersOfSquad, type Campaign } from './state.ts';

type Check = (field: RecordReader, campaign: Campaign) => void;

const checkWinner: Check = (field, { step, winner }) => {
  if (step.is === 'over' && winner === 'none') field.at('winner').fail('marines or aliens at the end (D21.8, D21.9)');
  if (step.is !== 'over' && winner !== 'none') field.at('winner').fail(`none at the step ${step.is} (D21.8, D21.9)`);
};

const checkCaptain: Check = (field, { marines }) => {
  const [, second] = marines.filter(({ rank }) => rank === 'captain');
  if (second !== undefined) field.at('marines').item(second.id).at('rank').fail('no second captain (D21.2)');
};

/** D21.10: who died on arrival was there when the squads were chosen. */
const beforeArrival = (campaign: Campaign): Campaign => ({
  ...campaign,
  marines: campaign.marines.map((marine) =>
    marine.lostIn === campaign.history.length ? { ...marine, lostIn: -1 } : marine,
  ),
});

const checkSquads: Check = (field, campaign) => {
  const { step } = campaign;
  if (!('squads' in step)) return;
  const squads = field.at('step').at('squads');
  if (step.squads.length === 0) squads.fail('at least one squad (D21.3)');
  step.squads.forEach((id, place) => {
    const why = squadRefusal(beforeArrival(campaign), id);
    if (why !== null) squads.item(place).fail(`a squad that may go (${why.rule}, ${why.reason})`);
  });
};

const checkMarines: Check = (field, campaign) => {
  const { step } = campaign;
  if (step.is !== 'play') return;
  const going = step.squads.flatMap((squad) => membersOfSquad(campaign, squad)).map(({ id }) => id);
  const marines = field.at('step').at('marines');
  if (going.length === 0) marines.fail('somebody who lives (D21.10)');
  if (going.join() !== step.marines.join())
    marines.fail(`the living members of its squads: ${going.join(', ')} (D21.3, D21.5)`);
};

/** D21.8, D21.13, D21.15, D21.17: whether this step can come now. */
const checkStep: Check = (field, campaign) => {
  const { step, stage, torpedoes } = campaign;
  const is = field.at('step').at('is');
  if (step.is === 'choose-squads' && availableSquads(campaign).length === 0)
    is.fail('over, for no squad can be chosen (D21.8)');
  if (step.is === 'choose-squads' && stage === 'scn-establish' && torpedoes === 0)
    is.fail('over, for no torpedo is left (D21.13)');
  if (step.is === 'declare-attack' && stage !== 'scn-defend')
    is.fail('another step, for only a perimeter is attacked (D21.15)');
  if (step.is === 'lay-board' && stage === 'scn-defend')
    is.fail('another step, for the board of the perimeter lies (D21.14)');
  if (step.is === 'give-up-squad' && (stage !== 'scn-defend' || squadsToGiveUp(campaign).length === 0))
    is.fail('another step, for no squad can be given up (D21.17)');
};

/** D21.14: on the board of the last Establish, with its objective areas. */
const checkPerimeter = (field: RecordReader, board: Laying, objectives: readonly string[]): void => {
  if (board.step !== 'finished') field.at('board').at('step').fail('finished (D21.14)');
  const areas = areasOf(board);
  objectives.forEach((area, place) => {
    if (!areas.includes(area))
      field
        .at('objectives')
        .item(place)
        .fail(`an entry area of the board, ${areas.join(', ')} (D21.14)`);
  });
};

const checkLaying = (field: RecordReader, board: Laying): void => {
  try {
    finishByLot(board);
  } catch (error) {
    field.fail(`a board that can be laid to its end: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** D21.1: the board of this scenario lies, or is being laid. */
const checkBoard: Check = (field, { board, stage, step, objectives }) => {
  const here: RecordReader = field.at('board');
  if (board === null) here.fail('a board, laid or being laid (D21.1)');
  if (step.is === 'regroup' || step.is === 'give-up-squad' || step.is === 'over') return;
  const scenario = stage === 'scn-defend' ? 'scn-establish' : stage;
  if (board.scenario !== scenario) here.at('scenario').fail(`${scenario} (D21.1, D21.14)`);
  if (stage === 'scn-defend') checkPerimeter(field, board, objectives);
  else if (step.is === 'play' && board.step !== 'finished') here.at('step').fail('finished');
  else checkLaying(here, board);
};

const checkScenario: Check = (_, campaign) => {
  if (campaign.step.is !== 'play') return;
  blamingFile('campaign: its scenario cannot be set up', () => setupFor(scenarioOfCampaign(campaign)));
};

const CHECKS: readonly Check[] = [
  checkWinner,
  checkCaptain,
  checkSquads,
  checkMarines,
  checkStep,
  checkBoard,
  checkScenario,
];

/** Throws `FileError` with what is wrong and where. */
export const checkCampaign: Check = (field, campaign) => {
  for (const check of CHECKS) check(field, campaign);
};
