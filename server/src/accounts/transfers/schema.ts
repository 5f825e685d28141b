import { Type, type Static } from '../../schema.ts';
import { currencyFilter, optionalOrNull, paymentIdExample, text } from '../../http/described-fields.ts';
import { metadataChangeBody, metadataField, metadataFilter } from '../../http/metadata-schema.ts';
import { withLocation } from '../../http/location.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { periodQuery } from '../../http/read-period.ts';
import { amount } from '../../http/amount-schema.ts';
import { accountIdText, currencyPattern, noZeroBytePattern } from '../../http/text-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { transferIdExample, transferSchema } from '../../ledger/transfer-schema.ts';
import { problemCodes } from '../../problem.ts';
import { accountQuery, tags } from '../schema.ts';

/** What platforms and operators request. */
export const transferFields = Type.Object({
  debitAccountId: accountIdText('Where the money is taken from.', 'my-shop'),
  creditAccountId: accountIdText('Where it goes.', 'other-shop'),
  amount: amount(1, 'In the minor unit of the currency.', 500),
  currency: Type.Optional(
    Type.String({
      pattern: currencyPattern,
      description: 'ISO 4217. Left out: the currency of payments that name none.',
      examples: ['EUR'],
    }),
  ),
  comment: optionalOrNull(Type.String({ maxLength: 140, description: 'Your own text.', examples: ['Rent'] })),
});

export type TransferFields = Static<typeof transferFields>;

const transferBody = Type.Object(
  {
    ...transferFields.properties,
    transactionId: optionalOrNull(
      Type.String({
        maxLength: 100,
        description: 'A payment of yours that it belongs to, such as the one whose money you pass on.',
        examples: [paymentIdExample],
      }),
    ),
    reference: optionalOrNull(Type.String({ maxLength: 50, description: 'Yours.', examples: ['payout-3'] })),
    metadata: metadataField,
  },
  // A misspelt currency would move other money.
  {
    title: 'TransferRequest',
    additionalProperties: false,
    // Without a payment: whoever sends the example has none of this id.
    examples: [
      {
        debitAccountId: 'my-shop',
        creditAccountId: 'other-shop',
        amount: 500,
        currency: 'EUR',
        reference: 'payout-3',
      },
    ],
  },
);

export const transferMoneySchema = {
  act: 'transfer' as const,
  tags,
  operationId: 'transferMoney',
  summary: 'Move money from one account to another',
  headers: idempotencyHeaders,
  body: transferBody,
  response: { 201: withLocation(transferSchema, 'The transfer.') },
  problems: problemCodes(
    idempotencyProblems,
    'account_unknown',
    'not_found',
    'balance_too_low',
    'account_closed',
    'account_on_hold',
  ),
};

const transferParams = Type.Object({ transferId: text('The id of the transfer.', transferIdExample) });

const reversalBody = Type.Object(
  {
    amount: Type.Optional(amount(1, 'In the minor unit of the currency. Left out: all that is left.', 500)),
    comment: transferFields.properties.comment,
    reference: transferBody.properties.reference,
    metadata: metadataField,
  },
  { title: 'ReversalRequest', description: 'May be left out.', additionalProperties: false },
);

export const reverseTransferSchema = {
  act: 'transfer' as const,
  tags,
  operationId: 'reverseTransfer',
  summary: 'Take the money of a transfer back, all or a part',
  description:
    'Makes a transfer in the other direction, with the same `transactionId`. `reversalOf` names the first one.',
  headers: idempotencyHeaders,
  params: transferParams,
  body: reversalBody,
  response: { 201: withLocation(transferSchema, 'The reversal.') },
  problems: problemCodes(
    idempotencyProblems,
    'nothing_to_reverse',
    'reversal_too_large',
    'balance_too_low',
    'account_closed',
  ),
};

export const changeTransferSchema = {
  act: 'transfer' as const,
  tags,
  operationId: 'changeTransfer',
  summary: 'Change the metadata of a transfer',
  headers: idempotencyHeaders,
  params: transferParams,
  body: metadataChangeBody,
  response: { 200: transferSchema },
  problems: idempotencyProblems,
};

export const readTransferSchema = {
  tags,
  operationId: 'readTransfer',
  summary: 'One transfer between accounts',
  params: transferParams,
  response: { 200: transferSchema },
};

export const listTransfersSchema = {
  tags,
  operationId: 'listTransfers',
  summary: 'Transfers between accounts of the platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...periodQuery.properties,
      debitAccountId: accountQuery('Taken from this account.'),
      creditAccountId: accountQuery('Given to this account.'),
      currency: currencyFilter,
      reference: Type.Optional(
        Type.String({ maxLength: 50, pattern: noZeroBytePattern, description: 'With this reference.' }),
      ),
      transactionId: Type.Optional(
        Type.String({
          maxLength: 100,
          pattern: noZeroBytePattern,
          description: 'That belong to this payment.',
        }),
      ),
      reversalOf: Type.Optional(
        Type.String({
          maxLength: 100,
          pattern: noZeroBytePattern,
          description: 'That reverse this transfer.',
        }),
      ),
      metadata: metadataFilter,
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(transferSchema) },
  problems: problemCodes('search_too_wide'),
};
