import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Letter } from './receiver.ts';

const header = ({ headers }: Letter, name: string): string => String(headers[`paypal-${name}`]);

/** Checks a notification as a merchant must, with nothing of the wallet's own code. */
export const isGenuine = async (letter: Letter, webhookId: string): Promise<boolean> => {
  const pem = await (await fetch(header(letter, 'cert-url'))).text();
  const [leaf = '', root = ''] = pem.split(/(?<=-----END CERTIFICATE-----\n)/);
  const certificate = new X509Certificate(leaf);
  const authority = new X509Certificate(root);
  const chained =
    certificate.checkIssued(authority) && certificate.verify(authority.publicKey) && authority.ca;
  const text = [
    header(letter, 'transmission-id'),
    header(letter, 'transmission-time'),
    webhookId,
    crc32(letter.raw),
  ].join('|');
  const signature = Buffer.from(header(letter, 'transmission-sig'), 'base64');
  return chained && verify('sha256', Buffer.from(text), certificate.publicKey, signature);
};
