import { randomBytes } from 'node:crypto';

// Letters and digits that cannot be read as one another: the alphabet the wallet allows in account ids.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const randomText = (length: number): string => {
  let text = '';
  for (const byte of randomBytes(length)) text += alphabet[byte & 31];
  return text;
};

/** Orders, authorisations, captures, refunds and webhooks: 85 random bits, nobody guesses another's. */
export const newResourceId = (): string => randomText(17);
export const newEventId = (): string => `WH-${randomText(17)}-${randomText(17)}`;
export const newDebugId = (): string => randomBytes(7).toString('hex').slice(0, 13);
export const newSecret = (): string => randomBytes(24).toString('base64url');
