import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { Agent, request } from 'undici';
import type { Clock } from '../../clock.ts';
import { leadsToRoot, parseCertificates } from './certificate-chain.ts';

export interface CertificateOptions {
  readonly clock: Clock;
  /** Where certificates may come from, as `host` or `host:port`. Always over https. */
  readonly hosts: readonly string[];
  /** PEM of the authorities that count; the runtime's own when left out. */
  readonly trustRoots?: readonly string[] | undefined;
  /** The host name that the certificate has to be for, where the wallet publishes one. */
  readonly subjectHost?: string | undefined;
  /** Sandbox only: the simulated wallet, which may speak plain http and publishes an authority of its own. */
  readonly simulatorUrl?: string | undefined;
}

/** The wallet is called under the newer name of its API, and names its certificates under the elder. */
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
/** Wallets change their certificate once in a while, so few are in use; a forger must not fill our memory. */
const keptMax = 16;
/** Nor may a forger make us knock at the wallet's door without end. */
const underWayMax = 4;
const certificatePath = /^\/v1\/notifications\/certs\/[\w.-]{1,100}$/;

/** Fetches the certificates that notifications name, from known hosts only, and keeps those that are trusted. */
export const makeSigningCertificates = (options: CertificateOptions): SigningCertificates => {
  const agent = new Agent({
    connect: { timeout: fetchMs },
    headersTimeout: fetchMs,
    bodyTimeout: fetchMs,
    maxResponseSize: pemBytesMax,
  });
  const kept = new Map<string, readonly X509Certificate[]>();
  const underWay = new Map<string, Promise<Found>>();

  const fetchPem = async (url: string) => {
    // A redirect is not followed: it would lead to where no list was asked.
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
      if (!chain) return { fault: 'it is no certificate' };
      const roots = (await readRoots(url)).map((pem) => new X509Certificate(pem));
      const fault = findFault(chain, roots, options);
      if (fault !== undefined) return { fault };
      if (kept.size >= keptMax) kept.delete(kept.keys().next().value!);
      kept.set(url, chain);
      return { certificate: chain[0]! };
    } catch (error) {
      return { fault: `it cannot be fetched (${(error as Error).message})` };
    }
  };

  return {
    find: async (url) => {
      if (!isAllowed(url, options)) return { fault: 'its address is not one of the wallet' };
      const [certificate] = kept.get(url) ?? [];
      // One that has ended since is fetched again, in case the wallet has renewed it in its place.
      if (certificate && options.clock() <= certificate.validToDate) return { certificate };
      const running = underWay.get(url);
      if (running) return running;
      if (underWay.size >= underWayMax) return { fault: 'too many certificates are asked for at once' };
      const fetching = fetchChain(url).finally(() => underWay.delete(url));
      underWay.set(url, fetching);
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
  // The name before an @ is how a foreign host is made to look like a known one.
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
  if (!leadsToRoot(chain, roots, clock()))
    return 'no trusted authority stands behind it, or its time is over';
  if (subjectHost !== undefined && leaf.checkHost(subjectHost) === undefined) return 'it is of somebody else';
  return undefined;
};
