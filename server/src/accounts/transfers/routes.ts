import { apiKeyIdOf, platformIdOf, platformOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import type { App } from '../../http/fastify.ts';
import { makePage } from '../../http/pagination.ts';
import { makeOneAtATime } from '../../one-at-a-time.ts';
import { orNoMetadata } from '../../metadata.ts';
import type { Parts } from '../../parts.ts';
import { makeFindPayment } from '../../payments/batched-payments.ts';
import { getOwnPayment } from '../../payments/get-payment.ts';
import { Problem } from '../../problem.ts';
import { makeEnsureAccount } from '../../ledger/ensure-account.ts';
import { explainTime } from '../../http/explain-time.ts';
import { readPeriod } from '../../http/read-period.ts';
import { presentTransfer, readTransferPlace, refuseFaults, writeTransferPlace } from './transfer-wire.ts';
import { findTransfer, listTransfers } from './queries.ts';
import { changeTransfer } from './change-transfer.ts';
import {
  changeTransferSchema,
  listTransfersSchema,
  readTransferSchema,
  transferMoneySchema,
} from './schema.ts';
import { makeTransferId, tooManyTransfers, transferMoney } from './transfer-money.ts';

/** Transfers between accounts, of one platform. */
export const transferRoutes = (parts: Parts) => async (app: App) => {
  const find = makeFindPayment(parts);
  const ensureAccount = makeEnsureAccount(parts);
  const oneAtATime = makeOneAtATime(tooManyTransfers);

  app.post('/p2p', { schema: transferMoneySchema }, async (request) => {
    const { debitAccountId, creditAccountId, amount, comment, transactionId, reference, metadata } =
      request.body;
    const currency = request.body.currency ?? parts.config.currency;
    refuseFaults(request.body);
    const platformId = platformIdOf(request);
    const order = {
      platformId,
      fromAccountId: debitAccountId,
      toAccountId: creditAccountId,
      currency,
      amountMinor: BigInt(amount),
      comment: comment ?? null,
      paymentId: transactionId ?? null,
      reference: reference ?? null,
      metadata: orNoMetadata(metadata),
      apiKeyId: apiKeyIdOf(request),
      operator: null,
    };
    const run = async (id: string) => {
      if (transactionId !== undefined) await getOwnPayment(find, platformId, transactionId);
      await ensureAccount({ platformId, accountId: debitAccountId });
      await ensureAccount({ platformId, accountId: creditAccountId });
      const transfer = await oneAtATime(debitAccountId, () =>
        transferMoney(parts, { ...order, id }, platformOf(parts, request)),
      );
      return { status: 200, body: presentTransfer(transfer) };
    };
    const { body } = await onceWithKey(parts, request, run, () => makeTransferId(parts.clock()));
    return body;
  });

  app.get('/p2p/:transferId', { schema: readTransferSchema }, async (request) => {
    return presentTransfer(await getOwnTransfer(parts, platformIdOf(request), request.params.transferId));
  });

  app.patch('/p2p/:transferId', { schema: changeTransferSchema }, async (request) => {
    const { body } = await onceWithKey(parts, request, async () => {
      const own = await getOwnTransfer(parts, platformIdOf(request), request.params.transferId);
      const changed = await changeTransfer(parts, own, request.body.metadata, platformOf(parts, request));
      return { status: 200, body: presentTransfer(changed) };
    });
    return body;
  });

  app.get('/p2p', { schema: listTransfersSchema }, async (request) => {
    const { after, limit = 50, debitAccountId, creditAccountId, ...period } = request.query;
    const filter = {
      platformId: platformIdOf(request),
      fromAccountId: debitAccountId,
      toAccountId: creditAccountId,
      ...readPeriod(period),
    };
    const rows = await listTransfers(parts.reports, filter, readTransferPlace(after), limit + 1).catch(
      explainTime,
    );
    return makePage(rows, limit, presentTransfer, writeTransferPlace);
  });
};

/** 404 and not 403 for another platform's transfer: a client must not learn that it exists (docs/security.md#a8). */
const getOwnTransfer = async ({ sql }: Parts, platformId: number, id: string) => {
  const transfer = await findTransfer(sql, id);
  if (transfer?.platformId !== platformId) throw new Problem('not_found', `There is no transfer ${id}.`);
  return transfer;
};
