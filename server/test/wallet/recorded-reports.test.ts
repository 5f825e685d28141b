import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenProxy } from './proxy.ts';
import { givenConnector, givenWallet } from './support.ts';

/** What the wallet has really answered is in a folder next to the repository, not in the repository. */
const folder = new URL('../../../../shared/wallet-recordings/', import.meta.url);
const missing = 'SKIPPED: ../shared/wallet-recordings does not exist, so no recorded report was read';

interface Recording {
  readonly body: { readonly message?: string; readonly transaction_details?: readonly object[] };
}

const listRecorded = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Recording).body);

const readReport = async (status: number, body: object) => {
  const wallet = await givenWallet();
  const proxy = await givenProxy(wallet.url, ({ path }) =>
    path.startsWith('/v1/reporting/') ? { status, body } : undefined,
  );
  const day = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') };
  return (await givenConnector(proxy.url).listTransactions(day, 1)).result;
};

test('a recorded report whose start date is not available is not there yet', async ({ skip }) => {
  skip(!existsSync(folder), missing);
  const recorded = listRecorded('errors.jsonl').filter(({ message = '' }) => message.includes('start date'));
  expect(recorded.length).toBeGreaterThan(0);
  for (const body of recorded) expect(await readReport(400, body)).toBe('not_yet');
});

test('a recorded report without rows is not there yet, and one of other money is listed apart', async ({
  skip,
}) => {
  skip(!existsSync(folder), missing);
  const recorded = listRecorded('transaction-searches.jsonl');
  const empty = recorded.find(({ transaction_details: rows }) => rows?.length === 0);
  expect(await readReport(200, empty!)).toBe('not_yet');
  const full = recorded.find((body) => JSON.stringify(body).includes('"T1234"'));
  const report = { ...full, last_refreshed_datetime: '2026-11-02T00:00:00Z' };
  expect(await readReport(200, report)).toMatchObject({
    transactions: [],
    foreign: [
      { code: 'T1234', moved: { currency: 'USD', amountMinor: 100_000n } },
      { code: 'T1234', moved: { currency: 'USD', amountMinor: 100_000n } },
    ],
  });
});
