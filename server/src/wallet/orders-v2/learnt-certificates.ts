import type { X509Certificate } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { certificatesMax, type CertificateStore } from '../certificate-store.ts';
import { judgeCertificate } from './judge-certificate.ts';

interface Options {
  readonly clock: Clock;
  readonly log: Logger;
  readonly signingName: string;
  /** Undefined: they are forgotten when the process ends. */
  readonly store: CertificateStore | undefined;
}

/** How often forged notifications, whose certificates nobody knows, can make us read the table. */
const readEveryMs = 1000;

/** The certificates that were found good once. What is learnt costs the wallet no call, however many notifications come. */
export const makeLearntCertificates = ({ clock, log, signingName, store }: Options) => {
  const learnt = new Map<string, X509Certificate>();
  let readAtMs = -Infinity;
  let reading: Promise<void> | undefined;

  const add = (url: string, certificate: X509Certificate) => {
    if (!learnt.has(url) && learnt.size >= certificatesMax) learnt.delete(learnt.keys().next().value!);
    learnt.set(url, certificate);
  };

  const read = async (from: CertificateStore) => {
    readAtMs = performance.now();
    try {
      for (const { url, pem } of await from.list()) {
        // Again, because the settings may have changed since.
        const judged = learnt.has(url) ? undefined : judgeCertificate(pem, signingName, clock());
        if (judged && 'certificate' in judged) add(url, judged.certificate);
      }
    } catch (error) {
      log.warn({ err: error }, 'the learnt certificates cannot be read');
    }
  };

  return {
    /** What is not in memory may have been learnt by another process, or before a restart. */
    find: async (url: string): Promise<X509Certificate | undefined> => {
      const found = learnt.get(url);
      if (found || store === undefined) return found;
      if (reading === undefined && performance.now() - readAtMs >= readEveryMs)
        reading = read(store).finally(() => (reading = undefined));
      await reading;
      return learnt.get(url);
    },
    learn: async (url: string, certificate: X509Certificate) => {
      add(url, certificate);
      try {
        await store?.keep({ url, pem: certificate.toString() }, clock());
      } catch (error) {
        log.warn({ err: error }, 'a certificate cannot be kept for the next start');
      }
    },
  };
};
