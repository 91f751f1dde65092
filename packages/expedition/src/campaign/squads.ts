/** D21.3–D21.6, D21.8, D21.12: which squads may go, and how survivors are regrouped. */
import { refusal, type Refusal } from '@sensorium/engine';
import {
  SQUAD_SIZE,
  TORPEDO_SEATS,
  isLost,
  membersOfSquad,
  type Campaign,
  type CampaignMarine,
  type CampaignSquad,
} from './state.ts';

const GONE = refusal('D21.3', 'squad-is-gone');
const BOUND = refusal('D21.16', 'squad-is-bound');
const TIRED = refusal('D21.4', 'squad-took-part');

/** D21.4: whether he took part in the last scenario played. */
const hasJustFought = ({ history }: Campaign, { scenarios }: CampaignMarine): boolean =>
  history.length > 0 && scenarios.includes(history.length - 1);

export const squadOf = ({ squads }: Campaign, id: number): CampaignSquad | undefined =>
  squads.find((squad) => squad.id === id);

/** Why the squad cannot be chosen for the next scenario. */
export const squadRefusal = (campaign: Campaign, id: number): Refusal | null => {
  const squad = squadOf(campaign, id);
  if (squad === undefined || squad.fate === 'disbanded' || squad.fate === 'given-up') return GONE;
  if (squad.fate === 'bound') return BOUND;
  const members = membersOfSquad(campaign, id);
  if (members.length === 0) return GONE;
  return members.some((marine) => hasJustFought(campaign, marine)) ? TIRED : null;
};

export const availableSquads = (campaign: Campaign): CampaignSquad[] =>
  campaign.squads.filter(({ id }) => squadRefusal(campaign, id) === null);

/** D21.12. */
export const torpedoesFor = (marines: number): number => Math.ceil(marines / TORPEDO_SEATS);

const NOBODY = refusal('D21.3', 'no-squad-chosen');
const TOO_MANY = refusal('D21.12', 'not-enough-torpedoes');
const TWICE = refusal('D21.3', 'squad-named-twice');

/** Why these squads cannot go together. */
export const choiceRefusal = (campaign: Campaign, ids: readonly number[]): Refusal | null => {
  if (ids.length === 0) return NOBODY;
  if (new Set(ids).size < ids.length) return TWICE;
  for (const id of ids) {
    const why = squadRefusal(campaign, id);
    if (why !== null) return why;
  }
  const marines = ids.reduce((sum, id) => sum + membersOfSquad(campaign, id).length, 0);
  const isTooMany = campaign.stage === 'scn-establish' && torpedoesFor(marines) > campaign.torpedoes;
  return isTooMany ? TOO_MANY : null;
};

// --- regrouping (D21.6) ----------------------------------------------------------------------------------------------

export interface Move {
  readonly marine: number;
  readonly to: number;
}

const NOT_THERE = refusal('D21.6', 'no-such-squad');
const LEFT_OVER = refusal('D21.6', 'member-left-over');
const WHOLE = refusal('D21.6', 'squad-is-whole');
const FULL = refusal('D21.6', 'squad-is-full');

const hasLostMembers = ({ marines }: Campaign, squad: number): boolean =>
  marines.some((marine) => marine.squad === squad && isLost(marine));

/** Squads that may take in the members of the one to be disbanded. */
export const squadsInNeed = (campaign: Campaign, disbanded: number): CampaignSquad[] =>
  campaign.squads.filter(
    ({ id, fate }) =>
      id !== disbanded &&
      fate === 'ready' &&
      hasLostMembers(campaign, id) &&
      membersOfSquad(campaign, id).length > 0 &&
      membersOfSquad(campaign, id).length < SQUAD_SIZE,
  );

/** Why the squad cannot be disbanded like that: every member goes into a squad that has lost some, none above five. */
export const disbandRefusal = (campaign: Campaign, squad: number, moves: readonly Move[]): Refusal | null => {
  const members = membersOfSquad(campaign, squad);
  if (squadOf(campaign, squad)?.fate !== 'ready' || members.length === 0) return NOT_THERE;
  const isComplete =
    moves.length === members.length && members.every(({ id }) => moves.some(({ marine }) => marine === id));
  if (!isComplete) return LEFT_OVER;
  for (const { to } of moves) {
    const target = squadOf(campaign, to);
    if (to === squad || target?.fate !== 'ready' || membersOfSquad(campaign, to).length === 0) return NOT_THERE;
    if (!hasLostMembers(campaign, to)) return WHOLE;
    const size = membersOfSquad(campaign, to).length + moves.filter((move) => move.to === to).length;
    if (size > SQUAD_SIZE) return FULL;
  }
  return null;
};

export const disbanded = (campaign: Campaign, squad: number, moves: readonly Move[]): Campaign => ({
  ...campaign,
  squads: campaign.squads.map((one) => (one.id === squad ? { ...one, fate: 'disbanded' } : one)),
  marines: campaign.marines.map((marine) => {
    const move = moves.find((one) => one.marine === marine.id);
    return move === undefined ? marine : { ...marine, squad: move.to };
  }),
});
