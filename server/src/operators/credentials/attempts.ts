import { addressBlock } from '../../address.ts';
import { clearOldRows } from '../../background/clear-old-rows.ts';
import type { Dependencies } from '../../dependencies.ts';
import { rateLimited } from '../../problem.ts';
import { countAttempt, deleteOldAttempts, forgetAttempts, takeBackAttempt } from './queries.ts';

/** The first attempts need no wait. Each later one doubles the wait (`countAttempt`), from one second to five minutes. */
export const freePerOperator = 5;
const freePerAddress = 20;
const longestSeconds = 300;
const forgetAfterMs = 60 * 60 * 1000;

/**
 * Who tries a password or a code. Each has a count of its own, so that strangers cannot make an operator wait who uses
 * a browser in which they have signed in before, or an open session (docs/security.md#a18).
 */
export type Attempter =
  | { readonly kind: 'stranger'; readonly address: string }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'session'; readonly sessionIdHash: Buffer };

/**
 * Counts a password attempt before the password is checked: a stranger's for the address and for the operator, another
 * one for the device or session. The counts are in the database, so all processes share them and they survive a
 * restart. Throws while there is a wait. True: if this one is wrong, the next attempt has to wait for the first time.
 */
export const countPasswordAttempt = async (deps: Dependencies, email: string, who: Attempter) => {
  if (who.kind === 'stranger')
    await count(deps, addressSubject(who.address), freePerAddress, 'wrong passwords');
  return count(deps, passwordSubject(email, who), freePerOperator, 'wrong passwords');
};

/** The right password resets the count of strangers for this operator, or that of the device or session. */
export const forgetPasswordAttempts = ({ sql }: Dependencies, email: string, who: Attempter) =>
  forgetAttempts(sql, passwordSubject(email, who));

/**
 * From the address's count a success removes only its own attempt: operators who share an address and know their
 * passwords never wait, and an address that guesses other passwords keeps its count.
 */
export const forgetAddressAttempt = ({ sql }: Dependencies, address: string) =>
  takeBackAttempt(sql, addressSubject(address));

/**
 * Codes have their own count. If they shared the password's count, someone who knows the password could reset it
 * between two guesses of the code.
 */
export const countCodeAttempt = (deps: Dependencies, email: string, who: Attempter) =>
  count(deps, codeSubject(email, who), freePerOperator, 'wrong codes');

export const forgetCodeAttempts = ({ sql }: Dependencies, email: string, who: Attempter) =>
  forgetAttempts(sql, codeSubject(email, who));

/** Counts an attempt with the token of an invitation. */
export const countTokenAttempt = (deps: Dependencies, address: string) =>
  count(deps, addressSubject(address), freePerAddress, 'wrong links');

/**
 * Deletes counts an hour after their last attempt. In the background, because a stranger who guesses the addresses of
 * operators leaves a count for each and may never succeed.
 */
export const startForgettingAttempts = ({ sql, clock, log }: Dependencies) =>
  clearOldRows(log, 'old attempts', (rowsMax) => deleteOldAttempts(sql, clock(), rowsMax));

const count = async ({ sql, clock }: Dependencies, subject: string, free: number, what: string) => {
  const at = clock();
  const forgetAt = new Date(at.getTime() + forgetAfterMs);
  const counted = await countAttempt(sql, { subject, free, at, forgetAt, longestSeconds });
  if ('attempts' in counted) return counted.attempts === free;
  const seconds = Math.max(1, Math.ceil((counted.blockedUntil.getTime() - at.getTime()) / 1000));
  throw rateLimited(`There were too many attempts with ${what}`, seconds);
};

const passwordSubject = (email: string, who: Attempter) => {
  switch (who.kind) {
    case 'stranger':
      return `operator ${email}`;
    case 'device':
      return `device ${who.deviceId}`;
    case 'session':
      return `session ${who.sessionIdHash.toString('hex')}`;
    default:
      return who satisfies never;
  }
};
const codeSubject = (email: string, who: Attempter) => `code ${passwordSubject(email, who)}`;
const addressSubject = (address: string) => `address ${addressBlock(address)}`;
