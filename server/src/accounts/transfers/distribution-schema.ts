import { Type, type Static } from '../../schema.ts';
import { amount, optionalAmount } from '../../http/amount-schema.ts';
import { optionalOrNull, paymentIdExample, text } from '../../http/described-fields.ts';
import { metadataField } from '../../http/metadata-schema.ts';
import { accountIdText } from '../../http/text-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { wholePaymentSchema } from '../../payments/read/schema.ts';
import { problemCodes } from '../../problem.ts';
import { transferFields } from './schema.ts';

/** As many as a cart has items. */
const partsMax = 100;

const partSchema = Type.Object(
  {
    accountId: accountIdText('Who gets the money.', 'other-shop'),
    amount: amount(1, 'In the minor unit of the currency of the payment, with the commission.', 500),
    commissionAmount: optionalAmount(
      "The part of `amount` that goes to the operator's commission account instead.",
      50,
    ),
    comment: transferFields.properties.comment,
    reference: optionalOrNull(
      Type.String({ maxLength: 50, description: 'Yours.', examples: ['order-17/2'] }),
    ),
    metadata: metadataField,
  },
  { title: 'DistributionPart', additionalProperties: false },
);

const distributionBody = Type.Object(
  {
    parts: Type.Array(partSchema, {
      minItems: 1,
      maxItems: partsMax,
      description: 'Who gets how much. All of them are transferred, or none is.',
    }),
  },
  { title: 'DistributionRequest', additionalProperties: false },
);

export type DistributionFields = Static<typeof distributionBody>;

export const distributePaymentSchema = {
  act: 'transfer' as const,
  tags: ['Payments'],
  operationId: 'distributePayment',
  summary: 'Pass captured money on to other accounts, all or a part',
  description:
    'The money goes from the account of the payment to the others, as transfers of one `distributionId`. It can be done in several calls, as ' +
    'long as something is left: `distributableAmount` says how much.',
  headers: idempotencyHeaders,
  params: Type.Object({ transactionId: text('The `id` that init answered.', paymentIdExample) }),
  body: distributionBody,
  response: { 200: wholePaymentSchema },
  problems: problemCodes(
    idempotencyProblems,
    'account_unknown',
    'payment_not_captured',
    'distribution_too_large',
    'balance_too_low',
    'account_closed',
    'account_on_hold',
  ),
};
