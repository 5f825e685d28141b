import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { confirmationSchema } from '../../operators/credentials/schema.ts';
import { orderers } from '../../operations/operation.ts';
import { paymentActions } from '../allowed-actions.ts';
import { linkedDisputeSchema } from '../dispute-schema.ts';
import { operationKinds } from '../payment.ts';
import {
  amount,
  breakdownSchema,
  cancelProblems,
  captureBody,
  captureProblems,
  deliverySchema,
  filterSchema,
  moment,
  orNull,
  paymentSchema,
  queryText,
  timelineSchema,
} from '../schema.ts';
import { administratorProblems, operatorProblems } from '../../operators/sessions/session-problems.ts';
import { confirmationProblems } from '../../operators/confirmation/confirmation-problems.ts';
import { problemCodes } from '../../problem.ts';

const tags = ['Dashboard'];
const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const nullable = orNull(Type.String());

const payerSchema = Type.Object(
  {
    name: nullable,
    email: nullable,
    accountId: orNull(Type.String({ description: "The wallet's id of the person." })),
    instrument: orNull(
      Type.String({ description: "What was paid with, in the wallet's words, such as `card VISA 4417`." }),
    ),
  },
  { title: 'Payer', description: 'Who has paid, as the wallet says it.' },
);

const listedSchema = Type.Object(
  {
    ...paymentSchema.properties,
    apiKeyId: Type.String(),
    apiKeyLabel: Type.String(),
    inDoubt: Type.Boolean({ description: 'The wallet was asked, and has not told the outcome yet.' }),
    payer: orNull(payerSchema),
  },
  { title: 'PaymentSummary', description: 'A payment' },
);

const itemSchema = Type.Object(
  {
    merchantAccountId: Type.String(),
    description: Type.String(),
    quantity: Type.Integer(),
    unitAmount: Type.Integer(),
    taxAmount: orNull(Type.Integer()),
    type: Type.Enum(['digital', 'physical']),
  },
  { title: 'PaymentItem' },
);

const postingSchema = Type.Object(
  {
    at: moment,
    accountKind: Type.Enum(['account', 'commission', 'wallet_clearing']),
    accountId: nullable,
    currency: Type.String(),
    amount: Type.Integer({ description: 'Positive: the account has more.' }),
  },
  { title: 'PaymentPosting' },
);

const operationSchema = Type.Object(
  {
    at: moment,
    kind: Type.Enum([...operationKinds], { title: 'OperationKind' }),
    amount: Type.Integer(),
    orderedBy: Type.Enum([...orderers], {
      title: 'Orderer',
      description:
        'platform: the key of the payment. buyer: came back from the wallet. wallet: a notification. service: Florin looked by ' +
        'itself.',
    }),
    operator: orNull(Type.String({ description: 'The e-mail address, where an operator ordered it.' })),
    verdict: orNull(Type.String({ description: 'What became of it. Null: it is under way.' })),
  },
  { title: 'OrderedOperation' },
);

const detailSchema = Type.Object(
  {
    ...listedSchema.properties,
    returnUrl: Type.String(),
    cancelUrl: Type.String(),
    errorUrl: nullable,
    approvalUrl: Type.String(),
    authorizationExpiresAt: orNull(moment),
    walletCaptureId: nullable,
    walletAuthorizationId: nullable,
    items: Type.Array(itemSchema),
    delivery: orNull(deliverySchema),
    amountBreakdown: orNull(breakdownSchema),
    contradiction: orNull(
      Type.Object(
        {
          detail: Type.String({ description: 'How the wallet contradicts us.' }),
          kind: Type.String({ description: 'What was asked for.' }),
          amount: Type.Integer(),
          requestId: Type.String({ description: 'The id of our request at the wallet.' }),
          since: moment,
        },
        { title: 'Contradiction' },
      ),
    ),
    buyer: Type.Object({
      ip: Type.Optional(Type.String()),
      userAgent: Type.Optional(Type.String()),
      language: Type.Optional(Type.String()),
    }),
    timeline: timelineSchema,
    operations: Type.Array(operationSchema, {
      description:
        'What was ordered at the wallet, and by whom: the newest hundred, the oldest of them first.',
    }),
    postings: Type.Array(postingSchema),
    disputes: Type.Array(linkedDisputeSchema, { description: 'Its disputes, the oldest first.' }),
    actions: Type.Array(Type.Enum([...paymentActions], { title: 'PaymentAction' }), {
      description: 'What the present state allows an administrator to do.',
    }),
  },
  { title: 'PaymentDetails', description: 'The payment, what was ordered, and what happened to it' },
);

