import { listPlatforms } from '../access/platforms/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { nameFile } from '../http/name-file.ts';
import { csvType } from '../http/send-file.ts';
import { monthIn } from '../month.ts';
import { readReport } from './read-report.ts';
import { writeReportCsv } from './report-csv.ts';
import { toReportPdf } from './report-pdf.ts';

export const reportTypes = { csv: csvType, pdf: 'application/pdf' } as const;
export type ReportEnding = keyof typeof reportTypes;
export const reportEndings = ['csv', 'pdf'] as const satisfies readonly ReportEnding[];

interface ReportWanted {
  readonly month: string;
  readonly timeZone?: string | undefined;
}

/** Everything is read, and can be refused, before the first byte. */
export const makeReport = async (deps: Dependencies, ending: ReportEnding, wanted: ReportWanted) => {
  const { timeZone } = wanted;
  const month = monthIn(wanted.month, timeZone);
  const report = await readReport(deps, month);
  const parts =
    ending === 'csv'
      ? writeReportCsv(report)
      : toReportPdf(report, { month, timeZone, platforms: await listPlatforms(deps.reports) });
  return { name: nameFile('report', undefined, month.name, ending), type: reportTypes[ending], parts };
};
