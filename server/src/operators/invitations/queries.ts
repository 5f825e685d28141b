import type { Sql, Transaction } from '../../database/client.ts';
import type { Role } from '../roles.ts';

export interface Invitation {
  readonly id: string;
  readonly secretId: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const select = (sql: Sql) => sql`
  select i.id, i.secret_id as "secretId", i.email, i.role, o.email as "invitedBy", i.created_at as "createdAt",
    i.expires_at as "expiresAt"
  from invitations i join operators o on o.id = i.invited_by`;

/** Newest first. */
export const listOpenInvitations = (sql: Sql, at: Date) => sql.read<Invitation[]>`
  ${select(sql)} where i.expires_at > ${at} order by i.created_at desc, i.id limit 1000`;

export const findOpenInvitation = async (sql: Sql, id: string, at: Date) => {
  const [row] = await sql.read<Invitation[]>`${select(sql)} where i.id = ${id} and i.expires_at > ${at}`;
  return row;
};

/** Replaces an earlier invitation to the same address. */
export const putInvitation = async (tx: Transaction, invitation: Invitation & { invitedById: string }) => {
  const { id, secretId, email, role, invitedById, createdAt, expiresAt } = invitation;
  await tx`delete from invitations where expires_at <= ${createdAt}`;
  await tx`
    insert into invitations (id, secret_id, email, role, invited_by, created_at, expires_at)
    values (${id}, ${secretId}, ${email}, ${role}, ${invitedById}, ${createdAt}, ${expiresAt})
    on conflict (email) do update set id = excluded.id, secret_id = excluded.secret_id, role = excluded.role,
      invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at`;
};

/** True for exactly one of several parallel calls. */
export const takeInvitation = async (tx: Transaction, id: string, at: Date) => {
  const rows = await tx`delete from invitations where id = ${id} and expires_at > ${at} returning 1`;
  return rows.length === 1;
};

export const deleteInvitation = async (tx: Transaction, id: string) => {
  const [row] = await tx<{ email: string }[]>`delete from invitations where id = ${id} returning email`;
  return row;
};

export const deleteInvitationsBy = async (tx: Transaction, operatorId: string) => {
  await tx`delete from invitations where invited_by = ${operatorId}`;
};

export const deleteInvitationsTo = async (tx: Transaction, email: string) => {
  await tx`delete from invitations where email = ${email}`;
};
