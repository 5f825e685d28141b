import { Type, type Static } from 'typebox';
import { WireTime } from '../http/wire-time.ts';

const id = Type.String({ pattern: '^[A-Za-z0-9-]{1,255}$' });

export const DisputeParams = Type.Object({ disputeId: id });

export const DisputeQuery = Type.Object({
  start_time: Type.Optional(WireTime),
  disputed_transaction_id: Type.Optional(id),
  update_time_after: Type.Optional(WireTime),
  update_time_before: Type.Optional(WireTime),
  page_size: Type.Optional(Type.String({ pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  next_page_token: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type DisputeQuery = Static<typeof DisputeQuery>;
