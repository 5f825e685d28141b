import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/client.ts';
import type { Caller } from '../../http/caller.ts';
import { setLanguage } from '../queries.ts';
import { insertSession } from './queries.ts';

const sessionLifetimeMs = 12 * 60 * 60 * 1000;

/** The session's key in the database. The value of the cookie is stored only in the browser. */
export const hashSessionId = (sessionId: string) => createHash('sha256').update(sessionId).digest();

/** Opens a session with a new id, never with an id that the browser sent. Returns the value of its cookie. */
export const openSession = async (
  tx: Transaction,
  operatorId: string,
  { language, ...caller }: Caller,
  at: Date,
  confirmedAt: Date | null = null,
) => {
  const sessionId = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + sessionLifetimeMs);
  if (language !== undefined) await setLanguage(tx, operatorId, language);
  await insertSession(tx, {
    idHash: hashSessionId(sessionId),
    operatorId,
    createdAt: at,
    expiresAt,
    confirmedAt,
    ...caller,
  });
  return sessionId;
};
