import { randomFillSync } from 'node:crypto';

// Letters and digits that cannot be confused: the alphabet that the protocol allows in account ids.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

// Random bytes are taken from the system many at a time: it takes as long for four thousand as for seventeen.
const drawn = Buffer.alloc(4096);
let used = drawn.length;

const randomBytes = (count: number): Buffer => {
  if (used + count > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += count;
  return drawn.subarray(used - count, used);
};

const randomText = (length: number): string => {
  let text = '';
  for (const byte of randomBytes(length)) text += alphabet[byte & 31];
  return text;
};

/** The id of an order, authorisation, capture, refund or webhook. It has 85 random bits: nobody can guess it. */
export const newResourceId = (): string => randomText(17);
export const newEventId = (): string => `WH-${randomText(17)}-${randomText(17)}`;
export const newDebugId = (): string => randomBytes(7).toString('hex').slice(0, 13);
export const newSecret = (): string => randomBytes(24).toString('base64url');

const hexGroup = (): string => randomBytes(4).toString('hex');
/** As the real wallet names its certificates. */
export const newCertificateId = (): string => `CERT-${hexGroup()}-${hexGroup()}-${hexGroup()}`;
