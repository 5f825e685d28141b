import { addressBlock } from '../../address.ts';
import { makeLimiter } from '../../http/rate-limit.ts';

/** Undefined: no call may be made now. Otherwise what to call when it was for a genuine notification: then it does not count. */
export type TakeCall = (sender: string) => (() => void) | undefined;

/** A minute, in one process. Genuine notifications need a new certificate about once a year. */
const perAddress = 10;
const ofStrangers = 20;
const ofKnownSenders = 40;

const knownSendersMax = 1000;

/**
 * Bounds what forged notifications make us ask the wallet (docs/security.md#a23). Addresses that genuine notifications have come from
 * have a share of their own: a flood from elsewhere does not use it up.
 */
export const makeCallBounds = () => {
  const known = new Set<string>();

  const makeTakeCall = (): TakeCall => {
    const addresses = makeLimiter(perAddress);
    const strangers = makeLimiter(ofStrangers);
    const knownSenders = makeLimiter(ofKnownSenders);
    return (sender) => {
      const block = addressBlock(sender);
      if (known.has(block)) return knownSenders.take('') === 0 ? () => knownSenders.giveBack('') : undefined;
      if (addresses.take(block) > 0) return undefined;
      if (strangers.take('') > 0) return undefined;
      return () => {
        addresses.giveBack(block);
        strangers.giveBack('');
      };
    };
  };

  return {
    takeFetch: makeTakeCall(),
    takeQuestion: makeTakeCall(),
    /** A genuine notification has come from there. */
    recognize: (sender: string) => {
      const block = addressBlock(sender);
      if (known.has(block)) return;
      if (known.size >= knownSendersMax) known.delete(known.values().next().value!);
      known.add(block);
    },
  };
};
