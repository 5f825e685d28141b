import type { Sql, Transaction } from '../database/client.ts';

interface NewMail {
  readonly id: string;
  readonly recipient: string;
  readonly secretId: string;
  readonly sealedMessage: string;
  readonly createdAt: Date;
}

/** False: as many wait already. */
export const insertMail = async (tx: Transaction, mail: NewMail, waitingMax: number) => {
  const { id, recipient, secretId, sealedMessage, createdAt } = mail;
  const rows = await tx`
    insert into mails (id, recipient, secret_id, sealed_message, created_at, due_at)
    select ${id}, ${recipient}, ${secretId}, ${sealedMessage}, ${createdAt}, ${createdAt}
    where (select count(*) from mails) < ${waitingMax} returning 1`;
  return rows.length === 1;
};

export interface DueMail extends NewMail {
  /** This one included. */
  readonly attempts: number;
}

/** Takes the mail that has been due for longest. Nobody else tries it until the given time. */
export const takeDueMail = async (sql: Sql, at: Date, until: Date) => {
  const [row] = await sql<DueMail[]>`
    with due as materialized (
      select id from mails where due_at <= ${at} order by due_at limit 1 for update skip locked)
    update mails m set due_at = ${until}, attempts = m.attempts + 1 from due where m.id = due.id
    returning m.id, m.recipient, m.secret_id as "secretId", m.sealed_message as "sealedMessage",
      m.created_at as "createdAt", m.attempts`;
  return row;
};

export const putOffMail = async (sql: Sql, id: string, dueAt: Date) => {
  await sql`update mails set due_at = ${dueAt} where id = ${id}`;
};

export const deleteMail = async (sql: Sql, id: string) => {
  await sql`delete from mails where id = ${id}`;
};
