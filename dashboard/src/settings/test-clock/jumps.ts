import type { Texts } from '../../i18n/en/en.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const unitSeconds = { minute, hour, day } as const;
export type Unit = keyof typeof unitSeconds;

/** How far the service lets the clock move at once. */
export const maxJumpSeconds = 365 * day;

type JumpName = keyof Texts['testClock']['jumps'];

export const jumps: readonly { readonly name: JumpName; readonly seconds: number }[] = [
  { name: 'hour', seconds: hour },
  { name: 'orders', seconds: 3 * hour + minute },
  { name: 'day', seconds: day },
  { name: 'tokens', seconds: 90 * day },
];

type Effect = keyof Texts['testClock']['effects'];

/** From how many seconds on each of them is certain to expire, by the lifetimes of the service. */
const effects: readonly (readonly [number, Effect])[] = [
  [30 * minute, 'sessions'],
  [3 * hour, 'payments'],
  [day, 'idempotency'],
  [7 * day, 'invitations'],
  [90 * day, 'tokens'],
];

export const effectsOf = (seconds: number): readonly Effect[] => [
  ...effects.filter(([from]) => seconds >= from).map(([, effect]) => effect),
  'some',
];
