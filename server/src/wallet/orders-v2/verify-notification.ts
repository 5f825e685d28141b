import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type {
  NotificationCheck,
  NotificationFault,
  NotificationVerifier,
  VerifiedNotification,
} from '../wallet.ts';
import type { Transmission } from './ask-about-signature.ts';
import { makeCallBounds } from '../calling/call-bounds.ts';
import { isCertificateAddress } from './certificate-address.ts';
import { readNotification } from './notification.ts';
import { parseJson } from '../calling/reply.ts';
import { makeSigningCertificates, type CertificateOptions } from './signing-certificates.ts';

export interface VerifierOptions extends CertificateOptions {
  /** Our registration at the wallet. It is part of the signed text, so notifications for others are refused. */
  readonly webhookId: string;
  /** Where certificates may come from: see `certificateOrigins`. */
  readonly origins: readonly string[];
  /** The checks to make, in this order. The next one is made only where the one before cannot decide. */
  readonly checks: readonly NotificationCheck[];
  /** Asks the wallet whether it has signed this event. Undefined: it does not say. */
  readonly ask: (transmission: Transmission, event: string) => Promise<'SUCCESS' | 'FAILURE' | undefined>;
}

/**
 * How long the wallet sends a notification again that nobody has accepted. It does not say whether the time of sending is a new one each
 * time, so the first one has to be good for as long. An old notification does no harm: it only makes the service look at the order.
 */
const sentAgainMs = 3 * 24 * 3_600_000;
/** How far the wallet's clock and ours may be apart: an hour (docs/reliability.md#f11), and as much again. */
const clocksApartMs = 2 * 3_600_000;

/** What arrived, and from which address. */
interface Letter {
  readonly transmission: Transmission;
  readonly rawBody: Buffer;
  readonly sender: string;
}

interface Refusal {
  readonly fault: NotificationFault;
  readonly detail: string;
}

/** `isOpen`: this check cannot decide, and another one may. */
type Verdict = 'genuine' | (Refusal & { readonly isOpen?: boolean });

/**
 * Checks that a notification comes from the wallet: signed for us, in the last days, and by the wallet itself
 * (docs/reliability.md#f5, docs/security.md#a10).
 */
export const makeNotificationVerifier = (options: VerifierOptions): NotificationVerifier => {
  const { clock, origins, ask, webhookId } = options;
  const { takeFetch, takeQuestion, recognize } = makeCallBounds();
  const certificates = makeSigningCertificates(options, takeFetch);

  /** With the wallet's certificate, without a call if it is known. */
  const checkHere = async ({ transmission, rawBody, sender }: Letter): Promise<Verdict> => {
    const { id, time, signature, certificateUrl } = transmission;
    const found = await certificates.find(certificateUrl, new Date(time), sender);
    if (found === 'too_many')
      return { fault: 'too_many_checks', detail: 'too many notifications name unknown certificates' };
    if ('doubt' in found) return { fault: 'unjudged_certificate', detail: found.doubt, isOpen: true };
    if ('refusal' in found) return { fault: 'untrusted_certificate', detail: found.refusal };
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`);
    const isRight = verify('sha256', signed, found.certificate.publicKey, Buffer.from(signature, 'base64'));
    return isRight ? 'genuine' : { fault: 'wrong_signature', detail: 'its signature is wrong' };
  };

  /** By asking the wallet. */
  const checkThere = async ({ transmission, rawBody, sender }: Letter): Promise<Verdict> => {
    const event = rawBody.toString();
    // Only one whole object: anything else could put fields of its own beside it.
    if (!isObject(parseJson(event))) return { fault: 'unreadable', detail: 'it is not a JSON object' };
    const giveBack = takeQuestion(sender);
    if (!giveBack)
      return { fault: 'too_many_checks', detail: 'too many notifications have to be asked about' };
    const answer = await ask(transmission, event);
    if (answer === undefined)
      return {
        fault: 'not_confirmed',
        detail: 'the wallet does not say whether it has sent it',
        isOpen: true,
      };
    if (answer === 'FAILURE')
      return { fault: 'wrong_signature', detail: 'the wallet says that its signature is wrong' };
    giveBack();
    return 'genuine';
  };

  const checks: Record<NotificationCheck, (letter: Letter) => Promise<Verdict>> = {
    local: checkHere,
    ask: checkThere,
  };

  const check = async (letter: Letter): Promise<Verdict> => {
    const doubts: Refusal[] = [];
    for (const name of options.checks) {
      const verdict = await checks[name](letter);
      if (verdict === 'genuine' || !verdict.isOpen) return verdict;
      doubts.push(verdict);
    }
    return { fault: doubts.at(-1)!.fault, detail: doubts.map(({ detail }) => detail).join(', and ') };
  };

  return {
    verify: async (headers, rawBody, sender) => {
      const transmission = readTransmission(headers);
      if (!transmission) return refuse('incomplete', 'a header is missing, repeated or of another method');
      const { time, certificateUrl } = transmission;
      const ageMs = clock().getTime() - Date.parse(time);
      // Also refuses an invalid time, whose age is NaN.
      if (!(ageMs >= -clocksApartMs && ageMs <= sentAgainMs + clocksApartMs))
        return refuse('stale', `it says that it was sent at ${time}`);
      if (!isCertificateAddress(certificateUrl, origins))
        return refuse('untrusted_certificate', 'its certificate is not at an address of the wallet');
      const verdict = await check({ transmission, rawBody, sender });
      if (verdict !== 'genuine') return refuse(verdict.fault, verdict.detail);
      recognize(sender);
      const notification = readNotification(parseJson(rawBody.toString()));
      return notification
        ? { isGenuine: true, notification }
        : refuse('unreadable', 'it is signed, but we cannot read it');
    },
    close: () => certificates.close(),
  };
};

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (fault: NotificationFault, detail: string): VerifiedNotification => ({
  isGenuine: false,
  fault,
  detail,
});

const signingMethod = 'SHA256withRSA';

const readTransmission = (
  headers: Parameters<NotificationVerifier['verify']>[0],
): Transmission | undefined => {
  const read = (name: string) => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' && value.length <= 1000 ? value : '';
  };
  const transmission = {
    id: read('transmission-id'),
    time: read('transmission-time'),
    algorithm: read('auth-algo'),
    signature: read('transmission-sig'),
    certificateUrl: read('cert-url'),
  };
  const isComplete = Object.values(transmission).every((value) => value !== '');
  return isComplete && transmission.algorithm === signingMethod ? transmission : undefined;
};
