import type { Sql, Transaction } from '../../database/client.ts';
import { Problem } from '../../problem.ts';
import { findPlatform } from './queries.ts';

export const getPlatform = async (sql: Sql | Transaction, id: number) => {
  const platform = await findPlatform(sql, id);
  if (!platform) throw new Problem('not_found', `There is no platform ${id}.`);
  return platform;
};
