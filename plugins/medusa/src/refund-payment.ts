import type { Florin } from '@florin/client';
import { notAllowed, showRefusal } from './ask-florin.ts';
import type { MedusaBooks } from './medusa-books.ts';
import { refundName } from './session-data.ts';

/** Refunds that Medusa requested and deleted again, because the answer was lost. */
const listForgotten = async (florin: Florin, books: MedusaBooks, id: string) => {
  const { refunds } = await florin.payments.read(id);
  const ours = refunds.filter(
    ({ metadata, status }) => metadata[refundName] && status !== 'failed' && status !== 'cancelled',
  );
  const known = await books.listRefunds(ours.map(({ metadata }) => String(metadata[refundName])));
  const knownIds = new Set(known.map((refund) => refund.id));
  return ours.filter(({ metadata }) => !knownIds.has(String(metadata[refundName])));
};

/**
 * Refunds a part or all of a payment. Medusa forgets a refund whose answer was lost, and gives the next try another id: so a refund
 * that was made and forgotten is used instead of being made a second time.
 */
export const refundPayment = async (
  florin: Florin,
  books: MedusaBooks,
  id: string,
  { refundId, amountToRefund }: { readonly refundId: string; readonly amountToRefund: number },
) => {
  const unanswered = "Florin hasn't answered. The refund may have been made: try again with the same amount.";
  const metadata = { [refundName]: refundId };
  const [forgotten] = await showRefusal(listForgotten(florin, books, id), unanswered);
  if (forgotten === undefined) {
    const order = { amountToRefund, metadata };
    await showRefusal(florin.refunds.create(id, order, { idempotencyKey: refundId }), unanswered);
    return;
  }
  if (forgotten.amount !== amountToRefund)
    throw notAllowed(
      `Florin has made a refund of ${forgotten.amount} minor units that isn't in Medusa: ${forgotten.id}. Refund that amount first.`,
    );
  await showRefusal(florin.refunds.change(forgotten.id, { metadata }), unanswered);
};
