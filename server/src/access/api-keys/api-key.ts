import { randomBytes } from 'node:crypto';
import type { Environment } from '../../environment.ts';

/** The two halves of a key, as a standard OAuth 2.0 client expects them. */
export interface ApiKeyParts {
  readonly id: string;
  readonly secret: string;
}

const form = /^(florin_(?:sandbox|production)_[\w-]{22}):([\w-]{43})$/;

/** 128 random bits. The environment is readable, so that a person sees which one a key is for. */
export const makeApiKeyId = (environment: Environment) =>
  `florin_${environment}_${randomBytes(16).toString('base64url')}`;

/** `client_id:client_secret` in base64. This is also a standard Basic credential (RFC 7617 §2). */
export const formatApiKey = ({ id, secret }: ApiKeyParts) =>
  Buffer.from(`${id}:${secret}`).toString('base64');

/** Undefined when the text does not have the form of our keys. */
export const parseApiKey = (text: string): ApiKeyParts | undefined => {
  if (text.length > 400) return undefined;
  const bytes = Buffer.from(text, 'base64');
  // Other texts stand for the same bytes: without padding, or with other unused bits in the last character (RFC 4648 §3.5).
  if (bytes.toString('base64') !== text) return undefined;
  const match = form.exec(percentDecode(bytes.toString('latin1')));
  return match ? { id: match[1]!, secret: match[2]! } : undefined;
};

/** RFC 6749 §2.3.1: clients form-encode both halves first. Some clients also encode `-` and `_`. */
const percentDecode = (text: string) =>
  text.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
