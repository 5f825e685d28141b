import { nameOf, type Group } from '../command.ts';

export interface Candidate {
  readonly word: string;
  readonly summary: string;
}

/** What may follow the words of a command line, by those words: `''` for the first, `operators` for the second. */
export const wordsAfter = (groups: readonly Group[]): ReadonlyMap<string, readonly Candidate[]> => {
  const after = new Map<string, Candidate[]>([['', [{ word: 'help', summary: 'show the help' }]]]);
  const add = (words: string, candidate: Candidate) => {
    const known = after.get(words) ?? [];
    if (!known.some(({ word }) => word === candidate.word)) after.set(words, [...known, candidate]);
  };
  for (const { name, purpose } of groups) add('help', { word: name, summary: purpose });
  for (const command of groups.flatMap(({ commands }) => commands)) {
    const [first, second] = command.words;
    for (const words of ['', 'help'])
      add(words, { word: first, summary: second === undefined ? command.summary : `commands for ${first}` });
    if (second !== undefined)
      for (const words of [first, `help ${first}`]) add(words, { word: second, summary: command.summary });
    for (const [name, { help }] of Object.entries(command.options))
      add(nameOf(command), { word: `--${name}`, summary: help });
    for (const [word, summary] of everywhere) add(nameOf(command), { word, summary });
  }
  return after;
};

const everywhere = [
  ['--json', 'print the result as JSON'],
  ['--help', 'show the help'],
] as const;
