import type { Environment, Right } from '../../api/schema.ts';
import type { Texts } from '../../i18n/en/en.ts';
import { mayOpen, pages } from '../routes.tsx';

const shownMax = 3;

/** Without case and accents, as people type. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s’'-]+/);

/** Pages of the menu whose name, or another word for what is on them, has a word that begins like each word of the text. */
export const findPages = (
  search: string,
  { pages: names, search: { words } }: Texts['shell'],
  rights: readonly Right[],
  environment: Environment,
) => {
  const typed = wordsOf(search);
  return pages
    .filter((page) => mayOpen(page, rights, environment))
    .flatMap(({ path, menu }) => (menu ? [{ path, text: menu.text, name: names[menu.text] }] : []))
    .filter(({ text, name }) => {
      const known = wordsOf(`${name} ${words[text]}`);
      return typed.every((start) => known.some((word) => word.startsWith(start)));
    })
    .slice(0, shownMax);
};
