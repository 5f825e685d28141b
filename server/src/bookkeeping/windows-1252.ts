/** The characters of Windows-1252 from 0x80 to 0x9F; five of these have none. */
const between = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const codes = new Map(Array.from(between, (character, index) => [character, 0x80 + index] as const));

const codeOf = (character: string) => {
  const code = character.codePointAt(0)!;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : codes.get(character);
};

const questionMark = 0x3f;

/** Text in Windows-1252. A letter that it lacks loses its accent, and any other character becomes a question mark. */
export const toWindows1252 = (text: string): Buffer => {
  const bytes = Array.from(
    text.normalize('NFC'),
    (character) => codeOf(character) ?? codeOf(character.normalize('NFD').slice(0, 1)) ?? questionMark,
  );
  return Buffer.from(bytes);
};
