import type { Sql, Transaction } from '../../database/client.ts';
import { Problem } from '../../problem.ts';
import { findApiKey } from './queries.ts';

export const getApiKey = async (sql: Sql | Transaction, id: string) => {
  const key = await findApiKey(sql, id);
  if (!key) throw new Problem('not_found', `There is no API key ${id}.`);
  return key;
};
