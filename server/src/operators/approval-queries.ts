import type { AuditDetails } from '../audit/chain.ts';
import type { Sql, Transaction } from '../database/client.ts';

/** Who approved it. True for exactly one of several parallel calls, and only while who approved is still an administrator. */
export const takeApproved = async (tx: Transaction, digest: string, at: Date) => {
  const [row] = await tx<{ email: string }[]>`
    delete from access_requests r using operators o
    where r.digest = ${digest} and r.expires_at > ${at} and o.id = r.approved_by and o.disabled_at is null
      and o.role = 'administrator' and o.one_time_until is null
    returning o.email`;
  return row?.email;
};

interface NewAccessRequest {
  readonly id: string;
  readonly digest: string;
  readonly action: string;
  readonly subject: string;
  readonly details: AuditDetails;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/**
 * False: it is there already, or so many of this operator wait. One that has expired makes room. An approval that did not help, because
 * who gave it is no administrator any more, is taken back.
 */
export const insertAccessRequest = async (tx: Transaction, row: NewAccessRequest, openMax: number) => {
  const { id, digest, action, subject, details, requestedBy, requestedAt, expiresAt } = row;
  await tx`delete from access_requests where expires_at <= ${requestedAt}`;
  const rows = await tx`
    insert into access_requests (id, digest, action, subject, details, requested_by, requested_at, expires_at)
    select ${id}, ${digest}, ${action}, ${subject}, ${tx.json(details)}::jsonb, ${requestedBy}, ${requestedAt}, ${expiresAt}
    where (select count(*) from access_requests where requested_by = ${requestedBy}) < ${openMax}
    on conflict (digest) do update set approved_by = null, approved_at = null, requested_at = excluded.requested_at,
      expires_at = excluded.expires_at where access_requests.approved_by is not null
    returning 1`;
  return rows.length === 1;
};

export interface AccessRequest {
  readonly id: string;
  readonly action: string;
  readonly subject: string;
  readonly details: AuditDetails;
  readonly requestedById: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  readonly expiresAt: Date;
}

const selectOpen = (sql: Sql | Transaction, at: Date) => sql`
  select r.id, r.action, r.subject, r.details, r.requested_by as "requestedById", o.email as "requestedBy",
    r.requested_at as "requestedAt", a.email as "approvedBy", r.approved_at as "approvedAt", r.expires_at as "expiresAt"
  from access_requests r join operators o on o.id = r.requested_by left join operators a on a.id = r.approved_by
  where r.expires_at > ${at}`;

/** Newest first. */
export const listAccessRequests = (sql: Sql, at: Date) => sql.read<AccessRequest[]>`
  ${selectOpen(sql, at)} order by r.requested_at desc, r.id limit 1000`;

export const findAccessRequest = async (tx: Transaction, id: string, at: Date) => {
  const [row] = await tx<AccessRequest[]>`${selectOpen(tx, at)} and r.id = ${id} for update of r`;
  return row;
};

export const approveAccessRequest = async (
  tx: Transaction,
  id: string,
  { approvedBy, at, expiresAt }: { approvedBy: string; at: Date; expiresAt: Date },
) => {
  await tx`update access_requests set approved_by = ${approvedBy}, approved_at = ${at}, expires_at = ${expiresAt}
    where id = ${id}`;
};

export const deleteAccessRequest = async (tx: Transaction, id: string) => {
  await tx`delete from access_requests where id = ${id}`;
};
