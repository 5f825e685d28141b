import type { BoundDownloads } from '../../http/bound-downloads.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import type { App } from '../../http/fastify.ts';
import { answerHeadWithoutActing } from '../../http/head.ts';
import { makePage } from '../../http/pagination.ts';
import { nameFile, namePeriod } from '../../http/name-file.ts';
import { monthIn } from '../../month.ts';
import { csvType, makeSendFile } from '../../http/send-file.ts';
import { makeWriteTime } from '../../local-time.ts';
import { operatorIdOf } from '../../operators/sessions/operator-sessions.ts';
import type { Dependencies } from '../../dependencies.ts';
import * as schemas from '../dashboard-schema.ts';
import { accountKeyOf } from '../dashboard-account.ts';
import { readPostingCursor, writePostingCursor } from '../posting-cursor.ts';
import { getAccount } from '../read-accounts.ts';
import { exportStatement, readOpeningBalances } from './export-statement.ts';
import { bankFileEndings } from './bank-formats.ts';
import { bankStatementSchema } from './dashboard-schema.ts';
import { makeBankFile } from './make-bank-file.ts';
import { presentRefundOf } from './present-line.ts';
import { readBalanceDays } from './read-balance-days.ts';
import { readStatement, type StatementLine } from './read-statement.ts';

/** The statement of an account, for every operator. */
export const statementDashboardRoutes =
  (deps: Dependencies, boundDownloads: BoundDownloads) => async (app: DashboardApp) => {
    app.get('/accounts/:id/postings', { schema: schemas.postingsSchema }, async (request) => {
      const { after, limit = 50 } = request.query;
      const cursor = readPostingCursor(after);
      const account = accountKeyOf(request);
      await getAccount(deps, account);
      const rows = await readStatement(
        deps,
        account,
        { after: cursor, from: undefined, to: undefined },
        limit,
      );
      return makePage(rows, limit, presentPosting, writePostingCursor);
    });

    await app.register(async (file: App) => {
      const sendFile = makeSendFile(file, deps.log);
      answerHeadWithoutActing(file);
      const inTurns = boundDownloads(file, operatorIdOf);
      const route = { schema: schemas.exportPostingsSchema };
      file.get('/accounts/:id/statement.csv', route, async (request, reply) => {
        const writeTime = makeWriteTime(request.query.timeZone);
        const account = accountKeyOf(request);
        await getAccount(deps, account);
        const { month, timeZone } = request.query;
        const period = month === undefined ? everything : monthIn(month, timeZone);
        const opening = await readOpeningBalances(deps, account, period);
        const days = namePeriod(period, deps.clock(), writeTime);
        const name = nameFile('statement', account.accountId, days, 'csv');
        const { from, to } = period;
        const rows = exportStatement(deps, { account, opening, from, to, writeTime });
        return sendFile(reply, { name, type: csvType }, inTurns(request, rows));
      });
      for (const ending of bankFileEndings)
        file.get(
          `/accounts/:id/statement.${ending}`,
          { schema: bankStatementSchema(ending) },
          async (request, reply) => {
            const { timeZone, currency = deps.config.currency } = request.query;
            const writeTime = makeWriteTime(timeZone);
            const { month = monthBefore(writeTime(deps.clock())) } = request.query;
            const { from, to } = monthIn(month, timeZone);
            const wanted = { account: accountKeyOf(request), currency, from, to, writeTime };
            const bankFile = await makeBankFile(deps, ending, wanted);
            return sendFile(reply, bankFile, inTurns(request, bankFile.parts));
          },
        );
    });

    app.get('/accounts/:id/balance-days', { schema: schemas.balanceDaysSchema }, async (request) => {
      const account = accountKeyOf(request);
      await getAccount(deps, account);
      return { items: await readBalanceDays(deps, account) };
    });
  };

/** The month before that of a written time. */
const monthBefore = (time: string) => {
  const [year, number] = time.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
};

const everything = { from: undefined, to: undefined };

const presentPosting = (posting: StatementLine) => ({
  createdAt: posting.at.toISOString(),
  kind: posting.kind,
  paymentId: posting.paymentId,
  reference: posting.reference,
  transferId: posting.paymentId === null && posting.payoutId === null ? posting.sourceId : null,
  payoutId: posting.payoutId,
  otherAccountId: posting.otherAccountId,
  comment: posting.comment,
  currency: posting.currency,
  amount: Number(posting.amountMinor),
  balance: posting.balanceMinor,
  ...presentRefundOf(posting),
});
