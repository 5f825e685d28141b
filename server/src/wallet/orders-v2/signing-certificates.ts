import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import type { Logger } from 'pino';
import { Agent, request } from 'undici';
import type { Clock } from '../../clock.ts';
import { leadsToRoot, parseCertificates } from './certificate-chain.ts';

export interface CertificateOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** Where certificates may come from, as `host` or `host:port`. Always over https. */
  readonly hosts: readonly string[];
  /** PEM of the trusted authorities. Default: those of the runtime. */
  readonly trustRoots?: readonly string[] | undefined;
  /** The host name that the certificate has to be for, if the wallet publishes one. */
  readonly subjectHost?: string | undefined;
  /** Sandbox only: the simulated wallet, which may use plain http and publishes its own authority. */
  readonly simulatorUrl?: string | undefined;
}

/** The wallet's API has a newer host name, but the URLs of its certificates contain the older one. */
export const certificateHosts = (walletUrl: string) => {
  const { host } = new URL(walletUrl);
  return [...new Set([host, host.replace(/^api-m\./, 'api.')])];
};

type Found = { readonly certificate: X509Certificate } | { readonly fault: string };

export interface SigningCertificates {
  find(url: string): Promise<Found>;
  close(): Promise<void>;
}

const fetchMs = 5000;
const pemBytesMax = 64 * 1024;
/** Wallets use few certificates at a time. The limit keeps forged notifications from filling our memory. */
const cachedMax = 16;
/** Keeps forged notifications from causing many requests to the wallet. */
const fetchesMax = 4;
const certificatePath = /^\/v1\/notifications\/certs\/[\w.-]{1,100}$/;

/** Fetches the certificates that notifications name, only from known hosts, and caches the trusted ones. */
export const makeSigningCertificates = (options: CertificateOptions): SigningCertificates => {
  const agent = new Agent({
    connect: { timeout: fetchMs },
    headersTimeout: fetchMs,
    bodyTimeout: fetchMs,
    maxResponseSize: pemBytesMax,
  });
  const cached = new Map<string, readonly X509Certificate[]>();
  const fetches = new Map<string, Promise<Found>>();

  const fetchPem = async (url: string) => {
    // A redirect is not followed: it could lead to a host that is not in the list.
    const signal = AbortSignal.timeout(fetchMs);
    const { statusCode, body } = await request(url, { dispatcher: agent, signal });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`);
    return text;
  };

  const readRoots = async (url: string) => {
    if (!isOfSimulator(url, options.simulatorUrl)) return options.trustRoots ?? rootCertificates;
    return [await fetchPem(new URL('/simulator/root-certificate', url).href)];
  };

  const fetchChain = async (url: string): Promise<Found> => {
    try {
      const chain = parseCertificates(await fetchPem(url));
      if (!chain) return { fault: 'it is not a certificate' };
      const roots = (await readRoots(url)).map((pem) => new X509Certificate(pem));
      const fault = findFault(chain, roots, options);
      if (fault !== undefined) return { fault };
      if (cached.size >= cachedMax) cached.delete(cached.keys().next().value!);
      cached.set(url, chain);
      return { certificate: chain[0]! };
    } catch (error) {
      // The cause can name our libraries and addresses, so it is not for the caller.
      options.log.warn({ err: error, url }, 'the certificate of a notification cannot be fetched');
      return { fault: 'it cannot be fetched' };
    }
  };

  return {
    find: async (url) => {
      if (!isAllowed(url, options)) return { fault: 'its address is not an address of the wallet' };
      const [certificate] = cached.get(url) ?? [];
      // An expired certificate is fetched again, because the wallet may have renewed it under the same address.
      if (certificate && options.clock() <= certificate.validToDate) return { certificate };
      const running = fetches.get(url);
      if (running) return running;
      if (fetches.size >= fetchesMax) return { fault: 'too many certificates are requested at once' };
      const fetching = fetchChain(url).finally(() => fetches.delete(url));
      fetches.set(url, fetching);
      return fetching;
    },
    close: () => agent.close(),
  };
};

const isOfSimulator = (url: string, simulatorUrl: string | undefined) =>
  simulatorUrl !== undefined && new URL(url).origin === new URL(simulatorUrl).origin;

const isAllowed = (text: string, { hosts, simulatorUrl }: CertificateOptions) => {
  if (text.length > 500 || !URL.canParse(text)) return false;
  const url = new URL(text);
  // A known host name before an @ makes a foreign host look like a known one.
  if (
    url.username !== '' ||
    url.password !== '' ||
    url.search !== '' ||
    !certificatePath.test(url.pathname)
  ) {
    return false;
  }
  return isOfSimulator(text, simulatorUrl) || (url.protocol === 'https:' && hosts.includes(url.host));
};

const findFault = (
  chain: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  { clock, subjectHost }: CertificateOptions,
) => {
  const leaf = chain[0]!;
  if (leaf.publicKey.asymmetricKeyType !== 'rsa') return 'its key is not RSA';
  if (!leadsToRoot(chain, roots, clock())) return 'no trusted authority has issued it, or it has expired';
  if (subjectHost !== undefined && leaf.checkHost(subjectHost) === undefined)
    return 'it is for another host name';
  return undefined;
};
