import { Type, type Static } from 'typebox';
import { nameText } from '../../http/text-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { urlLengthMax } from '../redirect-url.ts';
import { amount, breakdownSchema, deliverySchema, optionalAmount, outcomeSchema, tags } from '../schema.ts';
import { problemCodes } from '../../problem.ts';

const url = Type.Optional(Type.String({ maxLength: urlLengthMax }));

/** Spec §2.4. Unknown fields are ignored, except where a misspelt one would change money or routing. */
const initBody = Type.Object(
  {
    redirections: Type.Object(
      { returnURL: url, returnUrl: url, cancelURL: url, cancelUrl: url, errorURL: url, errorUrl: url },
      {
        additionalProperties: false,
        description:
          'Where the buyer is sent: absolute http or https URLs. Each field in one of its two spellings; errorURL may be ' +
          'left out. The URLs stay byte for byte; `transactionId`, `extOrderId`, `outcome` and `reason` are appended to ' +
          'the query, which must not have these names.',
      },
    ),
    transaction: Type.Object(
      {
        accountId: nameText(256, 'Account that receives the payment.'),
        totalAmount: amount(1, 'In the minor unit of the currency.'),
        currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' })),
        commissionAmount: optionalAmount('Part of the total that goes to the operator.'),
        captureMode: Type.Optional(Type.Enum(['automatic', 'manual'])),
        reference: Type.Optional(Type.String({ maxLength: 50 })),
        comment: Type.Optional(Type.String({ maxLength: 140 })),
      },
      { additionalProperties: false },
    ),
    amountBreakdown: Type.Optional(breakdownSchema),
    delivery: Type.Optional(deliverySchema),
    items: Type.Array(
      Type.Object(
        {
          merchantAccountId: nameText(256),
          description: nameText(127),
          quantity: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
          unitAmount: amount(0, 'In the minor unit of the currency.'),
          taxAmount: optionalAmount('Tax on the whole line.'),
          type: Type.Enum(['digital', 'physical']),
        },
        { title: 'NewPaymentItem' },
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  { title: 'NewPayment' },
);

export type InitBody = Static<typeof initBody>;

const initHeaders = Type.Object({
  ...idempotencyHeaders.properties,
  'psu-ip-address': Type.Optional(Type.String({ maxLength: 64, format: 'ip' })),
  'psu-user-agent': Type.Optional(Type.String({ maxLength: 1024 })),
  'psu-accept-language': Type.Optional(Type.String({ maxLength: 256 })),
});

export const initSchema = {
  tags,
  operationId: 'initPayment',
  summary: 'Start a payment through the wallet',
  headers: initHeaders,
  body: initBody,
  response: {
    200: outcomeSchema,
  },
  problems: problemCodes(
    idempotencyProblems,
    'account_unknown',
    'wallet_refused',
    'wallet_answer_unusable',
    'wallet_unavailable',
  ),
};
