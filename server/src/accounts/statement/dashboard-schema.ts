import { currencyFilter } from '../../http/described-fields.ts';
import { monthPattern } from '../../month.ts';
import { problemCodes } from '../../problem.ts';
import { Type } from '../../schema.ts';
import { params } from '../dashboard-schema.ts';
import { platformInQuery } from '../schema.ts';
import { bankFormats, type BankFileEnding } from './bank-formats.ts';
import { bankFile, describeBankFile } from './schema.ts';

const tags = ['Dashboard'];

const operationIds: Record<BankFileEnding, string> = {
  ofx: 'exportAccountPostingsOfx',
  xml: 'exportAccountPostingsCamt',
  pdf: 'exportAccountPostingsPdf',
};

export const bankStatementSchema = (ending: BankFileEnding) => ({
  tags,
  operationId: operationIds[ending],
  needs: 'read' as const,
  summary:
    ending === 'pdf'
      ? "An account's statement of a month on one page, for people"
      : `An account's statement of a month as a bank writes it: ${bankFormats[ending].standard}`,
  description: describeBankFile(ending),
  params,
  querystring: Type.Object(
    {
      platformId: platformInQuery,
      month: Type.Optional(
        Type.String({
          pattern: monthPattern,
          description: 'A month that is over: 2025-11. Left out: the last one.',
        }),
      ),
      currency: currencyFilter,
      timeZone: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'Where the month begins and ends, such as Europe/Paris. Left out: in UTC.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: bankFile(ending),
  problems: problemCodes('account_unknown', 'conflict', 'search_too_wide', 'too_many_downloads'),
});
