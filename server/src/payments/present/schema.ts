import { Type, type Static } from '../../schema.ts';
import { metadataShown } from '../../http/metadata-schema.ts';
import { amount, shownAmount, shownMoney } from '../../http/amount-schema.ts';
import { countryPattern, nameText, noZeroBytePattern } from '../../http/text-schema.ts';
import { problemCodes } from '../../problem.ts';
import { keysOf } from '../../keys-of.ts';
import { operationKinds } from '../operation-kind.ts';
import { paymentStatuses } from '../payment.ts';
import {
  currencyCode,
  currencyFilter,
  moment,
  orNull,
  paymentIdExample,
  text,
  whole,
  momentFilter,
} from '../../http/described-fields.ts';

export const tags = ['Payments'];
/** Of a query, where a zero byte could come that no text column can hold. */
export const queryText = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: noZeroBytePattern, description });

export const breakdownSchema = Type.Object(
  {
    totalItems: shownAmount('Sum of quantity × unitAmount.', 1000),
    totalItemTaxes: shownAmount('Sum of taxAmount.', 200),
    shipping: shownAmount('Added.', 450),
    handling: shownAmount('Added.', 0),
    insurance: shownAmount('Added.', 0),
    shippingDiscount: shownAmount('Taken off.', 150),
    discount: shownAmount('Taken off.', 0),
  },
  {
    title: 'AmountBreakdown',
    description: 'What the total is made of. Null: the items and their taxes alone.',
  },
);

export const deliverySchema = Type.Object(
  {
    receiver: Type.Optional(
      Type.Object(
        { fullName: nameText(255, 'First and last name.', 'Ada Amsel') },
        { description: 'Who gets the goods.' },
      ),
    ),
    address: Type.Optional(
      Type.Object(
        {
          street: nameText(256, 'With the number.', 'Keizersgracht 100'),
          city: nameText(140, 'Without the country.', 'Amsterdam'),
          postCode: Type.Optional(
            nameText(10, 'As it is written there. Only countries that have none do without.', '1015 AA'),
          ),
          country: Type.String({
            pattern: countryPattern,
            description: 'ISO 3166 alpha-2.',
            examples: ['NL'],
          }),
          state: Type.Optional(
            Type.String({ maxLength: 255, description: 'Where a country has states.', examples: ['NH'] }),
          ),
        },
        { description: 'Required as soon as one item is physical.' },
      ),
    ),
  },
  {
    title: 'Delivery',
    description:
      'Where the goods go. When an item is physical, `address` is required. May be left out when all are digital.',
  },
);

export const itemSchema = Type.Object(
  {
    merchantAccountId: text('Who sells it.', 'merchant-1'),
    description: text('What the buyer read.', 'A record'),
    quantity: whole('How many of it.', 2),
    unitAmount: shownAmount('Of one, in the minor unit of the currency.', 500),
    taxAmount: shownAmount('Tax on the whole line.', 200),
    commissionAmount: shownAmount(
      'Its commission, where init gave an amount. Its share says what that makes.',
      50,
    ),
    commissionRate: whole('Its commission in hundredths of a percent, where init gave a rate.', 1250),
    type: Type.Enum(['digital', 'physical'], { description: 'What is physical is sent somewhere.' }),
  },
  { title: 'PaymentItem' },
);

export const distributionSchema = orNull(
  Type.Enum(['items'], {
    description:
      'items: each item brings its share to its `merchantAccountId`. Null: `accountId` gets all of it.',
  }),
  null,
);

