import type { Dependencies } from '../../dependencies.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { presentTransferForOperators } from '../../ledger/present-transfer.ts';
import { makeOneAtATime } from '../../one-at-a-time.ts';
import { requireConfirmedSession } from '../../operators/confirmation/require-confirmation.ts';
import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import { firstPlatformId } from '../../platform-id.ts';
import { getAccount } from '../read-accounts.ts';
import { transferCommissionSchema } from './dashboard-schema.ts';
import { idOf, isOrdered, otherTransfer } from './operator-attempt.ts';
import { transferCommission } from './transfer-commission.ts';
import { refuseUnknownCurrency } from './transfer-wire.ts';

/** What administrators do with the commission that was earned. */
export const commissionRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  const oneAtATime = makeOneAtATime(() => 'Too many transfers from the commission account wait already.');

  const route = { schema: transferCommissionSchema };
  app.post('/commission/transfers', route, async (request, reply) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const { creditAccountId: toAccountId, amount, comment, attempt } = request.body;
    const { platformId = firstPlatformId, currency = deps.config.currency } = request.body;
    refuseUnknownCurrency(currency);
    // Also in the sandbox: a misspelt id would open an account that nobody wants.
    await getAccount(deps, { platformId, accountId: toAccountId });
    const order = {
      id: idOf(attempt),
      platformId,
      toAccountId,
      currency,
      amountMinor: BigInt(amount),
      comment: comment ?? null,
    };
    const made = await oneAtATime(String(platformId), () => transferCommission(deps, order, signedIn));
    if (made.fromKind !== 'commission' || !isOrdered(made, order)) throw otherTransfer(attempt, made);
    return reply.code(201).send(presentTransferForOperators(made));
  });
};
