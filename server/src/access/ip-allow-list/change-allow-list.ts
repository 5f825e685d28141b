import { hash } from 'node:crypto';
import { recordAct, type OperatorActor } from '../../audit/record-act.ts';
import { untilCachesExpire } from '../access-cache.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidRequest, Problem, type Fault } from '../../problem.ts';
import { parseAddressRange } from '../../address.ts';
import { listRanges, lockAndListRanges, replaceRanges, type AllowedRange } from './queries.ts';
import { getApiKey } from '../api-keys/queries.ts';

/** The allow list of the environment (null) or of one key. */
export const readAllowList = async ({ sql }: Dependencies, apiKeyId: string | null) => {
  if (apiKeyId !== null) await getApiKey(sql, apiKeyId);
  return listRanges(sql, apiKeyId);
};

interface AllowListChange {
  readonly apiKeyId: string | null;
  /** The version of the list that the administrator has changed. Undefined: the request does not say. */
  readonly version: string | undefined;
  readonly given: readonly AllowedRange[];
}

/**
 * Replaces the whole list, so that an administrator sees everything that applies. It applies everywhere once this resolves. A list
 * that someone else has changed in the meantime is kept: an address that they took off must not come back.
 */
export const changeAllowList = async (
  deps: Dependencies,
  by: OperatorActor,
  { apiKeyId, version, given }: AllowListChange,
) => {
  const ranges = readRanges(given);
  if (apiKeyId !== null) await getApiKey(deps.sql, apiKeyId);
  await deps.sql.begin(async (tx) => {
    // This list decides whether someone has to approve the change, so it stays until then.
    const before = await lockAndListRanges(tx, apiKeyId);
    await recordAct(tx, deps.keyring, by, {
      at: deps.clock(),
      action: 'allow_list_changed',
      subject: apiKeyId ?? 'environment',
      details: { ranges: ranges.map(({ range }) => range) },
      ...(isWider(ranges, before) && { widens: {} }),
    });
    await replaceRanges(tx, apiKeyId, ranges);
    if (version === undefined || version === versionOf(before)) return;
    // A change that is sent again because its answer was lost finds the list as it asks for.
    if (versionOf(before) !== versionOf(await listRanges(tx, apiKeyId))) throw listWasChanged();
  });
  await untilCachesExpire();
  return listRanges(deps.sql, apiKeyId);
};

/** The version of a list. Equal lists have the same one. */
export const versionOf = (ranges: readonly AllowedRange[]) =>
  hash('sha256', JSON.stringify(ranges.map(({ range, note }) => [range, note])), 'base64url');

/**
 * Whether an address may be allowed that was not. A range of the list as it is written, and nothing else, counts as allowed before:
 * taking one off must always be possible at once.
 */
const isWider = (after: readonly AllowedRange[], before: readonly AllowedRange[]) => {
  if (before.length === 0) return false;
  const allowed = new Set(before.map(({ range }) => range));
  return after.length === 0 || after.some(({ range }) => !allowed.has(range));
};

const listWasChanged = () =>
  new Problem('conflict', 'This list was changed since you read it. Read it again, and repeat your change.');

const readRanges = (given: readonly AllowedRange[]) => {
  const errors: Fault[] = [];
  const ranges = given.map(({ range, note }, index) => {
    try {
      return { range: parseAddressRange(range.trim()), note };
    } catch (error) {
      errors.push({ pointer: `/ranges/${index}/range`, detail: (error as Error).message });
      return { range, note };
    }
  });
  if (errors.length > 0) throw invalidRequest(errors);
  return ranges;
};
