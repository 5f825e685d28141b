import { runEvery } from '../background/run-every.ts';
import { recordAct, type OperatorActor } from '../audit/record-act.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { openSealedText, sealText } from '../sealed-text.ts';
import { findRun, findRunFile, listFilesUnder, replaceFile } from './run-queries.ts';

/** What the bank gets, always the same bytes. Who has had it stands in the audit log. */
export const readRunFile = ({ sql, keyring, clock }: Dependencies, id: string, by: OperatorActor) =>
  sql.begin(async (tx) => {
    const run = await findRun(tx, id);
    if (!run) throw new Problem('not_found', `There is no run ${id}.`);
    const sealed = await findRunFile(tx, id);
    if (!sealed)
      throw new Problem('conflict', `The run ${id} is ${run.status}. Only an approved run has a file.`);
    const text = openSealedText(keyring, 'payout-file', id, sealed);
    if (text === undefined)
      throw new Problem('conflict', 'The file is encrypted under a secret that this process does not have.');
    await recordAct(tx, keyring, by, { at: clock(), action: 'payout_file_downloaded', subject: id });
    return text;
  });

const everyMs = 60_000;
const batchMax = 5;

/** Encrypts under the current secret what was encrypted under an earlier one, so that the earlier one can be removed. */
export const resealRunFiles = async ({ sql, keyring }: Pick<Dependencies, 'sql' | 'keyring'>) => {
  const earlier = keyring.secretIds.filter((secretId) => secretId !== keyring.currentSecretId);
  if (earlier.length === 0) return 0;
  const rows = await listFilesUnder(sql, earlier, batchMax);
  for (const { id, ...sealed } of rows) {
    const text = openSealedText(keyring, 'payout-file', id, sealed);
    if (text !== undefined) await replaceFile(sql, id, sealText(keyring, 'payout-file', id, text));
  }
  return rows.length;
};

export const startResealingFiles = (deps: Dependencies) =>
  runEvery(everyMs, deps.log, 'encrypting files of payouts under the current secret', async () => {
    await resealRunFiles(deps);
  });
