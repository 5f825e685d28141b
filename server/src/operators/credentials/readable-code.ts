import { randomBytes } from 'node:crypto';

/** 32 letters and digits, none of which look alike: five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Random letters in groups that can be read aloud. */
export const makeReadableCode = (length: number, groupLength: number) => {
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]!);
  const groups = Array.from({ length: Math.ceil(length / groupLength) }, (_, index) =>
    letters.slice(index * groupLength, (index + 1) * groupLength).join(''),
  );
  return groups.join('-');
};
