import type { App } from '../../http/fastify.ts';
import { makePage } from '../../http/pagination.ts';
import { requireConfirmedSession } from '../../operators/confirmation/require-confirmation.ts';
import { signedInOf, type OperatorSessions } from '../../operators/sessions/operator-sessions.ts';
import { makeOneAtATime } from '../../one-at-a-time.ts';
import { currencyDigits, formatMinor } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import { firstPlatformId } from '../../platform-id.ts';
import { Problem } from '../../problem.ts';
import { explainTime } from '../../http/explain-time.ts';
import { getAccount } from '../read-accounts.ts';
import { readPeriod } from '../../http/read-period.ts';
import { listAllTransfersSchema, transferAsOperatorSchema } from './dashboard-schema.ts';
import { presentTransfer, readTransferPlace, refuseFaults, writeTransferPlace } from './transfer-wire.ts';
import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { listTransfers } from './queries.ts';
import { tooManyTransfers, transferMoney, type TransferOrder } from './transfer-money.ts';

/** Transfers between accounts, for operators to look at and for administrators to make. */
export const transferDashboardRoutes = (parts: Parts, sessions: OperatorSessions) => async (app: App) => {
  const toRead = { onRequest: sessions.requireOperator };
  const toAct = { onRequest: sessions.requireAdministrator };
  const oneAtATime = makeOneAtATime(tooManyTransfers);

  app.post('/transfers', { ...toAct, schema: transferAsOperatorSchema }, async (request) => {
    const {
      debitAccountId,
      creditAccountId,
      amount,
      comment,
      attempt,
      platformId = firstPlatformId,
    } = request.body;
    const signedIn = signedInOf(request);
    requireConfirmedSession(parts, signedIn);
    refuseFaults(request.body);
    // Also in the sandbox: a misspelt id would open an account that nobody wants.
    for (const accountId of [debitAccountId, creditAccountId])
      await getAccount(parts, { platformId, accountId });
    const order = {
      id: `p2p_${attempt.replaceAll('-', '')}`,
      platformId,
      fromAccountId: debitAccountId,
      toAccountId: creditAccountId,
      currency: request.body.currency ?? parts.config.currency,
      amountMinor: BigInt(amount),
      comment: comment ?? null,
      paymentId: null,
      reference: null,
      metadata: null,
      apiKeyId: null,
      operator: signedIn.email,
    };
    const made = await oneAtATime(debitAccountId, () => transferMoney(parts, order, signedIn));
    if (!isOrdered(made, order)) throw otherTransfer(attempt, made);
    return present(made);
  });

  app.get('/transfers', { ...toRead, schema: listAllTransfersSchema }, async ({ query }) => {
    const { after, limit = 50, accountId, platformId, ...period } = query;
    const filter = { accountId, platformId, ...readPeriod(period) };
    const rows = await listTransfers(parts.reports, filter, readTransferPlace(after), limit + 1).catch(
      explainTime,
    );
    return makePage(rows, limit, present, writeTransferPlace);
  });
};

/** An order that was changed after its answer was lost must not pass for the one that was carried out. */
const isOrdered = (made: AccountTransfer, order: TransferOrder) =>
  made.platformId === order.platformId &&
  made.fromAccountId === order.fromAccountId &&
  made.toAccountId === order.toAccountId &&
  made.currency === order.currency &&
  made.amountMinor === order.amountMinor &&
  made.comment === order.comment;

const otherTransfer = (
  attempt: string,
  { amountMinor, currency, fromAccountId, toAccountId }: AccountTransfer,
) =>
  new Problem(
    'conflict',
    `The attempt ${attempt} has made another transfer already: ${formatMinor(amountMinor, currencyDigits(currency) ?? 0)} ` +
      `${currency} from "${fromAccountId}" to "${toAccountId}". Send a new attempt.`,
  );

const present = (transfer: AccountTransfer) => ({
  ...presentTransfer(transfer),
  platformId: transfer.platformId,
  operator: transfer.operator,
});
