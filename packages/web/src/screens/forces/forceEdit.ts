/** Changes to a force list, one click each. Pure, so that they can be tested without a page. */
import {
  OPTIONS,
  emptySquad,
  whyNotBuy,
  type BoughtMember,
  type BoughtSquad,
  type ForceList,
  type OptionRow,
  type Purchase,
  type SquadId,
} from '@sensorium/expedition/forces';

export const addSquad = (list: ForceList, type: SquadId): ForceList => ({
  ...list,
  squads: [...list.squads, emptySquad(type)],
});

export const removeSquad = (list: ForceList, place: number): ForceList => ({
  ...list,
  squads: list.squads.filter((_, index) => index !== place),
});

export const changeSquad = (
  list: ForceList,
  place: number,
  change: (squad: BoughtSquad) => BoughtSquad,
): ForceList => ({
  ...list,
  squads: list.squads.map((squad, index) => (index === place ? change(squad) : squad)),
});

export const changeMember = (
  squad: BoughtSquad,
  place: number,
  change: (member: BoughtMember) => BoughtMember,
): BoughtSquad => ({
  ...squad,
  members: squad.members.map((member, index) => (index === place ? change(member) : member)),
});

/** A text that is empty is no text: the field is left out of the file. */
export const named = <T extends object>(record: T, key: 'name' | 'badge', text: string): T => {
  const rest = Object.fromEntries(Object.entries(record).filter(([field]) => field !== key)) as T;
  return text === '' ? rest : { ...rest, [key]: text };
};

export const takeBack = (member: BoughtMember, place: number): BoughtMember => ({
  ...member,
  options: member.options.filter((_, index) => index !== place),
});

/** Another heavy weapon: what was bought for the old one goes. */
export const withWeapon = (member: BoughtMember, weapon: string): BoughtMember => ({ ...member, weapon, options: [] });

export interface Offer {
  readonly row: OptionRow;
  readonly purchase: Purchase;
}

/** What could still be bought for a member, choices of arms one by one. */
export const offersFor = (type: SquadId, index: number, member: BoughtMember): Offer[] =>
  OPTIONS.filter((row) => row.squad === type)
    .flatMap((row): Offer[] => {
      const choices = Object.keys(row.gives ?? {});
      return choices.length < 2
        ? [{ row, purchase: { option: row.id } }]
        : choices.map((as) => ({ row, purchase: { option: row.id, as } }));
    })
    .filter(({ purchase }) => whyNotBuy(type, index, member, purchase) === null);

export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
