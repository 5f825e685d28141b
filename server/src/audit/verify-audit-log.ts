import type { Parts } from '../parts.ts';
import { chainStart, hashEntry } from './chain.ts';
import { findHead, readEntries } from './queries.ts';

export type Verification = { intact: true; entries: number } | { intact: false; brokenAt: number };

/** Recomputes the chain from its start: an entry that was altered, removed or put in shows where. */
export const verifyAuditLog = async ({ sql }: Pick<Parts, 'sql'>): Promise<Verification> => {
  const head = await findHead(sql);
  let sequence = 0n;
  let hash: Buffer = chainStart;
  for await (const portion of readEntries(sql)) {
    for (const entry of portion) {
      sequence += 1n;
      const isNext = entry.sequence === sequence && entry.previousHash.equals(hash);
      if (!isNext || !hashEntry(entry, hash).equals(entry.hash))
        return { intact: false, brokenAt: Number(sequence) };
      hash = entry.hash;
    }
  }
  // Entries may have been added since the head was read; fewer than it says means that the end was cut off.
  if (sequence < head.sequence) return { intact: false, brokenAt: Number(sequence) + 1 };
  return { intact: true, entries: Number(sequence) };
};
