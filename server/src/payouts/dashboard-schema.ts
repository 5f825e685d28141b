import { shownMoney } from '../http/amount-schema.ts';
import { accountQuery, sum } from '../accounts/schema.ts';
import { currencyCode, moment, orNull, platformFilter, text, whole } from '../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { keysOf } from '../keys-of.ts';
import { administratorProblems, operatorProblems } from '../operators/sessions/session-problems.ts';
import { problemCodes } from '../problem.ts';
import { Type } from '../schema.ts';
import { noZeroBytePattern } from '../http/text-schema.ts';
import { payoutStatuses } from './payout.ts';
import { runStatuses } from './run.ts';
import { payoutSchema } from './schema.ts';

const tags = ['Dashboard'];

const operatorPayoutSchema = Type.Object(
  {
    ...payoutSchema.properties,
    platformId: whole('The platform of the account.', 1),
    runId: orNull(text('The run that it is in.', 'run_1'), null),
  },
  { title: 'PayoutForOperators', description: 'Money of an account that goes to its bank account' },
);

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
    messageId: text('How the bank calls its file.', 'run-6f1c7a526d0c4c5e9a533d5a4d1c'),
    madeBy: text('Who made it.', 'ada@example.com'),
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
  problems: problemCodes(operatorProblems, 'search_too_wide'),
};

export const listRunsSchema = {
  tags,
  operationId: 'listPayoutRuns',
  summary: 'Runs of payouts, newest first',
  querystring: pageQuerySchema,
  response: { 200: pageSchema(runSchema) },
  problems: problemCodes(operatorProblems, 'search_too_wide'),
};

const params = Type.Object({ id: text('The id of the run.', 'run_6f1c7a526d0c4c5e9a533d5a4d1c') });

export const readRunSchema = {
  tags,
  operationId: 'readPayoutRun',
  summary: 'One run of payouts',
  params,
  response: { 200: runSchema },
  problems: problemCodes(operatorProblems, 'not_found'),
};

export const makeRunSchema = {
  tags,
  operationId: 'makePayoutRun',
  summary: 'Collect the payouts that are due',
  description: 'The oldest first, at most 1,000. The session has to be confirmed.',
  body: Type.Object(
    {
      attempt: Type.String({
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'A UUID of your own. Sent again, it answers the same run and makes no other.',
        examples: ['6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11'],
      }),
    },
    { title: 'PayoutRunRequest', additionalProperties: false },
  ),
  response: { 201: { ...runSchema, description: 'Made, by this call or by the same one before' } },
  problems: problemCodes(administratorProblems, 'confirmation_required', 'conflict'),
};

const decisionProblems = problemCodes(
  administratorProblems,
  'confirmation_required',
  'not_found',
  'conflict',
);

export const approveRunSchema = {
  tags,
  operationId: 'approvePayoutRun',
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
  summary: 'Cancel a run before its approval, and free its payouts',
  description: 'The session has to be confirmed.',
  params,
  response: { 200: runSchema },
  problems: decisionProblems,
};

export const runFileSchema = {
  tags,
  operationId: 'downloadPayoutRun',
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
