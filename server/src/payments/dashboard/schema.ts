import { amountFilter, shownAmount, shownMoney } from '../../http/amount-schema.ts';
import type { Readable } from 'node:stream';
import { Type } from '../../schema.ts';
import { operatorTransfersOfPaymentSchema } from '../../ledger/transfer-schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { idListPattern } from '../../http/text-schema.ts';
import { confirmationSchema } from '../../operators/credentials/schema.ts';
import { requesters } from '../../operations/operation.ts';
import { paymentActions } from '../present/allowed-actions.ts';
import { linkedDisputeSchema } from '../disputes/schema.ts';
import { keysOf } from '../../keys-of.ts';
import { operationKinds } from '../operation-kind.ts';
import {
  breakdownSchema,
  cancelProblems,
  captureBody,
  captureProblems,
  conversionSchema,
  deliverySchema,
  filterSchema,
  distributionSchema,
  itemSchema,
  sharesSchema,
  paymentSchema,
  queryText,
  timelineSchema,
} from '../present/schema.ts';
import { mismatchCodes } from '../../wallet/mismatch.ts';
import { confirmationProblems } from '../../operators/confirmation/require-confirmation.ts';
import { problemCodes } from '../../problem.ts';
import {
  currencyCode,
  moment,
  orNull,
  paymentIdExample,
  platformFilter,
  text,
  whole,
} from '../../http/described-fields.ts';
import { attemptField, operatorRefundSchema } from './refund-schema.ts';

const tags = ['Dashboard'];
const params = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of the payment.', examples: [paymentIdExample] }),
});

const payerSchema = Type.Object(
  {
    name: orNull(text('As the wallet has it.', 'Ada Lovelace')),
    email: orNull(text('As the wallet has it.', 'ada@buyers.example')),
    accountId: orNull(text("The wallet's id of the person.", 'QYR5Z8XDVJNXQ')),
    instrument: orNull(text("What they pay with, in the wallet's words.", 'card VISA 4417')),
  },
  {
    title: 'Payer',
    description:
      'Who pays, as the wallet says it, also while it decides and after it has declined. Null: it has not said.',
  },
);

const listedSchema = Type.Object(
  {
    ...paymentSchema.properties,
    platformId: whole('The platform whose payment it is.', 1),
    apiKeyId: text('The API key that started it.', `florin_sandbox_${'A'.repeat(22)}`),
    apiKeyLabel: text('What that key is for.', 'my shop'),
    inDoubt: Type.Boolean({ description: 'The wallet was asked, and has not reported the outcome yet.' }),
    payer: orNull(payerSchema),
  },
  { title: 'PaymentSummary', description: 'A payment' },
);

const postingSchema = Type.Object(
  {
    createdAt: moment('When it was posted.'),
    accountKind: Type.Enum(['account', 'commission', 'wallet_clearing', 'wallet_fee'], {
      description: "An account of the platform, or one of the operator's own.",
    }),
    accountId: orNull(text("Null: one of the operator's own.", 'my-shop')),
    currency: currencyCode(),
    amount: shownMoney('Positive: the account has more.', 1500),
  },
  { title: 'PaymentPosting' },
);

const operationSchema = Type.Object(
  {
    createdAt: moment('When it was ordered.'),
    kind: Type.Enum(keysOf(operationKinds), { title: 'OperationKind', description: 'What was ordered.' }),
    amount: shownAmount('In the minor unit of the currency.', 1500),
    requestedBy: Type.Enum([...requesters], {
      title: 'Requester',
      description:
        'platform: the key of the payment. buyer: came back from the wallet. wallet: a notification. service: Florin looked by ' +
        'itself.',
    }),
    operator: orNull(text('The e-mail address, where an operator ordered it.', 'admin@example.com'), null),
    verdict: orNull(text('What became of it. Null: it is under way.', 'captured')),
  },
  { title: 'RequestedOperation' },
);

const mismatchReasonSchema = Type.Object(
  {
    code: Type.Enum(mismatchCodes, {
      title: 'MismatchCode',
      description: 'The reason, which stays the same in every version.',
    }),
    values: Type.Record(Type.String(), Type.String(), {
      description: 'The ids, amounts and words of the wallet that the reason names.',
      examples: [{ booked: '10.00 EUR', shown: '9.00 EUR' }],
    }),
  },
  {
    title: 'MismatchReason',
    description: 'What does not match, as a code. Null: an earlier version has kept its sentence alone.',
  },
);

