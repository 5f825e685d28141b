import { Type } from '../schema.ts';
import { currencyCode, moment, orNull, text, whole } from '../http/described-fields.ts';
import { idempotencyHeaders, idempotencyProblems } from '../idempotency/idempotency-headers.ts';
import { problemCodes } from '../problem.ts';
import { accountParams, sum, tags } from './schema.ts';

const balanceSchema = Type.Object(
  {
    currency: currencyCode(),
    balance: sum('All that was posted, in the minor unit of the currency.'),
    available: sum('What a transfer can take: `balance` less `reserved`.'),
    reserved: sum('What refunds under way will take.', 0),
    pending: sum('What captures will add that the wallet has accepted and not decided. Not in `balance`.', 0),
  },
  { title: 'AccountBalance' },
);

const accountSchema = Type.Object(
  {
    id: text('Its id.', 'my-shop'),
    openedAt: moment('When it was opened.'),
    balances: Type.Array(balanceSchema, {
      description: 'One for each currency in which something was ever posted or is expected.',
    }),
  },
  { title: 'AccountWithBalances', description: 'An account and what it has' },
);

export const openSchema = {
  act: 'open_accounts' as const,
  tags,
  operationId: 'openAccount',
  summary: 'Open an account that can receive payments; again, it changes nothing',
  headers: idempotencyHeaders,
  params: accountParams,
  response: {
    200: Type.Object(
      { id: text('Its id.', 'my-shop'), openedAt: moment('When it was opened first.') },
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
      page: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 10_000, default: 1, description: 'Counted from 1.' }),
      ),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Accounts on a page.' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object(
      {
        items: Type.Array(accountSchema, { description: 'The accounts of the page.' }),
        nextPage: orNull(whole('The next page. Null: this is the last one.', 2), null),
      },
      { title: 'AccountBalances', description: 'One page' },
    ),
  },
  problems: problemCodes('search_too_wide'),
};
