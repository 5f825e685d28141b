import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultKinds, faultRow } from '../../src/faults/faults.ts';
import { buyers } from '../../src/test-buyers.ts';
import { givenWallet } from '../support/wallet.ts';

test('the manual lists every fault and every buyer, under a strict policy', async () => {
  const wallet = await givenWallet();
  const response = await fetch(`${wallet.url}/`);
  const page = await response.text();
  for (const kind of faultKinds) expect(page).toContain(`<code>${kind}</code>`);
  for (const { email } of buyers) expect(page).toContain(email);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the README has the same fault table', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');
  for (const kind of faultKinds) expect(readme).toContain(`| \`${kind}\` | ${faultRow(kind).description} |`);
});
