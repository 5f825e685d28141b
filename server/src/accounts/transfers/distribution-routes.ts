import { randomUUID } from 'node:crypto';
import { apiKeyIdOf, platformIdOf, platformOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/fastify.ts';
import { makeEnsureAccount } from '../../ledger/ensure-account.ts';
import { orNoMetadata } from '../../metadata.ts';
import { makeOneAtATime } from '../../one-at-a-time.ts';
import { showPayment } from '../../payments/read/show-payment.ts';
import { makeFindPayment } from '../../payments/store/batched-payments.ts';
import { getOwnPayment } from '../../payments/store/get-payment.ts';
import { invalidRequest, type Fault } from '../../problem.ts';
import { distributePayment } from './distribute-payment.ts';
import { distributePaymentSchema, type DistributionFields } from './distribution-schema.ts';
import type { Part } from './distribution-transfers.ts';
import { tooManyTransfers } from './transfer-money.ts';

/** Passing the money of a payment on to other accounts. */
export const distributionRoutes = (deps: Dependencies) => async (app: App) => {
  const find = makeFindPayment(deps);
  const ensureAccount = makeEnsureAccount(deps);
  const oneAtATime = makeOneAtATime(tooManyTransfers);

  const route = { schema: distributePaymentSchema };
  app.post('/moneyins/:transactionId/distribution', route, async (request) => {
    const platformId = platformIdOf(request);
    const run = async (id: string) => {
      const payment = await getOwnPayment(find, platformId, request.params.transactionId);
      refuseFaults(payment, request.body);
      const parts = request.body.parts.map(toPart);
      for (const accountId of new Set(parts.map((part) => part.accountId)))
        await ensureAccount({ platformId, accountId });
      const order = { id, parts, apiKeyId: apiKeyIdOf(request) };
      const distributed = await oneAtATime(payment.accountId, () =>
        distributePayment(deps, payment.id, order, platformOf(deps, request)),
      );
      return { status: 200, body: await showPayment(deps, distributed) };
    };
    return (await onceWithKey(deps, request, run, () => makeDistributionId(deps.clock()))).body;
  });
};

/** Like the ids of payments: the time, followed by 122 random bits. */
const makeDistributionId = (at: Date) =>
  `dis_${at.getTime().toString(36)}${randomUUID().replaceAll('-', '')}`;

type PartFields = DistributionFields['parts'][number];

const toPart = ({ accountId, amount, commissionAmount = 0, ...part }: PartFields): Part => ({
  accountId,
  amountMinor: BigInt(amount),
  commissionMinor: BigInt(commissionAmount),
  comment: part.comment ?? null,
  reference: part.reference ?? null,
  metadata: orNoMetadata(part.metadata),
});

/** What the schema cannot state. */
const refuseFaults = (payment: { readonly accountId: string }, { parts }: DistributionFields) => {
  const faults = parts.flatMap(({ accountId, amount, commissionAmount = 0 }, index): Fault[] => [
    ...(accountId === payment.accountId
      ? [{ pointer: `/parts/${index}/accountId`, detail: 'must be another account than that of the payment' }]
      : []),
    ...(commissionAmount > amount
      ? [{ pointer: `/parts/${index}/commissionAmount`, detail: 'must not be more than amount' }]
      : []),
  ]);
  if (faults.length > 0) throw invalidRequest(faults);
};
