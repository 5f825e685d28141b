import { recordAct } from '../../audit/record-act.ts';
import type { ActingOperator } from '../../operators/operator.ts';
import type { Parts } from '../../parts.ts';
import { makeApiKeyId } from './api-key.ts';
import { insertApiKey } from './queries.ts';

/** Creates the id of a new key. The key itself is derived from the id when it is revealed. */
export const generateApiKey = async (
  { sql, clock, keyring, config }: Parts,
  by: ActingOperator,
  { label, mayBookRefunds = false }: { label: string; mayBookRefunds?: boolean | undefined },
) => {
  const id = makeApiKeyId(config.environment);
  const at = clock();
  await sql.begin(async (tx) => {
    await insertApiKey(tx, {
      id,
      secretId: keyring.currentSecretId,
      label,
      mayBookRefunds,
      createdAt: at,
      createdBy: by.operator.id,
    });
    await recordAct(tx, keyring, by, {
      at,
      action: 'api_key_generated',
      subject: id,
      details: { label, ...(mayBookRefunds && { mayBookRefunds }) },
    });
  });
  return id;
};
