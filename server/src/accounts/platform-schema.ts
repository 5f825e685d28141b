import { Type } from 'typebox';
import { idempotencyHeaders, idempotencyProblems } from '../idempotency/idempotency-headers.ts';
import { problemCodes } from '../problem.ts';
import { accountParams, moment, orNull, sum, tags } from './schema.ts';

const balanceSchema = Type.Object(
  {
    currency: Type.String(),
    balance: sum('All that was posted, in the minor unit of the currency.'),
    available: sum('What a transfer can take: `balance` less `reserved`.'),
    reserved: sum('What refunds under way will take.'),
    pending: sum('What captures will add that the wallet has accepted and not decided. Not in `balance`.'),
  },
  { title: 'AccountBalance' },
);

const accountSchema = Type.Object(
  {
    id: Type.String(),
    openedAt: moment,
    balances: Type.Array(balanceSchema, {
      description: 'One for each currency in which something was ever posted or is expected.',
    }),
  },
  { title: 'AccountWithBalances', description: 'An account and what it has' },
);

export const openSchema = {
  tags,
  operationId: 'openAccount',
  summary: 'Open an account that can receive payments; again, it changes nothing',
  headers: idempotencyHeaders,
  params: accountParams,
  response: {
    200: Type.Object(
      { id: Type.String(), openedAt: moment },
      { title: 'OpenAccount', description: 'The account is open' },
    ),
  },
  problems: idempotencyProblems,
};

export const readSchema = {
  tags,
  operationId: 'readAccountBalances',
  summary: 'One account and what it has',
  params: accountParams,
  response: { 200: accountSchema },
  problems: problemCodes('account_unknown'),
};

export const balancesSchema = {
  tags,
  operationId: 'listAccountBalances',
  summary: 'Accounts and what they have, by id',
  querystring: Type.Object(
    {
      updateDate: Type.Optional(
        Type.String({
          format: 'date-time',
          description: 'Only accounts to which something was posted then or later. Left out: all accounts.',
        }),
      ),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object(
      {
        items: Type.Array(accountSchema),
        nextPage: orNull(Type.Integer({ description: 'Null: this is the last page.' })),
      },
      { title: 'AccountBalances', description: 'One page' },
    ),
  },
};
