import { findApiKey, listLabelledKeys } from '../../access/api-keys/queries.ts';
import type { Sql } from '../../database/client.ts';
import { StartFault } from '../../start/start-fault.ts';
import { program } from '../../program.ts';

/** A key is named by its id, or by its label if no other active key has it. */
export const findNamedKey = async (sql: Sql, name: string) => {
  if (await findApiKey(sql, name)) return name;
  const [key, another] = await listLabelledKeys(sql, name);
  if (key && !another) return key.id;
  const fault = key
    ? `Several active API keys are called "${name}": give the id`
    : `There is no API key "${name}"`;
  throw new StartFault(`${fault}. See: ${program} api-keys list`);
};
