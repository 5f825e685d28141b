import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { csvHeading, csvRows, csvShapes } from './csv-shapes.ts';
import { datevClientOf, datevHeading, datevLinesMax, datevRows, requireDatevCurrency } from './datev.ts';
import { countJournal, readJournal, type JournalOrder } from './read-journal.ts';
import { toWindows1252 } from './windows-1252.ts';

export const journalFormats = ['csv', 'datev', 'quickbooks', 'xero', 'odoo'] as const;
export type JournalFormat = (typeof journalFormats)[number];

interface JournalFile {
  /** DATEV finds its files by this. */
  readonly prefix: string;
  readonly type: string;
  readonly parts: AsyncGenerator<string | Buffer>;
}

/** Everything that can be refused is, before the first byte. */
export const makeJournal = async (
  deps: Dependencies,
  format: JournalFormat,
  order: JournalOrder,
): Promise<JournalFile> => {
  if (format === 'datev') {
    const client = datevClientOf(deps.config);
    requireDatevCurrency(order.currency);
    if ((await countJournal(deps, order, datevLinesMax + 1)) > datevLinesMax)
      throw new Problem(
        'search_too_wide',
        `DATEV takes at most ${datevLinesMax} lines in a file. Ask for by=day, which adds up those of a day.`,
      );
    return {
      prefix: 'EXTF_',
      type: 'text/csv; charset=windows-1252',
      parts: writeDatev(deps, client, order),
    };
  }
  return { prefix: '', type: 'text/csv; charset=utf-8', parts: writeCsv(deps, format, order) };
};

async function* writeDatev(
  deps: Dependencies,
  client: ReturnType<typeof datevClientOf>,
  order: JournalOrder,
): AsyncGenerator<Buffer> {
  const { month, currency } = order;
  yield toWindows1252(datevHeading(client, month, currency, deps.clock()));
  for await (const lines of readJournal(deps, order)) {
    const rows = lines.map((line) => datevRows(line, deps.config.journalAccounts, currency));
    yield toWindows1252(rows.join(''));
  }
}

async function* writeCsv(
  deps: Dependencies,
  format: keyof typeof csvShapes,
  order: JournalOrder,
): AsyncGenerator<string> {
  const shape = csvShapes[format];
  const { month, currency } = order;
  let number = 0;
  yield csvHeading(shape);
  for await (const lines of readJournal(deps, order)) {
    const rows = lines.map((line) => {
      number += 1;
      return csvRows(shape, line, {
        accounts: deps.config.journalAccounts,
        currency,
        month: month.name,
        number,
      });
    });
    yield rows.join('');
  }
}
