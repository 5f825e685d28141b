import { randomBytes } from 'node:crypto';

/** 32 letters and digits that do not look like each other: five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Random letters and digits, in groups that are easy to read aloud. */
export const makeReadableCode = (length: number, groupLength: number) => {
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]!);
  const groups = Array.from({ length: Math.ceil(length / groupLength) }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  );
  return groups.join('-');
};
