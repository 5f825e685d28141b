import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { NotificationFault, NotificationVerifier, VerifiedNotification } from '../wallet.ts';
import { readNotification } from './notification.ts';
import { parseJson } from './reply.ts';
import { makeSigningCertificates, type CertificateOptions } from './signing-certificates.ts';

export interface VerifierOptions extends CertificateOptions {
  /** Our registration at the wallet; it is part of what is signed, so nobody else's notifications pass. */
  readonly webhookId: string;
}

/**
 * How far the time of sending may be from ours. Wide enough for a clock that is an hour off (F11); what comes too late
 * the service finds out by itself. A repetition within the window is told by its id, which the receiver remembers.
 */
const windowMs = 2 * 3_600_000;

/** Checks that notifications are the wallet's own: signed for us, now, by a certificate that is trusted (F5, A10). */
export const makeNotificationVerifier = (options: VerifierOptions): NotificationVerifier => {
  const certificates = makeSigningCertificates(options);
  return {
    verify: async (headers, rawBody) => {
      const transmission = readTransmission(headers);
      if (!transmission) return refuse('incomplete', 'a header is missing, repeated or of another method');
      const { id, time, signature, certificateUrl } = transmission;
      const distanceMs = Math.abs(options.clock().getTime() - Date.parse(time));
      // Written so that a time that is none is refused, too.
      if (!(distanceMs <= windowMs)) return refuse('stale', `it says that it was sent at ${time}`);
      const found = await certificates.find(certificateUrl);
      if ('fault' in found) return refuse('untrusted_certificate', found.fault);
      const signed = Buffer.from(`${id}|${time}|${options.webhookId}|${crc32(rawBody)}`);
      if (!verify('sha256', signed, found.certificate.publicKey, signature)) {
        return refuse('wrong_signature', 'the signature does not fit');
      }
      const notification = readNotification(parseJson(rawBody.toString()));
      return notification
        ? { isGenuine: true, notification }
        : refuse('unreadable', 'it is signed, but is no notification that we know how to read');
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
