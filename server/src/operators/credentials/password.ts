import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { elsewhere } from '../../elsewhere.ts';
import { invariant } from '../../invariant.ts';
import { takeTurn } from './hashing-turns.ts';
import { makeReadableCode } from './readable-code.ts';

const argon2InThread = promisify(argon2);
const derive = (...given: Parameters<typeof argon2InThread>) =>
  elsewhere(() => takeTurn(() => argon2InThread(...given)));

/**
 * OWASP's recommendation for argon2id with more memory and one pass, about 45 ms here. Memory blocks of this size go
 * back to the system after each use. With blocks of 19 MiB each thread kept one: 60 MB in every process that had a
 * sign-in.
 */
const cost = { memory: 47_104, passes: 1, parallelism: 1 } as const;
const costText = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
const tagLength = 32;

export const passwordLength = { min: 12, max: 128 } as const;

/** The text contains the cost, so the cost can be raised later and stored hashes still work. */
export const hashPassword = async (password: string) => {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
  return `${costText}$${base64(nonce)}$${base64(tag)}`;
};

export const isPassword = async (password: string, hash: string) => {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  invariant(match, 'a stored password is not an argon2id hash');
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number];
  const [nonce, tag] = match.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  const given = await derive('argon2id', {
    message: password,
    nonce,
    tagLength: tag.length,
    memory,
    passes,
    parallelism,
  });
  return timingSafeEqual(given, tag);
};

/** Compared when the operator does not exist, so that the response time does not show it. */
export const unknownOperatorHash = `${costText}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** 120 random bits. */
export const makeOneTimePassword = () => makeReadableCode(24, 6);

export const oneTimeHours = 24;

/** Whoever finds it later, on a screen or in a message, cannot use it. */
export const endOfOneTimePassword = (at: Date) => new Date(at.getTime() + oneTimeHours * 60 * 60 * 1000);

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
