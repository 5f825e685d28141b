import { recordAct } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import type { ActingOperator } from '../../operators/operator.ts';
import type { Dependencies } from '../../dependencies.ts';
import { firstPlatformId } from '../../platform-id.ts';
import type { KeyRights } from '../rights.ts';
import { makeApiKeyId } from './api-key.ts';
import { insertApiKey } from './queries.ts';
import { getPlatform } from '../platforms/queries.ts';

interface WantedKey {
  readonly label: string;
  readonly platformId?: number | undefined;
  readonly rights?: KeyRights | undefined;
  readonly mayBookRefunds?: boolean | undefined;
}

/** Creates the id of a new key. The key itself is derived from the id when it is revealed. */
export const generateApiKey = (deps: Dependencies, by: ActingOperator, wanted: WantedKey) =>
  deps.sql.begin((tx) => generateApiKeyWithin(tx, deps, by, wanted));

export const generateApiKeyWithin = async (
  tx: Transaction,
  { clock, keyring, config }: Pick<Dependencies, 'clock' | 'keyring' | 'config'>,
  by: ActingOperator,
  { label, platformId = firstPlatformId, rights = 'everything', mayBookRefunds = false }: WantedKey,
) => {
  const id = makeApiKeyId(config.environment);
  const at = clock();
  await getPlatform(tx, platformId);
  await insertApiKey(tx, {
    id,
    platformId,
    secretId: keyring.currentSecretId,
    label,
    rights,
    mayBookRefunds,
    createdAt: at,
    createdBy: by.operator.id,
  });
  const details = {
    label,
    ...(platformId !== firstPlatformId && { platformId }),
    ...(rights !== 'everything' && { rights }),
    ...(mayBookRefunds && { mayBookRefunds }),
  };
  await recordAct(tx, keyring, by, {
    at,
    action: 'api_key_generated',
    subject: id,
    details,
    // The id is another one at each try.
    widens: { subject: label },
  });
  return id;
};
