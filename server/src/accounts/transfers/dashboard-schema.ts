import { Type } from '../../schema.ts';
import { accountIdLengthMax } from '../../account-id.ts';
import { orNull, platformFilter, text, whole } from '../../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { periodQuery } from '../../http/read-period.ts';
import { nameText } from '../../http/text-schema.ts';
import { administratorProblems, operatorProblems } from '../../operators/sessions/session-problems.ts';
import { problemCodes } from '../../problem.ts';
import { accountQuery, platformInBody } from '../schema.ts';
import { transferFields, transferSchema } from './schema.ts';

const tags = ['Dashboard'];

const operatorTransferSchema = Type.Object(
  {
    ...transferSchema.properties,
    platformId: whole('The platform of both accounts.', 1),
    operator: orNull(text('The e-mail address. Null: a platform ordered it.', 'ada@example.com')),
  },
  { title: 'TransferForOperators', description: 'A transfer between two accounts' },
);

export const transferAsOperatorSchema = {
  tags,
  operationId: 'transferAsOperator',
  summary: 'Move money from one account to another',
  description: 'Both accounts have to be open, and the session has to be confirmed.',
  body: Type.Object(
    {
      ...transferFields.properties,
      // Any account that is open: one that an earlier version opened under an id that is refused now can still be emptied.
      debitAccountId: nameText(accountIdLengthMax, 'Where the money is taken from.', 'my-shop'),
      platformId: platformInBody,
      attempt: Type.String({
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description:
          'A UUID of your own. Sent again, it answers the same transfer and makes no other; with another order, 409.',
        examples: ['6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11'],
      }),
    },
    { title: 'OperatorTransferRequest', additionalProperties: false },
  ),
  response: { 200: operatorTransferSchema },
  problems: problemCodes(
    administratorProblems,
    'confirmation_required',
    'account_unknown',
    'balance_too_low',
    'conflict',
  ),
};

export const listAllTransfersSchema = {
  tags,
  operationId: 'listAllTransfers',
  summary: 'Transfers between accounts of every platform and operator, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...periodQuery.properties,
      platformId: platformFilter,
      accountId: accountQuery('Took or gave money.'),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(operatorTransferSchema) },
  problems: problemCodes(operatorProblems, 'search_too_wide'),
};
