import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../../src/language.ts';
import { afterNotifiedMinutes } from '../../src/payments/look-schedule.ts';
import { settings } from '../../src/start/config.ts';

// Pages name figures and lists of the code. Whoever changes one there finds here every page that has to follow.

const list = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);
const nameOfLanguage = new Intl.DisplayNames('en', { type: 'language' });

const tokenSeconds = settings.tokenLifetimeSeconds.standard!;
const tokenDays = `${Number(tokenSeconds) / 86_400} days`;
const looks = `${list(afterNotifiedMinutes.map(String))} minutes`;
const languages = list(languageCodes.map((code) => nameOfLanguage.of(code)!));

test.each([
  ['README.md', `"expires_in": ${tokenSeconds}`],
  ['docs/authentication.md', `"expires_in": ${tokenSeconds}`],
  ['docs/guides/quick-start.md', tokenDays],
  ['docs/guides/keys.md', tokenDays],
  ['docs/guides/glossary.md', tokenDays],
  ['docs/payments.md', looks],
  ['docs/payments.md', languages],
  ['docs/dashboard.md', languages],
  ['docs/guides/redirect.md', languages],
  ['wallet/README.md', languages],
])('%s says %j, as the code does', (page, figure) => {
  const text = readFileSync(join(import.meta.dirname, '../../..', page), 'utf8');
  expect(text.replaceAll(/\s+/g, ' ').includes(figure)).toBe(true);
});
