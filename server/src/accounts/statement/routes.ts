import { apiKeyIdOf, platformIdOf } from '../../access/bearer.ts';
import type { BoundDownloads } from '../../http/bound-downloads.ts';
import type { App } from '../../http/fastify.ts';
import { answerHeadWithoutActing } from '../../http/head.ts';
import { makePage } from '../../http/pagination.ts';
import { nameFile, namePeriod } from '../../http/name-file.ts';
import { csvType, makeSendFile } from '../../http/send-file.ts';
import { makeWriteTime } from '../../local-time.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readPostingCursor, writePostingCursor } from '../posting-cursor.ts';
import { getAccount } from '../read-accounts.ts';
import { readPeriod } from '../../http/read-period.ts';
import { exportStatement, readOpeningBalances } from './export-statement.ts';
import { presentLine } from './present-line.ts';
import { readStatement, type Period } from './read-statement.ts';
import { bankFileEndings } from './bank-formats.ts';
import { makeBankFile } from './make-bank-file.ts';
import { bankStatementSchema, exportStatementSchema, statementSchema } from './schema.ts';

/** The statement of an account, in pages and as a file. */
export const statementRoutes = (deps: Dependencies, boundDownloads: BoundDownloads) => async (app: App) => {
  app.get('/accounts/:accountId/statement', { schema: statementSchema }, async (request) => {
    const { after, limit = 50, ...period } = request.query;
    const wanted = { after: readPostingCursor(after), ...readPeriod(period) };
    const account = { platformId: platformIdOf(request), accountId: request.params.accountId };
    await getAccount(deps, account);
    const lines = await readStatement(deps, account, wanted, limit);
    return makePage(lines, limit, presentLine, writePostingCursor);
  });

  await app.register(async (file: App) => {
    const sendFile = makeSendFile(file, deps.log);
    answerHeadWithoutActing(file);
    const inTurns = boundDownloads(file, apiKeyIdOf);
    file.get(
      '/accounts/:accountId/statement.csv',
      { schema: exportStatementSchema },
      async (request, reply) => {
        const period = readPeriod(request.query);
        const account = { platformId: platformIdOf(request), accountId: request.params.accountId };
        await getAccount(deps, account);
        const opening = await readOpeningBalances(deps, account, period);
        const writeTime = makeWriteTime(undefined);
        const rows = exportStatement(deps, { account, opening, writeTime, ...period });
        const name = nameFile(
          'statement',
          account.accountId,
          namePeriod(period, deps.clock(), writeTime),
          'csv',
        );
        return sendFile(reply, { name, type: csvType }, inTurns(request, rows));
      },
    );
    for (const ending of bankFileEndings)
      file.get(
        `/accounts/:accountId/statement.${ending}`,
        { schema: bankStatementSchema(ending) },
        async (request, reply) => {
          const { currency = deps.config.currency, ...given } = request.query;
          const account = { platformId: platformIdOf(request), accountId: request.params.accountId };
          const period = endedPeriod(readPeriod(given), deps.clock());
          const writeTime = makeWriteTime(undefined);
          const bankFile = await makeBankFile(deps, ending, { account, currency, ...period, writeTime });
          return sendFile(reply, bankFile, inTurns(request, bankFile.parts));
        },
      );
  });
};

/** What was not given is the month before this one, or the month that the period ends. */
const endedPeriod = ({ from, to }: Period, now: Date) => {
  const end = to ?? startOfMonth(now);
  return { from: from ?? startOfMonth(new Date(end.getTime() - 1)), to: end };
};

const startOfMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
