import { Type } from '../schema.ts';
import { currencyCode, moment, text } from '../http/described-fields.ts';
import { withLocation } from '../http/location.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { metadataField, metadataFilter, metadataShown } from '../http/metadata-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../idempotency/idempotency-headers.ts';
import { problemCodes } from '../problem.ts';
import { periodQuery } from '../http/read-period.ts';
import { accountChangeBody } from './change-schema.ts';
import { lifeFields } from './shown-fields.ts';
import { accountCursor, accountParams, sum, tags } from './schema.ts';

const balanceSchema = Type.Object(
  {
    currency: currencyCode(),
    balance: sum('All that was posted, in the minor unit of the currency.'),
    available: sum('What a transfer or a payout can take: `balance` less `reserved` and `held`.'),
    reserved: sum('What refunds under way will take.', 0),
    held: sum(
      'What its `reserve` holds back. Refunds and what the wallet takes back use it when there is nothing else.',
      0,
    ),
    pending: sum('What captures will add that the wallet has accepted and not decided. Not in `balance`.', 0),
  },
  { title: 'AccountBalance' },
);

const accountSchema = Type.Object(
  {
    id: text('Its id.', 'my-shop'),
    ...lifeFields,
    createdAt: moment('When it was opened.'),
    updatedAt: moment(
      'When anything above or its metadata last changed. What is posted to it has its own times.',
    ),
    metadata: metadataShown,
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
  body: Type.Object(
    { metadata: metadataField },
    { title: 'NewAccount', description: 'May be left out.', additionalProperties: false },
  ),
  response: {
    200: { ...accountSchema, description: 'It was open already' },
    201: withLocation({ ...accountSchema, description: 'Opened' }, 'The account.'),
  },
  problems: idempotencyProblems,
};

export const changeSchema = {
  act: 'open_accounts' as const,
  tags,
  operationId: 'changeAccount',
  summary:
    'Change an account: who it belongs to, its bank account, its status, its reserve, its payouts, its metadata',
  description:
    '`bankAccount`, `status`, `reserve` and `payoutSchedule` need an API key that can do everything.',
  headers: idempotencyHeaders,
  params: accountParams,
  body: accountChangeBody,
  response: { 200: accountSchema },
  problems: problemCodes(idempotencyProblems, 'account_unknown', 'account_not_empty', 'conflict'),
};

export const readSchema = {
  tags,
  operationId: 'readAccountBalances',
  summary: 'One account and what it has',
  params: accountParams,
  response: { 200: accountSchema },
  problems: problemCodes('account_unknown'),
};

export const listSchema = {
  tags,
  operationId: 'listAccounts',
  summary: 'Accounts of the platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...periodQuery.properties,
      after: accountCursor,
      metadata: metadataFilter,
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(accountSchema) },
  problems: problemCodes('search_too_wide'),
};

export const balancesSchema = {
  tags,
  operationId: 'listAccountBalances',
  summary: 'Accounts and what they have, by id',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...periodQuery.properties,
      after: accountCursor,
      updateDate: Type.Optional(
        Type.String({
          format: 'date-time',
          description: 'Only accounts to which something was posted then or later. Left out: all accounts.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(accountSchema) },
  problems: problemCodes('search_too_wide'),
};
