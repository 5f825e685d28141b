import { momentForm, readCursor } from '../../http/pagination.ts';
import type { RefundCursor } from './list-queries.ts';

export const readRefundCursor = (after: string | undefined): RefundCursor | undefined => {
  const cursor = readCursor(after, [momentForm, /./, /^[1-9]\d{0,8}$/]);
  if (!cursor) return undefined;
  const [createdAt, paymentId, number] = cursor as [string, string, string];
  return { createdAt: new Date(createdAt), paymentId, number: Number(number) };
};

export const writeRefundCursor = ({ createdAt, paymentId, number }: RefundCursor) => [
  createdAt.toISOString(),
  paymentId,
  String(number),
];
