import { momentForm, readCursor } from '../../http/pagination.ts';
import type { DisputeCursor } from './queries.ts';

/** The ids of disputes are the wallet's. */
const disputeIdForm = /^[ -~]{1,64}$/;

export const readDisputeCursor = (after: string | undefined): DisputeCursor | undefined => {
  const cursor = readCursor(after, [momentForm, /./, disputeIdForm]);
  if (!cursor) return undefined;
  const [openedAt, paymentId, disputeId] = cursor as [string, string, string];
  return { openedAt: new Date(openedAt), paymentId, disputeId };
};

export const writeDisputeCursor = ({ openedAt, paymentId, disputeId }: DisputeCursor) => [
  openedAt.toISOString(),
  paymentId,
  disputeId,
];
