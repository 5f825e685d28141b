/** Shorter parts have no trigrams, by which an index could find them. */
const partMin = 3;

/** A pattern for `like`: what contains the text, or, where it is too short for that, what begins with it. */
export const containsOrBegins = (text: string) => {
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return text.length < partMin ? `${escaped}%` : `%${escaped}%`;
};

/** The last character of Unicode: texts that begin with another one sort before that one with this at its end. */
export const lastCharacter = '\u{10FFFF}';
