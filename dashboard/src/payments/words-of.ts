/** A name of the service or the wallet in words. A name without a text is shown as it is. */
export const wordsOf = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? words[name]! : name;
