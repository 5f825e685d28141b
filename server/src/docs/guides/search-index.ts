import type { Guides } from './load-guides.ts';

/** What the search on the pages looks through: every section of every guide. */
export const writeSearchIndex = (guides: Guides) =>
  JSON.stringify(
    [...guides.values()].flatMap(({ path, title: page, sections }) =>
      sections.map(({ id, title, text }) => ({
        url: id === '' ? path : `${path}#${id}`,
        page,
        ...(id === '' ? {} : { section: title }),
        text,
      })),
    ),
  );
