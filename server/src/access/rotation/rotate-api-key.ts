import { recordAct } from '../../audit/record-act.ts';
import type { ActingOperator } from '../../operators/operator.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { untilCachesExpire } from '../access-cache.ts';
import { copyRanges } from '../ip-allow-list/queries.ts';
import { makeApiKeyId } from '../api-keys/api-key.ts';
import { insertApiKey, retireApiKey, revokeApiKey, getApiKey } from '../api-keys/queries.ts';

const keepHoursUsual = 7 * 24;
const hourMs = 60 * 60 * 1000;

/**
 * Makes a key with the label, rights and allow list of another, which works beside it until its time is over. Payments, webhooks and
 * accounts are the platform's: nothing else changes.
 */
export const rotateApiKey = async (
  { sql, clock, keyring, config }: Dependencies,
  by: ActingOperator,
  oldId: string,
  keepHours = keepHoursUsual,
) => {
  const id = makeApiKeyId(config.environment);
  const at = clock();
  const retiresAt = new Date(at.getTime() + keepHours * hourMs);
  await sql.begin(async (tx) => {
    const old = await getApiKey(tx, oldId);
    const { platformId, label, rights, mayBookRefunds } = old;
    const secretId = keyring.currentSecretId;
    const createdBy = by.operator.id;
    await insertApiKey(tx, {
      id,
      platformId,
      secretId,
      label,
      rights,
      mayBookRefunds,
      createdAt: at,
      createdBy,
    });
    if (!(await retireApiKey(tx, oldId, { at, replacedBy: id, retiresAt })))
      throw cannotBeReplaced(oldId, old.replacedBy);
    await copyRanges(tx, oldId, id);
    if (keepHours === 0) await revokeApiKey(tx, oldId, createdBy, at);
    const details = { newKey: id, retiresAt: retiresAt.toISOString() };
    await recordAct(tx, keyring, by, {
      at,
      action: 'api_key_rotated',
      subject: oldId,
      details,
      // Its id and its time are other ones at each try.
      widens: { details: { label, keepHours } },
    });
  });
  if (keepHours === 0) await untilCachesExpire();
  return { id, retiresAt };
};

const cannotBeReplaced = (id: string, replacedBy: string | null) =>
  new Problem(
    'conflict',
    replacedBy === null
      ? `The API key ${id} has been revoked. Make a new one.`
      : `The API key ${id} was replaced by ${replacedBy} already.`,
  );