const operatorFilterSchema = Type.Object(
  {
    ...filterSchema.properties,
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
    amountFrom: Type.Optional(amount(0, 'Total amount, in the minor unit.')),
    amountTo: Type.Optional(amount(0, 'Total amount, in the minor unit.')),
    inDoubt: Type.Optional(
      Type.Boolean({ description: 'The wallet was asked, and has not told the outcome yet.' }),
    ),
    contradicted: Type.Optional(
      Type.Boolean({ description: 'The wallet contradicts us, and somebody has to decide.' }),
    ),
    search: Type.Optional(
      queryText(
        256,
        'The beginning of a payment id, of an order id of the wallet, of a reference, of an account id, or of the name or ' +
          'e-mail address of who has paid; or an amount, such as 10.50 or 10.50 EUR.',
      ),
    ),
  },
  { additionalProperties: false },
);

export const listSchema = {
  tags,
  operationId: 'listAllPayments',
  summary: 'Payments of every API key, newest first',
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...operatorFilterSchema.properties },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(listedSchema) },
  problems: problemCodes(operatorProblems, 'search_too_wide'),
};

export const detailsSchema = {
  tags,
  operationId: 'readPaymentDetails',
  summary: 'Everything about one payment',
  params,
  response: { 200: detailSchema },
  problems: operatorProblems,
};

const actionResponse = {
  200: detailSchema,
  202: { ...detailSchema, description: 'The wallet has not told the outcome yet' },
};

export const captureSchema = {
  tags,
  operationId: 'captureAsOperator',
  summary: 'Capture an authorised payment, all or part of it, once',
  params,
  body: captureBody,
  response: actionResponse,
  problems: problemCodes(administratorProblems, captureProblems),
};

export const cancelSchema = {
  tags,
  operationId: 'cancelAsOperator',
  summary: 'Give up an authorised payment, or stop one that is not approved yet',
  params,
  response: actionResponse,
  problems: problemCodes(administratorProblems, cancelProblems),
};

export const askWalletSchema = {
  tags,
  operationId: 'askWallet',
  summary: 'Ask the wallet now how a payment stands, and act on its answer',
  params,
  response: actionResponse,
  problems: problemCodes(administratorProblems, 'conflict', 'wallet_unavailable'),
};

const statedSchema = Type.Object(
  {
    id: Type.String(),
    status: Type.String({ description: "The wallet's own word." }),
    amount: orNull(Type.Integer({ description: 'Null: it cannot be read.' })),
    currency: nullable,
  },
  { title: 'StatedPayment' },
);

export const statementSchema = {
  tags,
  operationId: 'readWalletStatement',
  summary: 'What the wallet has about a payment, as it says it now',
  params,
  response: {
    200: Type.Object(
      {
        status: Type.String({ description: "The order's status, in the wallet's own word." }),
        captures: Type.Array(statedSchema),
        authorizations: Type.Array(statedSchema),
      },
      { title: 'WalletStatement', description: 'Captures and authorisations at the wallet' },
    ),
  },
  problems: problemCodes(operatorProblems, 'wallet_unavailable'),
};

export const resolveSchema = {
  tags,
  operationId: 'resolvePayment',
  summary: 'End a contradiction between the wallet and Florin',
  description:
    'adopt: the capture that the wallet has counts, with its postings. close: the payment is not paid, or what the wallet told ' +
    'is dealt with. The wallet is asked again first.',
  params,
  body: Type.Object(
    {
      resolution: Type.Enum(['adopt', 'close']),
      captureId: Type.Optional(
        Type.String({ maxLength: 100, description: 'The capture to adopt, as the wallet names it.' }),
      ),
      note: Type.String({ minLength: 1, maxLength: 500, description: 'Why, for the audit log.' }),
      ...confirmationSchema,
    },
    { title: 'PaymentResolution', additionalProperties: false },
  ),
  response: { 200: detailSchema },
  problems: problemCodes(administratorProblems, confirmationProblems, 'conflict', 'wallet_unavailable'),
};

export const exportSchema = {
  tags,
  operationId: 'exportPayments',
  summary: 'The same payments as a file for spreadsheets',
  description:
    'UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet ' +
    'would take for a formula begins with an apostrophe. Rows are as they are when they are written, newest first.',
  querystring: Type.Object(
    {
      ...operatorFilterSchema.properties,
      timeZone: Type.Optional(
        queryText(64, 'In which times are written, such as Europe/Paris. Left out: in UTC.'),
      ),
    },
    { additionalProperties: false },
  ),
  response: {
    200: {
      description: 'The file',
      headers: {
        'X-Total-Count': { type: 'integer', description: 'How many payments matched at the start.' },
      },
      content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } },
    },
  },
  problems: problemCodes(operatorProblems, 'search_too_wide'),
};
