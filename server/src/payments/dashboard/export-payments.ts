import { recordAct, type Actor } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { byteOrderMark, csvRow } from '../../csv.ts';
import { sumFees } from '../capture.ts';
import { countPayments, listExportedPayments } from '../read/list-payments.ts';
import type { ExportedPayment, PaymentFilter, PaymentCursor } from '../read/queries.ts';
import { currencyDigits, formatMinor } from '../../money.ts';
import { isInDoubt } from '../../operations/operation.ts';
import type { WriteTime } from '../../local-time.ts';

/** Few enough that others get their turn between two pages. */
const batchRows = 500;

const decimal = (amountMinor: bigint, currency: string) =>
  formatMinor(amountMinor, currencyDigits(currency) ?? 0);

/** Amounts are written as people write them: a file goes to bookkeepers, not to programs. */
const columns: Record<string, (payment: ExportedPayment, writeTime: WriteTime) => string> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  extOrderId: ({ walletOrderId }) => walletOrderId,
  accountId: ({ accountId }) => accountId,
  reference: ({ reference }) => reference ?? '',
  comment: ({ comment }) => comment ?? '',
  currency: ({ currency }) => currency,
  total: ({ totalMinor, currency }) => decimal(totalMinor, currency),
  commission: ({ commissionMinor, currency }) => decimal(commissionMinor, currency),
  captured: ({ capturedMinor, currency }) => (capturedMinor === null ? '' : decimal(capturedMinor, currency)),
  captureMode: ({ captureMode }) => captureMode,
  declineIssue: ({ declineIssue }) => declineIssue ?? '',
  createdAt: ({ createdAt }, writeTime) => writeTime(createdAt),
  updatedAt: ({ updatedAt }, writeTime) => writeTime(updatedAt),
  expiresAt: ({ expiresAt }, writeTime) => writeTime(expiresAt),
  apiKeyId: ({ apiKeyId }) => apiKeyId,
  apiKeyLabel: ({ apiKeyLabel }) => apiKeyLabel,
  inDoubt: (payment) => String(isInDoubt(payment.operation)),
  fee: ({ captures, currency }) => {
    const feeMinor = sumFees(captures);
    return feeMinor === null ? '' : decimal(feeMinor, currency);
  },
  net: ({ capturedMinor, captures, currency }) => {
    const feeMinor = sumFees(captures);
    return capturedMinor === null || feeMinor === null ? '' : decimal(capturedMinor - feeMinor, currency);
  },
  platformId: ({ platformId }) => String(platformId),
  metadata: ({ metadata }) => (metadata === null ? '' : JSON.stringify(metadata)),
  capturedAt: ({ captures: [first] }, writeTime) => (first === undefined ? '' : writeTime(first.capturedAt)),
  refunded: ({ refundedMinor, currency }) => decimal(refundedMinor, currency),
  walletCaptureIds: ({ captures }) => captures.map(({ walletCaptureId }) => walletCaptureId).join(' '),
  tax: ({ taxMinor, currency }) => decimal(taxMinor, currency),
  sellers: ({ sellers }) => sellers.join(' '),
};
const cellsOf = Object.values(columns);

/** How many payments there are to export now, with the export put on record. */
export const beginExport = async (
  deps: Dependencies,
  filter: PaymentFilter,
  by: Actor,
  given: Record<string, string>,
) => {
  const total = await countPayments(deps, filter);
  const at = deps.clock();
  const details = { ...given, payments: Number(total) };
  await deps.sql.begin((tx) =>
    recordAct(tx, deps.keyring, by, {
      at,
      action: 'payments_exported',
      subject: 'payments',
      details,
    }),
  );
  return total;
};

/**
 * The payments as CSV, newest first, a page at a time and only as fast as they are taken. Between pages no connection
 * and no snapshot is held: however slow the reader, payments do not feel it (decision 012).
 */
export async function* exportPayments(
  deps: Dependencies,
  filter: PaymentFilter,
  writeTime: WriteTime,
): AsyncGenerator<string> {
  const rowOf = (payment: ExportedPayment) => csvRow(cellsOf.map((cell) => cell(payment, writeTime)));
  yield byteOrderMark + csvRow(Object.keys(columns));
  let after: PaymentCursor | undefined;
  for (;;) {
    const rows = await listExportedPayments(deps, filter, after, batchRows);
    const page = rows.slice(0, batchRows);
    if (page.length > 0) yield page.map(rowOf).join('');
    if (rows.length <= batchRows) return;
    after = page.at(-1);
  }
}
