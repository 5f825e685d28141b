import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { NotificationFault, NotificationVerifier, VerifiedNotification } from '../wallet.ts';
import { readNotification } from './notification.ts';
import { parseJson } from './reply.ts';
import { makeSigningCertificates, type CertificateOptions } from './signing-certificates.ts';

export interface VerifierOptions extends CertificateOptions {
  /** Our registration at the wallet. It is part of the signed text, so notifications for others are refused. */
  readonly webhookId: string;
}

/**
 * How far the time of sending may be from our time. Enough for a clock that is wrong by an hour
 * (docs/reliability.md#f11). A notification that comes later is not needed, because the service also asks the wallet
 * itself. A repeated notification does no harm: it only makes the service look at the order again.
 */
const windowMs = 2 * 3_600_000;

/**
 * Checks that a notification comes from the wallet: signed for us, recently, with a trusted certificate
 * (docs/reliability.md#f5, docs/security.md#a10).
 */
export const makeNotificationVerifier = (options: VerifierOptions): NotificationVerifier => {
  const certificates = makeSigningCertificates(options);
  return {
    verify: async (headers, rawBody) => {
      const transmission = readTransmission(headers);
      if (!transmission) return refuse('incomplete', 'a header is missing, repeated or of another method');
      const { id, time, signature, certificateUrl } = transmission;
      const distanceMs = Math.abs(options.clock().getTime() - Date.parse(time));
      // Also refuses an invalid time, whose distance is NaN.
      if (!(distanceMs <= windowMs)) return refuse('stale', `it says that it was sent at ${time}`);
      const found = await certificates.find(certificateUrl);
      if ('fault' in found) return refuse('untrusted_certificate', found.fault);
      const signed = Buffer.from(`${id}|${time}|${options.webhookId}|${crc32(rawBody)}`);
      if (!verify('sha256', signed, found.certificate.publicKey, signature)) {
        return refuse('wrong_signature', 'the signature is wrong');
      }
      const notification = readNotification(parseJson(rawBody.toString()));
      return notification
        ? { isGenuine: true, notification }
        : refuse('unreadable', 'it is signed, but we cannot read it');
    },
    close: () => certificates.close(),
  };
};

const refuse = (fault: NotificationFault, detail: string): VerifiedNotification => ({
  isGenuine: false,
  fault,
  detail,
});

const readTransmission = (headers: Parameters<NotificationVerifier['verify']>[0]) => {
  const read = (name: string) => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' && value.length <= 1000 ? value : '';
  };
  const transmission = {
    id: read('transmission-id'),
    time: read('transmission-time'),
    signature: Buffer.from(read('transmission-sig'), 'base64'),
    certificateUrl: read('cert-url'),
  };
  const { id, time, signature, certificateUrl } = transmission;
  const isComplete = id !== '' && time !== '' && signature.length > 0 && certificateUrl !== '';
  return isComplete && read('auth-algo') === 'SHA256withRSA' ? transmission : undefined;
};
