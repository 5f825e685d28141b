import { expect } from 'vitest';

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * What an answer in a guide stands for. `…` in a text is any text, `"…"` alone is any value, `"…": "…"` is any other
 * fields, and `["…"]` is any list.
 */
export const asMatcher = (shown: unknown): unknown => {
  if (shown === '…') return expect.anything();
  if (typeof shown === 'string')
    return shown.includes('…')
      ? expect.stringMatching(new RegExp(`^${shown.split('…').map(escapePattern).join('.*')}$`, 's'))
      : shown;
  if (Array.isArray(shown))
    return shown.length === 1 && shown[0] === '…' ? expect.any(Array) : shown.map(asMatcher);
  if (typeof shown !== 'object' || shown === null) return shown;
  const fields = Object.entries(shown).filter(([name]) => name !== '…');
  const matchers = Object.fromEntries(fields.map(([name, value]) => [name, asMatcher(value)]));
  return '…' in shown ? expect.objectContaining(matchers) : matchers;
};
