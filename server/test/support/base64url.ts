const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Where the last character has bits that stand for nothing: another text for the same bytes. */
export const withOtherLastBit = (text: string) =>
  text.slice(0, -1) + alphabet[alphabet.indexOf(text.at(-1)!) ^ 1]!;
