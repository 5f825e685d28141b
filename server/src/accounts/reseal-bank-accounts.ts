import { runEvery } from '../background/run-every.ts';
import type { Dependencies } from '../dependencies.ts';
import { accountSubject } from '../events/event.ts';
import { listBankAccountsUnder, replaceSealed } from '../ledger/bank-account-queries.ts';
import { openSealedText, sealText } from '../sealed-text.ts';

const everyMs = 60_000;
const batchMax = 500;

/**
 * Encrypts under the current secret what was encrypted under an earlier one, so that the earlier one can be removed. Answers how many
 * bank accounts it did. One that is replaced at the same time stays as it then is.
 */
export const resealBankAccounts = async ({ sql, keyring }: Pick<Dependencies, 'sql' | 'keyring'>) => {
  const earlier = keyring.secretIds.filter((secretId) => secretId !== keyring.currentSecretId);
  if (earlier.length === 0) return 0;
  const rows = await listBankAccountsUnder(sql, earlier, batchMax);
  for (const { platformId, accountId, ...sealed } of rows) {
    const id = accountSubject({ platformId, accountId });
    const text = openSealedText(keyring, 'bank-account', id, sealed);
    if (text === undefined) continue;
    await replaceSealed(sql, { platformId, accountId }, sealed, sealText(keyring, 'bank-account', id, text));
  }
  return rows.length;
};

export const startResealing = (deps: Dependencies) =>
  runEvery(everyMs, deps.log, 'encrypting bank accounts under the current secret', async () => {
    await resealBankAccounts(deps);
  });
