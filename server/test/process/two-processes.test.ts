import { beforeAll, describe, expect, test } from 'vitest';
import { postingsOf, type Outcome } from '../payments/support.ts';
import {
  givenAccount,
  givenReady,
  initInstants,
  initOf,
  instants,
  steps,
  stopAt,
  stopInitAt,
  type InitInstant,
  type Instant,
  type Ready,
  type Step,
} from './killed-payments.ts';
import { listWaiting, openRowLocks, wasLookedUp } from './database-view.ts';
import { givenTwoServices } from './two-services.ts';
import { until } from '../support/until.ts';

const given = givenTwoServices();

const expectPostedOnce = async ({ id, extOrderId }: Outcome) => {
  expect(await given.wallet.truth(extOrderId)).toMatchObject({ captureCount: 1, captured: { minor: 1000 } });
  expect(await postingsOf(given, id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'account', account: 'shop', amount: 1000 },
  ]);
  expect(await eventsOf(id)).toEqual(['payment.created', 'payment.captured']);
};

const eventsOf = async (paymentId: string) => {
  const rows = await given.sql<{ type: string }[]>`
    select type from all_events where subject_id = ${paymentId} order by sequence`;
  return rows.map(({ type }) => type);
};

type Platform = typeof given.one.platform;

/** As a platform does it: after 202 it asks again. A resume waits eight seconds for the process that captures, and a busy machine may need more. */
const resumeUntilDecided = ({ resume }: Platform, id: string) =>
  until(async () => {
    const answer = await resume(id);
    expect(answer.status).not.toBe(202);
    return answer;
  });

test('100 concurrent resumes over two processes capture once, and all get the same answer (F2)', async () => {
  const payment = await given.one.platform.givenPayment();
  await given.wallet.approve(payment.extOrderId);
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const answer = await resumeUntilDecided(given[index % 2 ? 'one' : 'two'].platform, payment.id);
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  const body = { id: payment.id, extOrderId: payment.extOrderId, redirectionUrl: successUrl(payment) };
  expect(new Set(answers)).toEqual(new Set([`200 ${JSON.stringify(body)}`]));
  await expectPostedOnce(payment);
});

test('notification, return, resume and reconciler at once, over two processes, capture once', async () => {
  const payment = await given.one.platform.givenPayment();
  const captureCall = given.one.gate.hold(({ path }) => path === `${orderPath(payment)}/capture`);
  const { redirectUrl } = await given.wallet.approve(payment.extOrderId);
  // The notification has claimed the payment. The wallet's answer is held back until the other calls have arrived.
  const held = await captureCall;
  await makeDue(payment);
  await expect.poll(() => isBeingChecked(payment)).toBe(true);
  const { pathname, search } = new URL(redirectUrl!);
  const visit = (base: string) => fetch(`${base}${pathname}${search}`, { redirect: 'manual' });
  const both = [given.one, given.two];
  const visits = both.map(({ service }) => visit(service.url));
  const resumes = both.map(({ platform }) => platform.resume(payment.id));
  await held.send();
  held.deliver();
  const target = successUrl(payment);
  for (const answer of await Promise.all(visits)) {
    expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
  }
  for (const answer of await Promise.all(resumes)) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ redirectionUrl: target });
  }
  await expectPostedOnce(payment);
});

test.each(['one', 'two'] as const)(
  'a resume after the approval captures, although one from before it is still under way: called at process %s',
  async (process) => {
    const payment = await given.one.platform.givenPayment();
    const captureCall = given.one.gate.hold(({ path }) => path === `${orderPath(payment)}/capture`);
    const early = given.one.platform.resume(payment.id);
    const held = await captureCall;
    expect((await held.send()).status).toBe(422);
    // Otherwise the notification would look the payment up, too.
    await given.wallet.fault({
      fault: 'notification_lost',
      operation: 'notification',
      orderId: payment.extOrderId,
    });
    await given.wallet.approve(payment.extOrderId);
    const since = new Date();
    const late = given[process].platform.resume(payment.id);
    // It waits for the one from before.
    await expect.poll(() => wasLookedUp(given.sql, since)).toBe(true);
    held.deliver();
    expect((await late).status).toBe(200);
    await early;
    await expectPostedOnce(payment);
  },
);

test('a buyer who returns during another call sees the decline that the other call got', async () => {
  const payment = await given.one.platform.givenPayment();
  const captureCall = given.one.gate.hold(({ path }) => path === `${orderPath(payment)}/capture`);
  const { redirectUrl } = await given.wallet.approve(payment.extOrderId, 'dora');
  const held = await captureCall;
  const { pathname, search } = new URL(redirectUrl!);
  const since = new Date();
  const landing = fetch(`${given.two.service.url}${pathname}${search}`, { redirect: 'manual' });
  // The landing page has read the claimed payment.
  await expect.poll(() => wasLookedUp(given.sql, since)).toBe(true);
  await held.send();
  held.deliver();
  const page = await (await landing).text();
  expect(page).toContain('Choose another way to pay');
  expect(page).toContain(`/checkout/${payment.id}/again?state=`);
});

const orderPath = ({ extOrderId }: Outcome) => `/v2/checkout/orders/${extOrderId}`;
const successUrl = ({ id, extOrderId }: Outcome) =>
  `https://shop.example.com/thanks?cart=7&transactionId=${id}&extOrderId=${extOrderId}&outcome=success#top`;

/** The background work looks at this payment next. */
const makeDue = async ({ id }: Outcome) => {
  await given.sql`update payment_looks set due_at = now() - interval '1 second' where payment_id = ${id}`;
};

const isBeingChecked = async ({ id }: Outcome) => {
  const [row] = await given.sql<{ isBeingChecked: boolean }[]>`
    select due_at > now() as "isBeingChecked" from payment_looks where payment_id = ${id}`;
  return row!.isBeingChecked;
};

