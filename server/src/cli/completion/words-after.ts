import type { Command } from '../command.ts';
import { nameOf } from '../command.ts';

export interface Candidate {
  readonly word: string;
  readonly summary: string;
}

/** What may follow the words of a command line, by those words: `''` for the first, `operators` for the second. */
export const wordsAfter = (commands: readonly Command[]): ReadonlyMap<string, readonly Candidate[]> => {
  const after = new Map<string, Candidate[]>([['', [{ word: 'help', summary: 'show the help' }]]]);
  const add = (words: string, candidate: Candidate) => {
    const known = after.get(words) ?? [];
    if (!known.some(({ word }) => word === candidate.word)) after.set(words, [...known, candidate]);
  };
  for (const command of commands) {
    const [first, second] = command.words;
    add('', { word: first, summary: second === undefined ? command.summary : `commands for ${first}` });
    if (second !== undefined) add(first, { word: second, summary: command.summary });
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
