import { actNames, type Act } from './acts.ts';
import type { Stop } from './steps.ts';
import type { Scenario } from './scenario.ts';
import { stories, type Story } from './scenarios.ts';

type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
export const makeRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const pick = <T>(random: Random, from: readonly T[]) => from[Math.floor(random() * from.length)]!;

const pickStop = (random: Random, ways: readonly Stop['when'][]): Stop => ({
  at: 1 + Math.floor(random() ** 1.5 * 14),
  when: pick(random, ways),
});

const ways = ['before', 'after', 'late', 'lost'] as const;
const stalls = ['stall', 'long_stall'] as const;

/** What happens to a payment before and after a backup that is restored later. */
export interface LostTime {
  /** Its stop is where the process stands when the backup is made. */
  readonly scenario: Scenario;
  /** What happens after the backup, and is lost. */
  readonly lost: readonly Act[];
  /** The payment is started after the backup. */
  readonly isNewer: boolean;
  /** What someone asks for after the restore, before anything is brought in. */
  readonly soon: readonly Act[];
}

/** What moves money, and is asked for again after a restore by someone who does not know of it. */
const movingActs: readonly Act[] = [
  'resume',
  'validate',
  'cancel',
  'refund',
  'refund_part',
  'site_refund',
  'reversal',
  'distribute',
  'reverse_part',
  'pay_out',
];

/**
 * An authorisation of a changed amount is no capture that could be brought in (docs/decisions/055): a person closes it. What was given back
 * unbooked is brought in as captured and refunded, which is another story.
 */
const isNoChange = (act: Act) => !act.startsWith('change');
const lastingStories = stories.filter(
  ({ captureMode, acts }) =>
    (captureMode === 'automatic' || acts.every(isNoChange)) && !acts.includes('site_capture'),
);
const lastingActs = {
  automatic: actNames,
  manual: actNames.filter(isNoChange),
};

export const pickLostTime = (random: Random): LostTime => {
  const story = pick(random, lastingStories);
  const names = lastingActs[story.captureMode];
  const { captureMode, acts, buyer, fault } = pickScenario(random, [story], names);
  const settles = pick(random, ['completed', 'declined'] as const);
  const lost = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    pick(random, random() < 0.6 ? movingActs : names),
  );
  const stop = pickStop(random, stalls);
  const soon = random() < 0.6 ? [pick(random, movingActs)] : [];
  return {
    scenario: { captureMode, acts, buyer, fault, settles, stop },
    lost,
    isNewer: random() < 0.2,
    soon,
  };
};

/** What is left of a capture past us after a part of it went back is a person's to decide, and nobody does. */
const staysWithPerson = ({ acts }: Story) =>
  acts.includes('site_capture') && !acts.includes('return_capture');

/** Any story with any fault, a second actor, and up to two stops. */
export const pickScenario = (
  random: Random,
  among: readonly Story[] = stories,
  names: readonly Act[] = actNames,
): Scenario => {
  const story = pick(random, among);
  const possible = names.filter((act) => act !== 'site_refund' || !staysWithPerson(story));
  const hasFault = random() < 0.6 && story.faults.length > 0;
  const fault = hasFault ? { ...pick(random, story.faults), times: pick(random, [1, 1, 2, 4]) } : undefined;
  const act: Act = pick(random, possible);
  const who = story.acts.includes('change') ? story.buyers : (['ada', 'ada', 'ada', 'dora', 'pia'] as const);
  const buyer = pick(random, hasFault ? who : story.buyers);
  const stop = random() < 0.95 ? pickStop(random, [...ways, ...ways, ...stalls]) : undefined;
  const isStall = stop?.when.endsWith('stall') ?? false;
  return {
    captureMode: story.captureMode,
    acts: random() < 0.2 ? [...story.acts, pick(random, possible)] : story.acts,
    buyer,
    fault,
    settles: pick(random, ['completed', 'declined']),
    second: random() < 0.6 ? { act, isSameProcess: !isStall && random() < 0.3 } : undefined,
    stop,
    meanwhile: isStall
      ? {
          act: pick(random, [undefined, ...possible]),
          approves: buyer === 'nobody' && !story.acts.includes('buyer_approves'),
        }
      : undefined,
    stopAgain: random() < 0.4 ? pickStop(random, ways) : undefined,
  };
};
