import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { openSealedText } from '../../src/sealed-text.ts';
import { makeKeyring } from '../../src/keyring.ts';
import { lockDuePayouts } from '../../src/payouts/queries.ts';
import { resealRunFiles } from '../../src/payouts/run-file.ts';
import { readLog } from '../audit/audit-log.ts';
import { givenShop, walletSettings } from '../payments/support.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { startServer, testSecret } from '../support/server.ts';
import { ageBankAccount, givenRichSeller, ourBank, payOut, type Payout } from './payout-support.ts';
import { readPain } from './read-pain.ts';
import { untilWaiting } from './until-waiting.ts';

const shop = givenShop({ settings: ourBank });

interface Run {
  readonly id: string;
  readonly status: string;
  readonly count: number;
  readonly totalAmount: number;
  readonly messageId: string;
  readonly madeBy: string;
  readonly decidedBy: string | null;
  readonly detail?: string;
  readonly code?: string;
}

const administrator = async () => {
  const operator = await shop.server.givenOperator();
  return { ...operator, ...(await signInAndConfirm(shop.server, operator)) };
};
type Administrator = Awaited<ReturnType<typeof administrator>>;

const make = async ({ post }: Administrator, attempt = crypto.randomUUID()) => {
  const answer = await post('/payout-runs', { attempt });
  return { httpStatus: answer.status, ...((await answer.json()) as Run) };
};
const approve = async ({ post }: Administrator, { id, count, totalAmount }: Run) => {
  const answer = await post(`/payout-runs/${id}/approve`, { count, totalAmount });
  return { httpStatus: answer.status, ...((await answer.json()) as Run) };
};
const cancelRun = async ({ post }: Administrator, { id }: Run) => {
  const answer = await post(`/payout-runs/${id}/cancel`);
  return { httpStatus: answer.status, ...((await answer.json()) as Run) };
};
const read = async (id: string) => (await (await shop.client.call('GET', `/payouts/${id}`)).json()) as Payout;
const eventsOf = async (id: string) => {
  const types: string[] = [];
  for (let sequence = 1; ; sequence += 1) {
    const answer = await shop.client.call('GET', `/events/evt_${id}_${sequence}`);
    if (answer.status === 404) return types;
    types.push(((await answer.json()) as { type: string }).type);
  }
};

/** Payouts of some accounts, and the run that has them and no others. */
const givenRun = async (ada: Administrator, ...names: string[]) => {
  const payouts: Payout[] = [];
  for (const name of names) {
    await givenRichSeller(shop, name);
    payouts.push((await payOut(shop, { accountId: name, amount: 500, reference: `for ${name}` })).body);
  }
  const run = await make(ada);
  expect(run).toMatchObject({ httpStatus: 201, count: names.length, totalAmount: 500 * names.length });
  return { run, payouts };
};

