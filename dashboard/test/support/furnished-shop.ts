import { takeInDispute } from '../../../server/src/payments/disputes/take-in-dispute.ts';
import { runReconcileCommand } from '../../../server/src/payments/reconciliation/command.ts';
import { givenDuePayout, givenRun } from '../../../server/test/payouts/given-due-payout.ts';
import { ourBank } from '../../../server/test/payouts/payout-support.ts';
import { signInAndConfirm } from '../../../server/test/support/dashboard.ts';
import { untilHandedOut } from '../../../server/test/webhooks/receiver.ts';
import { givenBusyMonth } from './busy-month.ts';
import { startShop, type DashboardShop } from './shop.ts';
import { until } from '../../../server/test/support/until.ts';

const answerOf = async <T>(asked: Promise<Response>) => {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};

/** A capture, a part refund, a transfer and a dispute. */
const givenMoney = async ({ client, wallet, server, givenApproved }: DashboardShop) => {
  const paid = await givenApproved({
    transaction: { accountId: 'bookshop', reference: 'Kade K-8A049D6A', commissionAmount: 50 },
  });
  const { captures } = await wallet.truth(paid.extOrderId);
  await answerOf(client.call('PUT', `/refund/${paid.id}`, { amountToRefund: 400, comment: 'Wrong song' }));
  const { dispute_id: disputeId } = await wallet.dispute(captures[0]!.id, {
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  });
  await takeInDispute(server.deps, disputeId);
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  await answerOf(
    administrator.post('/transfers', {
      debitAccountId: 'bookshop',
      creditAccountId: 'cinema-lumiere',
      amount: 250,
      currency: 'EUR',
      comment: 'Rent of the hall',
      attempt: crypto.randomUUID(),
    }),
  );
  await answerOf(administrator.post('/invitations', { email: 'new@harbour.example', role: 'viewer' }));
  return { paymentId: paid.id };
};

/** An endpoint that nobody answers at, with attempts in its log. */
const givenFailingEndpoint = async ({ client, server }: DashboardShop) => {
  const { id } = await answerOf<{ id: string }>(
    client.call('POST', '/webhook-endpoints', {
      url: 'http://127.0.0.1:1/hooks',
      description: 'The warehouse',
    }),
  );
  await client.givenPayment({ transaction: { reference: 'not-delivered' } });
  await untilHandedOut(server);
  await until(async () => {
    const rows = await server.sql`select from webhook_attempts where endpoint_id = ${id}`;
    if (rows.length === 0) throw new Error('no attempt yet');
  });
  await server.sql`
    update webhook_queues set failing_since = now() - interval '2 minutes' where endpoint_id = ${id}`;
  return id;
};

export type FurnishedShop = Awaited<ReturnType<typeof startFurnishedShop>>;

/** A shop in which every page of the dashboard has something to show. `pathOf` gives an address for each pattern of a route. */
export const startFurnishedShop = async () => {
  const shop = await startShop(ourBank);
  const { server, client } = shop;
  await givenBusyMonth(server);
  await server.givenApiKey('A key with a rather long name, as people give them');
  const endpointId = await givenFailingEndpoint(shop);
  const { paymentId } = await givenMoney(shop);
  await shop.givenContradicted({ transaction: { reference: 'contradicted' } });
  await shop.givenInDoubt({ transaction: { reference: 'in-doubt' } });
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  await runReconcileCommand(server.deps, {
    from: dayOf(Date.now() - 86_400_000),
    to: dayOf(Date.now()),
  });
  const payoutId = await givenDuePayout(server);
  const { id: runId } = await givenRun(server, await signInAndConfirm(server, await server.givenOperator()));
  const refunds = await answerOf<{ items: { id: string }[] }>(client.call('GET', '/refunds'));
  const ids: Readonly<Record<string, string>> = {
    '/payments/:id': paymentId,
    '/refunds/:id': refunds.items[0]!.id,
    '/accounts/:id': 'bookshop',
    '/payouts/:id': payoutId,
    '/payout-runs/:id': runId,
    '/developers/webhooks/:id': endpointId,
    '/developers/events/:id': `evt_${paymentId}_1`,
  };
  const pathOf = (pattern: string) => {
    if (!pattern.includes(':')) return pattern;
    const id = ids[pattern];
    if (id === undefined) throw new Error(`Furnish the shop for ${pattern}: furnished-shop.ts`);
    return pattern.replace(/:\w+/, id);
  };
  return { ...shop, pathOf };
};
