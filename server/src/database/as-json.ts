import type { Sql, Transaction } from './client.ts';

type WithoutBigint<T> = T extends bigint
  ? never
  : T extends object
    ? { [Name in keyof T]: WithoutBigint<T[Name]> }
    : T;

/**
 * As text, which the driver sends as it is. JSON has no bigints: whoever has one gives its text, from which PostgreSQL reads it. To
 * ask of each value whether it is one took as long as the rest of the text.
 */
export const asJson = <Row extends object>(
  sql: Sql | Transaction,
  rows: readonly Row[] & readonly WithoutBigint<Row>[],
) => sql`${JSON.stringify(rows)}::text::jsonb`;
