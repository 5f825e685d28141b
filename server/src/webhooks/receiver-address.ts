import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { elsewhere } from '../elsewhere.ts';
import type { Environment } from '../environment.ts';
import { overloaded } from '../http/overload.ts';
import { isPublicAddress } from '../public-host.ts';
import type { Config } from '../start/config.ts';

type Settings = Pick<Config, 'environment' | 'webhookAllowedRanges' | 'webhookPorts' | 'webhookDnsServers'>;

/**
 * An address that we do not send to. The message continues a sentence about the URL. It never names the address: whoever gives a name
 * must not learn what it means in our network.
 */
export class ReceiverRefused extends Error {}

const notSentTo = () => new ReceiverRefused('leads to an address that webhooks are not sent to');

/** A name that nobody answers for takes seconds, and callers who wait for it must not use up the slots of all others. */
const checksMax = 50;

/**
 * Which receivers are sent to (docs/security.md#a2). A name is resolved once for each connection, by the connection itself:
 * it goes to the addresses that were checked, whatever the name means a moment later.
 */
export const makeReceivers = (settings: Settings) => {
  const requireAddress = makeRequireAddress(settings);
  const resolve = makeResolve(settings);
  let checks = 0;

  /** Every address has to be allowed: which one is taken is not ours to say. */
  const check = async (host: string, protocol: string) => {
    const addresses = await resolve(host);
    for (const address of addresses) requireAddress(address, protocol);
    return addresses;
  };

  return {
    /** Reads a URL that may be sent to, as far as that can be said without asking anybody. */
    readUrl: (text: string) => {
      const url = readUrl(text, settings);
      const host = hostOf(url);
      // No connection looks up an address that is written in the URL itself.
      if (isIP(host) !== 0) requireAddress(host, url.protocol);
      return url;
    },
    /** Throws unless everything that the name means now may be sent to. A name that means nothing passes. */
    requireReachable: async (text: string) => {
      const url = readUrl(text, settings);
      if (checks >= checksMax) throw overloaded('Too many names of receivers are being looked up right now.');
      checks += 1;
      try {
        await elsewhere(() => check(hostOf(url), url.protocol));
      } catch (error) {
        if (error instanceof ReceiverRefused) throw error;
      } finally {
        checks -= 1;
      }
    },
    /** Resolves and checks for a connection, which goes where this says. */
    lookupFor:
      (protocol: string): LookupFunction =>
      (host, options, callback) => {
        const answer = async () => {
          try {
            const addresses = await check(host, protocol);
            const all = addresses.map((address) => ({ address, family: isIP(address) }));
            if (options.all) callback(null, all);
            else callback(null, all[0]!.address, all[0]!.family);
          } catch (error) {
            callback(error as Error, '', 0);
          }
        };
        void answer();
      },
  };
};

export type Receivers = ReturnType<typeof makeReceivers>;

const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$/g, '');

const readUrl = (text: string, settings: Settings) => {
  const { environment, webhookPorts, webhookAllowedRanges } = settings;
  const isProduction = environment === 'production';
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new ReceiverRefused('must begin with https://');
  if (isProduction && url.protocol === 'http:' && webhookAllowedRanges.length === 0)
    throw new ReceiverRefused('must begin with https://');
  if (url.username || url.password) throw new ReceiverRefused('must not contain a user name or a password');
  if (url.hash) throw new ReceiverRefused('must not contain a fragment (#)');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const ports = webhookPorts.length === 0 && isProduction ? [443] : webhookPorts;
  if (ports.length > 0 && !ports.includes(port))
    throw new ReceiverRefused(`must have the port ${ports.join(' or ')}`);
  if (metadataNames.has(hostOf(url).replace(/\.$/, ''))) throw notSentTo();
  return url;
};

/**
 * Where clouds give their machines keys and settings: Amazon, Google, OpenStack, Azure, Oracle, Alibaba and Scaleway. No receiver of
 * webhooks is there, whatever ranges are allowed.
 */
const metadataRanges = (
  '169.254.169.254/32 169.254.170.0/24 fd00:ec2::/32 fd20:ce::254/128 fe80::a9fe:a9fe/128 168.63.129.16/32 ' +
  '192.0.0.192/32 fd00:c1::a9fe:a9fe/128 100.100.100.200/32 169.254.42.42/32 fd00:42::42/128'
)
  .split(' ')
  .map((range) => ipaddr.parseCIDR(range));

/** Refused as well where they mean nothing yet. */
const metadataNames = new Set(['metadata.google.internal', 'metadata.goog']);

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

const isWithin = (address: ipaddr.IPv4 | ipaddr.IPv6, ranges: readonly Range[]) =>
  ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

/** Of the kinds of addresses that ipaddr.js knows: in the sandbox a receiver may be on the developer's own machine. */
const kindsInSandbox = new Set(['unicast', 'loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

const isAllowed = (environment: Environment, address: ipaddr.IPv4 | ipaddr.IPv6) =>
  environment === 'production' ? isPublicAddress(address) : kindsInSandbox.has(address.range());

const makeRequireAddress = ({ environment, webhookAllowedRanges }: Settings) => {
  const ranges = webhookAllowedRanges.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : `${range}/${isIP(range) === 4 ? 32 : 128}`),
  );
  return (address: string, protocol: string) => {
    const parsed = ipaddr.process(address);
    if (isWithin(parsed, metadataRanges)) throw notSentTo();
    if (isWithin(parsed, ranges)) return;
    if (!isAllowed(environment, parsed)) throw notSentTo();
    if (environment === 'production' && protocol !== 'https:')
      throw new ReceiverRefused('must begin with https://');
  };
};

/** Not by the system's resolver: its few threads would wait for every name that nobody answers for. */
const makeResolve = ({ webhookDnsServers }: Settings) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (webhookDnsServers.length > 0) resolver.setServers(webhookDnsServers);
  return async (host: string): Promise<string[]> => {
    if (isIP(host) !== 0) return [host];
    if (host === 'localhost') return ['127.0.0.1', '::1'];
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error(`The name ${host} has no address.`);
    return addresses;
  };
};
