interface Address {
  readonly bits: bigint;
  readonly length: 32 | 128;
}

/** IPv4 or IPv6, else undefined. For warnings and marks only: the service decides. */
const readAddress = (text: string): Address | undefined => {
  const given = text.split('%', 1)[0]!.trim();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(given)?.[1];
  const v4 = readV4(mapped ?? given);
  if (v4 !== undefined) return { bits: v4, length: 32 };
  const v6 = readV6(given);
  if (v6 === undefined) return undefined;
  // The same IPv4 address in the other spelling.
  const isMapped = /^::ffff:[\da-f]{1,4}:[\da-f]{1,4}$/i.test(given);
  return isMapped ? { bits: v6 & 0xff_ff_ff_ffn, length: 32 } : { bits: v6, length: 128 };
};

const readV4 = (text: string) => {
  const parts = text.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255))
    return undefined;
  return parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);
};

/** The last two groups may be written as an IPv4 address (RFC 4291 §2.2). */
const readV6 = (given: string) => {
  const [, start, last] = /^(.*:)([\d.]+\.[\d.]+)$/.exec(given) ?? [];
  const v4 = last === undefined ? undefined : readV4(last);
  const text =
    v4 === undefined ? given : `${start}${(v4 >> 16n).toString(16)}:${(v4 & 0xff_ffn).toString(16)}`;
  const [head = '', tail, ...rest] = text.split('::');
  if (rest.length > 0 || !text.includes(':')) return undefined;
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  if (groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
};

/** Whether the text is an address, or a range such as 192.0.2.0/24. */
export const isRange = (text: string) => {
  const [start = '', prefix, ...rest] = text.trim().split('/');
  const base = readAddress(start);
  if (base === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= base.length);
};

/** Whether a range such as 192.0.2.0/24, or a single address, contains this address. */
const isInRange = (address: Address, range: string) => {
  const [start = '', prefix] = range.split('/');
  const base = readAddress(start);
  if (base === undefined || base.length !== address.length) return false;
  const kept = prefix === undefined ? base.length : Number(prefix);
  if (!Number.isInteger(kept) || kept < 0 || kept > base.length) return false;
  const shift = BigInt(base.length - kept);
  return base.bits >> shift === address.bits >> shift;
};

/** Whether the service would accept a call from this address. An empty list allows every address. */
export const isAllowed = (address: string, ranges: readonly string[]) => {
  if (ranges.length === 0) return true;
  const read = readAddress(address);
  return read !== undefined && ranges.some((range) => isInRange(read, range.trim()));
};
