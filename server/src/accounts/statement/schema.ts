import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { problemResponses } from '../../http/problem-schema.ts';
import { accountParams, moment, orNull, periodQuery, sum, tags } from '../schema.ts';

const lineSchema = Type.Object(
  {
    at: moment,
    kind: Type.String({
      description: 'What it was posted for: `capture`, or a `transfer` between accounts.',
    }),
    currency: Type.String(),
    amount: Type.Integer({ description: 'In the minor unit. Positive: the account has more.' }),
    balance: sum('What the account then had in this currency.'),
    transactionId: orNull(
      Type.String({ description: 'The payment. Null for a transfer, and for another key.' }),
    ),
    reference: orNull(Type.String({ description: 'Of the payment.' })),
    transferId: orNull(Type.String({ description: 'Null for a payment, and for another key.' })),
    otherAccountId: orNull(Type.String({ description: 'The other account of the transfer.' })),
    comment: orNull(Type.String({ description: 'Of the transfer.' })),
  },
  { title: 'StatementLine' },
);

export const statementSchema = {
  tags,
  operationId: 'readStatement',
  summary: "An account's postings with its balance after each, newest first",
  params: accountParams,
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...periodQuery.properties },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(lineSchema), ...problemResponses(400, 401, 403, 404, 422, 429) },
};

export const exportStatementSchema = {
  tags,
  operationId: 'exportStatement',
  summary: 'The statement as a file for spreadsheets, oldest first',
  description:
    'UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet ' +
    'would take for a formula begins with an apostrophe.',
  params: accountParams,
  querystring: Type.Object(periodQuery.properties, { additionalProperties: false }),
  response: {
    200: {
      description: 'The file',
      content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } },
    },
    ...problemResponses(400, 401, 403, 404, 422, 429),
  },
};
