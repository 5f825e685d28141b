import { shownMoney } from '../http/amount-schema.ts';
import type { Readable } from 'node:stream';
import { accountIdLengthMax } from '../account-id.ts';
import { Type } from '../schema.ts';
import { monthPattern } from '../month.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { accountIdText, nameText, noZeroBytePattern } from '../http/text-schema.ts';
import { wideningProblems } from '../operators/confirmation/require-confirmation.ts';
import { problemCodes } from '../problem.ts';
import {
  currencyCode,
  moment,
  orNull,
  paymentIdExample,
  platformFilter,
  text,
  whole,
} from '../http/described-fields.ts';
import { operatorChangeBody } from './change-schema.ts';
import { lifeFields } from './shown-fields.ts';
import {
  accountCursor,
  platformInBody,
  platformInQuery,
  postingKinds,
  refundOfPosting,
  sum,
} from './schema.ts';

const tags = ['Dashboard'];
/** Any account that is open, also one that an earlier version opened under an id that is refused now. */
export const params = Type.Object({ id: nameText(accountIdLengthMax, 'The id of the account.', 'my-shop') });

const platformQuery = Type.Object({ platformId: platformInQuery }, { additionalProperties: false });

const balanceSchema = Type.Object(
  { currency: currencyCode(), amount: sum('In the minor unit of the currency.') },
  { title: 'Balance' },
);

const balancesSchema = Type.Array(balanceSchema, {
  description: 'One for each currency that was ever posted.',
});

const accountSchema = Type.Object(
  {
    platformId: whole('The platform whose account it is.', 1),
    id: text('The id that the platform or an operator gave it.', 'my-shop'),
    ...lifeFields,
    createdAt: moment('When it was opened.'),
    balances: Type.Array(
      Type.Object(
        { ...balanceSchema.properties, held: sum('What its reserve holds back of it.', 0) },
        { title: 'BalanceOfAccount' },
      ),
      { description: 'One for each currency that was ever posted or is expected.' },
    ),
  },
  { title: 'Account', description: 'An account and what it has' },
);

const searchText = (description: string) =>
  Type.Optional(Type.String({ maxLength: 256, pattern: noZeroBytePattern, description }));

