import type { Sql, Transaction } from '../database/client.ts';
import type { AuditHead } from './audit-head.ts';
import type { AuditEntry } from './chain.ts';

export const columns = (sql: Sql | Transaction) => sql`
  sequence, at, actor, address, action, subject, details, secret_id as "secretId",
  previous_hash as "previousHash", hash`;

export const lockHead = async (tx: Transaction) => {
  const [head] = await tx<AuditHead[]>`select sequence, hash from audit_head for update`;
  return head!;
};

export const insertEntry = async (tx: Transaction, entry: AuditEntry) => {
  const { sequence, at, actor, address, action, subject, details, secretId, previousHash, hash } = entry;
  await tx`insert into audit_entries
      (sequence, at, actor, address, action, subject, details, secret_id, previous_hash, hash)
    values (${sequence}, ${at}, ${actor}, ${address}, ${action}, ${subject}, ${tx.json(details)},
      ${secretId}, ${previousHash}, ${hash})`;
  await tx`update audit_head set sequence = ${sequence}, hash = ${hash}`;
};

export const findHead = async (sql: Sql | Transaction) => {
  const [head] = await sql.read<AuditHead[]>`select sequence, hash from audit_head`;
  return head!;
};

export type LastAct = Pick<AuditEntry, 'at' | 'address' | 'action'>;

/** The last of these actions that someone has done. */
export const findLastAct = async (tx: Transaction, actor: string, actions: readonly string[]) => {
  const [row] = await tx<LastAct[]>`
    select at, address, action from audit_entries where actor = ${actor} and action = any(${actions})
    order by sequence desc limit 1`;
  return row;
};

/** Oldest first, in batches, so that a long log is never in memory as a whole. */
export const readEntriesAfter = (tx: Transaction, sequence: bigint) => tx<AuditEntry[]>`
  select ${columns(tx)} from audit_entries where sequence > ${sequence} order by sequence limit 1000`;
