import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Operator } from '../../operators/operator.ts';
import { requireStillAdministrator } from '../../operators/require-still-administrator.ts';
import type { Parts } from '../../parts.ts';
import { makeApiKeyId } from './api-key.ts';
import { insertApiKey } from './queries.ts';

/** Creates the id of a new key. The key itself is derived from the id when it is revealed. */
export const generateApiKey = async (
  { sql, clock, keyring, config }: Parts,
  operator: Operator,
  { label, mayBookRefunds = false }: { label: string; mayBookRefunds?: boolean | undefined },
  address: string,
) => {
  const id = makeApiKeyId(config.environment);
  const at = clock();
  await sql.begin(async (tx) => {
    await requireStillAdministrator(tx, operator);
    await insertApiKey(tx, {
      id,
      secretId: keyring.currentSecretId,
      label,
      mayBookRefunds,
      createdAt: at,
      createdBy: operator.id,
    });
    const actor = operator.email;
    await appendAuditEntry(tx, keyring, {
      at,
      actor,
      address,
      action: 'api_key_generated',
      subject: id,
      details: { label, ...(mayBookRefunds && { mayBookRefunds }) },
    });
  });
  return id;
};
