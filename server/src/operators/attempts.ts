import { addressBlock } from '../ip-allow-list/address-range.ts';
import type { Parts } from '../parts.ts';
import { rateLimited } from '../problem.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './queries.ts';

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
    { subject: addressSubject(address), free: freePerAddress },
    { subject: operatorSubject(email), free: freePerOperator },
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

/**
 * The right password clears the operator's count and takes this attempt off the address's: an office full of operators
 * who know their passwords never waits, and an address that guesses at others keeps what it has gathered.
 */
export const forgetPasswordAttempts = async ({ sql, clock }: Parts, email: string, address: string) => {
  await forgetAttempts(sql, operatorSubject(email), clock());
  await takeBackAttempt(sql, addressSubject(address));
};

const operatorSubject = (email: string) => `operator ${email}`;
const addressSubject = (address: string) => `address ${addressBlock(address)}`;
