/** Names that lead to no host on the Internet: reserved for that (RFC 6761), or used by private networks and containers. */
const privateEnds = new Set(
  'localhost local internal intranet lan home corp private test localdomain arpa svc'.split(' '),
);

/** RFC 1918, RFC 6598, RFC 3927, the machine itself, and 0.0.0.0, which systems take for the machine itself. */
const isPrivateIpv4 = (host: string) => {
  const [first = 0, second = 0] = host.split('.').map(Number);
  return (
    first === 10 ||
    first === 127 ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168) ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    host === '0.0.0.0'
  );
};

/** RFC 4193, RFC 4291 §2.5.6, and IPv4 in the form in which a URL writes it, `::ffff:7f00:1`. */
const isPrivateIpv6 = (host: string) => {
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(host);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
    return isPrivateIpv4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  return host === '::1' || host === '::' || /^(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):/.test(host);
};

/**
 * Whether a host is this machine or in a private network, by its address or its name alone. Takes the `hostname` of a parsed
 * URL, which has one spelling for each address.
 */
export const isPrivateHost = (hostname: string) => {
  if (hostname.startsWith('[')) return isPrivateIpv6(hostname.slice(1, -1));
  const host = hostname.replace(/\.$/, '');
  if (/^[\d.]+$/.test(host)) return isPrivateIpv4(host);
  // A name without a dot is resolved in the own network.
  return !host.includes('.') || privateEnds.has(host.split('.').at(-1)!);
};
