import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ReceivedNotification } from './receiver.ts';

const header = ({ headers }: ReceivedNotification, name: string): string => String(headers[`paypal-${name}`]);

/** Checks a notification as a merchant must, without the wallet's own code. */
export const isSignatureValid = async (
  notification: ReceivedNotification,
  webhookId: string,
): Promise<boolean> => {
  const pem = await (await fetch(header(notification, 'cert-url'))).text();
  const certificate = new X509Certificate(pem);
  const text = [
    header(notification, 'transmission-id'),
    header(notification, 'transmission-time'),
    webhookId,
    crc32(notification.raw),
  ].join('|');
  const signature = Buffer.from(header(notification, 'transmission-sig'), 'base64');
  return verify('sha256', Buffer.from(text), certificate.publicKey, signature);
};
