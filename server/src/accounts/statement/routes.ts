import { clientOf } from '../../access/bearer.ts';
import type { BoundDownloads } from '../../http/bound-downloads.ts';
import type { App } from '../../http/fastify.ts';
import { answerHeadWithoutActing } from '../../http/head.ts';
import { makePage } from '../../http/pagination.ts';
import { makeSendCsv } from '../../http/send-csv.ts';
import { makeWriteTime } from '../../local-time.ts';
import type { Parts } from '../../parts.ts';
import { readPlace, writePlace } from '../posting-place.ts';
import { getAccount } from '../read-accounts.ts';
import { readPeriod } from '../read-period.ts';
import { exportStatement, readOpeningBalances } from './export-statement.ts';
import { presentLine } from './present-line.ts';
import { readStatement } from './read-statement.ts';
import { exportStatementSchema, statementSchema } from './schema.ts';

/** The statement of an account, in pages and as a file. */
export const statementRoutes = (parts: Parts, boundDownloads: BoundDownloads) => async (app: App) => {
  app.get('/accounts/:accountId/statement', { schema: statementSchema }, async (request) => {
    const { after, limit = 50, ...period } = request.query;
    const wanted = { after: readPlace(after), ...readPeriod(period) };
    const { id } = await getAccount(parts, request.params.accountId);
    const lines = await readStatement(parts, id, wanted, limit);
    return makePage(lines, limit, presentLine(clientOf(request)), writePlace);
  });

  await app.register(async (file: App) => {
    const sendCsv = makeSendCsv(file, parts.log);
    answerHeadWithoutActing(file);
    const inTurns = boundDownloads(file, clientOf);
    file.get(
      '/accounts/:accountId/statement.csv',
      { schema: exportStatementSchema },
      async (request, reply) => {
        const period = readPeriod(request.query);
        const { id: accountId } = await getAccount(parts, request.params.accountId);
        const opening = await readOpeningBalances(parts, accountId, period);
        const apiKeyId = clientOf(request);
        const writeTime = makeWriteTime(undefined);
        const rows = exportStatement(parts, { accountId, opening, apiKeyId, writeTime, ...period });
        return sendCsv(
          reply,
          `statement-${parts.clock().toISOString().slice(0, 10)}.csv`,
          inTurns(request, rows),
        );
      },
    );
  });
};
