import { escapeHtml } from './escape-html.ts';

/** What XML 1.0 has no way to write: control characters, halves of pairs, and two that are no characters. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text within an element or an attribute. */
export const escapeXml = (text: string) => escapeHtml(text.replaceAll(unwritable, ' '));
