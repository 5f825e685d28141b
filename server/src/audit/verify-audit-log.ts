import type { Transaction } from '../database/client.ts';
import type { Keyring } from '../keyring.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AuditHead } from './audit-head.ts';
import { chainStart, hashEntry, type AuditEntry } from './chain.ts';
import { findHead, readEntriesAfter } from './queries.ts';

/** Why an entry does not fit. */
export const breaks = [
  // It was altered, removed or put in.
  'altered',
  // The secret that its hash is made with is not in the keyring, so nobody can say.
  'secret_missing',
  // Everything here fits, but a head from the log is not in it: entries were cut off, or written anew.
  'head_missing',
] as const;
export type Break = (typeof breaks)[number];

export type Verification =
  | { intact: true; entries: number }
  | { intact: false; brokenAt: number; cause: Break };

/**
 * Computes the chain again from its start, and finds the first entry that was altered, removed or inserted. A head that
 * the log names shows in addition whether the end was cut off.
 */
export const verifyAuditLog = async (
  { sql, keyring }: Pick<Dependencies, 'sql' | 'keyring'>,
  known: AuditHead | undefined,
): Promise<Verification> =>
  // In one snapshot, head and entries always agree.
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const head = await findHead(tx);
    let last: AuditHead = { sequence: 0n, hash: chainStart };
    let isKnownFound = known === undefined || isSame(known, last);
    for await (const entry of readEntries(tx)) {
      const sequence = last.sequence + 1n;
      const cause = findBreak(keyring, entry, last, head);
      if (cause !== undefined) return broken(sequence, cause);
      last = { sequence, hash: entry.hash };
      isKnownFound ||= isSame(known!, last);
    }
    if (last.sequence < head.sequence) return broken(last.sequence + 1n, 'altered');
    if (!last.hash.equals(head.hash)) return broken(last.sequence, 'altered');
    if (isKnownFound) return { intact: true, entries: Number(last.sequence) };
    const isCut = known!.sequence > last.sequence;
    return broken(isCut ? last.sequence + 1n : known!.sequence, 'head_missing');
  });

async function* readEntries(tx: Transaction) {
  let after = 0n;
  for (;;) {
    const batch = await readEntriesAfter(tx, after);
    yield* batch;
    if (batch.length === 0) return;
    after = batch.at(-1)!.sequence;
  }
}

const findBreak = (
  keyring: Keyring,
  entry: AuditEntry,
  last: AuditHead,
  head: AuditHead,
): Break | undefined => {
  const sequence = last.sequence + 1n;
  const isNext =
    entry.sequence === sequence && entry.previousHash.equals(last.hash) && sequence <= head.sequence;
  if (!isNext) return 'altered';
  if (!keyring.secretIds.includes(entry.secretId)) return 'secret_missing';
  return isHashRight(keyring, entry, last.hash) ? undefined : 'altered';
};

const isHashRight = (keyring: Keyring, entry: AuditEntry, previousHash: Buffer) => {
  try {
    return hashEntry(keyring, entry.secretId, entry, previousHash).equals(entry.hash);
  } catch {
    // It has what no entry of ours has, such as the time 'infinity' or details that are null.
    return false;
  }
};

const isSame = (one: AuditHead, other: AuditHead) =>
  one.sequence === other.sequence && one.hash.equals(other.hash);

const broken = (sequence: bigint, cause: Break): Verification => ({
  intact: false,
  brokenAt: Number(sequence),
  cause,
});
