import { amount, shownAmount } from '../http/amount-schema.ts';
import {
  currencyCode,
  currencyFilter,
  moment,
  optionalOrNull,
  orNull,
  text,
} from '../http/described-fields.ts';
import { withLocation } from '../http/location.ts';
import { metadataField, metadataFilter, metadataShown } from '../http/metadata-schema.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { periodQuery } from '../http/read-period.ts';
import { accountIdText, noZeroBytePattern } from '../http/text-schema.ts';
import { accountQuery } from '../accounts/schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../idempotency/idempotency-headers.ts';
import { keysOf } from '../keys-of.ts';
import { problemCodes } from '../problem.ts';
import { Type } from '../schema.ts';
import { payoutCurrency, payoutStatuses } from './payout.ts';

const tags = ['Payouts'];
export const payoutIdExample = 'po_mi0c3k2x5f0c6a526d0c4c5e9a533d5a';

const statusMeanings = keysOf(payoutStatuses)
  .map((status) => `\`${status}\`: ${payoutStatuses[status]}.`)
  .join(' ');

export const payoutSchema = Type.Object(
  {
    id: text('Its id.', payoutIdExample),
    accountId: text('Whose money it is.', 'seller-1'),
    status: Type.Enum(keysOf(payoutStatuses), { description: statusMeanings, examples: ['reserved'] }),
    amount: shownAmount('In the minor unit of the currency.', 500),
    currency: currencyCode(),
    reference: orNull(text('Yours.', 'november')),
    scheduled: Type.Boolean({ description: 'Made by the schedule of the account.', examples: [false] }),
    iban: orNull(text('The bank account that it was approved for, masked.', 'DE…3000'), null),
    returnReason: orNull(
      text("Why it came back, by the bank's code (ISO 20022), such as AC04: the account is closed.", 'AC04'),
      null,
    ),
    metadata: metadataShown,
    createdAt: moment('When the money left the account.'),
    updatedAt: moment('When it got its status.'),
  },
  { title: 'Payout', description: "Money of an account that goes to the account's bank account" },
);

/** What platforms and operators both say of a payout. */
export const payoutFields = {
  amount: Type.Optional(amount(1, 'In the minor unit of the currency. Or send `all`.', 500)),
  all: Type.Optional(
    Type.Literal(true, { description: 'All that is available, instead of `amount`.', examples: [true] }),
  ),
  currency: Type.Literal(payoutCurrency, {
    description: 'Banks take SEPA credit transfers in euros only.',
    examples: [payoutCurrency],
  }),
  reference: optionalOrNull(
    Type.String({
      maxLength: 50,
      pattern: noZeroBytePattern,
      description: 'Yours. The bank shows it to the seller.',
      examples: ['november'],
    }),
  ),
};

const payoutBody = Type.Object(
  {
    accountId: accountIdText(
      'Whose money it is. It goes to the bank account that the account has.',
      'my-shop',
    ),
    ...payoutFields,
    metadata: metadataField,
  },
  {
    title: 'PayoutRequest',
    additionalProperties: false,
    examples: [{ accountId: 'my-shop', amount: 500, currency: payoutCurrency, reference: 'november' }],
  },
);

export const createPayoutSchema = {
  act: 'transfer' as const,
  tags,
  operationId: 'createPayout',
  summary: 'Pay an account out to its bank account',
  description:
    "Takes the money from the account at once, so that nothing else can. The account has to be open, with a name and a bank account that's a day old.",
  headers: idempotencyHeaders,
  body: payoutBody,
  response: { 201: withLocation(payoutSchema, 'The payout.') },
  problems: problemCodes(
    idempotencyProblems,
    'account_unknown',
    'account_closed',
    'account_on_hold',
    'bank_account_missing',
    'bank_account_too_new',
    'balance_too_low',
  ),
};

const params = Type.Object({ payoutId: text('The id of the payout.', payoutIdExample) });

export const cancelPayoutSchema = {
  act: 'transfer' as const,
  tags,
  operationId: 'cancelPayout',
  summary: 'Cancel a payout, and give its money back to the account',
  description:
    'Until the run that it is in is approved. Of a payout that is cancelled already, nothing changes.',
  headers: idempotencyHeaders,
  params,
  response: { 200: payoutSchema },
  problems: problemCodes(idempotencyProblems, 'conflict'),
};

export const readPayoutSchema = {
  tags,
  operationId: 'readPayout',
  summary: 'One payout',
  params,
  response: { 200: payoutSchema },
};

export const listPayoutsSchema = {
  tags,
  operationId: 'listPayouts',
  summary: 'Payouts of the platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...periodQuery.properties,
      accountId: accountQuery('Of this account.'),
      status: Type.Optional(Type.Enum(keysOf(payoutStatuses), { description: 'That are this now.' })),
      currency: currencyFilter,
      reference: Type.Optional(
        Type.String({ maxLength: 50, pattern: noZeroBytePattern, description: 'With this reference.' }),
      ),
      metadata: metadataFilter,
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(payoutSchema) },
  problems: problemCodes('search_too_wide'),
};
