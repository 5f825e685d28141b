import type { X509Certificate } from 'node:crypto';
import type { Logger } from 'pino';
import { Agent, request } from 'undici';
import type { Clock } from '../../clock.ts';
import { isValidAt, judgeCertificate, type Judgement } from './judge-certificate.ts';

export interface CertificateOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** The common name of the certificate's subject, exactly. */
  readonly signingName: string;
}

export interface SigningCertificates {
  /** The certificate at this address, for a notification that was sent at that time. */
  find(url: string, at: Date): Promise<Judgement>;
  close(): Promise<void>;
}

const fetchMs = 5000;
const pemBytesMax = 64 * 1024;
/** How long a certificate that was no good is not fetched again. */
const rememberMs = 60_000;
const rememberedMax = 200;
/** Wallets use few certificates at a time. */
const learntMax = 16;
/** Keeps forged notifications from causing many requests to the wallet at once. */
const fetchesMax = 4;
/** The wallet understood the request, and has no such certificate. Anything else decides nothing. */
const unknownThere = new Set([400, 404, 410]);

/** Finds the certificates that notifications name: learnt ones first, then those of the last minute, and then at the wallet. */
export const makeSigningCertificates = ({
  clock,
  log,
  signingName,
}: CertificateOptions): SigningCertificates => {
  const agent = new Agent({
    connect: { timeout: fetchMs },
    headersTimeout: fetchMs,
    bodyTimeout: fetchMs,
    maxResponseSize: pemBytesMax,
  });
  const learnt = new Map<string, X509Certificate>();
  const fetches = new Map<string, Promise<Judgement>>();
  const recent = new Map<string, { readonly judgement: Judgement; readonly untilMs: number }>();

  const learn = (url: string, certificate: X509Certificate) => {
    if (!learnt.has(url) && learnt.size >= learntMax) learnt.delete(learnt.keys().next().value!);
    learnt.set(url, certificate);
  };

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
      learn(url, judgement.certificate);
    else remember(url, judgement);
    return judgement;
  };

  const findJudged = async (url: string, at: Date): Promise<Judgement> => {
    const known = learnt.get(url);
    // An expired one is fetched again, because the wallet may have renewed it under the same address.
    if (known && isValidAt(known, at)) return { certificate: known };
    const found = findRecent(url) ?? fetches.get(url);
    if (found) return found;
    if (fetches.size >= fetchesMax) return { doubt: 'too many certificates are requested at once' };
    const fetching = fetchAndKeep(url).finally(() => fetches.delete(url));
    fetches.set(url, fetching);
    return fetching;
  };

  return {
    find: async (url, at) => {
      const judged = await findJudged(url, at);
      return 'certificate' in judged ? checkTime(judged.certificate, at) : judged;
    },
    close: () => agent.close(),
  };
};

const checkTime = (certificate: X509Certificate, at: Date): Judgement =>
  isValidAt(certificate, at)
    ? { certificate }
    : { refusal: 'its certificate was not valid when it was sent' };
