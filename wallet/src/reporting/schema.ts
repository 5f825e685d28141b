import { Type, type Static } from 'typebox';
import { WireTime } from '../http/wire-time.ts';

export const SearchQuery = Type.Object({
  start_date: WireTime,
  end_date: WireTime,
  fields: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  balance_affecting_records_only: Type.Optional(Type.Enum(['Y', 'N'])),
  page_size: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$' })),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
});
export type SearchQuery = Static<typeof SearchQuery>;
