import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countUnknownSignIn, lockUnknownSignIns, startUnknownSignIns } from './queries.ts';

const entryEveryMs = 60 * 60 * 1000;

/**
 * Counts a sign-in with an address that no operator has. The audit log gets one entry an hour with their number, because
 * anybody can make them, and its entries are kept forever (docs/decisions/021). The address itself is not recorded:
 * people sometimes type their password into the wrong field.
 */
export const recordUnknownSignIn = ({ sql, clock, keyring }: Dependencies, address: string) =>
  sql.begin(async (tx) => {
    const at = clock();
    const { attempts, isDue } = await lockUnknownSignIns(tx, new Date(at.getTime() - entryEveryMs));
    if (!isDue) return countUnknownSignIn(tx);
    await startUnknownSignIns(tx, at);
    const act = { at, actor: '(nobody)', address, subject: '(nobody)' };
    const details = { attempts: Number(attempts) + 1 };
    return appendAuditEntry(tx, keyring, { ...act, action: 'sign_in_failed', details });
  });
