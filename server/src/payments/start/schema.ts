import { Type, type Static } from '../../schema.ts';
import { metadataField } from '../../http/metadata-schema.ts';
import { amount, optionalAmount } from '../../http/amount-schema.ts';
import { optionalOrNull } from '../../http/described-fields.ts';
import { accountIdText, currencyPattern, nameText } from '../../http/text-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { urlLengthMax } from '../redirect-url.ts';
import { deliverySchema, outcomeSchema, tags } from '../present/schema.ts';
import { withLocation } from '../../http/location.ts';
import { problemCodes } from '../../problem.ts';

const urlText = (description: string, example: string) =>
  Type.String({ maxLength: urlLengthMax, description, examples: [example] });

const url = (description: string, example: string) => Type.Optional(urlText(description, example));

/** A whole request, which the sandbox takes as it stands. */
const initExample = {
  redirections: {
    returnURL: 'http://localhost:8100/thanks',
    cancelURL: 'http://localhost:8100/cart',
    errorURL: 'http://localhost:8100/sorry',
  },
  transaction: { accountId: 'my-shop', totalAmount: 1500, currency: 'EUR', reference: 'order-17' },
  amountBreakdown: { totalItems: 1000, totalItemTaxes: 200, shipping: 450, shippingDiscount: 150 },
  delivery: {
    receiver: { fullName: 'Ada Amsel' },
    address: { street: 'Keizersgracht 100', city: 'Amsterdam', postCode: '1015 AA', country: 'NL' },
  },
  items: [
    {
      merchantAccountId: 'merchant-1',
      description: 'A record',
      quantity: 2,
      unitAmount: 500,
      taxAmount: 200,
      type: 'physical',
    },
  ],
};

export const newBreakdown = Type.Object(
  {
    totalItems: amount(0, 'Sum of quantity × unitAmount.', 1000),
    totalItemTaxes: optionalAmount('Sum of taxAmount.', 200),
    shipping: optionalAmount('Added.', 450),
    handling: optionalAmount('Added.', 0),
    insurance: optionalAmount('Added.', 0),
    shippingDiscount: optionalAmount('Taken off.', 150),
    discount: optionalAmount('Taken off.', 0),
  },
  {
    title: 'NewAmountBreakdown',
    description: 'What the total is made of. Left out: the items and their taxes alone.',
  },
);

const newItem = Type.Object(
  {
    merchantAccountId: accountIdText(
      'Who sells it. Kept with the item, and with `distribution: items` paid.',
      'merchant-1',
    ),
    description: nameText(127, 'What the buyer reads.', 'A record'),
    quantity: Type.Integer({
      minimum: 1,
      maximum: 999_999_999,
      description: 'How many of it.',
      examples: [2],
    }),
    unitAmount: amount(0, 'Of one, in the minor unit of the currency. 0 is a gift.', 500),
    taxAmount: optionalAmount('Tax on the whole line.', 200),
    commissionAmount: optionalAmount(
      "With `distribution: items`: the part of what the item brings that goes to the operator's commission account. 0: none, or the rate.",
      50,
    ),
    commissionRate: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description:
          'The same as a rate in hundredths of a percent: 1250 is 12.5 % of what the item brings, rounded to the nearest minor unit. ' +
          '0: none, or the amount.',
        examples: [1250],
      }),
    ),
    type: Type.Enum(['digital', 'physical'], {
      description: 'A physical item is sent: the payment needs `delivery.address`.',
    }),
  },
  { title: 'NewPaymentItem' },
);

export const itemFields: readonly string[] = Object.keys(newItem.properties);

export const itemsSchema = Type.Array(newItem, {
  minItems: 1,
  maxItems: 100,
  description: 'What is bought.',
});

