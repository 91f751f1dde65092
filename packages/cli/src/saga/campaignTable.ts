/** A campaign at the terminal: what is to be decided, by whom, and the games in between. */
import { type TerminalWords, refusalWords, terminalWords } from '../terminalWords.ts';
import type { Replay, Side } from '@sensorium/engine';
import {
  CAMPAIGN_BLIPS,
  areasToOpen,
  campaignTurn,
  chooseSquads,
  declareAttack,
  disbandSquad,
  formatCampaign,
  giveUpSquad,
  isCampaignRefused,
  isReplay,
  layByLot,
  marchOn,
  membersOfSquad,
  squadRefusal,
  squadsToGiveUp,
  type Campaign,
  type CampaignAnswer,
  type SagaOptions,
  type SavedCampaign,
} from '@sensorium/expedition/campaign';
import { PERSON, settleCampaign, tableOfCampaign, type ClockReading } from '@sensorium/host';
import { chooseInCampaign, movesFor } from '@sensorium/players';
import { writeWhole } from '../terminal/disk.ts';
import { handOverSecret } from '../terminal/handOver.ts';
import { playThrough, type Surroundings } from './playThrough.ts';

type Words = TerminalWords['saga'];
type Print = (line: string) => void;

/** D1.1, S6.11: those that differ from the usual. */
export const tellOptions = (options: SagaOptions = {}, words: Words, print: Print): void => {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  if (chosen.length > 0) print(words.options(chosen.join(', ')));
};

/** Squads by number, with who is left of them, and what has happened so far. */
export const tellCampaign = (campaign: Campaign, words: Words, print: Print, withMarines: boolean): void => {
  print(words.state(campaign.name, words.stages[campaign.stage]));
  print(words.supplies(CAMPAIGN_BLIPS - campaign.blipsUsed, campaign.torpedoes));
  tellOptions(campaign.options, words, print);
  if (campaign.raidLost) print(words.raidLost);
  campaign.history.forEach(({ stage, outcome, rule, turns, lost }, index) =>
    print(
      `${String(index + 1).padStart(3)}. ${words.stages[stage]}: ${words.outcomes[outcome]} (${rule}), ${turns} T, -${lost.length}`,
    ),
  );
  for (const squad of campaign.squads) {
    const members = membersOfSquad(campaign, squad.id);
    const isResting = squad.fate === 'ready' && squadRefusal(campaign, squad.id)?.rule === 'D21.4';
    const state = squad.fate === 'ready' ? (isResting ? words.resting : '') : words.fates[squad.fate];
    print(`${String(squad.id + 1).padStart(3)}  ${squad.name.padEnd(20)} ${members.length}  ${state}`.trimEnd());
    if (withMarines) tellMembers(campaign, squad.id, words, print);
  }
};

const tellMembers = (campaign: Campaign, squad: number, words: Words, print: Print): void => {
  for (const marine of campaign.marines.filter((one) => one.squad === squad)) {
    const fought = words.kills(marine.kills, marine.scenarios.length);
    const stage = campaign.history[marine.lostIn]?.stage ?? campaign.stage;
    const fate = marine.lostIn < 0 ? '' : `, ${words.lostIn(words.stages[stage], marine.lostBy)}`;
    print(words.marine(marine.name, `${marine.rank.padEnd(9)} ${marine.gear.join(', ')}; ${fought}${fate}`));
  }
};

export const tellEnd = ({ winner, endedBy }: Campaign, words: Words, print: Print): void =>
  print(winner === 'marines' ? words.won(endedBy) : words.lost(endedBy));

/** Plays until the campaign is over, or nobody answers, or a game is left. */
export class CampaignTable {
  private saved: SavedCampaign;
  private readonly where: Surroundings;
  private readonly words: Words;
  /** Who sits at the keyboard. */
  private looking: Side | null = null;

  constructor(saved: SavedCampaign, where: Surroundings) {
    this.saved = saved;
    this.where = where;
    this.words = terminalWords(where.language).saga;
  }

  async run(): Promise<void> {
    const { console } = this.where;
    for (;;) {
      const { campaign } = this.saved;
      if (campaign.step.is === 'over') {
        tellEnd(campaign, this.words, (line) => console.print(line));
        return;
      }
      const goesOn = await this.step(campaign);
      this.keep();
      if (!goesOn) {
        console.print(this.words.kept(this.where.file));
        return;
      }
    }
  }

  private keep(): void {
    writeWhole(this.where.file, formatCampaign(this.saved));
  }

  private advance(campaign: Campaign): void {
    const { players, clock } = this.saved;
    this.saved = { campaign, players, clock, game: null };
  }

