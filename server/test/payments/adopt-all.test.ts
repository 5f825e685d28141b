import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runReconcileCommand, type ReconcileOptions } from '../../src/payments/reconciliation/command.ts';
import { checkBooksOf } from '../support/check-books.ts';
import { runProcess, withoutDatabaseLine } from '../support/process.ts';
import { testSecret } from '../support/server.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { givenConnector } from '../wallet/support.ts';
import { makeAfterBackup } from './after-backup.ts';
import { makeRefunds } from './refunds/support.ts';
import { givenShop, postingsOf, walletSettings } from './support.ts';

const shop = givenShop({ isQuiet: true });
const { givenCaptured } = makeRefunds(shop);
const { captureThere, givenCapturedThere, givenUnknown } = makeAfterBackup(shop);

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** A period that ends now, also just after midnight. */
const period = () => ({ from: dayOf(Date.now() - dayMs), to: dayOf(Date.now()) });
const note = 'Restored from the backup of yesterday';

const adoptAll = (options: ReconcileOptions = {}, deps = shop.server.deps, say?: (line: string) => void) =>
  runReconcileCommand(deps, { ...period(), 'adopt-all': true, note, ...options }, say);

interface Answer {
  readonly adopted: readonly { readonly walletId: string }[];
  readonly left: readonly { readonly walletId: string; readonly reason: string }[];
}
const idsOf = (differences: readonly { readonly walletId: string }[]) =>
  differences.map(({ walletId }) => walletId);

/** The program, with the file of owners. */
const runProgram = async (owners: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-owners-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'owners.csv');
  await writeFile(file, owners);
  const { from, to } = period();
  const settings = {
    ...walletSettings(shop.wallet),
    DATABASE_URL: shop.server.deps.config.databaseUrl!,
    FLORIN_SECRET: testSecret,
  };
  const args = ['reconcile', '--from', from, '--to', to, '--adopt-all', '--owners', file, '--note', note];
  const { ended, output } = await runProcess(settings, { file: 'cli.ts', args });
  return { status: await ended, output: withoutDatabaseLine(output()) };
};

/** What a backup lacks, in every way in which it can. */
const givenRestored = async () => {
  const { wallet } = shop;
  const waiting = await givenCapturedThere();
  const over = await givenCapturedThere('expired');
  const refunded = await givenCaptured();
  await wallet.refundAtSite(refunded.captureId, '4.00');
  const [refund] = (await wallet.truth(refunded.extOrderId)).refunds;
  const named = await givenUnknown();
  const namedCapture = await captureThere(named.paymentId, named.orderId);
  await wallet.refundAtSite(namedCapture, '2.00');
  const unnamed = await givenUnknown();
  const unnamedCapture = await captureThere(unnamed.paymentId, unnamed.orderId);
  const foreign = await givenUnknown({ paymentId: `order-${unnamedCapture}` });
  const foreignCapture = await captureThere(foreign.paymentId, foreign.orderId);
  // What was booked in this second is compared later.
  await shop.server.sql`update transfers set at = at - interval '1 minute'`;
  const owners = [
    'payment,key,account,commission',
    `${named.paymentId},${shop.client.key.id},"of ""another"", unknown",150`,
    '',
  ].join('\r\n');
  return {
    owners,
    payments: { waiting, over, refunded, named },
    captures: [waiting.captureId, over.captureId, namedCapture],
    refundId: refund!.id,
    left: [
      { walletId: unnamedCapture, reason: 'its payment is newer than the backup: say whose it was' },
      {
        walletId: foreignCapture,
        reason: "it isn't Florin's: refund it at the wallet, or enter it in your books by hand",
      },
    ],
  };
};

