import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');

export interface Example {
  readonly name: string;
  readonly code: string;
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** A comment with what it stands before. */
const commentPattern = /^ *\/\*\*\n?(?<comment>(?:(?!\*\/)[^])*)\*\/\n *(?<declaration>.*)$/gm;

const nameOf = (declaration: string) =>
  /^(?:export )?(?:readonly |async |const |class |interface |type )*\*?(\w+)/.exec(declaration)?.[1] ??
  declaration;

/** Every comment of a file, with the name it stands before and the example in it. */
const listComments = (file: string) =>
  [...read(`src/${file}`).matchAll(commentPattern)].map(({ groups }) => {
    const text = groups!['comment']!.replaceAll(/^ *\* ?/gm, '');
    const [, code] = text.split('@example\n');
    return { name: nameOf(groups!['declaration']!), code };
  });

const sources = readdirSync(join(folder, 'src')).filter((file) => file !== 'schema.ts');

/** The examples in the comments, and the blocks of the README. */
export const listExamples = (): Example[] => [
  ...sources.flatMap((file) =>
    listComments(file).flatMap(({ name, code }) =>
      code === undefined ? [] : [{ name: `${file.replace(/\.ts$/, '')}: ${name}`, code }],
    ),
  ),
  ...[...read('README.md').matchAll(/^```js\n(.+?)^```$/gms)].map(([, code = '']) => ({
    name: 'README',
    code: code.replaceAll(/^import .*\n/gm, ''),
  })),
];

const indexPattern = /^export (?<isType>type )?\{\s(?<names>[^}]+?),?\s\} from '\.\/(?<file>.+)';$/gm;

/** What index.ts exports from a file. */
const listExports = (file: string) =>
  [...read('src/index.ts').matchAll(indexPattern)]
    .filter(({ groups }) => groups!['file'] === file)
    .flatMap(({ groups }) => {
      const names = groups!['names']!.split(',').map((text) => text.trim());
      return names.map((name) => ({
        name: name.replace(/^type /, ''),
        isType: groups!['isType'] !== undefined || name.startsWith('type '),
      }));
    });

const listMethods = (file: string) => {
  const text = read(`src/${file}`);
  if (!/^export class (?!\w*Error)/m.test(text)) return [];
  return [...text.matchAll(/^ {2}(?:async )?\*?(\w+)\(/gm)].flatMap(([, name = '']) =>
    name === 'constructor' ? [] : [name],
  );
};

const listAllExports = () => sources.flatMap(listExports);

/** The exported types of the client itself. Those of the API, in `schema.ts`, are generated. */
export const listTypes = () => listAllExports().flatMap(({ name, isType }) => (isType ? [name] : []));

export const listValues = () => listAllExports().flatMap(({ name, isType }) => (isType ? [] : [name]));

/** Everything that a platform can name or call: what the package exports, and the methods of the client's parts. */
export const listPublic = () =>
  sources.flatMap((file) =>
    [...listExports(file).map(({ name }) => name), ...listMethods(file)].map(
      (name) => `${file.replace(/\.ts$/, '')}: ${name}`,
    ),
  );
