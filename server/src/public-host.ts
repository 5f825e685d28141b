import ipaddr from 'ipaddr.js';

/** IPv6 addresses outside of it are not assigned to anybody on the Internet (RFC 4291 §2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Names that never lead to a host on the Internet: the registry of special-use names (RFC 6761), the infrastructure
 * under `arpa`, and the names that ICANN keeps back because private networks use them. The names `example.com`, `.net`
 * and `.org` are registered for documentation, but they are public.
 */
const specialNames: ReadonlySet<string> = new Set(
  (
    'alt arpa example invalid local localhost onion test ' +
    'corp home internal intranet lan localdomain mail private'
  ).split(' '),
);

const nameForm = /^(?:[^.]{1,63}\.)+([a-z][a-z\d-]{1,62})$/;

/**
 * Whether a host can be on the public Internet, by its address or by its name alone. Takes the `hostname` of a parsed
 * URL, which has one spelling for each address (docs/decisions/020-public-hosts.md).
 */
export const isPublicHost = (hostname: string) => {
  const host = hostname.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return isPublicAddress(ipaddr.parse(host));
  const topLevel = nameForm.exec(host)?.[1];
  return topLevel !== undefined && !specialNames.has(topLevel);
};

export const isPublicAddress = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalUnicast));
