import { makePage } from '../../http/pagination.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import type { OperatorActor } from '../../audit/record-act.ts';
import { requireConfirmedSession } from '../../operators/confirmation/require-confirmation.ts';
import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import { makeOneAtATime } from '../../one-at-a-time.ts';
import type { Dependencies } from '../../dependencies.ts';
import { firstPlatformId } from '../../platform-id.ts';
import { Problem } from '../../problem.ts';
import { explainTime } from '../../http/explain-time.ts';
import { getAccount } from '../read-accounts.ts';
import { readPeriod } from '../../http/read-period.ts';
import { findTransfer } from '../../ledger/account-transfer-queries.ts';
import { presentTransferForOperators } from '../../ledger/present-transfer.ts';
import {
  listAllTransfersSchema,
  reverseAsOperatorSchema,
  transferAsOperatorSchema,
} from './dashboard-schema.ts';
import { requireReversible, reverseTransfer } from './reverse-transfer.ts';
import { readTransferCursor, refuseFaults, writeTransferCursor } from './transfer-wire.ts';
import { idOf, isRequested, otherTransfer } from './operator-attempt.ts';
import { listTransfers } from './queries.ts';
import { tooManyTransfers, transferMoney } from './transfer-money.ts';

/** Transfers between accounts, for operators to look at and for administrators to make. */
export const transferDashboardRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  const oneAtATime = makeOneAtATime(tooManyTransfers);

  app.post('/transfers', { schema: transferAsOperatorSchema }, async (request, reply) => {
    const {
      debitAccountId,
      creditAccountId,
      amount,
      comment,
      attempt,
      platformId = firstPlatformId,
    } = request.body;
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    refuseFaults(request.body);
    // Also in the sandbox: a misspelt id would open an account that nobody wants.
    for (const accountId of [debitAccountId, creditAccountId])
      await getAccount(deps, { platformId, accountId });
    const order = {
      id: idOf(attempt),
      platformId,
      fromKind: 'account' as const,
      fromAccountId: debitAccountId,
      toKind: 'account' as const,
      toAccountId: creditAccountId,
      currency: request.body.currency ?? deps.config.currency,
      amountMinor: BigInt(amount),
      comment: comment ?? null,
      paymentId: null,
      reference: null,
      reversalOf: null,
      distributionId: null,
      metadata: null,
      apiKeyId: null,
      operator: signedIn.email,
    };
    const made = await oneAtATime(debitAccountId, () => transferMoney(deps, order, signedIn));
    if (!isRequested(made, order)) throw otherTransfer(attempt, made);
    return reply.code(201).send(presentTransferForOperators(made));
  });

  app.get('/transfers', { schema: listAllTransfersSchema }, async ({ query }) => {
    const { after, limit = 50, accountId, platformId, ...period } = query;
    const filter = { accountId, platformId, ...readPeriod(period) };
    const rows = await listTransfers(deps.reports, filter, readTransferCursor(after), limit + 1).catch(
      explainTime,
    );
    return makePage(rows, limit, presentTransferForOperators, writeTransferCursor);
  });

  const reverseRoute = { schema: reverseAsOperatorSchema };
  app.post('/transfers/:id/reversal', reverseRoute, async (request, reply) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const made = await reverseAsOperator(deps, oneAtATime, request.params.id, request.body, signedIn);
    return reply.code(201).send(made);
  });
};

interface ReversalFields {
  readonly amount: number;
  readonly comment?: string | null;
  readonly attempt: string;
}

const reverseAsOperator = async (
  deps: Dependencies,
  oneAtATime: ReturnType<typeof makeOneAtATime>,
  id: string,
  { amount, comment: given, attempt }: ReversalFields,
  by: OperatorActor,
) => {
  const comment = given ?? null;
  const found = await findTransfer(deps.sql, id);
  if (!found) throw new Problem('not_found', `There is no transfer ${id}.`);
  const reversed = requireReversible(found);
  const order = {
    id: idOf(attempt),
    amountMinor: BigInt(amount),
    comment,
    reference: null,
    metadata: null,
    apiKeyId: null,
    operator: by.email,
  };
  const made = await oneAtATime(reversed.toAccountId, () => reverseTransfer(deps, reversed, order, by));
  const isSame =
    made.reversalOf === reversed.id && made.amountMinor === order.amountMinor && made.comment === comment;
  if (!isSame) throw otherTransfer(attempt, made);
  return presentTransferForOperators(made);
};
