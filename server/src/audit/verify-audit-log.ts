import type { Parts } from '../parts.ts';
import { chainStart, hashEntry } from './chain.ts';
import { findHead, readEntriesAfter } from './queries.ts';

export type Verification = { intact: true; entries: number } | { intact: false; brokenAt: number };

/** Recomputes the chain from its start, and finds the first entry that was altered, removed or inserted. */
export const verifyAuditLog = async ({ sql }: Pick<Parts, 'sql'>): Promise<Verification> =>
  // In one snapshot, head and entries always agree.
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const head = await findHead(tx);
    let sequence = 0n;
    let hash: Buffer = chainStart;
    for (;;) {
      const batch = await readEntriesAfter(tx, sequence);
      for (const entry of batch) {
        sequence += 1n;
        const isNext =
          entry.sequence === sequence && entry.previousHash.equals(hash) && sequence <= head.sequence;
        if (!isNext || !hashEntry(entry, hash).equals(entry.hash))
          return { intact: false as const, brokenAt: Number(sequence) };
        hash = entry.hash;
      }
      if (batch.length === 0) break;
    }
    if (sequence < head.sequence) return { intact: false as const, brokenAt: Number(sequence) + 1 };
    if (!hash.equals(head.hash)) return { intact: false as const, brokenAt: Number(sequence) };
    return { intact: true as const, entries: Number(sequence) };
  });