const detailSchema = Type.Object(
  {
    ...listedSchema.properties,
    returnUrl: text('Where the buyer goes after success.', 'http://localhost:8100/thanks'),
    cancelUrl: text('Where the buyer goes after a cancellation.', 'http://localhost:8100/cart'),
    errorUrl: orNull(text('Where the buyer goes after an error.', 'http://localhost:8100/sorry')),
    approvalUrl: text(
      "The wallet's page for the buyer.",
      'http://localhost:8090/checkoutnow?token=5O190127TN364715T',
    ),
    authorizationExpiresAt: orNull(moment('Until when authorised money can be captured.'), null),
    conversion: orNull(conversionSchema, null),
    walletAuthorizationId: orNull(text('The authorisation at the wallet.', '0VF52814937998046'), null),
    items: Type.Array(itemSchema, { description: 'What was bought.' }),
    distribution: distributionSchema,
    shares: sharesSchema,
    delivery: orNull(deliverySchema),
    amountBreakdown: orNull(breakdownSchema),
    mismatch: orNull(
      Type.Object(
        {
          detail: text('What does not match.', 'the order is over 10.00 EUR, and the wallet shows 9.00 EUR'),
          reason: orNull(mismatchReasonSchema),
          kind: text('What was asked for.', 'capture'),
          amount: shownAmount('In the minor unit of the currency.', 1000),
          requestId: text('The id of our request at the wallet.', `${paymentIdExample}-1`),
          since: moment('When it was ordered.'),
        },
        { title: 'Mismatch', description: 'What an administrator has to resolve.' },
      ),
      null,
    ),
    buyer: Type.Object(
      {
        ip: Type.Optional(text('PSU-IP-Address.', '198.51.100.7')),
        userAgent: Type.Optional(text('PSU-User-Agent.', 'Mozilla/5.0 (X11; Linux x86_64)')),
        language: Type.Optional(text('PSU-Accept-Language.', 'fr-CH, fr;q=0.9, en;q=0.8')),
      },
      { description: 'What the platform said of the buyer.' },
    ),
    shopName: orNull(text("The name of the shop on the wallet's pages, as init gave it.", 'Records'), null),
    payeeMerchantId: orNull(
      text("The seller's account at the wallet that gets the money. Null: the operator's.", '7XH2KQ9M4RTYP'),
      null,
    ),
    timeline: timelineSchema,
    operations: Type.Array(operationSchema, {
      description:
        'What was ordered at the wallet, and by whom: the newest hundred, the oldest of them first.',
    }),
    postings: Type.Array(postingSchema, { description: 'What the ledger has for it. They add up to zero.' }),
    refunds: Type.Array(operatorRefundSchema, { description: 'The oldest first, no matter who made them.' }),
    disputes: Type.Array(linkedDisputeSchema, { description: 'Its disputes, the oldest first.' }),
    transfers: operatorTransfersOfPaymentSchema,
    actions: Type.Array(Type.Enum([...paymentActions], { title: 'PaymentAction' }), {
      description: 'What the present state allows an administrator to do.',
    }),
  },
  { title: 'PaymentDetails', description: 'The payment, what was ordered, and what happened to it' },
);

const operatorFilterSchema = Type.Object(
  {
    ...filterSchema.properties,
    platformId: platformFilter,
    amountFrom: Type.Optional(amountFilter('Total amount, in the minor unit: at least this.')),
    amountTo: Type.Optional(amountFilter('Total amount, in the minor unit: at most this.')),
    inDoubt: Type.Optional(
      Type.Boolean({ description: 'The wallet was asked, and has not reported the outcome yet.' }),
    ),
    mismatch: Type.Optional(Type.Boolean({ description: 'There is a mismatch, and someone has to decide.' })),
    approved: Type.Optional(
      Type.Boolean({
        description: 'The buyer approved it at the wallet, whatever happened afterwards. As Home counts it.',
      }),
    ),
    declineIssue: Type.Optional(
      queryText(100, "The wallet's word for why it declined. Payments that were paid since are left out."),
    ),
    search: Type.Optional(
      queryText(
        256,
        'A part of a reference, of an account id, or of the name or e-mail address of the payer; the beginning of the id of the ' +
          'payment or its order; any other id of the payment, its refunds, disputes or events; or an amount, such as 10.50 or 10.50 EUR.',
      ),
    ),
  },
  { additionalProperties: false },
);

export const listSchema = {
  tags,
  operationId: 'listAllPayments',
  needs: 'read' as const,
  summary: 'Payments of every platform, newest first',
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...operatorFilterSchema.properties },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(listedSchema) },
  problems: problemCodes('search_too_wide'),
};