export const sharesSchema = Type.Array(
  Type.Object(
    {
      index: whole('Of the item in `items`, from 0.', 0),
      accountId: text('Who sells it.', 'merchant-1'),
      amount: shownAmount('What the item brings of the whole payment, with its commission.', 1200),
      commissionAmount: shownAmount('The part of it that goes to the operator.', 120),
      capturedAmount: shownAmount('What of the amount is captured.', 1200),
      refundedAmount: shownAmount('What of that has gone back to the buyer.', 0),
      refundableAmount: shownAmount('What of it can still be refunded.', 1200),
      earnedCommissionAmount: shownAmount(
        'What the commission account has got of it, less what it gave for refunds.',
        120,
      ),
      receivedAmount: shownAmount(
        'What the account itself has got of it, less what it gave for refunds.',
        1080,
      ),
    },
    { title: 'PaymentShare' },
  ),
  { description: 'Who got what, in the order of the items, with `distribution: items`. Otherwise empty.' },
);

export const outcomeSchema = Type.Object(
  {
    id: text('The id of the payment, for all other calls.', paymentIdExample),
    extOrderId: text('The id of the order at the wallet.', '5O190127TN364715T'),
    redirectionUrl: text(
      "Send the buyer there: after init to the wallet's page, after resume to your own.",
      'http://localhost:8090/checkoutnow?token=5O190127TN364715T',
    ),
  },
  { title: 'PaymentRedirection', description: 'Where to send the buyer now' },
);

export const idSchema = Type.Object({
  transactionId: text('The `id` that init answered.', paymentIdExample),
});

const statusSchema = Type.Enum(keysOf(paymentStatuses), {
  title: 'PaymentStatus',
  description: 'What has become of the payment, or what is under way at the wallet.',
  examples: ['captured'],
});

const operationSchema = Type.Object(
  {
    kind: Type.Enum(keysOf(operationKinds), { title: 'OperationKind', description: 'What the wallet does.' }),
    progress: Type.Enum(['under_way', 'in_doubt', 'pending', 'mismatch'], {
      title: 'OperationProgress',
      description:
        'in_doubt: the wallet was asked, and has not reported the outcome. pending: it has accepted the call and decides later, ' +
        'perhaps in days. mismatch: it does not match our records, and a person decides.',
    }),
    since: moment('When it was ordered.'),
    amount: shownAmount('In the minor unit of the currency.', 1000),
  },
  { title: 'Operation', description: 'Work at the wallet that has no outcome yet.' },
);

const captureSchema = Type.Object(
  {
    id: text('The id of the capture.', `${paymentIdExample}-c1`),
    extCaptureId: text('The id of the capture at the wallet.', '3C679366HH908993F'),
    amount: shownAmount('What is captured, in the minor unit of the currency.', 1500),
    feeAmount: orNull(
      shownAmount("What the wallet kept of it. Null: the wallet hasn't reported it yet.", 43),
    ),
    netAmount: orNull(
      shownAmount("`amount` less `feeAmount`. Null: the wallet hasn't reported its fee yet.", 1457),
    ),
    createdAt: moment('When it was booked.'),
  },
  { title: 'PaymentCapture', description: 'Money that the wallet has captured.' },
);

export const paymentSchema = Type.Object(
  {
    id: text('The `id` that init answered.', paymentIdExample),
    status: statusSchema,
    operation: orNull(operationSchema, null),
    extOrderId: text('The id of the order at the wallet.', '5O190127TN364715T'),
    extCaptureId: orNull(
      text('The id of the capture at the wallet. Null: nothing is captured.', '3C679366HH908993F'),
    ),
    accountId: text('The account that receives the money.', 'my-shop'),
    reference: orNull(text('Yours, as init gave it.', 'order-17')),
    comment: orNull(text('Yours, as init gave it.', 'A gift'), null),
    metadata: metadataShown,
    currency: currencyCode(),
    totalAmount: shownAmount('What the buyer is to pay, in the minor unit of the currency.', 1500),
    commissionAmount: shownAmount('The part of it that goes to the operator.', 0),
    capturedAmount: shownAmount('What is captured and booked.', 1500),
    capturableAmount: shownAmount('What of the authorisation can still be captured.', 0),
    feeAmount: orNull(
      shownAmount(
        "What the wallet kept of it. The operator pays that. Null: the wallet hasn't reported it yet.",
        43,
      ),
    ),
    netAmount: orNull(
      shownAmount(
        "`capturedAmount` less `feeAmount`: what the wallet pays out. Null: the wallet hasn't reported its fee yet.",
        1457,
      ),
    ),
    captures: Type.Array(captureSchema, { description: 'What is captured, the oldest first.' }),
    refundedAmount: shownAmount('What has gone back to the buyer.', 0),
    refundableAmount: shownAmount(
      'What can still be refunded: captured, less what has gone back or is on its way back.',
      1500,
    ),
    captureMode: text('`automatic`, or `manual`: captured by a call of its own.', 'automatic'),
    declineIssue: orNull(
      text("The wallet's name for why it declined last. Null: it did not.", 'INSTRUMENT_DECLINED'),
      null,
    ),
    createdAt: moment('When init was called.'),
    updatedAt: moment('When something of it last changed, also its metadata.'),
    expiresAt: moment('Until when the buyer may approve.', '2026-11-15T15:00:00.000Z'),
  },
  { title: 'Payment', description: 'A payment' },
);

