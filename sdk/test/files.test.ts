import { expect, test } from 'vitest';
import { FlorinError, type Florin } from '../src/index.ts';
import { givenService } from './support/shop.ts';

const { givenClient, approve } = givenService();

const collect = async (parts: AsyncIterable<string>) => {
  let text = '';
  for await (const part of parts) text += part;
  return text;
};

const givenStatement = async (florin: Florin) => {
  const accountId = `shop-${crypto.randomUUID()}`;
  const payment = await approve(florin, { accountId, reference: 'Zoë ✓' });
  await florin.payments.resume(payment.id);
  return { accountId, payment };
};

const file = (accountId: string) => `/webservice/v2/accounts/${accountId}/statement.csv`;

const errorOf = async (parts: AsyncIterable<string>) => {
  const error: unknown = await collect(parts).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FlorinError);
  return error as FlorinError;
};

test('the statement is read as a file, byte order mark and all, for the time that is asked for', async () => {
  const { florin } = await givenClient();
  const { accountId, payment } = await givenStatement(florin);
  const [head = '', ...lines] = (await collect(florin.accounts.statementFile(accountId))).split('\r\n');
  expect(head).toMatch(/^\uFEFF"/);
  const ofPayment = lines.filter((line) => line.includes(payment.id));
  expect(ofPayment.length).toBeGreaterThan(0);
  expect(ofPayment[0]).toContain('Zoë ✓');
  const later = await collect(florin.accounts.statementFile(accountId, { from: '2999-01-01T00:00:00Z' }));
  expect(later).toContain(head);
  expect(later).not.toContain(payment.id);
});

test('the statement is read as banks write it, for a period or for the last month', async () => {
  const { florin } = await givenClient();
  const { accountId } = await givenStatement(florin);
  const period = { from: '2025-11-01T00:00:00Z', to: '2025-12-01T00:00:00Z', currency: 'CHF' };
  expect(await collect(florin.accounts.statementOfx(accountId, period))).toContain('<CURDEF>CHF</CURDEF>');
  expect(await collect(florin.accounts.statementCamt(accountId))).toContain('<BkToCstmrStmt>');
});

test('the statement is read as a PDF, byte for byte', async () => {
  const { florin } = await givenClient();
  const { accountId } = await givenStatement(florin);
  const parts: Uint8Array[] = [];
  for await (const part of florin.accounts.statementPdf(accountId)) parts.push(part);
  const file = Buffer.concat(parts).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.\d\n%\xFF{4}\n[^]+%%EOF\n$/);
});

test('a file that begins with a failure is asked for again, and one that is refused says why', async () => {
  const { florin, gateway } = await givenClient();
  const { accountId, payment } = await givenStatement(florin);
  gateway.fail({ status: 503 }, file(accountId));
  expect(await collect(florin.accounts.statementFile(accountId))).toContain(payment.id);
  expect(gateway.seen(file(accountId))).toHaveLength(2);
  expect(await errorOf(florin.accounts.statementFile('nobody'))).toMatchObject({ code: 'account_unknown' });
  gateway.fail({ status: 200, body: '<h1>Sign in to the hotel</h1>' }, file(accountId));
  expect(await errorOf(florin.accounts.statementFile(accountId))).toMatchObject({
    code: 'unexpected_answer',
  });
});

test('a file that stops in the middle is an error: cut, silent for longer than the time-out, or ended by a signal', async () => {
  const { florin, gateway } = await givenClient();
  const { accountId } = await givenStatement(florin);
  gateway.fail('cut_within', file(accountId));
  expect(await errorOf(florin.accounts.statementFile(accountId))).toMatchObject({
    code: 'connection_failed',
    retryable: true,
  });
  gateway.fail('silence_within', file(accountId));
  const limits = { timeout: 2000, maxRetries: 0 };
  expect(await errorOf(florin.accounts.statementFile(accountId, {}, limits))).toMatchObject({
    code: 'timed_out',
  });
  gateway.fail('silence_within', file(accountId));
  const controller = new AbortController();
  const reason = new Error('enough');
  const reading = florin.accounts.statementFile(accountId, {}, { signal: controller.signal });
  expect((await reading.next()).done).toBe(false);
  controller.abort(reason);
  await expect(reading.next()).rejects.toBe(reason);
});
