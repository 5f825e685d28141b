import { momentForm, readCursor } from '../../http/pagination.ts';
import type { RefundPlace } from './queries.ts';

export const readRefundPlace = (after: string | undefined): RefundPlace | undefined => {
  const place = readCursor(after, [momentForm, /./, /^[1-9]\d{0,8}$/]);
  if (!place) return undefined;
  const [createdAt, paymentId, number] = place as [string, string, string];
  return { createdAt: new Date(createdAt), paymentId, number: Number(number) };
};

export const writeRefundPlace = ({ createdAt, paymentId, number }: RefundPlace) => [
  createdAt.toISOString(),
  paymentId,
  String(number),
];