test('a run collects what is due; when someone else has approved it, its file has each payout, the same bytes each time', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const { run, payouts } = await givenRun(ada, 'jürgen & söhne', 'second');
  expect(run).toMatchObject({ status: 'made', madeBy: ada.email, decidedBy: null });
  expect(await read(payouts[0]!.id)).toMatchObject({ status: 'in_run', iban: null });
  const early = await ada.get(`/payout-runs/${run.id}/file`);
  expect(await early.json()).toMatchObject({ status: 409, code: 'conflict' });
  expect(await approve(ada, run)).toMatchObject({
    code: 'conflict',
    detail: 'Someone else has to approve this run: you have made it.',
  });
  expect(await approve(grace, run)).toMatchObject({
    httpStatus: 200,
    status: 'approved',
    decidedBy: grace.email,
  });
  expect(await read(payouts[0]!.id)).toMatchObject({ status: 'approved', iban: 'DE…3000' });
  for (const { id } of payouts) expect(await eventsOf(id)).toEqual(['payout.created', 'payout.approved']);
  const file = await ada.get(`/payout-runs/${run.id}/file`);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="payouts-${run.id}.xml"`);
  const text = await file.text();
  const pain = readPain(text);
  expect(pain).toMatchObject({
    messageId: run.messageId,
    count: 2,
    controlSum: '10.00',
    debtorIban: ourBank.PAYOUT_IBAN,
  });
  expect(pain.transfers.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    {
      endToEndId: payouts[0]!.id.replace('_', '-'),
      amount: '5.00',
      name: 'Seller jurgen + sohne',
      iban: 'DE89370400440532013000',
      text: `for jurgen + sohne ${payouts[0]!.id.replace('_', '-')}`,
    },
    {
      endToEndId: payouts[1]!.id.replace('_', '-'),
      amount: '5.00',
      name: 'Seller second',
      iban: 'DE89370400440532013000',
      text: `for second ${payouts[1]!.id.replace('_', '-')}`,
    },
  ]);
  expect(await (await grace.get(`/payout-runs/${run.id}/file`)).text()).toBe(text);
  const [stored] = await shop.server.sql<{ text: string }[]>`
    select to_jsonb(r)::text || (select string_agg(to_jsonb(p)::text, '') from payouts p) as text from payout_runs r where r.id = ${run.id}`;
  expect(stored!.text).not.toContain('DE89370400440532013000');
  const { items } = await readLog(grace, '?action=payout_file_downloaded');
  expect(items.filter(({ subject }) => subject === run.id)).toHaveLength(2);
});

test('what was cancelled leaves the run, and who has seen the sum of before approves nothing', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const { run, payouts } = await givenRun(ada, 'leaving', 'staying');
  const cancelled = await shop.client.call('POST', `/payouts/${payouts[0]!.id}/cancel`);
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled' });
  expect(await approve(grace, run)).toMatchObject({ httpStatus: 409, code: 'conflict' });
  const now = { ...run, count: 1, totalAmount: 500 };
  expect(await approve(grace, now)).toMatchObject({ httpStatus: 200, count: 1, totalAmount: 500 });
  const late = await shop.client.call('POST', `/payouts/${payouts[1]!.id}/cancel`);
  expect(await late.json()).toMatchObject({ status: 409, code: 'conflict' });
  expect(await read(payouts[1]!.id)).toMatchObject({ status: 'approved' });
});

test('a cancelled run frees its payouts for the next one, and neither is approved twice', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const { run, payouts } = await givenRun(ada, 'freed');
  expect(await cancelRun(ada, run)).toMatchObject({ httpStatus: 200, status: 'cancelled', count: 0 });
  expect(await read(payouts[0]!.id)).toMatchObject({ status: 'reserved' });
  expect(await approve(grace, run)).toMatchObject({ httpStatus: 409 });
  const next = await make(ada);
  expect(next).toMatchObject({ httpStatus: 201, count: 1 });
  const answers = await Promise.all([approve(grace, next), approve(grace, next), cancelRun(ada, next)]);
  const { status } = await read(payouts[0]!.id);
  const won = status === 'approved' ? [200, 200, 409] : [409, 409, 200];
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(won);
  const found = await eventsOf(payouts[0]!.id);
  expect(found).toEqual(status === 'approved' ? ['payout.created', 'payout.approved'] : ['payout.created']);
  if (status === 'reserved') await shop.client.call('POST', `/payouts/${payouts[0]!.id}/cancel`);
});

test('an account that cannot be paid out any more is left out of runs, and stops the approval of one that has it', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const { run, payouts } = await givenRun(ada, 'stopped');
  const patch = (body: object) => shop.client.call('PATCH', '/accounts/stopped', body);
  await patch({ status: 'on_hold' });
  expect(await approve(grace, run)).toMatchObject({
    httpStatus: 409,
    detail: 'The account "stopped" is on hold. It is not paid out. Cancel the run, and make another.',
  });
  await cancelRun(ada, run);
  expect(await make(ada)).toMatchObject({ httpStatus: 409, code: 'conflict' });
  await patch({ status: 'open', bankAccount: { iban: 'NL91ABNA0417164300' } });
  expect(await make(ada)).toMatchObject({ httpStatus: 409, code: 'conflict' });
  shop.server.advance(25 * 3600);
  const [later, other] = [await administrator(), await administrator()];
  const next = await make(later);
  expect(next).toMatchObject({ httpStatus: 201, count: 1 });
  expect(await approve(other, next)).toMatchObject({ status: 'approved' });
  expect(await read(payouts[0]!.id)).toMatchObject({ status: 'approved', iban: 'NL…4300' });
});

test('a run is approved once, as it was seen, and by one person', async () => {
  const [ada, grace, joan] = [await administrator(), await administrator(), await administrator()];
  const { run } = await givenRun(ada, 'seen', 'seen, too');
  expect(await approve(grace, { ...run, count: 3 })).toMatchObject({ httpStatus: 409, code: 'conflict' });
  expect(await approve(grace, { ...run, totalAmount: 999 })).toMatchObject({ httpStatus: 409 });
  expect(await approve(grace, run)).toMatchObject({ httpStatus: 200 });
  const detail = `The run ${run.id} was approved by ${grace.email}.`;
  expect(await approve(joan, run)).toMatchObject({ httpStatus: 409, detail });
  expect(await cancelRun(joan, run)).toMatchObject({ httpStatus: 409, detail });
});

test('of two people who approve at the same moment, the second one waits, and is told who was first', async () => {
  const [ada, grace, joan] = [await administrator(), await administrator(), await administrator()];
  const { run, payouts } = await givenRun(ada, 'contested');
  const holder = await connectAlone(shop.server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin');
  await holder`select 1 from accounts where id = 'contested' for update`;
  const first = approve(grace, run);
  await untilWaiting(shop.server, first);
  const second = approve(joan, run);
  await untilWaiting(shop.server, second, 2);
  await holder.script('commit');
  expect(await first).toMatchObject({ httpStatus: 200, decidedBy: grace.email });
  expect(await second).toMatchObject({
    httpStatus: 409,
    detail: `The run ${run.id} was approved by ${grace.email}.`,
  });
  expect(await eventsOf(payouts[0]!.id)).toEqual(['payout.created', 'payout.approved']);
});

test('an account without a name or without a bank account is left out of runs', async () => {
  const ada = await administrator();
  await givenRichSeller(shop, 'nameless');
  const { body: payout } = await payOut(shop, { accountId: 'nameless', amount: 500 });
  const patch = (body: object) => shop.client.call('PATCH', '/accounts/nameless', body);
  await patch({ name: null });
  expect(await make(ada)).toMatchObject({ httpStatus: 409, code: 'conflict' });
  await patch({ name: 'Named again', bankAccount: null });
  await ageBankAccount(shop.server, 'nameless');
  expect(await make(ada)).toMatchObject({ httpStatus: 409, code: 'conflict' });
  await shop.client.call('POST', `/payouts/${payout.id}/cancel`);
});

test('an approval waits for a bank account that is being replaced, and its file never names one that nobody has waited a day for', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const { run, payouts } = await givenRun(ada, 'replaced');
  const holder = await connectAlone(shop.server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin');
  await holder`update accounts set bank_changed_at = ${shop.server.deps.clock()} where id = 'replaced'`;
  const answer = approve(grace, run);
  await untilWaiting(shop.server, answer);
  await holder.script('commit');
  expect(await answer).toMatchObject({ httpStatus: 409, code: 'conflict' });
  expect(await read(payouts[0]!.id)).toMatchObject({ status: 'in_run' });
  await shop.client.call('POST', `/payouts/${payouts[0]!.id}/cancel`);
});

test('the same attempt makes one run, and two runs at once never have the same payout', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  await givenRichSeller(shop, 'once');
  for (let count = 0; count < 4; count += 1) await payOut(shop, { accountId: 'once', amount: 100 });
  const attempt = crypto.randomUUID();
  const answers = await Promise.all([make(ada, attempt), make(ada, attempt), make(grace)]);
  expect(answers[0].id).toBe(answers[1].id);
  const [rows] = await shop.server.sql<{ inRuns: number }[]>`
    select count(*)::integer as "inRuns" from payouts where account_id = 'once' and status = 'in_run'`;
  expect(rows!.inRuns).toBe(4);
  const runs = new Map(
    answers.filter(({ httpStatus }) => httpStatus === 201).map((run) => [run.id, run.count]),
  );
  expect([...runs.values()].reduce((sum, count) => sum + count, 0)).toBe(4);
});

test('a run of which every payout was cancelled is not approved, and the oldest payouts come first', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const { run, payouts } = await givenRun(ada, 'oldest', 'youngest');
  const [oldest, youngest] = payouts as [Payout, Payout];
  await cancelRun(ada, run);
  const first = await shop.server.deps.sql.begin((tx) => lockDuePayouts(tx, shop.server.deps.clock(), 1));
  expect(first.map(({ id }) => id)).toEqual([oldest.id]);
  const next = await make(ada);
  for (const { id } of [oldest, youngest]) await shop.client.call('POST', `/payouts/${id}/cancel`);
  expect(await approve(grace, { ...next, count: 0, totalAmount: 0 })).toMatchObject({
    httpStatus: 409,
    detail: 'Every payout of this run was cancelled. Cancel the run, too.',
  });
  expect(await cancelRun(ada, next)).toMatchObject({ httpStatus: 200, status: 'cancelled' });
  expect(await cancelRun(ada, next)).toMatchObject({ httpStatus: 200, status: 'cancelled' });
});

test('403: viewers look at runs, and neither make nor approve them nor get their file', async () => {
  const ada = await administrator();
  const { run } = await givenRun(ada, 'looked-at');
  const viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  expect(await (await viewer.get(`/payout-runs/${run.id}`)).json()).toMatchObject({ id: run.id, count: 1 });
  expect(await (await viewer.get('/payout-runs?limit=1')).json()).toMatchObject({ items: [{ id: run.id }] });
  const list = await viewer.get(`/payouts?runId=${run.id}`);
  expect(await list.json()).toMatchObject({
    items: [{ accountId: 'looked-at', runId: run.id, platformId: 1 }],
  });
  expect((await viewer.get(`/payout-runs/${run.id}/file`)).status).toBe(403);
  expect((await viewer.post(`/payout-runs/${run.id}/cancel`)).status).toBe(403);
});

test('under a new secret the file is encrypted again, and has the same bytes', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  const { run } = await givenRun(ada, 'resealed');
  await approve(grace, run);
  const text = await (await ada.get(`/payout-runs/${run.id}/file`)).text();
  const keyring = makeKeyring('sandbox', ['another secret of thirty-two characters', testSecret]);
  while ((await resealRunFiles({ sql: shop.server.deps.sql, keyring })) > 0);
  const [sealed] = await shop.server.sql<{ text: string; secretId: string }[]>`
    select file as text, file_secret_id as "secretId" from payout_runs where id = ${run.id}`;
  expect(sealed!.secretId).toBe(keyring.currentSecretId);
  expect(openSealedText(keyring, 'payout-file', run.id, sealed!)).toBe(text);
});

test('with PAYOUT_APPROVAL=same one person makes and approves a run, and approving it again changes nothing', async () => {
  const databaseUrl = shop.server.deps.config.databaseUrl!;
  const alone = { ...walletSettings(shop.wallet), ...ourBank, PAYOUT_APPROVAL: 'same' };
  const server = await startServer({ ...alone, DATABASE_URL: databaseUrl });
  onTestFinished(server.close);
  // As late as it is for the one that gave the account its bank account.
  server.advance(26 * 3600);
  const operator = await server.givenOperator();
  const ada = { ...operator, ...(await signInAndConfirm(server, operator)) };
  const { run, payouts } = await givenRun(ada, 'alone');
  expect(await approve(ada, run)).toMatchObject({ httpStatus: 200, decidedBy: ada.email });
  expect(await approve(ada, run)).toMatchObject({ httpStatus: 200, decidedBy: ada.email });
  expect(await eventsOf(payouts[0]!.id)).toEqual(['payout.created', 'payout.approved']);
  expect(await cancelRun(ada, run)).toMatchObject({ httpStatus: 409, code: 'conflict' });
});
