import { Type, type Static } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { nameText } from '../../http/text-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { problemCodes } from '../../problem.ts';
import { accountQuery, moment, orNull, periodQuery, tags } from '../schema.ts';

const transferSchema = Type.Object(
  {
    id: Type.String(),
    debitAccountId: Type.String({ description: 'Has less.' }),
    creditAccountId: Type.String({ description: 'Has more.' }),
    amount: Type.Integer({ description: 'In the minor unit of the currency.' }),
    currency: Type.String(),
    comment: orNull(Type.String()),
    createdAt: moment,
  },
  { title: 'AccountTransfer', description: 'A transfer between two accounts' },
);

const transferBody = Type.Object(
  {
    debitAccountId: nameText(256, 'Where the money is taken from.'),
    creditAccountId: nameText(256, 'Where it goes.'),
    amount: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000_000,
      description: 'In the minor unit of the currency.',
    }),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description: 'ISO 4217. Left out: the currency of payments that name none.',
      }),
    ),
    comment: Type.Optional(Type.String({ maxLength: 140 })),
  },
  // A misspelt currency would move other money.
  { title: 'TransferOrder', additionalProperties: false },
);

export type TransferBody = Static<typeof transferBody>;

export const transferMoneySchema = {
  tags,
  operationId: 'transferMoney',
  summary: 'Move money from one account to another',
  headers: idempotencyHeaders,
  body: transferBody,
  response: { 200: transferSchema },
  problems: problemCodes(idempotencyProblems, 'account_unknown', 'balance_too_low'),
};

export const readTransferSchema = {
  tags,
  operationId: 'readTransfer',
  summary: 'One transfer between accounts',
  params: Type.Object({ transferId: Type.String() }),
  response: { 200: transferSchema },
};

export const listTransfersSchema = {
  tags,
  operationId: 'listTransfers',
  summary: 'Transfers between accounts that this key has ordered, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...periodQuery.properties,
      debitAccountId: accountQuery,
      creditAccountId: accountQuery,
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(transferSchema) },
};
