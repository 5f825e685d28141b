import { recordAct, type OperatorActor } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import type { ApiKeyParts } from './api-key.ts';
import { getApiKey } from './queries.ts';

/**
 * Derives the key again. The caller has just confirmed their password. Who made the key could read it then; for anybody else it is new
 * access.
 */
export const revealApiKey = async (
  { sql, clock, keyring }: Dependencies,
  by: OperatorActor,
  id: string,
): Promise<ApiKeyParts> => {
  const key = await getApiKey(sql, id);
  if (key.revokedAt)
    throw new Problem('conflict', `The API key ${id} has been revoked and does not work any more.`);
  if (!keyring.secretIds.includes(key.secretId)) {
    throw new Problem(
      'conflict',
      'The secret that this API key was derived from is no longer configured. Revoke the key and generate a new one.',
    );
  }
  await sql.begin((tx) =>
    recordAct(tx, keyring, by, {
      at: clock(),
      action: 'api_key_revealed',
      subject: id,
      ...(key.createdBy !== by.email && { widens: {} }),
    }),
  );
  return { id, secret: keyring.derive('api-key', id, key.secretId) };
};