test('after a restore one command adopts what needs no decision, each once, and leaves the rest with its reason (F28)', async () => {
  const { owners, payments, captures, refundId, left } = await givenRestored();
  const trial = await adoptAll({ owners, 'dry-run': true });
  const planned = trial.json as Answer;
  expect(idsOf(planned.adopted).slice(0, 3).toSorted()).toEqual(captures.toSorted());
  expect(idsOf(planned.adopted)).toContain(refundId);
  expect(planned.left).toEqual(expect.arrayContaining(left.map((one) => expect.objectContaining(one))));
  expect(trial.text).toContain('Nothing was booked.');
  expect(await postingsOf(shop.server, payments.waiting.id)).toEqual([]);
  expect((await shop.client.call('GET', `/moneyins/${payments.named.paymentId}`)).status).toBe(404);

  const { status, output } = await runProgram(owners);
  expect(output).toContain(
    `${payments.waiting.captureId} is booked now. The payment ${payments.waiting.id} is captured.`,
  );
  expect(output).toContain('5 adopted.\n\n2 left:\n');
  for (const { walletId, reason } of left) expect(output).toMatch(new RegExp(`${walletId} .*${reason}`));
  expect(status).toBe(2);
  expect(await shop.client.read(payments.waiting.id)).toMatchObject({ status: 'captured' });
  expect(await shop.client.read(payments.over.id)).toMatchObject({ status: 'captured' });
  expect(await shop.client.read(payments.refunded.id)).toMatchObject({ refundedAmount: 400 });
  const named = await shop.client.read(payments.named.paymentId);
  expect(named).toMatchObject({ capturedAmount: 1000, refundedAmount: 200, commissionAmount: 150 });
  await checkBooksOf(shop.server.deps.config.databaseUrl!);

  const again = (await adoptAll({ owners })).json as Answer;
  expect(again.adopted).toEqual([]);
  expect(idsOf(again.left).toSorted()).toEqual(idsOf(left).toSorted());
});

test("when the wallet stops to answer, what was adopted is said, and so is what wasn't tried", async () => {
  await givenCapturedThere();
  await givenCapturedThere();
  let isAway = false;
  const proxy = await givenProxy(shop.wallet.url, () => (isAway ? { status: 503, body: {} } : undefined));
  const deps = { ...shop.server.deps, wallet: givenConnector(proxy.url) };
  const said: string[] = [];
  const { json, hasFindings } = await adoptAll({}, deps, (line) => {
    said.push(line);
    isAway = true;
  });
  const { adopted, left } = json as Answer;
  expect(adopted).toHaveLength(1);
  expect(said).toEqual([expect.stringContaining(`${adopted[0]!.walletId} is booked now.`)]);
  expect(left.length).toBeGreaterThan(0);
  expect(hasFindings).toBe(true);
  isAway = false;
  expect(idsOf(((await adoptAll({}, deps)).json as Answer).adopted)).toHaveLength(1);
});

test.each([
  ['payment,key\n', {}, 'The first line of --owners has to be payment,key,account,commission.'],
  [
    'payment,key,account,commission\npay_1,key,shop\n',
    {},
    'Line 2 of --owners is not payment,key,account,commission.',
  ],
  ['payment,key,account,commission\npay_1,key,shop,\n', {}, 'Line 2 of --owners needs the commission'],
  ['payment,key,account,commission\npay_1,key,"shop,1\n', {}, 'Line 2 of --owners is not payment,key'],
  ['payment,key,account,commission\n\npay_1,k,s,1\npay_1,k,s,2', {}, 'Line 4 of --owners repeats a payment.'],
  [
    'payment,key,account,commission\n',
    { 'adopt-all': false },
    '--owners and --dry-run belong to --adopt-all.',
  ],
  ['payment,key,account,commission\n', { key: 'k' }, 'with --owners, or with --key and --account'],
  [undefined, { key: 'k', account: 's' }, 'needs the --commission of each of these payments'],
  [undefined, { adopt: 'X' }, '--adopt-all stands alone'],
  [undefined, { note: ' ' }, '--adopt-all needs a --note'],
] as const)(
  'what --adopt-all cannot read is refused before anything is done: %j %j',
  async (owners, options, message) => {
    await expect(adoptAll({ owners, ...options })).rejects.toThrow(message);
  },
);
