import { apiKeyIdOf, platformIdOf, platformOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import type { App } from '../../http/fastify.ts';
import { groupMetadata } from '../../http/metadata-schema.ts';
import { makePage } from '../../http/pagination.ts';
import { makeOneAtATime } from '../../one-at-a-time.ts';
import { orNoMetadata } from '../../metadata.ts';
import type { Dependencies } from '../../dependencies.ts';
import { makeFindPayment } from '../../payments/store/batched-payments.ts';
import { getOwnPayment } from '../../payments/store/get-payment.ts';
import { Problem } from '../../problem.ts';
import { makeEnsureAccount } from '../../ledger/ensure-account.ts';
import { explainTime } from '../../http/explain-time.ts';
import { readPeriod } from '../../http/read-period.ts';
import { presentTransfer } from '../../ledger/present-transfer.ts';
import { readTransferCursor, refuseFaults, writeTransferCursor } from './transfer-wire.ts';
import { findTransfer } from '../../ledger/account-transfer-queries.ts';
import { listTransfers } from './queries.ts';
import { requireReversible, reverseTransfer } from './reverse-transfer.ts';
import { takeNoBodyForEmpty } from '../../http/body.ts';
import { changeTransfer } from './change-transfer.ts';
import {
  changeTransferSchema,
  listTransfersSchema,
  readTransferSchema,
  reverseTransferSchema,
  transferMoneySchema,
} from './schema.ts';
import { makeTransferId, tooManyTransfers, transferMoney } from './transfer-money.ts';

/** Transfers between accounts, of one platform. */
export const transferRoutes = (deps: Dependencies) => async (app: App) => {
  const find = makeFindPayment(deps);
  const ensureAccount = makeEnsureAccount(deps);
  const oneAtATime = makeOneAtATime(tooManyTransfers);

  app.post('/p2p', { schema: transferMoneySchema }, async (request, reply) => {
    const { debitAccountId, creditAccountId, amount, comment, transactionId, reference, metadata } =
      request.body;
    const currency = request.body.currency ?? deps.config.currency;
    refuseFaults(request.body);
    const platformId = platformIdOf(request);
    const order = {
      platformId,
      fromKind: 'account' as const,
      fromAccountId: debitAccountId,
      toKind: 'account' as const,
      toAccountId: creditAccountId,
      currency,
      amountMinor: BigInt(amount),
      comment: comment ?? null,
      paymentId: transactionId ?? null,
      reference: reference ?? null,
      reversalOf: null,
      distributionId: null,
      metadata: orNoMetadata(metadata),
      apiKeyId: apiKeyIdOf(request),
      operator: null,
    };
    const run = async (id: string) => {
      if (order.paymentId !== null) await getOwnPayment(find, platformId, order.paymentId);
      await ensureAccount({ platformId, accountId: debitAccountId }, { toGive: true });
      await ensureAccount({ platformId, accountId: creditAccountId });
      const transfer = await oneAtATime(debitAccountId, () =>
        transferMoney(deps, { ...order, id }, platformOf(deps, request)),
      );
      return { status: 201, body: presentTransfer(transfer) };
    };
    const { body } = await onceWithKey(deps, request, run, () => makeTransferId(deps.clock()));
    return reply.code(201).header('location', `/webservice/v2/p2p/${body.id}`).send(body);
  });

  app.patch('/p2p/:transferId', { schema: changeTransferSchema }, async (request) => {
    const { body } = await onceWithKey(deps, request, async () => {
      const own = await getOwnTransfer(deps, platformIdOf(request), request.params.transferId);
      const changed = await changeTransfer(deps, own, request.body.metadata, platformOf(deps, request));
      return { status: 200, body: presentTransfer(changed) };
    });
    return body;
  });

  addReversal(app, deps, oneAtATime);
  addReading(app, deps);
};

type OneAtATime = ReturnType<typeof makeOneAtATime>;

const addReversal = (app: App, deps: Dependencies, oneAtATime: OneAtATime) => {
  const reverseRoute = { schema: reverseTransferSchema, preValidation: takeNoBodyForEmpty };
  app.post('/p2p/:transferId/reversal', reverseRoute, async (request, reply) => {
    const { amount, comment, reference, metadata } = request.body;
    const run = async (id: string) => {
      const own = requireReversible(
        await getOwnTransfer(deps, platformIdOf(request), request.params.transferId),
      );
      const order = {
        id,
        amountMinor: amount === undefined ? undefined : BigInt(amount),
        comment: comment ?? null,
        reference: reference ?? null,
        metadata: orNoMetadata(metadata),
        apiKeyId: apiKeyIdOf(request),
        operator: null,
      };
      const made = await oneAtATime(own.toAccountId, () =>
        reverseTransfer(deps, own, order, platformOf(deps, request)),
      );
      return { status: 201, body: presentTransfer(made) };
    };
    const { body } = await onceWithKey(deps, request, run, () => makeTransferId(deps.clock()));
    return reply.code(201).header('location', `/webservice/v2/p2p/${body.id}`).send(body);
  });
};

const addReading = (app: App, deps: Dependencies) => {
  app.get('/p2p/:transferId', { schema: readTransferSchema }, async (request) => {
    return presentTransfer(await getOwnTransfer(deps, platformIdOf(request), request.params.transferId));
  });

  app.get('/p2p', { schema: listTransfersSchema, preValidation: groupMetadata }, async (request) => {
    const {
      after,
      limit = 50,
      debitAccountId,
      creditAccountId,
      transactionId,
      from,
      to,
      ...wanted
    } = request.query;
    const filter = {
      platformId: platformIdOf(request),
      fromAccountId: debitAccountId,
      toAccountId: creditAccountId,
      paymentId: transactionId,
      ...wanted,
      ...readPeriod({ from, to }),
    };
    const rows = await listTransfers(deps.reports, filter, readTransferCursor(after), limit + 1).catch(
      explainTime,
    );
    return makePage(rows, limit, presentTransfer, writeTransferCursor);
  });
};

/** 404 and not 403 for another platform's transfer: a client must not learn that it exists (docs/security.md#a8). */
const getOwnTransfer = async ({ sql }: Dependencies, platformId: number, id: string) => {
  const transfer = await findTransfer(sql, id);
  if (transfer?.platformId !== platformId) throw new Problem('not_found', `There is no transfer ${id}.`);
  return transfer;
};
