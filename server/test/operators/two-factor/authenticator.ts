import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { signIn } from '../../support/dashboard.ts';
import type { TestServer } from '../../support/server.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that a phone shows. Written from RFC 6238 and RFC 4648, without the code of the service. */
export const codeAt = (secret: string, at: Date) => {
  const bits = secret
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(at.getTime() / 30_000), 4);
  const mac = createHmac('sha1', key).update(counter).digest();
  const start = mac[19]! & 15;
  const number =
    ((mac[start]! & 127) << 24) | (mac[start + 1]! << 16) | (mac[start + 2]! << 8) | mac[start + 3]!;
  return String(number % 1_000_000).padStart(6, '0');
};

/** The code this many steps from now. */
export const codeIn = (server: TestServer, secret: string, steps = 0) =>
  codeAt(secret, new Date(server.deps.realClock().getTime() + steps * 30_000));

/** The code of a step that has not been used. Moves the time on to it. */
export const nextCode = (server: TestServer, secret: string) => {
  server.advance(60);
  return codeIn(server, secret);
};

/** An operator with two-factor sign-in on, and the session that turned it on. */
export const givenTwoFactor = async (
  server: TestServer,
  role: 'administrator' | 'viewer' = 'administrator',
) => {
  const { email, password } = await server.givenOperator(role);
  const session = await signIn(server, { email, password });
  const begun = await session.post('/two-factor', { password });
  expect(begun.status).toBe(200);
  const { secret, uri } = (await begun.json()) as { secret: string; uri: string };
  const confirmed = await session.post('/two-factor/confirm', { code: codeIn(server, secret) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { session, email, password, secret, uri, recoveryCodes };
};

/** Six digits that are not a code of this secret now. */
export const wrongCode = (server: TestServer, secret: string) => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeIn(server, secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!;
};
