import { addressBlock } from '../ip-allow-list/address-range.ts';
import type { Parts } from '../parts.ts';
import { rateLimited } from '../problem.ts';
import { countAttempt, forgetAttempts } from './queries.ts';

/** So many attempts pass freely; each one after that doubles the wait, from one second to five minutes. */
const freePerOperator = 5;
const freePerAddress = 20;
const longestSeconds = 300;
const forgetAfterMs = 60 * 60 * 1000;

/**
 * Counts a password attempt against the operator and the address before the password is looked at. The counts are in
 * the database, so they hold for all processes and across restarts. Throws while either has to wait.
 */
export const countPasswordAttempt = async ({ sql, clock }: Parts, email: string, address: string) => {
  const subjects = [
    { subject: operatorSubject(email), free: freePerOperator },
    { subject: `address ${addressBlock(address)}`, free: freePerAddress },
  ];
  for (const { subject, free } of subjects) {
    const at = clock();
    const forgetAt = new Date(at.getTime() + forgetAfterMs);
    const blockedUntil = await countAttempt(sql, { subject, free, at, forgetAt, longestSeconds });
    if (blockedUntil) {
      const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - at.getTime()) / 1000));
      throw rateLimited('There were too many attempts with wrong passwords', seconds);
    }
  }
};

/** The right password clears the operator's count. The address keeps its own: it may be guessing at others too. */
export const forgetPasswordAttempts = ({ sql, clock }: Parts, email: string) =>
  forgetAttempts(sql, operatorSubject(email), clock());

const operatorSubject = (email: string) => `operator ${email}`;
