import type { Guides } from './load-guides.ts';

/** The part of the OpenAPI description that the search finds. */
interface Description {
  readonly paths?: Readonly<Record<string, object | undefined>> | undefined;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
}

/** Where the API reference shows a call: the library makes these anchors. */
const addressOf = (method: string, path: string, [tag = '']: readonly string[] = []) =>
  `/docs#tag/${tag.toLowerCase()}/${method.toUpperCase()}${path}`;

const listCalls = ({ paths = {} }: Description) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries((operations ?? {}) as Record<string, Operation>).map(
      ([method, { summary = '', description = '', tags }]) => ({
        url: addressOf(method, path, tags),
        page: 'API reference',
        section: summary,
        text: `${method.toUpperCase()} ${path} ${description}`.trim(),
      }),
    ),
  );

const listSections = (guides: Guides) =>
  [...guides.values()].flatMap(({ path, title: page, sections }) =>
    sections.map(({ id, title, text }) => ({
      url: id === '' ? path : `${path}#${id}`,
      page,
      ...(id === '' ? {} : { section: title }),
      text,
    })),
  );

/** What the search on the pages looks through: every section of every guide, and every call of the API. */
export const writeSearchIndex = (guides: Guides, description: Description) =>
  JSON.stringify([...listSections(guides), ...listCalls(description)]);
