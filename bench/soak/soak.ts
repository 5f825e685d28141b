import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, connectAlone } from '../../server/src/database/client.ts';
import { describeMachine } from '../describe-machine.ts';
import { runAsCommand, runInFolder } from '../run-benchmark.ts';
import type { Processes } from '../run-processes.ts';
import { compare } from './compare.ts';
import { disturbLinks, killParts } from './disturb.ts';
import { makeJourney, sellers } from './journeys.ts';
import { judgePayouts } from './judge-payouts.ts';
import { measureDoubt } from './measure-doubt.ts';
import { openOffice } from './office.ts';
import { makePlatform, type Platform } from './platform.ts';
import { makeRandom } from './random.ts';
import { adoptDifferences } from '../../server/test/support/adopt-differences.ts';
import { makeRecord } from './record.ts';
import { printReport } from './report.ts';
import { makeLoad, planRestore } from './restore.ts';
import { startInstallation } from './start-installation.ts';
import { injectFaults } from './wallet-faults.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

// `npm run soak [-- --minutes N --seed N]`: two services, the wallet and PostgreSQL under load, while each of them is killed at
// random, a quarter of the wallet's calls go wrong and connections are disturbed. Then every acknowledged answer is compared with
// the database, the wallet and the postings (docs/reliability.md#soak-runs).

const buyersAtOnce = 24;

const print = (text: string) => process.stdout.write(`${text}\n`);

const readArguments = () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
  const minutes = Number(values.minutes ?? '5');
  const seed = Number(values.seed ?? String(Math.floor(Math.random() * 1e9)));
  if (!(minutes > 0 && minutes <= 10_000)) throw new Error('--minutes must be a number above 0.');
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed must be a whole number.');
  return { minutes, seed };
};

const soak = async (processes: Processes, folder: string) => {
  const { minutes, seed } = readArguments();
  print(`${describeMachine()}\nsoak of ${minutes} minutes, seed ${seed}`);
  const installation = await startInstallation(processes, folder);
  const { parts, links, simulator, urls, accessToken, signed, database } = installation;
  const record = makeRecord();
  const stopping = new AbortController();
  const timer = setTimeout(() => stopping.abort(), minutes * 60_000);
  processes.stopLast(async () => {
    clearTimeout(timer);
    stopping.abort();
  });

  const random = makeRandom(seed);
  const world = { platform: makePlatform(urls, accessToken, record, random), simulator, random, record };
  await openSellers(world.platform, database.url());
  const crowd = makeLoad(buyersAtOnce);
  const office = openOffice(signed, makeRandom(seed + 4));
  const officeHours = makeLoad(1);
  const keepBuying = async () => {
    try {
      while (!stopping.signal.aborted) {
        await crowd.pass();
        await makeJourney(world);
      }
    } finally {
      crowd.end();
    }
  };
  const adopt = () => adoptDifferences(installation.commandSettings());
  const { databaseFolder } = installation;
  const backupFolder = join(folder, 'backup');
  const restores = planRestore(minutes, {
    parts,
    databaseFolder,
    backupFolder,
    record,
    load: crowd,
    office: officeHours,
    adopt,
  });
  record.startWatch();
  const load = Promise.all(Array.from({ length: buyersAtOnce }, keepBuying)).then(record.noteOutage);
  const working = office.work(stopping.signal, officeHours.pass).finally(officeHours.end);
  working.catch(() => stopping.abort());
  // A fault of the load itself ends the run, and is thrown below.
  load.catch(() => stopping.abort());
  const [kills, disturbed] = await Promise.all([
    killParts(parts, makeRandom(seed + 1), stopping.signal, restores.goOn),
    disturbLinks(links, makeRandom(seed + 2), stopping.signal),
    injectFaults(simulator, makeRandom(seed + 3), stopping.signal),
  ]);

  print('The faults are over. Waiting until nothing is under way.');
  const sql = connect(database.url(), 4);
  processes.stopLast(() => sql.close());
  const [longestDoubtMs] = await Promise.all([measureDoubt(sql), load, working]);
  const bank = await office.finish();
  const late = await waitUntilQuiet({ simulator, sql, random });
  // What was captured after the restore for a payment of before it, and what the wallet had not decided then.
  if (restores.adopted() !== undefined) await adopt();
  const comparison = await compare(sql, simulator, record, late);
  const payouts = await judgePayouts(sql, record, bank);
  return printReport(print, sql, {
    record,
    comparison,
    payouts,
    kills,
    disturbed,
    longestDoubtMs,
    adopted: restores.adopted(),
  });
};

/** Sellers that can be paid out, as if their bank accounts had been given long ago. */
const openSellers = async (platform: Platform, databaseUrl: string) => {
  for (const accountId of sellers) await platform.openSeller(accountId);
  const sql = await connectAlone(databaseUrl);
  await sql`
    update accounts set bank_changed_at = bank_changed_at - interval '2 days', updated_at = updated_at where bank_changed_at is not null`;
  await sql.close();
};

// The reader of the output may have gone. Everything has to be stopped all the same.
process.stdout.on('error', () => {});

await runAsCommand(() => runInFolder(soak));
