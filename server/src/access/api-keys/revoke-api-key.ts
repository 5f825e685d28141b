import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import { untilCachesExpire } from '../access-cache.ts';
import type { Operator } from '../../operators/operator.ts';
import type { Parts } from '../../parts.ts';
import { getApiKey } from './get-api-key.ts';
import { revokeApiKey as markRevoked } from './queries.ts';

/** After this resolves, no process accepts the key or its token any more. A second revocation changes nothing. */
export const revokeApiKey = async (
  { sql, clock, keyring }: Parts,
  operator: Operator,
  id: string,
  address: string,
) => {
  const at = clock();
  await sql.begin(async (tx) => {
    await getApiKey(tx, id);
    if (!(await markRevoked(tx, id, operator.id, at))) return;
    const actor = operator.email;
    await appendAuditEntry(tx, keyring, { at, actor, address, action: 'api_key_revoked', subject: id });
  });
  await untilCachesExpire();
};
