export * from './companionTable.ts';
export { isCompanionSave } from './companionSave.ts';
export {
  ChanceWanted,
  MistypedChance,
  TYPED_KINDS,
  kindOf,
  streamsOf,
  type TypedKind,
  type Wanted,
} from './typedChance.ts';
export * from './telling.ts';
export { Referee, type Pacing, type TableTask } from './referee.ts';
export type { Throwing } from './throwing.ts';
