import type { X509Certificate } from 'node:crypto';
import type { Logger } from 'pino';
import { Agent, request } from 'undici';
import type { Clock } from '../../clock.ts';
import type { CertificateStore } from '../certificate-store.ts';
import type { TakeCall } from '../calling/call-bounds.ts';
import { userAgent } from '../calling/exchange.ts';
import { isValidAt, judgeCertificate, type Judgement } from './judge-certificate.ts';
import { makeLearntCertificates } from './learnt-certificates.ts';

export interface CertificateOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** The common name of the certificate's subject, exactly. */
  readonly signingName: string;
  readonly store?: CertificateStore | undefined;
}

export interface SigningCertificates {
  /** The certificate at this address, for a notification that was sent at that time. */
  find(url: string, at: Date, sender: string): Promise<Judgement | 'too_many'>;
  close(): Promise<void>;
}

const fetchMs = 5000;
const pemBytesMax = 64 * 1024;
/** How long a certificate that was no good is not fetched again. */
const rememberMs = 60_000;
/** More than the bound on fetches allows in that time. */
const rememberedMax = 200;
/** The wallet understood the request, and has no such certificate. Anything else decides nothing. */
const unknownThere = new Set([400, 404, 410]);

/**
 * Finds the certificates that notifications name: learnt ones first, then those of the last minute, and then at the wallet, where
 * the number of fetches is bounded (docs/security.md#a23).
 */
export const makeSigningCertificates = (
  options: CertificateOptions,
  takeFetch: TakeCall,
): SigningCertificates => {
  const { clock, log, signingName } = options;
  const agent = new Agent({
    connect: { timeout: fetchMs },
    headersTimeout: fetchMs,
    bodyTimeout: fetchMs,
    maxResponseSize: pemBytesMax,
  });
  const learnt = makeLearntCertificates({ clock, log, signingName, store: options.store });
  const fetches = new Map<string, Promise<Judgement>>();
  const recent = new Map<string, { readonly judgement: Judgement; readonly untilMs: number }>();

  const remember = (url: string, judgement: Judgement) => {
    if (recent.size >= rememberedMax) recent.delete(recent.keys().next().value!);
    recent.set(url, { judgement, untilMs: performance.now() + rememberMs });
  };

  const findRecent = (url: string) => {
    const found = recent.get(url);
    if (found && found.untilMs > performance.now()) return found.judgement;
    recent.delete(url);
    return undefined;
  };

  const fetchJudged = async (url: string): Promise<Judgement> => {
    try {
      // A redirect is not followed: it could lead to another host.
      const { statusCode, body } = await request(url, {
        dispatcher: agent,
        headers: { 'user-agent': userAgent },
        signal: AbortSignal.timeout(fetchMs),
      });
      const text = await body.text();
      if (unknownThere.has(statusCode)) return { refusal: 'the wallet has no such certificate' };
      if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`);
      return judgeCertificate(text, signingName, clock());
    } catch (error) {
      // The cause can name our libraries and addresses, so it is not for the caller.
      log.warn({ err: error, url }, 'the certificate of a notification cannot be fetched');
      return { doubt: 'its certificate cannot be fetched' };
    }
  };

  const fetchAndKeep = async (url: string) => {
    const judgement = await fetchJudged(url);
    // Old ones are not learnt: anybody could have us fetch them, and they would take the place of those in use.
    if ('certificate' in judgement && isValidAt(judgement.certificate, clock()))
      await learnt.learn(url, judgement.certificate);
    else remember(url, judgement);
    return judgement;
  };

  const findJudged = async (url: string, at: Date, sender: string): Promise<Judgement | 'too_many'> => {
    const known = await learnt.find(url);
    // An expired one is fetched again, because the wallet may have renewed it under the same address.
    if (known && isValidAt(known, at)) return { certificate: known };
    const found = findRecent(url) ?? fetches.get(url);
    if (found) return found;
    if (!takeFetch(sender)) return 'too_many';
    const fetching = fetchAndKeep(url).finally(() => fetches.delete(url));
    fetches.set(url, fetching);
    return fetching;
  };

  return {
    find: async (url, at, sender) => {
      const judged = await findJudged(url, at, sender);
      return judged !== 'too_many' && 'certificate' in judged ? checkTime(judged.certificate, at) : judged;
    },
    close: () => agent.close(),
  };
};

const checkTime = (certificate: X509Certificate, at: Date): Judgement =>
  isValidAt(certificate, at)
    ? { certificate }
    : { refusal: 'its certificate was not valid when it was sent' };