export const listSchema = {
  tags,
  operationId: 'listAllAccounts',
  needs: 'read' as const,
  summary: 'Accounts that can receive payments, by id',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      platformId: platformFilter,
      after: accountCursor,
      search: searchText('A part of the id; of one or two characters, its beginning.'),
      idStart: searchText('What the id begins with.'),
      payout: Type.Optional(
        Type.Literal('skipped', {
          description: '`skipped`: only those that their schedule paid nothing the last time.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(accountSchema) },
};

export const operatorSchema = {
  tags,
  operationId: 'readOperatorAccounts',
  needs: 'read' as const,
  summary: "The operator's own accounts",
  response: {
    200: Type.Object(
      {
        commission: balancesSchema,
        walletFee: Type.Array(balanceSchema, { description: 'Below zero: the wallet kept it as its fee.' }),
        walletClearing: Type.Array(balanceSchema, { description: 'Below zero: the wallet owes it.' }),
        bank: Type.Array(balanceSchema, {
          description: "Below zero: the wallet paid it to the operator's bank, by its reports.",
        }),
        payout: Type.Array(balanceSchema, { description: "On its way to sellers' bank accounts." }),
        walletConversion: Type.Array(balanceSchema, {
          description:
            'Below zero: the wallet changed it into another currency, by its reports; above zero: into this one.',
        }),
      },
      {
        title: 'OperatorAccounts',
        description: 'What was earned, what the wallet kept as its fees, what it owes, and what it paid out',
      },
    ),
  },
};

export const openSchema = {
  tags,
  operationId: 'openAccountAsOperator',
  needs: 'manage_accounts' as const,
  summary: 'Open an account that can receive payments; again, it changes nothing',
  body: Type.Object({
    id: accountIdText('The id of the account, as payments name it.', 'my-shop'),
    platformId: platformInBody,
  }),
  response: {
    200: { ...accountSchema, description: 'It was open already' },
    201: { ...accountSchema, description: 'Opened' },
  },
  problems: problemCodes('not_found'),
};

export const changeSchema = {
  tags,
  operationId: 'changeAccountAsOperator',
  needs: 'manage_accounts' as const,
  summary: 'Change an account: who it belongs to, its bank account, its status, its reserve, its payouts',
  description: 'The session has to be confirmed.',
  params,
  querystring: platformQuery,
  body: operatorChangeBody,
  response: { 200: accountSchema },
  problems: problemCodes(wideningProblems, 'account_unknown', 'account_not_empty', 'conflict'),
};

export const readSchema = {
  tags,
  operationId: 'readAccount',
  needs: 'read' as const,
  summary: 'One account',
  params,
  querystring: platformQuery,
  response: { 200: accountSchema },
  problems: problemCodes('account_unknown'),
};

export const postingsSchema = {
  tags,
  operationId: 'listAccountPostings',
  needs: 'read' as const,
  summary: "An account's postings, the latest first",
  params,
  querystring: Type.Object(
    { ...pageQuerySchema.properties, platformId: platformInQuery },
    { additionalProperties: false },
  ),
  response: {
    200: pageSchema(
      Type.Object(
        {
          createdAt: moment('When it was posted.'),
          kind: text(postingKinds, 'capture'),
          paymentId: orNull(
            text('The payment that it was posted for. Null for a transfer.', paymentIdExample),
          ),
          reference: orNull(text("The platform's reference of the payment.", 'order-17')),
          transferId: orNull(text('The transfer. Null for a payment.', 'p2p_1'), null),
          payoutId: orNull(text('The payout that it left for, or came back from.', 'po_1'), null),
          otherAccountId: orNull(text('The other account of the transfer.', 'other-shop'), null),
          comment: orNull(text('The comment of the transfer.', 'Rent'), null),
          currency: currencyCode(),
          amount: shownMoney('In the minor unit of the currency. Positive: the account has more.', 1500),
          balance: sum('What the account then had in this currency.'),
          ...refundOfPosting,
        },
        { title: 'AccountPosting' },
      ),
    ),
  },
  problems: problemCodes('account_unknown', 'search_too_wide'),
};

export const exportPostingsSchema = {
  tags,
  operationId: 'exportAccountPostings',
  needs: 'read' as const,
  summary: "An account's statement as a file for spreadsheets, oldest first",
  description:
    'UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet ' +
    'would take for a formula begins with an apostrophe.',
  params,
  querystring: Type.Object(
    {
      platformId: platformInQuery,
      month: Type.Optional(
        Type.String({
          pattern: monthPattern,
          description: 'Only this month: 2026-11. Left out: everything.',
        }),
      ),
      timeZone: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'In which times are written, such as Europe/Paris. Left out: in UTC.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: {
    200: {
      description: 'The file',
      content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } },
    },
  },
  problems: problemCodes('account_unknown', 'search_too_wide', 'too_many_downloads'),
};

export const balanceDaysSchema = {
  tags,
  operationId: 'readBalanceDays',
  needs: 'read' as const,
  summary: 'What an account had at the end of each of the last 30 days',
  params,
  querystring: platformQuery,
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              currency: currencyCode(),
              days: Type.Array(
                Type.Object(
                  {
                    day: text('In UTC.', '2026-11-15'),
                    amount: sum('In the minor unit of the currency.'),
                  },
                  { title: 'BalanceDay' },
                ),
                { description: 'The oldest first. The last one is today.' },
              ),
            },
            { title: 'BalanceDays' },
          ),
          { description: 'One for each currency that was ever posted.' },
        ),
      },
      { description: 'By currency' },
    ),
  },
  problems: problemCodes('account_unknown', 'search_too_wide'),
};
