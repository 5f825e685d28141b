import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invariant } from '../invariant.ts';

const derive = promisify(argon2);

/** OWASP's least for argon2id: 19 MiB, 2 passes, 1 lane; about 45 ms here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

export const passwordLength = { least: 12, most: 128 } as const;

/** In the usual text form, so that the cost can be raised later without losing what is stored. */
export const hashPassword = async (password: string) => {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
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
export const hashOfNobody = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** 120 random bits in groups that can be read aloud; no letters or digits that look alike. */
export const makeOneTimePassword = () => {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replaceAll(/(.{6})(?=.)/g, '$1-');
};

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
