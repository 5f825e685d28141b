import { Type, type Static } from 'typebox';
import { idempotencyHeaders } from '../http/idempotency-headers.ts';
import { pageQuerySchema, pageSchema } from '../http/pages.ts';
import { problemResponses } from '../http/problem-schema.ts';
import { paymentStatuses } from './payment.ts';
import { urlLengthMax } from './redirect-url.ts';

const tags = ['Payments'];
const amountMax = 1_000_000_000_000;
export const amount = (least: number, description: string) =>
  Type.Integer({ minimum: least, maximum: amountMax, description });
const optionalAmount = (description: string) => Type.Optional(amount(0, description));
export const moment = Type.String({ format: 'date-time' });
export const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** Of a query, where a zero byte could come that no text column can hold. */
export const queryText = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: String.raw`^[^\u0000]*$`, ...(description && { description }) });
const url = Type.Optional(Type.String({ maxLength: urlLengthMax }));

export const breakdownSchema = Type.Object({
  totalItems: amount(0, 'Sum of quantity × unitAmount.'),
  totalItemTaxes: optionalAmount('Sum of taxAmount.'),
  shipping: optionalAmount('Added.'),
  handling: optionalAmount('Added.'),
  insurance: optionalAmount('Added.'),
  shippingDiscount: optionalAmount('Taken off.'),
  discount: optionalAmount('Taken off.'),
});

export const deliverySchema = Type.Object({
  receiver: Type.Optional(Type.Object({ fullName: Type.String({ minLength: 1, maxLength: 255 }) })),
  address: Type.Optional(
    Type.Object({
      street: Type.String({ minLength: 1, maxLength: 256 }),
      city: Type.String({ minLength: 1, maxLength: 140 }),
      postCode: Type.String({ minLength: 1, maxLength: 10 }),
      country: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166 alpha-2.' }),
      state: Type.Optional(Type.String({ maxLength: 255 })),
    }),
  ),
});

/** Spec §2.4. Unknown fields are ignored, except where a misspelt one would change money or routing. */
const initBody = Type.Object({
  redirections: Type.Object(
    { returnURL: url, returnUrl: url, cancelURL: url, cancelUrl: url, errorURL: url, errorUrl: url },
    {
      additionalProperties: false,
      description: 'Each field in one of its two spellings; errorURL may be left out.',
    },
  ),
  transaction: Type.Object(
    {
      accountId: Type.String({
        minLength: 1,
        maxLength: 256,
        description: 'Account that receives the payment.',
      }),
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
    Type.Object({
      merchantAccountId: Type.String({ minLength: 1, maxLength: 256 }),
      description: Type.String({ minLength: 1, maxLength: 127 }),
      quantity: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
      unitAmount: amount(0, 'In the minor unit of the currency.'),
      taxAmount: optionalAmount('Tax on the whole line.'),
      type: Type.Enum(['digital', 'physical']),
    }),
    { minItems: 1, maxItems: 100 },
  ),
});

export type InitBody = Static<typeof initBody>;

const outcomeSchema = Type.Object(
  { id: Type.String(), extOrderId: Type.String(), redirectionUrl: Type.String() },
  { description: 'Where to send the buyer now' },
);

const idSchema = Type.Object({ transactionId: Type.String() });

const initHeaders = Type.Object({
  ...idempotencyHeaders.properties,
  'psu-ip-address': Type.Optional(Type.String({ maxLength: 64 })),
  'psu-user-agent': Type.Optional(Type.String({ maxLength: 1024 })),
  'psu-accept-language': Type.Optional(Type.String({ maxLength: 256 })),
});

export const initSchema = {
  tags,
  operationId: 'initPayment',
  summary: 'Start a payment through the wallet',
  headers: initHeaders,
  body: initBody,
  response: { 200: outcomeSchema, ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422, 429, 503) },
};

export const resumeSchema = {
  tags,
  operationId: 'resumePayment',
  summary: 'Say that the buyer has approved: the payment is captured',
  headers: idempotencyHeaders,
  params: idSchema,
  response: {
    200: outcomeSchema,
    202: outcomeSchema,
    ...problemResponses(400, 401, 402, 403, 404, 409, 422, 429),
  },
};

export const paymentSchema = Type.Object(
  {
    id: Type.String(),
    status: Type.Enum([...paymentStatuses]),
    extOrderId: Type.String(),
    accountId: Type.String(),
    reference: orNull(Type.String()),
    comment: orNull(Type.String()),
    currency: Type.String(),
    totalAmount: Type.Integer(),
    commissionAmount: Type.Integer(),
    capturedAmount: orNull(Type.Integer()),
    captureMode: Type.String(),
    declineIssue: orNull(Type.String({ description: "The wallet's name for why it declined last." })),
    createdAt: moment,
    updatedAt: moment,
    expiresAt: moment,
  },
  { description: 'A payment' },
);

export const timelineSchema = Type.Array(
  Type.Object({
    at: moment,
    kind: Type.Enum(['event', 'wallet_call']),
    name: Type.String(),
    details: Type.Record(Type.String(), Type.Unknown()),
  }),
);

export const readSchema = {
  tags,
  operationId: 'readPayment',
  summary: 'One payment with its timeline',
  params: idSchema,
  response: {
    200: Type.Object(
      { ...paymentSchema.properties, timeline: timelineSchema },
      { description: 'The payment, and what happened to it' },
    ),
    ...problemResponses(401, 403, 404, 429),
  },
};

/** What both a platform and an operator may ask a list for. */
export const filterSchema = Type.Object({
  status: Type.Optional(Type.Enum([...paymentStatuses])),
  accountId: Type.Optional(queryText(256)),
  reference: Type.Optional(queryText(50)),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Started then or later.' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Started before.' })),
});

export const listSchema = {
  tags,
  operationId: 'listPayments',
  summary: 'Payments, newest first',
  querystring: Type.Object({
    ...pageQuerySchema.properties,
    ...filterSchema.properties,
  }),
  response: { 200: pageSchema(paymentSchema), ...problemResponses(400, 401, 403, 422, 429) },
};

export const captureBody = Type.Object({
  totalAmount: Type.Optional(amount(1, 'Left out: all of it. The rest is released.')),
});

export const validateSchema = {
  tags,
  operationId: 'validatePayment',
  summary: 'Capture an authorised payment, all or part of it, once',
  headers: idempotencyHeaders,
  params: idSchema,
  body: captureBody,
  response: {
    200: paymentSchema,
    202: paymentSchema,
    ...problemResponses(400, 401, 402, 403, 404, 409, 422, 429),
  },
};

export const cancelSchema = {
  tags,
  operationId: 'cancelPayment',
  summary: 'Give up an authorised payment, or stop one that is not approved yet',
  headers: idempotencyHeaders,
  params: idSchema,
  response: {
    200: paymentSchema,
    202: paymentSchema,
    ...problemResponses(400, 401, 403, 404, 409, 422, 429),
  },
};
