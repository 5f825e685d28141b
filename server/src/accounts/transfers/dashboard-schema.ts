import { Type } from '../../schema.ts';
import { accountIdLengthMax } from '../../account-id.ts';
import { platformFilter, text } from '../../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { periodQuery } from '../../http/read-period.ts';
import { nameText } from '../../http/text-schema.ts';
import { problemCodes } from '../../problem.ts';
import { accountQuery, platformInBody } from '../schema.ts';
import { amount } from '../../http/amount-schema.ts';
import { operatorTransferSchema, transferIdExample } from '../../ledger/transfer-schema.ts';
import { transferFields } from './schema.ts';

const tags = ['Dashboard'];

const attempt = (example: string) =>
  Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description:
      'A UUID of your own. Sent again, it answers the same transfer and makes no other; with another order, 409.',
    examples: [example],
  });

export const transferAsOperatorSchema = {
  tags,
  operationId: 'transferAsOperator',
  needs: 'transfer_money' as const,
  summary: 'Move money from one account to another',
  description: 'Both accounts have to be open, and the session has to be confirmed.',
  body: Type.Object(
    {
      ...transferFields.properties,
      // Any account that is open: one that an earlier version opened under an id that is refused now can still be emptied.
      debitAccountId: nameText(accountIdLengthMax, 'Where the money is taken from.', 'my-shop'),
      platformId: platformInBody,
      attempt: attempt('6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11'),
    },
    { title: 'OperatorTransferRequest', additionalProperties: false },
  ),
  response: {
    201: { ...operatorTransferSchema, description: 'Made, by this call or by the same one before' },
  },
  problems: problemCodes(
    'confirmation_required',
    'account_unknown',
    'balance_too_low',
    'account_closed',
    'conflict',
  ),
};

export const reverseAsOperatorSchema = {
  tags,
  operationId: 'reverseAsOperator',
  needs: 'transfer_money' as const,
  summary: 'Take the money of a transfer back, all or a part',
  description: 'The session has to be confirmed.',
  params: Type.Object({ id: text('The id of the transfer.', transferIdExample) }),
  body: Type.Object(
    {
      amount: amount(1, 'In the minor unit of the currency.', 500),
      comment: transferFields.properties.comment,
      attempt: attempt('0b9d2c44-1f6e-4a8b-8d3c-7e5f9a2b6c10'),
    },
    { title: 'OperatorReversalRequest', additionalProperties: false },
  ),
  response: {
    201: { ...operatorTransferSchema, description: 'Made, by this call or by the same one before' },
  },
  problems: problemCodes(
    'confirmation_required',
    'not_found',
    'nothing_to_reverse',
    'reversal_too_large',
    'balance_too_low',
    'account_closed',
    'conflict',
  ),
};

export const transferCommissionSchema = {
  tags,
  operationId: 'transferCommission',
  needs: 'transfer_money' as const,
  summary: 'Move commission that was earned with a platform to one of its accounts',
  description: 'The account has to be open, and the session has to be confirmed.',
  body: Type.Object(
    {
      creditAccountId: transferFields.properties.creditAccountId,
      amount: transferFields.properties.amount,
      currency: transferFields.properties.currency,
      comment: transferFields.properties.comment,
      platformId: platformInBody,
      attempt: attempt('3d5a4d1c-8a11-4c5e-9a53-6f1c7a526d0c'),
    },
    { title: 'CommissionTransferRequest', additionalProperties: false },
  ),
  response: {
    201: { ...operatorTransferSchema, description: 'Made, by this call or by the same one before' },
  },
  problems: problemCodes(
    'confirmation_required',
    'account_unknown',
    'balance_too_low',
    'account_closed',
    'conflict',
  ),
};

export const listAllTransfersSchema = {
  tags,
  operationId: 'listAllTransfers',
  needs: 'read' as const,
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
  problems: problemCodes('search_too_wide'),
};
