import type { BoundDownloads } from '../../http/bound-downloads.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { nameFile, namePeriod } from '../../http/name-file.ts';
import { csvType, makeSendFile } from '../../http/send-file.ts';
import { operatorIdOf, signedInOf } from '../../operators/sessions/operator-sessions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { exportSchema } from './schema.ts';
import { beginExport, exportPayments } from './export-payments.ts';
import { makeWriteTime } from '../../local-time.ts';
import { readFilter } from '../read/read-list-query.ts';

/** The list of payments as a file. */
export const paymentExportRoutes =
  (deps: Dependencies, boundDownloads: BoundDownloads) => async (app: DashboardApp) => {
    const sendFile = makeSendFile(app, deps.log);
    const inTurns = boundDownloads(app, operatorIdOf);

    app.get('/payments.csv', { schema: exportSchema }, async (request, reply) => {
      const { timeZone, ...query } = request.query;
      const filter = readFilter(query);
      const writeTime = makeWriteTime(timeZone);
      const given = Object.fromEntries(
        Object.entries(request.query).map(([name, value]) => [name, String(value)]),
      );
      const total = await beginExport(deps, filter, signedInOf(request), given);
      const days = namePeriod(filter, deps.clock(), writeTime);
      const name = nameFile('payments', filter.accountId, days, 'csv');
      reply.header('x-total-count', String(total));
      return sendFile(
        reply,
        { name, type: csvType },
        inTurns(request, exportPayments(deps, filter, writeTime)),
      );
    });
  };
