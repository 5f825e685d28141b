import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** 160 bits, as RFC 4226 §4 recommends. */
const secretBytes = 20;
/** A phone may be one step behind or ahead (RFC 6238 §5.2). */
const tolerance = [-1, 0, 1] as const;

/** The secret for the phone, from the text that the keyring derived. */
export const secretFrom = (derived: string) => Buffer.from(derived, 'base64url').subarray(0, secretBytes);

const stepAt = (at: Date) => Math.floor(at.getTime() / 1000 / stepSeconds);

/** RFC 4226 §5.3, with the number of the step as the counter (RFC 6238 §4.2). */
const codeOf = (secret: Buffer, step: number) => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! % 16) % 2 ** 31;
  return String(number % 10 ** digits).padStart(digits, '0');
};

export const isTotpCode = (text: string) => /^\d{6}$/.test(text);

/** The step whose code this is, the latest if there are two. Does the same work for a right and a wrong code. */
export const findStep = (secret: Buffer, code: string, at: Date) => {
  let found: number | undefined;
  for (const offset of tolerance) {
    const step = stepAt(at) + offset;
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) found = step;
  }
  return found;
};

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 §6; 20 bytes need no padding. */
export const toBase32 = (bytes: Buffer) => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => base32Alphabet[Number.parseInt(five, 2)]!);
};

/** The URI that a phone reads from the QR code. */
export const otpauthUri = (secret: Buffer, issuer: string, account: string) => {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer, algorithm: 'SHA1' });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Some phones do not read a + as a space.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}&digits=${digits}&period=${stepSeconds}`;
};
