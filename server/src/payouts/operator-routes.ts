import { accountKeyOf } from '../accounts/dashboard-account.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { getAccount } from '../accounts/read-accounts.ts';
import type { Dependencies } from '../dependencies.ts';
import { formatMinor } from '../money.ts';
import { makeOneAtATime } from '../one-at-a-time.ts';
import { requireConfirmedSession } from '../operators/confirmation/require-confirmation.ts';
import { signedInOf } from '../operators/sessions/operator-sessions.ts';
import { firstPlatformId } from '../platform-id.ts';
import { Problem } from '../problem.ts';
import { cancelPayout } from './cancel-payout.ts';
import { createPayout, findAvailable, type PayoutRequest } from './create-payout.ts';
import * as schemas from './operator-schema.ts';
import { payoutCurrency, payoutIdOf, presentPayoutForOperators, type Payout } from './payout.ts';
import { findPayout, sumOnTheirWay } from './queries.ts';
import { settlePayout } from './settle-payout.ts';
import { readAmount } from './read-amount.ts';

/** Payouts that administrators make, and what an account can be paid out. */
export const operatorPayoutRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  const oneAtATime = makeOneAtATime(
    (accountId) => `Too many payouts of the account "${accountId}" wait already.`,
  );

  app.post('/payouts', { schema: schemas.payOutSchema }, async (request, reply) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const { accountId, currency, reference, attempt, platformId = firstPlatformId } = request.body;
    const order = {
      id: payoutIdOf(attempt),
      platformId,
      accountId,
      currency,
      amountMinor: readAmount(request.body),
      reference: reference ?? null,
      metadata: null,
      apiKeyId: null,
    };
    const made = await oneAtATime(accountId, () => createPayout(deps, order, signedIn));
    if (!isRequested(made, order)) throw otherPayout(attempt, made);
    return reply.code(201).send(presentPayoutForOperators(made));
  });

  app.get('/payouts/:id', { schema: schemas.readPayoutSchema }, async ({ params: { id } }) =>
    presentPayoutForOperators(await getPayout(deps, id)),
  );

  app.post('/payouts/:id/cancel', { schema: schemas.cancelPayoutSchema }, async (request) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const { id } = await getPayout(deps, request.params.id);
    return presentPayoutForOperators(await cancelPayout(deps, id, signedIn));
  });

  app.post('/payouts/:id/settle', { schema: schemas.settlePayoutSchema }, async (request) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const { id } = await getPayout(deps, request.params.id);
    return presentPayoutForOperators(await settlePayout(deps, id, request.body, signedIn));
  });

  const balanceRoute = { schema: schemas.payoutBalanceSchema };
  app.get('/accounts/:id/payout-balance', balanceRoute, async (request) => {
    const key = accountKeyOf(request);
    await getAccount(deps, key);
    const account = { ...key, currency: payoutCurrency };
    const { availableMinor: availableAmount } = await findAvailable(deps.sql, account, deps.clock());
    const onItsWayAmount = await sumOnTheirWay(deps.sql, key);
    return { currency: payoutCurrency, availableAmount, onItsWayAmount };
  });
};

const getPayout = async ({ sql }: Dependencies, id: string) => {
  const payout = await findPayout(sql, id);
  if (!payout) throw new Problem('not_found', `There is no payout ${id}.`);
  return payout;
};

/** A request that was changed after its answer was lost must not pass for the one that was carried out. */
const isRequested = (made: Payout, order: PayoutRequest) =>
  made.operator !== null &&
  made.platformId === order.platformId &&
  made.accountId === order.accountId &&
  made.reference === order.reference &&
  (order.amountMinor === undefined || made.amountMinor === order.amountMinor);

const otherPayout = (attempt: string, { amountMinor, currency, accountId }: Payout) =>
  new Problem(
    'conflict',
    `The attempt ${attempt} has made another payout already: ${formatMinor(amountMinor, 2)} ${currency} of "${accountId}". Send a new attempt.`,
  );
