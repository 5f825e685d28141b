import { accountIdLengthMax } from '../account-id.ts';
import { params as accountParams } from '../accounts/dashboard-schema.ts';
import { platformInBody, platformInQuery, sum } from '../accounts/schema.ts';
import { currencyCode, text } from '../http/described-fields.ts';
import { nameText, noZeroBytePattern } from '../http/text-schema.ts';
import { problemCodes } from '../problem.ts';
import { Type } from '../schema.ts';
import { attemptSchema, operatorPayoutSchema } from './dashboard-schema.ts';
import { payoutFields, payoutIdExample } from './schema.ts';

const tags = ['Dashboard'];

export const payOutSchema = {
  tags,
  operationId: 'payOutAsOperator',
  needs: 'pay_out' as const,
  summary: 'Pay an account out to its bank account',
  description:
    'The account has to be open, with a name and a bank account of at least a day. The session has to be confirmed.',
  body: Type.Object(
    {
      ...payoutFields,
      accountId: nameText(accountIdLengthMax, 'Whose money it is.', 'my-shop'),
      platformId: platformInBody,
      attempt: attemptSchema('payout'),
    },
    {
      title: 'OperatorPayoutRequest',
      additionalProperties: false,
      examples: [
        {
          accountId: 'my-shop',
          amount: 500,
          currency: 'EUR',
          reference: 'november',
          attempt: '6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11',
        },
      ],
    },
  ),
  response: { 201: { ...operatorPayoutSchema, description: 'Made, by this call or by the same one before' } },
  problems: problemCodes(
    'confirmation_required',
    'account_unknown',
    'account_closed',
    'account_on_hold',
    'bank_account_missing',
    'bank_account_too_new',
    'balance_too_low',
    'conflict',
  ),
};

const params = Type.Object({ id: text('The id of the payout.', payoutIdExample) });

export const readPayoutSchema = {
  tags,
  operationId: 'readPayoutAsOperator',
  needs: 'read' as const,
  summary: 'One payout of any platform',
  params,
  response: { 200: operatorPayoutSchema },
  problems: problemCodes('not_found'),
};

export const cancelPayoutSchema = {
  tags,
  operationId: 'cancelPayoutAsOperator',
  needs: 'pay_out' as const,
  summary: 'Cancel a payout, and give its money back to the account',
  description: 'Until the run that it is in is approved. The session has to be confirmed.',
  params,
  response: { 200: operatorPayoutSchema },
  problems: problemCodes('confirmation_required', 'not_found', 'conflict'),
};

export const settlePayoutSchema = {
  tags,
  operationId: 'settlePayout',
  needs: 'pay_out' as const,
  summary: 'Say what the bank has done with a payout, where no statement does',
  description:
    'For a payout in an approved file, or one that the bank has sent. `returned` gives its whole amount back to the account. The session has to be confirmed.',
  params,
  body: Type.Object(
    {
      outcome: Type.Enum(['paid', 'returned'], {
        description: 'What the bank has done.',
        examples: ['returned'],
      }),
      note: Type.String({
        minLength: 1,
        maxLength: 500,
        pattern: noZeroBytePattern,
        description: 'How you know. Kept with the payout and in the audit log.',
        examples: ['Came back less a fee of 0.50'],
      }),
    },
    { title: 'PayoutSettlement', additionalProperties: false },
  ),
  response: { 200: operatorPayoutSchema },
  problems: problemCodes('confirmation_required', 'not_found', 'conflict'),
};

export const payoutBalanceSchema = {
  tags,
  operationId: 'readPayoutBalance',
  needs: 'read' as const,
  summary: 'What an account can be paid out, and what is on its way',
  params: accountParams,
  querystring: Type.Object({ platformId: platformInQuery }, { additionalProperties: false }),
  response: {
    200: Type.Object(
      {
        currency: currencyCode(),
        availableAmount: sum('What can be paid out, in the minor unit. Below zero: what it owes.', 65_000),
        onItsWayAmount: sum('What has left the account, and the bank has not sent yet.', 25_000),
      },
      { title: 'PayoutBalance' },
    ),
  },
  problems: problemCodes('account_unknown'),
};
