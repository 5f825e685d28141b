import { addressBlock } from '../../address.ts';
import { clearOldRows } from '../../background/clear-old-rows.ts';
import type { Parts } from '../../parts.ts';
import { rateLimited } from '../../problem.ts';
import { countAttempt, deleteOldAttempts, forgetAttempts, takeBackAttempt } from './queries.ts';

/** The first attempts need no wait. Each later one doubles the wait, from one second to five minutes. */
const freePerOperator = 5;
const freePerAddress = 20;
const longestSeconds = 300;
const forgetAfterMs = 60 * 60 * 1000;

/**
 * Counts a password attempt for the operator and for the address, before the password is checked. The counts are in the
 * database, so all processes share them and they survive a restart. Throws while the operator or the address has to
 * wait.
 */
export const countPasswordAttempt = async (parts: Parts, email: string, address: string) => {
  await count(parts, addressSubject(address), freePerAddress, 'wrong passwords');
  await count(parts, operatorSubject(email), freePerOperator, 'wrong passwords');
};

/**
 * The right password resets the operator's count. From the address's count it removes only this attempt: operators who
 * share an address and know their passwords never wait, and an address that guesses other passwords keeps its count.
 */
export const forgetPasswordAttempts = async (parts: Parts, email: string, address: string) => {
  await forgetOperatorAttempts(parts, email);
  await forgetAddressAttempt(parts, address);
};

export const forgetOperatorAttempts = ({ sql }: Parts, email: string) =>
  forgetAttempts(sql, operatorSubject(email));

export const forgetAddressAttempt = ({ sql }: Parts, address: string) =>
  takeBackAttempt(sql, addressSubject(address));

/**
 * Codes have their own count. If they shared the password's count, somebody who knows the password could reset it
 * between two guesses of the code.
 */
export const countCodeAttempt = (parts: Parts, email: string) =>
  count(parts, codeSubject(email), freePerOperator, 'wrong codes');

export const forgetCodeAttempts = ({ sql }: Parts, email: string) => forgetAttempts(sql, codeSubject(email));

/** Counts an attempt with the token of an invitation. */
export const countTokenAttempt = (parts: Parts, address: string) =>
  count(parts, addressSubject(address), freePerAddress, 'wrong links');

/**
 * Deletes counts an hour after their last attempt. In the background, because a stranger who guesses the addresses of
 * operators leaves a count for each and may never succeed.
 */
export const startForgettingAttempts = ({ sql, clock, log }: Parts) =>
  clearOldRows(log, 'old attempts', (rowsMax) => deleteOldAttempts(sql, clock(), rowsMax));

const count = async ({ sql, clock }: Parts, subject: string, free: number, what: string) => {
  const at = clock();
  const forgetAt = new Date(at.getTime() + forgetAfterMs);
  const blockedUntil = await countAttempt(sql, { subject, free, at, forgetAt, longestSeconds });
  if (!blockedUntil) return;
  const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - at.getTime()) / 1000));
  throw rateLimited(`There were too many attempts with ${what}`, seconds);
};

const operatorSubject = (email: string) => `operator ${email}`;
const codeSubject = (email: string) => `code ${email}`;
const addressSubject = (address: string) => `address ${addressBlock(address)}`;
