import { contents, home } from './contents.ts';
import type { Guides } from './load-guides.ts';

/** The first paragraph of a guide says what it is about. */
const summaryOf = (markdown: string) =>
  (markdown.split('\n\n')[1] ?? '').replaceAll('\n', ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** `/llms.txt`: where programs that read documentation find each guide as Markdown. */
export const writeLlmsText = (guides: Guides, publicUrl: string) => {
  const line = (path: string) => {
    const { title, markdown } = guides.get(path)!;
    return `- [${title}](${publicUrl}${path}.md): ${summaryOf(markdown)}`;
  };
  const groups = contents.map(({ title, pages }) =>
    [`## ${title}`, pages.map((name) => line(`${home}/${name}`)).join('\n')].join('\n\n'),
  );
  const errors = [...guides.keys()].filter((path) => path.startsWith(`${home}/errors/`));
  return `${[
    '# Florin',
    `> ${summaryOf(guides.get(home)!.markdown)}`,
    `The whole API is described at ${publicUrl}/openapi.json (OpenAPI 3.1).`,
    ...groups,
    '## Problem codes',
    errors.map(line).join('\n'),
  ].join('\n\n')}\n`;
};
