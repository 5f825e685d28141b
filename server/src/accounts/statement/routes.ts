import { apiKeyIdOf, platformIdOf } from '../../access/bearer.ts';
import type { BoundDownloads } from '../../http/bound-downloads.ts';
import type { App } from '../../http/fastify.ts';
import { answerHeadWithoutActing } from '../../http/head.ts';
import { makePage } from '../../http/pagination.ts';
import { makeSendCsv } from '../../http/send-csv.ts';
import { makeWriteTime } from '../../local-time.ts';
import type { Parts } from '../../parts.ts';
import { readPlace, writePlace } from '../posting-place.ts';
import { getAccount } from '../read-accounts.ts';
import { readPeriod } from '../../http/read-period.ts';
import { exportStatement, readOpeningBalances } from './export-statement.ts';
import { presentLine } from './present-line.ts';
import { readStatement } from './read-statement.ts';
import { exportStatementSchema, statementSchema } from './schema.ts';

/** The statement of an account, in pages and as a file. */
export const statementRoutes = (parts: Parts, boundDownloads: BoundDownloads) => async (app: App) => {
  app.get('/accounts/:accountId/statement', { schema: statementSchema }, async (request) => {
    const { after, limit = 50, ...period } = request.query;
    const wanted = { after: readPlace(after), ...readPeriod(period) };
    const account = { platformId: platformIdOf(request), accountId: request.params.accountId };
    await getAccount(parts, account);
    const lines = await readStatement(parts, account, wanted, limit);
    return makePage(lines, limit, presentLine, writePlace);
  });

  await app.register(async (file: App) => {
    const sendCsv = makeSendCsv(file, parts.log);
    answerHeadWithoutActing(file);
    const inTurns = boundDownloads(file, apiKeyIdOf);
    file.get(
      '/accounts/:accountId/statement.csv',
      { schema: exportStatementSchema },
      async (request, reply) => {
        const period = readPeriod(request.query);
        const account = { platformId: platformIdOf(request), accountId: request.params.accountId };
        await getAccount(parts, account);
        const opening = await readOpeningBalances(parts, account, period);
        const writeTime = makeWriteTime(undefined);
        const rows = exportStatement(parts, { account, opening, writeTime, ...period });
        return sendCsv(
          reply,
          `statement-${parts.clock().toISOString().slice(0, 10)}.csv`,
          inTurns(request, rows),
        );
      },
    );
  });
};