export const detailsSchema = {
  tags,
  operationId: 'readPaymentDetails',
  needs: 'read' as const,
  summary: 'Everything about one payment',
  params,
  response: { 200: detailSchema },
};

const actionResponse = {
  200: detailSchema,
  202: { ...detailSchema, description: 'The wallet has not reported the outcome yet' },
};

export const captureSchema = {
  tags,
  operationId: 'captureAsOperator',
  needs: 'capture_payments' as const,
  summary: 'Capture an authorised payment, all or part of it, at once or in parts',
  params,
  body: Type.Object(
    {
      ...captureBody.properties,
      attempt: Type.Optional(
        attemptField(
          'A UUID of your own, needed where a payment is captured in parts. Sent again, it captures nothing more.',
        ),
      ),
    },
    { title: 'OperatorCapture', additionalProperties: false },
  ),
  response: actionResponse,
  problems: problemCodes(captureProblems),
};

export const cancelSchema = {
  tags,
  operationId: 'cancelAsOperator',
  needs: 'cancel_payments' as const,
  summary: 'Give up an authorised payment, or stop one that is not approved yet',
  params,
  response: actionResponse,
  problems: problemCodes(cancelProblems),
};

export const askWalletSchema = {
  tags,
  operationId: 'askWallet',
  needs: 'ask_wallet' as const,
  summary: 'Ask the wallet now how a payment stands, and act on its answer',
  params,
  response: actionResponse,
  problems: problemCodes('conflict', 'wallet_unavailable'),
};

const statedSchema = Type.Object(
  {
    id: text('Its id at the wallet.', '3C679366HH908993F'),
    status: text("The wallet's own word.", 'COMPLETED'),
    amount: orNull(shownMoney('In the minor unit of the currency. Null: it cannot be read.', 1000)),
    currency: orNull(currencyCode('ISO 4217. Null: it cannot be read.')),
  },
  { title: 'StatedPayment' },
);

export const statementSchema = {
  tags,
  operationId: 'readWalletStatement',
  needs: 'read' as const,
  summary: 'What the wallet has about a payment, as it says it now',
  params,
  response: {
    200: Type.Object(
      {
        status: text("The order's status, in the wallet's own word.", 'COMPLETED'),
        captures: Type.Array(statedSchema, { description: 'Money that the wallet has captured for it.' }),
        authorizations: Type.Array(statedSchema, { description: 'Money that the wallet holds for it.' }),
        refunds: Type.Array(statedSchema, { description: 'Money that has gone back, or is on its way.' }),
      },
      { title: 'WalletStatement', description: 'Captures, authorisations and refunds at the wallet' },
    ),
  },
  problems: problemCodes('wallet_unavailable'),
};

export const resolveSchema = {
  tags,
  operationId: 'resolvePayment',
  needs: 'resolve_mismatches' as const,
  summary: 'End a mismatch between the wallet and Florin',
  description:
    "adopt: the capture that the wallet has counts, with its postings. correct: refunds whose booking doesn't match " +
    'the wallet are booked anew, after an entry that reverses the wrong one. return: a capture that is not booked is refunded at the ' +
    'wallet; until the wallet has answered, the payment stays quarantined, and a refusal is a conflict. close: the payment is not paid, or what the wallet ' +
    'reported is dealt with. The wallet is asked again first.',
  params,
  body: Type.Object(
    {
      resolution: Type.Enum(['adopt', 'correct', 'return', 'close'], { description: 'How it ends.' }),
      captureId: Type.Optional(
        Type.String({
          maxLength: 100,
          description: 'The capture to adopt or to return, as the wallet names it.',
          examples: ['3C679366HH908993F'],
        }),
      ),
      note: Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'Why, for the audit log.',
        examples: ['The wallet has confirmed it by phone.'],
      }),
      ...confirmationSchema,
    },
    { title: 'PaymentResolution', additionalProperties: false },
  ),
  response: { 200: detailSchema },
  problems: problemCodes(confirmationProblems, 'conflict', 'wallet_unavailable'),
};

export const exportSchema = {
  tags,
  operationId: 'exportPayments',
  needs: 'read' as const,
  summary: 'The same payments as a file for spreadsheets',
  description:
    'UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet ' +
    'would take for a formula begins with an apostrophe. Rows are as they are when they are written, newest first.',
  querystring: Type.Object(
    {
      ...operatorFilterSchema.properties,
      ids: Type.Optional(
        Type.String({
          maxLength: 10_000,
          pattern: idListPattern,
          description: 'Only these payments: at most 100 ids, with commas between them.',
        }),
      ),
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
  problems: problemCodes('search_too_wide', 'too_many_downloads'),
};
