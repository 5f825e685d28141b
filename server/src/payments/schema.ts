import { Type } from 'typebox';
import { nameText } from '../http/text-schema.ts';
import { problemCodes } from '../problem.ts';
import { operationKinds, paymentStatuses } from './payment.ts';
import { refundOrigins, refundStatuses } from './refund.ts';

export const tags = ['Payments'];
const amountMax = 1_000_000_000_000;
export const amount = (least: number, description: string) =>
  Type.Integer({ minimum: least, maximum: amountMax, description });
export const optionalAmount = (description: string) => Type.Optional(amount(0, description));
export const moment = Type.String({ format: 'date-time' });
export const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** Of a query, where a zero byte could come that no text column can hold. */
export const queryText = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: String.raw`^[^\u0000]*$`, ...(description && { description }) });

export const breakdownSchema = Type.Object(
  {
    totalItems: amount(0, 'Sum of quantity × unitAmount.'),
    totalItemTaxes: optionalAmount('Sum of taxAmount.'),
    shipping: optionalAmount('Added.'),
    handling: optionalAmount('Added.'),
    insurance: optionalAmount('Added.'),
    shippingDiscount: optionalAmount('Taken off.'),
    discount: optionalAmount('Taken off.'),
  },
  { title: 'AmountBreakdown' },
);

export const deliverySchema = Type.Object(
  {
    receiver: Type.Optional(Type.Object({ fullName: nameText(255) })),
    address: Type.Optional(
      Type.Object({
        street: nameText(256),
        city: nameText(140),
        postCode: nameText(10),
        country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166 alpha-2.' }),
        state: Type.Optional(Type.String({ maxLength: 255 })),
      }),
    ),
  },
  { title: 'Delivery' },
);

export const outcomeSchema = Type.Object(
  { id: Type.String(), extOrderId: Type.String(), redirectionUrl: Type.String() },
  { title: 'PaymentRedirection', description: 'Where to send the buyer now' },
);

export const idSchema = Type.Object({ transactionId: Type.String() });

const statusSchema = Type.Enum([...paymentStatuses], { title: 'PaymentStatus' });

const operationSchema = Type.Object(
  {
    kind: Type.Enum([...operationKinds], { title: 'OperationKind' }),
    progress: Type.Enum(['under_way', 'in_doubt', 'pending', 'contradicted'], {
      title: 'OperationProgress',
      description:
        'in_doubt: the wallet was asked, and has not told the outcome. pending: it has accepted the call and decides later, ' +
        'perhaps in days. contradicted: it contradicts us, and a person decides.',
    }),
    since: moment,
    amount: Type.Integer({ description: 'In the minor unit of the currency.' }),
  },
  { title: 'Operation', description: 'Work at the wallet that has no outcome yet.' },
);

export const paymentSchema = Type.Object(
  {
    id: Type.String(),
    status: statusSchema,
    operation: orNull(operationSchema),
    extOrderId: Type.String(),
    accountId: Type.String(),
    reference: orNull(Type.String()),
    comment: orNull(Type.String()),
    currency: Type.String(),
    totalAmount: Type.Integer(),
    commissionAmount: Type.Integer(),
    capturedAmount: orNull(Type.Integer()),
    refundedAmount: Type.Integer({ description: 'What has gone back to the buyer.' }),
    refundableAmount: Type.Integer({
      description: 'What can still be refunded: captured, less what has gone back or is on its way back.',
    }),
    captureMode: Type.String(),
    declineIssue: orNull(Type.String({ description: "The wallet's name for why it declined last." })),
    createdAt: moment,
    updatedAt: moment,
    expiresAt: moment,
  },
  { title: 'Payment', description: 'A payment' },
);

export const refundSchema = Type.Object(
  {
    id: Type.String({ description: 'The id of the refund.' }),
    transactionId: Type.String({ description: 'The payment that it belongs to.' }),
    status: Type.Enum([...refundStatuses], {
      title: 'RefundStatus',
      description:
        'under_way: the wallet has not answered yet. pending: it has accepted the refund and decides later, perhaps in days.',
    }),
    amount: Type.Integer({ description: 'What goes back to the buyer, in the minor unit of the currency.' }),
    commissionAmount: Type.Integer({
      description: 'What the commission account gives of it. The account gives the rest.',
    }),
    currency: Type.String({ description: 'The currency of the payment.' }),
    origin: Type.Enum([...refundOrigins], {
      title: 'RefundOrigin',
      description:
        "Who made it. wallet: somebody at the wallet's own site. reversal: the wallet took the money back. outside: it was made elsewhere and booked by hand.",
    }),
    comment: orNull(Type.String({ description: 'Your own text.' })),
    issue: orNull(Type.String({ description: "The wallet's name for why it was not made." })),
    retryable: Type.Boolean({ description: 'After a failure: whether a new refund may succeed later.' }),
    createdAt: moment,
    endedAt: orNull(moment),
  },
  { title: 'Refund', description: 'A refund' },
);

export const refundsSchema = Type.Array(refundSchema, {
  description: 'Its refunds, the oldest first, whoever made them.',
});

export const timelineStepSchema = Type.Object(
  {
    at: moment,
    kind: Type.Enum(['event', 'wallet_call']),
    name: Type.String(),
    details: Type.Record(Type.String(), Type.Unknown()),
  },
  { title: 'TimelineStep' },
);

export const timelineSchema = Type.Array(timelineStepSchema, {
  description: 'The newest thousand entries, the oldest of them first.',
});

/** What both a platform and an operator may ask a list for. */
export const filterSchema = Type.Object({
  status: Type.Optional(statusSchema),
  accountId: Type.Optional(queryText(256)),
  reference: Type.Optional(queryText(50)),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Started then or later.' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Started before.' })),
});

/** What capturing an authorised payment can answer, whoever asks for it. */
export const captureProblems = problemCodes(
  'payment_declined',
  'payment_not_authorized',
  'wallet_unavailable',
);

/** What cancelling can answer, whoever asks for it. */
export const cancelProblems = problemCodes(
  'payment_expired',
  'payment_in_progress',
  'conflict',
  'wallet_unavailable',
);

export const captureBody = Type.Object(
  {
    totalAmount: Type.Optional(amount(1, 'Left out: all of it. The rest is released.')),
  },
  // A misspelt amount would capture everything.
  { title: 'Capture', additionalProperties: false },
);
