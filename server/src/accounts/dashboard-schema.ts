import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { nameText } from '../http/text-schema.ts';
import { administratorProblems, operatorProblems } from '../operators/sessions/session-problems.ts';
import { problemCodes } from '../problem.ts';
import { moment, noZeroByte, orNull, sum } from './schema.ts';

const tags = ['Dashboard'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 256 }) });

const balanceSchema = Type.Object(
  { currency: Type.String(), amount: sum('In the minor unit of the currency.') },
  { title: 'Balance' },
);

const balancesSchema = Type.Array(balanceSchema, {
  description: 'One for each currency that was ever posted.',
});

const accountSchema = Type.Object(
  { id: Type.String(), openedAt: moment, balances: balancesSchema },
  { title: 'Account', description: 'An account and what it has' },
);

export const listSchema = {
  tags,
  operationId: 'listAccounts',
  summary: 'Accounts that can receive payments, by id',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      // An id is longer than what other lists are ordered by.
      after: Type.Optional(Type.String({ maxLength: 2000 })),
      search: Type.Optional(
        Type.String({ maxLength: 256, pattern: noZeroByte, description: 'What the id begins with.' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(accountSchema) },
  problems: operatorProblems,
};

export const operatorSchema = {
  tags,
  operationId: 'readOperatorAccounts',
  summary: "The operator's own accounts",
  response: {
    200: Type.Object(
      {
        commission: balancesSchema,
        walletClearing: Type.Array(balanceSchema, { description: 'Below zero: the wallet owes it.' }),
      },
      {
        title: 'OperatorAccounts',
        description: 'What was earned, and what the wallet has captured and owes',
      },
    ),
  },
  problems: operatorProblems,
};

export const openSchema = {
  tags,
  operationId: 'openAccountAsOperator',
  summary: 'Open an account that can receive payments; again, it changes nothing',
  body: Type.Object({ id: nameText(256) }),
  response: {
    200: { ...accountSchema, description: 'It was open already' },
    201: { ...accountSchema, description: 'Opened' },
  },
  problems: administratorProblems,
};

export const readSchema = {
  tags,
  operationId: 'readAccount',
  summary: 'One account',
  params,
  response: { 200: accountSchema },
  problems: problemCodes(operatorProblems, 'account_unknown'),
};

export const postingsSchema = {
  tags,
  operationId: 'listAccountPostings',
  summary: "An account's postings, the latest first",
  params,
  querystring: pageQuerySchema,
  response: {
    200: pageSchema(
      Type.Object(
        {
          at: moment,
          kind: Type.String({
            description: 'What it was posted for: `capture`, or a `transfer` between accounts.',
          }),
          paymentId: orNull(Type.String({ description: 'Null for a transfer.' })),
          reference: orNull(Type.String({ description: 'Of the payment.' })),
          transferId: orNull(Type.String({ description: 'Null for a payment.' })),
          otherAccountId: orNull(Type.String({ description: 'The other account of the transfer.' })),
          comment: orNull(Type.String({ description: 'Of the transfer.' })),
          currency: Type.String(),
          amount: Type.Integer({ description: 'Positive: the account has more.' }),
        },
        { title: 'AccountPosting' },
      ),
    ),
  },
  problems: problemCodes(operatorProblems, 'account_unknown'),
};
