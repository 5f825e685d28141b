import { shownMoney } from '../http/amount-schema.ts';
import { accountQuery, sum } from '../accounts/schema.ts';
import { currencyCode, moment, orNull, platformFilter, text, whole } from '../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { keysOf } from '../keys-of.ts';
import { problemCodes } from '../problem.ts';
import { Type } from '../schema.ts';
import { noZeroBytePattern } from '../http/text-schema.ts';
import { payoutStatuses } from './payout.ts';
import { runStatuses } from './run.ts';
import { payoutSchema } from './schema.ts';

const tags = ['Dashboard'];

/** A statement of some thousand transfers. */
const statementLengthMax = 4_000_000;
/** JSON writes a quotation mark with two characters. */
export const statementBytesMax = 8 * 1024 * 1024;

const statementExample =
  '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></Acct></Stmt></BkToCstmrStmt></Document>';

export const operatorPayoutSchema = Type.Object(
  {
    ...payoutSchema.properties,
    platformId: whole('The platform of the account.', 1),
    runId: orNull(text('The run that it is in.', 'run_1'), null),
    settledBy: orNull(text('Who has settled it by hand.', 'ada@example.com'), null),
    settlementNote: orNull(text('How they knew.', 'Came back less a fee of 0.50'), null),
    operator: orNull(
      text('Who asked for it. Null: the platform, or the schedule of the account.', 'ada@example.com'),
      null,
    ),
  },
  { title: 'PayoutForOperators', description: 'Money of an account that goes to its bank account' },
);

export const attemptSchema = (made: string) =>
  Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description: `A UUID of your own. Sent again, it answers the same ${made} and makes no other.`,
    examples: ['6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11'],
  });

const runSchema = Type.Object(
  {
    id: text('Its id.', 'run_6f1c7a526d0c4c5e9a533d5a4d1c'),
    status: Type.Enum(keysOf(runStatuses), {
      description: keysOf(runStatuses)
        .map((status) => `\`${status}\`: ${runStatuses[status]}.`)
        .join(' '),
      examples: ['made'],
    }),
    count: whole('How many payouts are in it.', 2),
    totalAmount: sum('What they add up to, in the minor unit.', 1300),
    currency: currencyCode(),
    paidCount: whole('How many of them the bank has sent.', 1),
    returnedCount: whole('How many of them came back.', 0),
    messageId: text('How the bank calls its file.', 'run-6f1c7a526d0c4c5e9a533d5a4d1c'),
    madeBy: text('Who made it.', 'ada@example.com'),
    needsAnotherApprover: Type.Boolean({
      description: "Whoever made it can't approve it: `PAYOUT_APPROVAL` is `other`.",
      examples: [true],
    }),
    decidedBy: orNull(text('Who approved or cancelled it.', 'grace@example.com')),
    decidedAt: orNull(moment('When.')),
    createdAt: moment('When it was made.'),
    updatedAt: moment('When it was approved or cancelled.'),
  },
  { title: 'PayoutRun', description: 'Payouts that go to the bank in one file' },
);

export const listAllPayoutsSchema = {
  tags,
  operationId: 'listAllPayouts',
  needs: 'read' as const,
  summary: 'Payouts of every platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      platformId: platformFilter,
      accountId: accountQuery('Of this account.'),
      runId: Type.Optional(
        Type.String({ maxLength: 100, pattern: noZeroBytePattern, description: 'In this run.' }),
      ),
      status: Type.Optional(Type.Enum(keysOf(payoutStatuses), { description: 'That are this now.' })),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(operatorPayoutSchema) },
  problems: problemCodes('search_too_wide'),
};

export const listRunsSchema = {
  tags,
  operationId: 'listPayoutRuns',
  needs: 'read' as const,
  summary: 'Runs of payouts, newest first',
  querystring: pageQuerySchema,
  response: { 200: pageSchema(runSchema) },
  problems: problemCodes('search_too_wide'),
};

const params = Type.Object({ id: text('The id of the run.', 'run_6f1c7a526d0c4c5e9a533d5a4d1c') });

export const readRunSchema = {
  tags,
  operationId: 'readPayoutRun',
  needs: 'read' as const,
  summary: 'One run of payouts',
  params,
  response: { 200: runSchema },
  problems: problemCodes('not_found'),
};

