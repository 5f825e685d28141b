import { isIP, isIPv4 } from 'node:net';

/** The form in which we compare addresses: without a zone, and an IPv4-mapped IPv6 address as IPv4. */
export const plainAddress = (address: string) => {
  // A fast path: every request calls this, and nearly every address is IPv4.
  if (!address.includes(':')) return address;
  const zoneless = address.split('%', 1)[0]!;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(zoneless);
  if (mapped) return mapped[1]!;
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(zoneless);
  if (!hex) return zoneless;
  const [high, low] = hex.slice(1).map((part) => Number.parseInt(part, 16)) as [number, number];
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
};

/** Reads a single address or a CIDR range. Throws an error that says what is wrong with any other text. */
export const parseAddressRange = (given: string) => {
  const [rawAddress = '', prefix, ...rest] = given.split('/');
  const address = plainAddress(rawAddress);
  if (isIP(address) === 0 || rest.length > 0) {
    throw new Error(`must be an IP address or a range like 192.0.2.0/24 or 2001:db8::/32, not "${given}"`);
  }
  if (prefix === undefined) return address;
  const bits = isIPv4(address) ? 32 : 128;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits) {
    throw new Error(`must have a prefix length from 0 to ${bits}, not "${given}"`);
  }
  return `${address}/${Number(prefix)}`;
};

/**
 * What rate limits count as one caller: an IPv4 address, or an IPv6 /64, because one host can use all its addresses.
 */
export const addressBlock = (address: string) => {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
};
