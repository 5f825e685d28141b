import type { Florin, Refund } from '@florin/client';
import { Modules } from '@medusajs/framework/utils';
import type { MedusaContainer } from '@medusajs/framework/types';
import { notAllowed } from './ask-florin.ts';
import type { Connection } from './connections.ts';
import type { MedusaBooks } from './medusa-books.ts';
import { toMedusa } from './money-units.ts';
import { bookedName, florinRefundName, refundName, sessionName } from './session-data.ts';

const refundWorkflowId = 'refund-payment-workflow';

/** Refunds that Medusa neither requested nor booked: made in Florin's dashboard, on the wallet's site, or after a dispute. */
const listUnbooked = async (books: MedusaBooks, refunds: readonly Refund[]) => {
  const foreign = refunds.filter(
    ({ status, metadata }) => status === 'completed' && metadata[refundName] === undefined,
  );
  const known = await books.listRefunds(foreign.map(({ metadata }) => String(metadata[bookedName])));
  const knownIds = new Set(known.map(({ id }) => id));
  return foreign.filter(({ metadata }) => !knownIds.has(String(metadata[bookedName])));
};

/** Books in Medusa what was refunded elsewhere. Medusa asks the provider for each of them, which then makes none. */
export const bookRefunds = async (
  container: MedusaContainer,
  { florin, books }: Connection,
  transactionId: string,
) => {
  const { refunds, metadata, currency } = await florin.payments.read(transactionId);
  const payment = await books.findPayment(metadata[sessionName] ?? '');
  if (payment === undefined) return;
  for (const { id, amount, comment, origin } of await listUnbooked(books, refunds)) {
    const input = {
      payment_id: payment.id,
      amount: toMedusa(amount, currency),
      note: comment ?? `Made outside of the shop (${origin})`,
      metadata: { [florinRefundName]: id },
    };
    await container.resolve(Modules.WORKFLOW_ENGINE).run(refundWorkflowId, { input });
  }
};

/** A refund of Florin's that Medusa is booking now. Undefined: Medusa requests one of its own. */
export const takeUpRefund = async (
  florin: Florin,
  books: MedusaBooks,
  transactionId: string,
  { refundId, amountToRefund }: { readonly refundId: string; readonly amountToRefund: number },
) => {
  const [booking] = await books.listRefunds([refundId]);
  const florinRefundId = booking?.metadata?.[florinRefundName];
  if (typeof florinRefundId !== 'string') return undefined;
  const { refunds } = await florin.payments.read(transactionId);
  const unbooked = await listUnbooked(books, refunds);
  const made = unbooked.find(({ id, amount }) => id === florinRefundId && amount === amountToRefund);
  if (made === undefined)
    throw notAllowed(`${florinRefundId} is booked already, or isn't a refund of ${transactionId}.`);
  return florin.refunds.change(made.id, { metadata: { [bookedName]: refundId } });
};