export const makeRunSchema = {
  tags,
  operationId: 'makePayoutRun',
  needs: 'pay_out' as const,
  summary: 'Collect the payouts that are due',
  description: 'The oldest first, at most 1,000. The session has to be confirmed.',
  body: Type.Object(
    {
      attempt: attemptSchema('run'),
    },
    { title: 'PayoutRunRequest', additionalProperties: false },
  ),
  response: { 201: { ...runSchema, description: 'Made, by this call or by the same one before' } },
  problems: problemCodes('confirmation_required', 'conflict'),
};

export const takeInStatementSchema = {
  tags,
  operationId: 'takeInBankStatement',
  needs: 'pay_out' as const,
  summary: "Take in what the operator's bank has done",
  description:
    'A statement of the account of `PAYOUT_IBAN`, camt.053. Marks payouts as paid or returned, by `EndToEndId` and amount. Taken in again, it changes ' +
    'nothing. The session has to be confirmed.',
  body: Type.Object(
    {
      statement: Type.String({
        minLength: 1,
        maxLength: statementLengthMax,
        description: 'The XML, as the bank gave it.',
        examples: [statementExample],
      }),
    },
    { title: 'BankStatementRequest', additionalProperties: false },
  ),
  response: {
    200: Type.Object(
      {
        paid: whole('Payouts that the bank has sent.', 2),
        returned: whole('Payouts that came back.', 0),
        known: whole('Entries that an earlier statement had, too.', 0),
        doubtful: Type.Array(
          Type.Object(
            {
              doubt: Type.Enum(['unknown', 'other_amount', 'not_approved', 'no_return', 'settled'], {
                description:
                  '`unknown`: it has no id of a payout. `other_amount`: the payout has another one. `not_approved`: the payout was in no file. ' +
                  "`no_return`: money came or went, and the bank doesn't say that it is a return. `settled`: someone has said that the bank never sent this payout.",
                examples: ['unknown'],
              }),
              payoutId: orNull(text('The payout whose id it has.', 'po_1'), null),
              direction: Type.Enum(['debit', 'credit'], {
                description: 'Whether money left your account or came to it.',
                examples: ['debit'],
              }),
              statedAmount: text('As the bank wrote it.', '12.50'),
              currency: text('As the bank wrote it.', 'EUR'),
              endToEndId: orNull(text('As the bank wrote it.', 'NOTPROVIDED'), null),
              bankReference: orNull(text("The bank's own.", '2026111900001'), null),
              bookedOn: orNull(text('The day.', '2026-11-19')),
            },
            { title: 'DoubtfulEntry' },
          ),
          { description: 'Entries that changed nothing. Look at them yourself.' },
        ),
      },
      { title: 'BankStatementTakenIn' },
    ),
  },
  problems: problemCodes('confirmation_required', 'conflict'),
};

const decisionProblems = problemCodes('confirmation_required', 'not_found', 'conflict');

export const approveRunSchema = {
  tags,
  operationId: 'approvePayoutRun',
  needs: 'pay_out' as const,
  summary: 'Approve a run, and make its file',
  description:
    'Who made a run can approve it only with `PAYOUT_APPROVAL=same`. The session has to be confirmed.',
  params,
  body: Type.Object(
    {
      count: Type.Integer({
        minimum: 0,
        description: 'How many payouts you have seen in it.',
        examples: [2],
      }),
      totalAmount: shownMoney(
        'What they added up to. If something was cancelled since, nothing is approved.',
        1300,
      ),
    },
    { title: 'PayoutRunApproval', additionalProperties: false },
  ),
  response: { 200: runSchema },
  problems: decisionProblems,
};

export const cancelRunSchema = {
  tags,
  operationId: 'cancelPayoutRun',
  needs: 'pay_out' as const,
  summary: 'Cancel a run before its approval, and free its payouts',
  description: 'The session has to be confirmed.',
  params,
  response: { 200: runSchema },
  problems: decisionProblems,
};

export const runFileSchema = {
  tags,
  operationId: 'downloadPayoutRun',
  needs: 'pay_out' as const,
  summary: 'The file of an approved run, for the bank',
  description:
    'SEPA credit transfers, pain.001.001.09. The same bytes each time. The session has to be confirmed.',
  params,
  response: {
    200: {
      description: 'The file',
      content: { 'application/xml': { schema: Type.Unsafe<string>(Type.String()) } },
    },
  },
  problems: decisionProblems,
};