describe('after a process is killed in the middle, the other one settles the payment by itself within seconds (F1)', () => {
  const kills = (Object.keys(steps) as Step[]).flatMap((step) =>
    instants.map((instant) => [step, instant] as const),
  );
  const rowInstants: ReadonlySet<Instant | InitInstant> = new Set([
    'before the commit',
    'before the payment is committed',
    'before the answer is kept',
  ]);
  const killed = new Map<string, Ready>();
  const orders = new Map<InitInstant, string | undefined>();

  beforeAll(async () => {
    const locks = await openRowLocks(given.databaseUrl);
    for (const [step, instant] of kills) killed.set(`${step} ${instant}`, await givenReady(given, step));
    for (const instant of initInstants) await givenAccount(given, instant);
    // Otherwise the second service would take over work that is due for a moment. Here the first one has to do
    // everything.
    given.two.service.child.kill('SIGSTOP');
    const stop = ([step, instant]: readonly [Step, Instant]) =>
      stopAt(given, locks, killed.get(`${step} ${instant}`)!, instant);
    const stopInit = async (instant: InitInstant) => {
      const { orderId, goOn } = await stopInitAt(given, locks, instant);
      orders.set(instant, orderId);
      return goOn;
    };
    // Those that are to wait for a row come last and together: the wallet's answer is waited for 8 s, and a row 2 s.
    const waitsForRow = (instant: Instant | InitInstant) => rowInstants.has(instant);
    for (const isLast of [false, true]) {
      const stopped = await Promise.all([
        ...kills.filter(([, instant]) => waitsForRow(instant) === isLast).map(stop),
        ...initInstants.filter((instant) => waitsForRow(instant) === isLast).map(stopInit),
      ]);
      for (const goOn of stopped) goOn();
    }
    const outcomes = Object.keys(steps).map(() => 'update operations');
    const waiting = ['insert into payments', 'update idempotent_requests', ...outcomes].join();
    await until(async () => {
      const rows = (await listWaiting(given.sql)).join();
      if (rows !== waiting) throw new Error(`Not everything waits for its row yet: ${rows}`);
    });
    await given.one.service.stop('SIGKILL');
    given.two.service.child.kill('SIGCONT');
    await locks.release();
  });

  test.each(kills)('%s, %s', async (step, instant) => {
    const { id, extOrderId, path } = killed.get(`${step} ${instant}`)!;
    // The lease of five seconds, the reconciler's half second, and much time for a busy machine: without a second process it never
    // happens.
    await until(async () =>
      expect(await given.two.platform.read(id)).toMatchObject({ status: steps[step].status }),
    );
    const { captureCount, authorizations } = await given.wallet.truth(extOrderId);
    expect({ captureCount, authorizations: authorizations.map(({ status }) => status) }).toEqual(
      walletTruth[step],
    );
    expect((await postingsOf(given, id)).map(({ amount }) => amount)).toEqual(
      steps[step].status === 'captured' ? [-1000, 1000] : [],
    );
    expect(await eventsOf(id)).toEqual(events[step]);
    const requestIds = [...given.one.gate.calls, ...given.two.gate.calls]
      .filter((call) => call.path === path)
      .map(({ headers }) => headers['paypal-request-id']);
    expect(new Set(requestIds).size).toBe(1);
  });

  test.each(initInstants)(
    'init, %s: sent again with its key, it continues with the same order',
    async (instant) => {
      const { key, body } = initOf(instant);
      const outcome = await until(async () => {
        const answer = await given.two.platform.init(body, { 'idempotency-key': key });
        expect(answer.status).toBe(200);
        return (await answer.json()) as Outcome;
      });
      const creations = [...given.one.gate.calls, ...given.two.gate.calls].filter((call) =>
        call.body.includes(`"reference_id":"${key}"`),
      );
      const requestIds = creations.map(({ headers }) => headers['paypal-request-id']);
      expect(new Set(requestIds)).toEqual(new Set([outcome.id]));
      expect(orders.get(instant) ?? outcome.extOrderId).toBe(outcome.extOrderId);
      const payments = await given.sql`select id, wallet_order_id from payments where account_id = ${key}`;
      expect([...payments]).toEqual([{ id: outcome.id, wallet_order_id: outcome.extOrderId }]);
      expect(await eventsOf(outcome.id)).toEqual(['payment.created']);
    },
  );

  // One after the other, these looks would take eighty seconds: each waits for eight.
  test('ten payments for which the wallet does not answer delay no other payment', async () => {
    const { platform, gate } = given.two;
    const silent = await Promise.all(Array.from({ length: 10 }, () => platform.givenPayment()));
    const other = await platform.givenPayment();
    const looks = silent.map((payment) => gate.hold(({ path }) => path === orderPath(payment)));
    for (const payment of silent) await makeDue(payment);
    await Promise.race(looks);
    await given.wallet.approve(other.extOrderId);
    await makeDue(other);
    await until(async () => expect(await platform.read(other.id)).toMatchObject({ status: 'captured' }));
  });
});

const walletTruth: Record<Step, { captureCount: number; authorizations: string[] }> = {
  capture: { captureCount: 1, authorizations: [] },
  authorize: { captureCount: 0, authorizations: ['CREATED'] },
  validate: { captureCount: 1, authorizations: ['CAPTURED'] },
  release: { captureCount: 0, authorizations: ['VOIDED'] },
};

const events: Record<Step, string[]> = {
  capture: ['payment.created', 'payment.captured'],
  authorize: ['payment.created', 'payment.authorized'],
  validate: ['payment.created', 'payment.authorized', 'payment.captured'],
  release: ['payment.created', 'payment.authorized', 'payment.cancelled'],
};
