import { recordAct } from '../../audit/record-act.ts';
import { untilCachesExpire } from '../access-cache.ts';
import type { ActingOperator } from '../../operators/operator.ts';
import type { Dependencies } from '../../dependencies.ts';
import { revokeApiKey as markRevoked, getApiKey } from './queries.ts';

/** After this resolves, no process accepts the key or its token any more. A second revocation changes nothing. */
export const revokeApiKey = async ({ sql, clock, keyring }: Dependencies, by: ActingOperator, id: string) => {
  const at = clock();
  await sql.begin(async (tx) => {
    await getApiKey(tx, id);
    if (!(await markRevoked(tx, id, by.operator.id, at))) return;
    await recordAct(tx, keyring, by, { at, action: 'api_key_revoked', subject: id });
  });
  await untilCachesExpire();
};
