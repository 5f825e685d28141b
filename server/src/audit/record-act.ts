import { appendAuditEntry, type AuditAction } from './append-audit-entry.ts';
import type { AuditDetails } from './chain.ts';
import type { Widening } from './widening.ts';
import type { Transaction } from '../database/client.ts';
import type { Keyring } from '../keyring.ts';

interface Access {
  /**
   * Throws when they have lost the right that the request began with: their key was revoked, or their session or role has ended.
   * Otherwise they keep it until the transaction ends.
   */
  readonly requireAccess: (tx: Transaction) => Promise<void>;
}

export interface PlatformActor extends Access {
  readonly kind: 'platform';
  readonly platformId: number;
  /** With which it came. */
  readonly apiKeyId: string;
}

export interface OperatorActor extends Access {
  readonly kind: 'operator';
  readonly email: string;
  readonly address: string;
  /**
   * Uses up another administrator's approval, and returns who gave it. Undefined: none is needed here. Throws when it is needed and
   * missing (docs/decisions/103-four-eyes.md).
   */
  readonly takeApproval: (tx: Transaction, widening: Widening) => Promise<string | undefined>;
}

/** Who requests an action. */
export type Actor = PlatformActor | OperatorActor;

interface RecordedAct {
  readonly at: Date;
  readonly action: AuditAction;
  readonly subject: string;
  readonly details?: AuditDetails;
  /** Set for what gives or widens access. What it names here is approved in the place of the entry's own, which may be new at each try. */
  readonly widens?: Partial<Widening>;
}

/** For the entry of what gives or widens access. */
export const approvalOf = async (
  tx: Transaction,
  by: OperatorActor,
  { action, subject, details = {}, unshown = '' }: Pick<Widening, 'action' | 'subject'> & Partial<Widening>,
) => {
  const approvedBy = await by.takeApproval(tx, { action, subject, details, unshown });
  return approvedBy === undefined ? {} : { approvedBy };
};

/**
 * Called for everything that someone requests, in the transaction that carries it out. It may have waited for seconds since the
 * request was let in, for a row, a name or a password, so it asks once more whether they still may (decision 032). After that it
 * writes an operator's request to the audit log. The audit log does not contain what platforms and buyers do.
 *
 * Call it after the rows that the action waits for. A buyer has a link, which nobody takes away.
 */
export const recordAct = async (
  tx: Transaction,
  keyring: Keyring,
  by: Actor | { readonly kind: 'buyer' },
  { widens, ...order }: RecordedAct,
) => {
  switch (by.kind) {
    case 'operator':
      await by.requireAccess(tx);
      await appendAuditEntry(tx, keyring, {
        ...order,
        details: { ...order.details, ...(widens && (await approvalOf(tx, by, { ...order, ...widens }))) },
        actor: by.email,
        address: by.address,
      });
      return;
    case 'platform':
      await by.requireAccess(tx);
      return;
    case 'buyer':
      return;
    default:
      by satisfies never;
  }
};
