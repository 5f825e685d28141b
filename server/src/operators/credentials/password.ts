import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invariant } from '../../invariant.ts';
import { makeReadableCode } from './readable-code.ts';

const derive = promisify(argon2);

/**
 * OWASP's recommendation for argon2id in its form with more memory and one pass, about 45 ms here. Blocks this large go
 * back to the system at once; of 19 MiB blocks each thread would keep one, 60 MB of a process that has signed somebody in.
 */
const cost = { memory: 47_104, passes: 1, parallelism: 1 } as const;
const costText = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
const tagLength = 32;

export const passwordLength = { least: 12, most: 128 } as const;

/** In the usual text form, so that the cost can be raised later without losing what is stored. */
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

/** Compared against where there is no such operator, so that nobody learns that from the time it takes. */
export const hashOfNobody = `${costText}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** 120 random bits. */
export const makeOneTimePassword = () => makeReadableCode(24, 6);

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
