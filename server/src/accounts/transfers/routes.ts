import { clientOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import type { App } from '../../http/fastify.ts';
import { makePage, momentForm, readCursor } from '../../http/pagination.ts';
import { currencyDigits } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import { invalidRequest, Problem, type Fault } from '../../problem.ts';
import { makeEnsureAccount } from '../ensure-account.ts';
import { explainTime } from '../explain-time.ts';
import { readPeriod } from '../read-period.ts';
import { makeOneAtATime } from './one-at-a-time.ts';
import { findTransfer, listTransfers, type AccountTransfer, type TransferPlace } from './queries.ts';
import { listTransfersSchema, readTransferSchema, transferMoneySchema, type TransferBody } from './schema.ts';
import { makeTransferId, transferMoney } from './transfer-money.ts';

/** Transfers between accounts, of one platform. */
export const transferRoutes = (parts: Parts) => async (app: App) => {
  const ensureAccount = makeEnsureAccount(parts);
  const oneAtATime = makeOneAtATime();

  app.post('/p2p', { schema: transferMoneySchema }, async (request) => {
    const { debitAccountId, creditAccountId, amount, comment } = request.body;
    const currency = request.body.currency ?? parts.config.currency;
    refuseFaults(request.body);
    const order = {
      fromAccountId: debitAccountId,
      toAccountId: creditAccountId,
      currency,
      amountMinor: BigInt(amount),
      comment: comment ?? null,
      apiKeyId: clientOf(request),
    };
    const run = async (id: string) => {
      await ensureAccount(debitAccountId);
      await ensureAccount(creditAccountId);
      const transfer = await oneAtATime(debitAccountId, () => transferMoney(parts, { ...order, id }));
      return { status: 200, body: present(transfer) };
    };
    const { body } = await onceWithKey(parts, request, run, () => makeTransferId(parts.clock()));
    return body;
  });

  app.get('/p2p/:transferId', { schema: readTransferSchema }, async (request) => {
    const { transferId } = request.params;
    const transfer = await findTransfer(parts.sql, transferId);
    // 404 and not 403 for another key's transfer: a client must not learn that it exists (docs/security.md#a8).
    if (transfer?.apiKeyId !== clientOf(request)) {
      throw new Problem('not_found', `There is no transfer ${transferId}.`);
    }
    return present(transfer);
  });

  app.get('/p2p', { schema: listTransfersSchema }, async (request) => {
    const { after, limit = 50, debitAccountId, creditAccountId, ...period } = request.query;
    const filter = {
      apiKeyId: clientOf(request),
      fromAccountId: debitAccountId,
      toAccountId: creditAccountId,
      ...readPeriod(period),
    };
    const rows = await listTransfers(parts.reports, filter, readPlace(after), limit + 1).catch(explainTime);
    return makePage(rows, limit, present, ({ at, id }) => [at.toISOString(), id]);
  });
};

/** What the schema cannot state. */
const refuseFaults = ({ debitAccountId, creditAccountId, currency }: TransferBody) => {
  const faults: Fault[] = [];
  if (debitAccountId === creditAccountId) {
    faults.push({ pointer: '/creditAccountId', detail: 'must be another account than debitAccountId' });
  }
  if (currency !== undefined && currencyDigits(currency) === undefined) {
    faults.push({ pointer: '/currency', detail: `is not a currency of ISO 4217: "${currency}"` });
  }
  if (faults.length > 0) throw invalidRequest(faults);
};

const readPlace = (after: string | undefined): TransferPlace | undefined => {
  const [at, id] = readCursor(after, [momentForm, /./]) ?? [];
  return at !== undefined && id !== undefined ? { at: new Date(at), id } : undefined;
};

const present = ({
  id,
  at,
  fromAccountId,
  toAccountId,
  currency,
  amountMinor,
  comment,
}: AccountTransfer) => ({
  id,
  debitAccountId: fromAccountId,
  creditAccountId: toAccountId,
  amount: Number(amountMinor),
  currency,
  comment,
  createdAt: at.toISOString(),
});
