/** How every event of every chapter is shown: the compiler names a kind that has no row. */
import type { EventKind, GameEvent } from '@sensorium/engine';
import type { Stage } from '../stage.ts';
import { ARSENAL_LOOKS } from './arsenal.ts';
import { CORE_LOOKS } from './core.ts';
import { DEATHWING_LOOKS } from './deathwing.ts';
import type { EventLook, EventLooks } from './look.ts';
import { MISSION_LOOKS, SCENARIO_LOOKS } from './missions.ts';
import { Rows } from './rows.ts';
import { SOLO_LOOKS } from './solo.ts';

const EVENTS: EventLooks = {
  ...CORE_LOOKS,
  ...MISSION_LOOKS,
  ...SOLO_LOOKS,
  ...DEATHWING_LOOKS,
  ...ARSENAL_LOOKS,
  ...SCENARIO_LOOKS,
};

/** A row for any event: whoever asks has looked it up by the event's own kind. */
export type AnyEventLook = EventLook<EventKind>;

export const EVENT_LOOKS = new Rows<EventKind, AnyEventLook>(
  'event',
  EVENTS as unknown as Record<EventKind, AnyEventLook>,
);

export const lookOf = (event: GameEvent): AnyEventLook => EVENT_LOOKS.of(event.is);

/** The table after an event; the view settles what it does not say. */
export const applyEvent = (stage: Stage, event: GameEvent): Stage => lookOf(event).stage?.(stage, event) ?? stage;
