import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { now, secondsFromNow } from '../clock.ts';
import { newSecret } from '../identifiers.ts';
import { findBuyer, type Buyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';

export interface Session {
  readonly formToken: string;
  readonly buyer: Buyer | undefined;
}

const cookieName = 'purse_session';
const lifetimeSeconds = 12 * 3600;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const cookieOf = (request: FastifyRequest): string | undefined =>
  (request.headers.cookie ?? '')
    .split(/; */)
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

export const findSession = (wallet: Wallet, request: FastifyRequest): Session | undefined => {
  const id = cookieOf(request);
  if (id === undefined) return undefined;
  const row = wallet.database
    .statement('select form_token, buyer_id from sessions where id_hash = ? and expires_at > ?')
    .get(hashOf(id), now(wallet.clock)) as { form_token: string; buyer_id: string | null } | undefined;
  return (
    row && { formToken: row.form_token, buyer: row.buyer_id === null ? undefined : findBuyer(row.buyer_id) }
  );
};

/** Starts a session with a new id, also at sign-in: an id that an attacker planted before is useless after it. */
export const startSession = (
  wallet: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  buyer: Buyer | undefined,
): Session => {
  endSession(wallet, request);
  const id = newSecret();
  const formToken = newSecret();
  wallet.database
    .statement('insert into sessions (id_hash, form_token, buyer_id, expires_at) values (?, ?, ?, ?)')
    .run(hashOf(id), formToken, buyer?.id ?? null, secondsFromNow(wallet.clock, lifetimeSeconds));
  const secure = wallet.options.publicUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header('set-cookie', `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  return { formToken, buyer };
};

const endSession = (wallet: Wallet, request: FastifyRequest): void => {
  const id = cookieOf(request);
  if (id !== undefined) wallet.database.statement('delete from sessions where id_hash = ?').run(hashOf(id));
};

/** Whether we showed this form to this session. */
export const isFormOfSession = (session: Session | undefined, formToken: string): session is Session => {
  if (session === undefined) return false;
  const given = Buffer.from(hashOf(formToken));
  return timingSafeEqual(given, Buffer.from(hashOf(session.formToken)));
};

export const deleteExpiredSessions = (wallet: Wallet): void => {
  wallet.database.statement('delete from sessions where expires_at <= ?').run(now(wallet.clock));
};
