import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface House {
  readonly folder: string;
  readonly floors: readonly (readonly string[])[];
}

interface LintSettings {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

const readHouses = () => {
  const { overrides } = JSON.parse(read('.oxlintrc.json')) as LintSettings;
  const rules = overrides.flatMap(({ rules: { 'stairs/one-way': rule } }) => rule ?? []);
  return rules.filter((part) => typeof part !== 'string').flat() as House[];
};

interface Drawing extends House {
  /** The first column of the table below the drawing. */
  readonly explained: readonly string[];
}

const nameOf = (room: string) => room.replace(/\/$/, '');

/** A heading with the folder's name, under it a block with a line for each floor, and a table with a row for each room. */
const readDrawings = (text: string) =>
  text.split(/^#+ /m).flatMap((section): Drawing[] => {
    const [, folder = '', block = ''] = /^(server\/\S+)\n\n```\n(.+?)\n```$/ms.exec(section) ?? [];
    if (folder === '') return [];
    const floors = block.split('\n').map((line) => line.split(/ +/).map(nameOf));
    const explained = [...section.matchAll(/^\| `([^`]+)` /gm)].map(([, room = '']) => nameOf(room));
    return [{ folder, floors, explained }];
  });

test('docs/rooms.md draws the floors of the server as the linter knows them, and says what is in every room', () => {
  const houses = readHouses().filter(({ folder }) => folder.startsWith('server/'));
  expect(houses.length).toBeGreaterThan(0);
  expect(readDrawings(read('docs/rooms.md'))).toEqual(
    houses.map((house) => ({ ...house, explained: house.floors.flat() })),
  );
});
