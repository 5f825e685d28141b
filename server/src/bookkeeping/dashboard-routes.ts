import type { Dependencies } from '../dependencies.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import type { BoundDownloads } from '../http/bound-downloads.ts';
import { nameFile } from '../http/name-file.ts';
import { makeSendFile } from '../http/send-file.ts';
import { operatorIdOf } from '../operators/sessions/operator-sessions.ts';
import { makeJournal } from './make-journal.ts';
import { makeReport, reportEndings } from './make-report.ts';
import { monthIn } from '../month.ts';
import { journalSchema, reportSchema } from './schema.ts';

/** Files for the operator's bookkeeping, for every operator. */
export const bookkeepingRoutes =
  (deps: Dependencies, boundDownloads: BoundDownloads) => async (app: DashboardApp) => {
    const sendFile = makeSendFile(app, deps.log);
    const inTurns = boundDownloads(app, operatorIdOf);
    const route = { schema: journalSchema };

    app.get('/journal.csv', route, async (request, reply) => {
      const { month: name, format = 'csv', by = 'transfer', timeZone } = request.query;
      const { currency = deps.config.currency } = request.query;
      const month = monthIn(name, timeZone);
      const { prefix, type, parts } = await makeJournal(deps, format, { month, currency, by });
      const file = { name: `${prefix}${nameFile('journal', currency, name, 'csv')}`, type };
      return sendFile(reply, file, inTurns(request, parts));
    });

    for (const ending of reportEndings)
      app.get(`/report.${ending}`, { schema: reportSchema(ending) }, async (request, reply) => {
        const file = await makeReport(deps, ending, request.query);
        return sendFile(reply, file, inTurns<string | Buffer>(request, file.parts));
      });
  };