  /** False when nobody answers or a game has been left. */
  private async step(campaign: Campaign): Promise<boolean> {
    if (campaign.step.is === 'play') return this.play(campaign);
    if (campaign.step.is === 'lay-board') return this.lay(campaign);
    const side: Side = campaignTurn(campaign) === 'aliens' ? 'aliens' : 'marines';
    const player = this.saved.players[side];
    if (player !== PERSON) {
      this.advance(chooseInCampaign(campaign, side, player));
      return true;
    }
    if (!(await this.handOver(side))) return false;
    const answer = await this.ask(campaign);
    if (answer === null) return false;
    if (isCampaignRefused(answer))
      this.where.console.print(`${refusalWords(this.where.language)[answer.reason]} (${answer.rule})`);
    else this.advance(answer);
    return true;
  }

  /** D21.15: the aliens do not see which squads are recorded. */
  private async handOver(side: Side): Promise<boolean> {
    const { console, language } = this.where;
    const isSecret = side === 'aliens' && this.looking !== side && this.saved.players.marines === PERSON;
    this.looking = side;
    const { handOver, sides } = terminalWords(language);
    return !isSecret || handOverSecret(console, `${handOver(sides[side])} `);
  }

  private lay(campaign: Campaign): boolean {
    const laid = layByLot(campaign);
    if (isCampaignRefused(laid)) return false;
    this.advance(laid);
    if (laid.step.is !== 'play') return true;
    for (const { marine, dice } of laid.step.arrivals) {
      const { name, lostIn } = laid.marines[marine]!;
      this.where.console.print(this.words.arrival(name, dice.join(' + '), lostIn >= 0));
    }
    return true;
  }

  private async line(prompt: string): Promise<string | null> {
    const typed = await this.where.console.ask(prompt);
    return typeof typed === 'string' ? typed.trim() : null;
  }

  private async ask(campaign: Campaign): Promise<CampaignAnswer | null> {
    const { words } = this;
    const print: Print = (line) => this.where.console.print(line);
    switch (campaign.step.is) {
      case 'choose-squads': {
        tellCampaign(campaign, words, print, false);
        const typed = await this.line(words.chooseSquads);
        if (typed === null) return null;
        const again = isReplay(campaign) ? await this.line(words.sameBoard) : '';
        return again === null ? null : chooseSquads(campaign, numbersIn(typed), isYes(again));
      }
      case 'declare-attack': {
        const typed = await this.line(words.attack);
        if (typed === null) return null;
        const areas = isYes(typed) ? areasToOpen(campaign) : [];
        const open = areas.length === 0 ? '' : await this.line(words.openArea(areas.join(', ')));
        if (open === null) return null;
        return declareAttack(campaign, isYes(typed), areas.length === 0 ? undefined : open.toUpperCase());
      }
      case 'give-up-squad': {
        const squads = squadsToGiveUp(campaign).map((id) => `${id + 1} ${campaign.squads[id]!.name}`);
        const typed = await this.line(words.giveUp(squads.join(', ')));
        return typed === null ? null : giveUpSquad(campaign, numbersIn(typed)[0] ?? -1);
      }
      case 'regroup':
        tellCampaign(campaign, words, print, false);
        return this.regroup(campaign);
      case 'lay-board':
      case 'play':
      case 'over':
        return null;
      default:
        return campaign.step satisfies never;
    }
  }

  private async regroup(campaign: Campaign): Promise<CampaignAnswer | null> {
    const typed = await this.line(this.words.regroup);
    if (typed === null) return null;
    if (!typed.startsWith('disband')) return marchOn(campaign);
    const [squad = -1, ...targets] = numbersIn(typed);
    const moves =
      targets.length === 0
        ? movesFor(campaign, squad)
        : membersOfSquad(campaign, squad).map(({ id }, place) => ({ marine: id, to: targets[place] ?? -1 }));
    if (moves !== null) return disbandSquad(campaign, squad, moves);
    this.where.console.print(this.words.noRoom);
    return campaign;
  }

  private async play(campaign: Campaign): Promise<boolean> {
    const plan = tableOfCampaign(this.saved);
    if (plan === null) return false;
    const { game: _, reading, ...rest } = this.saved;
    const text = (game: Replay, left: ClockReading | null): string => formatCampaign(withGame(rest, game, left));
    const host = await playThrough(this.where, {
      plan,
      game: this.saved.game,
      ...(reading === undefined ? {} : { reading }),
      text,
    });
    this.saved = withGame(rest, host.replay(), host.clock.reading);
    if (host.game.state.winner === 'none') return false;
    this.advance(settleCampaign(campaign, host.game, host.story().flat()));
    return true;
  }
}

const withGame = (
  saved: Omit<SavedCampaign, 'game' | 'reading'>,
  game: Replay,
  reading: ClockReading | null,
): SavedCampaign => ({ ...saved, game, ...(reading === null ? {} : { reading }) });

/** People count from 1. */
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map((digits) => Number(digits) - 1);
const isYes = (text: string): boolean => /^[yo]/i.test(text);
