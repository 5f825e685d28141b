import type { AuditAction } from './append-audit-entry.ts';
import type { AuditDetails } from './chain.ts';

/** What gives or widens access, as the person reads it who has to approve it. */
export interface Widening {
  readonly action: AuditAction;
  readonly subject: string;
  readonly details: AuditDetails;
  /** What belongs to it and is not shown, such as a whole IBAN. */
  readonly unshown?: string;
}
