import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableUse } from './find-tables.ts';

const root = join(import.meta.dirname, '../../..');

/** The room that owns each table, as docs/rooms.md says. */
export const readOwners = (): ReadonlyMap<string, string> => {
  const text = readFileSync(join(root, 'docs/rooms.md'), 'utf8');
  const [, section = ''] = /^## Tables and their rooms$(.*?)^## /ms.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| `([a-z-]+)\/` +\| (.+?) +\|$/gm)];
  return new Map(
    rows.flatMap(([, room = '', tables = '']) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']): [string, string] => [table, room]),
    ),
  );
};

interface LintSettings {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, readonly unknown[]>> }[];
}
type House = { readonly folder: string; readonly floors: readonly (readonly string[])[] };

/** How high a room stands, as the linter knows it: 0 is the top. */
export const readFloors = (): ReadonlyMap<string, number> => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as LintSettings;
  const houses = overrides.flatMap(({ rules }) => (rules['stairs/one-way']?.[1] ?? []) as House[]);
  const { floors } = houses.find(({ folder }) => folder === 'server/src')!;
  return new Map(floors.flatMap((rooms, floor) => rooms.map((room): [string, number] => [room, floor])));
};

/** What is wrong with the use of a table, or undefined. */
export const findOwnerFault = (
  { table, file, isWritten }: TableUse,
  owners: ReadonlyMap<string, string>,
  floors: ReadonlyMap<string, number>,
) => {
  const room = file.split('/')[2]!;
  const owner = owners.get(table);
  if (owner === undefined) return `${file} uses ${table}, which has no room in docs/rooms.md`;
  if (owner === room) return undefined;
  if (isWritten) return `${file} writes ${table}, which only ${owner}/ may`;
  return floors.get(owner)! > floors.get(room)!
    ? undefined
    : `${file} reads ${table} of ${owner}/, which is not below it`;
};
