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
