import { randomUUID, sign, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { Wallet } from '../wallet.ts';

export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
  readonly body: string;
}

const signedText = ({ id, time, webhookId, body }: Transmission): Buffer =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);

export const certificateUrl = (wallet: Wallet): string =>
  `${wallet.options.publicUrl}/v1/notifications/certs/${wallet.signing.certificateId}`;

/** Signing takes longer than a capture, so another thread does it. */
const signInThreadPool = promisify(sign) as (
  algorithm: string,
  data: Buffer,
  key: KeyObject,
) => Promise<Buffer>;

export const signedHeaders = async (
  wallet: Wallet,
  key: KeyObject,
  given: Omit<Transmission, 'id'>,
): Promise<Record<string, string>> => {
  const transmission = { id: randomUUID(), ...given };
  const signature = await signInThreadPool('sha256', signedText(transmission), key);
  return {
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-time': transmission.time,
    'paypal-transmission-sig': signature.toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certificateUrl(wallet),
  };
};

export const isSignatureValid = (wallet: Wallet, transmission: Transmission, signature: string): boolean => {
  const { publicKey } = new X509Certificate(wallet.signing.certificatePem);
  return verify('sha256', signedText(transmission), publicKey, Buffer.from(signature, 'base64'));
};
