import { recordAct, type OperatorActor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import * as queries from './queries.ts';
import { getPlatform } from './queries.ts';

/** More than an installation needs, and few enough to be shown in one list. */
const platformsMax = 200;

const nameIsTaken = (name: string) => new Problem('conflict', `There is a platform "${name}" already.`);

/** Adds an owner of payments, accounts and keys. Nothing ever moves from one platform to another. */
export const addPlatform = (deps: Dependencies, by: OperatorActor, name: string) =>
  deps.sql.begin((tx) => addPlatformWithin(tx, deps, by, name));

export const addPlatformWithin = async (
  tx: Transaction,
  { clock, keyring }: Pick<Dependencies, 'clock' | 'keyring'>,
  by: OperatorActor,
  name: string,
) => {
  const at = clock();
  if ((await queries.countPlatforms(tx)) >= platformsMax)
    throw new Problem('conflict', `There are ${platformsMax} platforms already, and no room for more.`);
  const platform = await queries.insertPlatform(tx, name, at);
  if (!platform) throw nameIsTaken(name);
  await recordAct(tx, keyring, by, { at, action: 'platform_added', subject: name });
  return platform;
};

export const renamePlatform = (
  { sql, clock, keyring }: Dependencies,
  by: OperatorActor,
  id: number,
  name: string,
) =>
  sql.begin(async (tx) => {
    const before = await getPlatform(tx, id);
    const at = clock();
    if (!(await queries.renamePlatform(tx, id, name, at))) throw nameIsTaken(name);
    const details = { name: before.name };
    await recordAct(tx, keyring, by, { at, action: 'platform_renamed', subject: name, details });
    return { ...before, name, updatedAt: at };
  });