/** Spec §2.4. Unknown fields are ignored, except where a misspelt one would change money or routing (find-misplaced-fields.ts). */
export const initBody = Type.Object(
  {
    redirections: Type.Object(
      {
        returnURL: url(
          'After success. Required, in this spelling or the next.',
          initExample.redirections.returnURL,
        ),
        returnUrl: url('The same as `returnURL`.', initExample.redirections.returnURL),
        cancelURL: url(
          'After a cancellation. Required, in this spelling or the next.',
          initExample.redirections.cancelURL,
        ),
        cancelUrl: url('The same as `cancelURL`.', initExample.redirections.cancelURL),
        errorURL: optionalOrNull(
          urlText('After an error. Left out: `cancelURL`.', initExample.redirections.errorURL),
        ),
        errorUrl: optionalOrNull(urlText('The same as `errorURL`.', initExample.redirections.errorURL)),
      },
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
        accountId: accountIdText('Account that receives the payment.', 'my-shop'),
        totalAmount: amount(1, 'In the minor unit of the currency: 1500 EUR is 15.00 euros.', 1500),
        currency: Type.Optional(
          Type.String({
            pattern: currencyPattern,
            description: 'ISO 4217. Left out: the currency of the installation.',
            examples: ['EUR'],
          }),
        ),
        commissionAmount: optionalAmount(
          'Part of the total that goes to the operator. With `distribution`, each item names its own instead.',
          150,
        ),
        distribution: optionalOrNull(
          Type.Enum(['items'], {
            description:
              'items: at the capture each item brings its share of the total to its `merchantAccountId`, less its commission. Left out: ' +
              '`accountId` gets all of it.',
          }),
        ),
        captureMode: Type.Optional(
          Type.Enum(['automatic', 'manual'], {
            description: 'Left out: automatic. Manual: authorise now, and capture with `validate`.',
          }),
        ),
        reference: optionalOrNull(
          Type.String({ maxLength: 50, description: 'Yours. Shown to the buyer.', examples: ['order-17'] }),
        ),
        shopName: optionalOrNull(
          nameText(
            127,
            "The name of the shop on the wallet's pages. Left out: that of the installation.",
            'Records',
          ),
        ),
        payeeMerchantId: optionalOrNull(
          Type.String({
            pattern: '^[2-9A-HJ-NP-Z]{13}$',
            description:
              "The seller's account id at the wallet. The money goes there, and not to the operator's account. Only where " +
              'the operator has switched it on.',
            examples: ['7XH2KQ9M4RTYP'],
          }),
        ),
        comment: optionalOrNull(
          Type.String({ maxLength: 140, description: 'Yours. Only kept.', examples: ['A gift'] }),
        ),
        metadata: metadataField,
      },
      { additionalProperties: false, description: 'How much goes where.' },
    ),
    amountBreakdown: optionalOrNull(newBreakdown),
    delivery: optionalOrNull(deliverySchema),
    items: itemsSchema,
  },
  { title: 'NewPayment', examples: [initExample] },
);

export type InitBody = Static<typeof initBody>;

const initHeaders = Type.Object({
  ...idempotencyHeaders.properties,
  'psu-ip-address': Type.Optional(Type.String({ maxLength: 64, format: 'ip', description: "The buyer's." })),
  'psu-user-agent': Type.Optional(
    Type.String({
      maxLength: 1024,
      description: "Of the buyer's browser.",
    }),
  ),
  'psu-accept-language': Type.Optional(
    Type.String({
      maxLength: 256,
      description: 'What the buyer reads, for the pages of the wallet and of this service.',
    }),
  ),
});

export const initSchema = {
  act: 'pay' as const,
  tags,
  operationId: 'initPayment',
  summary: 'Start a payment through the wallet',
  headers: initHeaders,
  body: initBody,
  response: {
    200: withLocation(outcomeSchema, 'The payment.'),
  },
  problems: problemCodes(
    idempotencyProblems,
    'account_unknown',
    'account_closed',
    'wallet_refused',
    'wallet_answer_unusable',
    'wallet_unavailable',
  ),
};
