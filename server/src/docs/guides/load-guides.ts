import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../../start/config.ts';
import { contents, home, pageNames } from './contents.ts';
import {
  countCalls,
  listCallsByCode,
  problemCodeNames,
  writeErrorPage,
  writeErrorTable,
  type Description,
} from './error-pages.ts';
import { renderMarkdown, type RenderedText } from './render-markdown.ts';

const folder = join(import.meta.dirname, '../../../../docs/guides');
const errorsFolder = join(folder, 'errors');

export interface Guide extends RenderedText {
  /** Where its page is. The Markdown is at the same place with `.md`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** The heading under which the navigation has it. Undefined for a problem code and for the first page. */
  readonly group: string | undefined;
}

type Addresses = Pick<Config, 'environment' | 'publicUrl' | 'wallet' | 'shopUrl' | 'dataDir'>;

export type Guides = ReadonlyMap<string, Guide>;

/** Every guide by the path of its page. */
export const loadGuides = async (config: Addresses, description: Description): Promise<Guides> => {
  const { serviceUrl, walletUrl, shopUrl, dataDir } = chooseAddresses(config);
  const read = [...(await readGuides()), ...(await readErrorPages(description))];
  const guides = read.map(({ path, markdown: text, group }): Guide => {
    const markdown = text
      .replaceAll(examples.serviceUrl, serviceUrl)
      .replaceAll(examples.walletUrl, walletUrl)
      .replaceAll(examples.shopUrl, shopUrl)
      .replaceAll(/(?<![\w./])\.florin(?=\/)/g, () => dataDir);
    const folder = path === home ? `${home}/` : path.replace(/[^/]+$/, '');
    const rendered = renderMarkdown(markdown, { folder, serviceUrl });
    return { path, group, markdown, title: rendered.sections[0]?.title ?? '', ...rendered };
  });
  return new Map(guides.map((guide) => [guide.path, guide]));
};

const groupOf = new Map(contents.flatMap(({ title, pages }) => pages.map((name) => [name, title])));

const readGuides = async () => {
  const first = {
    path: home,
    markdown: await readFile(join(folder, 'README.md'), 'utf8'),
    group: undefined,
  };
  const others = pageNames.map(async (name) => {
    const text = await readFile(join(folder, `${name}.md`), 'utf8');
    const markdown = name === 'errors' ? `${text}\n${writeErrorTable()}\n` : text;
    return { path: `${home}/${name}`, markdown, group: groupOf.get(name) };
  });
  return [first, ...(await Promise.all(others))];
};

const readErrorPages = async (description: Description) => {
  const calls = listCallsByCode(description);
  const callCount = countCalls(description);
  const written = new Set(await readdir(errorsFolder));
  return Promise.all(
    problemCodeNames.map(async (code) => {
      const file = `${code}.md`;
      const more = written.has(file) ? await readFile(join(errorsFolder, file), 'utf8') : '';
      const markdown = `${writeErrorPage(code, more, calls.get(code) ?? [], callCount)}\n`;
      return { path: `${home}/errors/${code}`, markdown, group: undefined };
    }),
  );
};

/** The addresses in the files: those of `npm start`. */
const examples = {
  serviceUrl: 'http://localhost:8080',
  walletUrl: 'http://localhost:8090',
  shopUrl: 'http://localhost:8100',
  dataDir: '.florin',
};

/** In the sandbox the examples can be copied as they stand. Production has no simulated wallet to try them with. */
const chooseAddresses = ({ environment, publicUrl, wallet, shopUrl, dataDir }: Addresses) =>
  environment === 'production'
    ? examples
    : { serviceUrl: publicUrl, walletUrl: wallet.url, shopUrl, dataDir: asTyped(dataDir) };

/** The folder as it is named where the service was started. */
const asTyped = (folder: string) => {
  const fromHere = relative(process.cwd(), folder);
  return fromHere.startsWith('..') ? folder : fromHere;
};
