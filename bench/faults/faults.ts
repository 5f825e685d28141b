import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/test/support/global-setup.ts';
import { isAlone, listCells } from './cells.ts';
import { makePrintBroken, printTable } from './print-table.ts';
import { makeResults } from './results.ts';
import { runAlone } from './run-alone.ts';
import { runBatch } from './run-batch.ts';

// `npm run faults [-- --only fault/operation/times]`: every fault of the simulated wallet, at every call of every operation, once,
// twice, for half an hour and for ever. Each end is compared with what the wallet really did (docs/reliability.md#fault-runs).

/** How many payments are under way in one installation. */
const batchSize = 400;

const print = (line: string) => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const cells = listCells(values.only);
if (cells.length === 0) {
  print(`No cell is named ${values.only}.`);
  process.exit(1);
}
const startedMs = performance.now();
const seconds = () => Math.round((performance.now() - startedMs) / 1000);
const postgres = await startPostgres();
const results = makeResults();
// In the order of the table, whichever ends first.
for (const cell of cells) results.add(cell, []);
const printBroken = makePrintBroken(print, results);
try {
  const together = cells.filter((cell) => !isAlone(cell));
  for (let from = 0; from < together.length; from += batchSize) {
    await runBatch(postgres.url, together.slice(from, from + batchSize), results);
    printBroken();
    print(`${Math.min(from + batchSize, together.length)} of ${cells.length} cells after ${seconds()} s`);
  }
  const alone = cells.filter(isAlone);
  if (alone.length > 0) await runAlone(postgres.url, alone, results);
} finally {
  await postgres.stop();
}
const broken = printBroken();
printTable(print, results);
print(`\n${results.list().length} cells in ${seconds()} s, of which ${broken} are broken`);
process.exit(broken === 0 ? 0 : 1);
