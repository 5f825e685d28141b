/** A piece of HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | readonly Html[] | undefined | false;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const render = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => entities[character]!);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(render).join('');
};

/**
 * A page or a part of one. Every value is escaped, unless it is HTML from this function: so what a buyer types is never
 * more than text. Write attributes with quotes around them.
 */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: String.raw({ raw: texts }, ...values.map(render)),
});
