/** Text that is already HTML. Only `html` creates it, so no text reaches a page without escaping. */
export interface Html {
  readonly html: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

type Fragment = string | Html | undefined | false | readonly Fragment[];

const render = (fragment: Fragment): string => {
  if (fragment === undefined || fragment === false) return '';
  if (typeof fragment === 'string') return escapeText(fragment);
  return 'html' in fragment ? fragment.html : fragment.map(render).join('');
};

export const html = (literals: TemplateStringsArray, ...fragments: Fragment[]): Html => ({
  html: literals.reduce((text, literal, index) => text + render(fragments[index - 1]) + literal),
});