/** What is described here is shown, and nothing else: the serialiser would leave it out without a word. */
export type PaymentShown = Static<typeof paymentSchema>;

export const conversionSchema = Type.Object(
  {
    currency: currencyCode('In which the wallet keeps the money.'),
    amount: shownMoney(
      'What the account at the wallet got, or what a refund took from it, in the minor unit.',
      1574,
    ),
    fee: orNull(shownMoney("The wallet's fee, where it was charged in this currency.", 46), null),
    rate: orNull(text("The wallet's rate, as it writes it.", '1.0803')),
  },
  {
    title: 'Conversion',
    description: 'The wallet keeps the money in another currency. Only shown, never booked.',
  },
);

export const timelineStepSchema = Type.Object(
  {
    createdAt: moment('When it happened.'),
    kind: Type.Enum(['event', 'wallet_call'], {
      description: 'What became of the payment, or a request to the wallet.',
    }),
    name: text('Which event or which call.', 'payment.captured'),
    details: Type.Record(Type.String(), Type.Unknown(), {
      description: 'More about it, by name.',
      examples: [{ capturedAmount: 1500, currency: 'EUR' }],
    }),
  },
  { title: 'TimelineStep' },
);

export const timelineSchema = Type.Array(timelineStepSchema, {
  description: 'The newest thousand entries, the oldest of them first.',
});

/** What both a platform and an operator may ask a list for. */
export const filterSchema = Type.Object({
  status: Type.Optional(Type.Enum(keysOf(paymentStatuses), { description: 'Shown with this status now.' })),
  accountId: Type.Optional(
    queryText(256, 'Of this account: it gets the payment, a share of it, or a part that was distributed.'),
  ),
  reference: Type.Optional(queryText(50, 'With this reference.')),
  currency: currencyFilter,
  from: Type.Optional(momentFilter('Started then or later.')),
  to: Type.Optional(momentFilter('Started before.')),
});

/** What capturing an authorised payment can answer, no matter who asks for it. */
export const captureProblems = problemCodes(
  'payment_declined',
  'payment_not_authorized',
  'payment_in_progress',
  'idempotency_key_reused',
  'wallet_unavailable',
);

/** What cancelling can answer, no matter who asks for it. */
export const cancelProblems = problemCodes(
  'payment_expired',
  'payment_in_progress',
  'conflict',
  'wallet_unavailable',
);

export const captureBody = Type.Object(
  {
    totalAmount: Type.Optional(
      amount(1, 'Left out: all that is left. After the last capture the rest is released.', 1000),
    ),
    final: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'false: more will follow, so the rest stays authorised. Then `totalAmount` is needed, and from then on another `Idempotency-Key` for each capture of this payment.',
        examples: [true],
      }),
    ),
  },
  // A misspelt amount would capture everything.
  { title: 'Capture', additionalProperties: false },
);
