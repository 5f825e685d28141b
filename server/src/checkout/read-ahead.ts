import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser reads a link without its user having followed it: in advance, or for an element or a script of a page
 * (docs/security.md#a20). `Purpose` and `X-Moz` are the names of `Sec-Purpose` in older browsers. Browsers send `Sec-Fetch-Mode` only
 * together with `Sec-Fetch-Dest`; programs such as Node's `fetch` send it alone, and follow the link.
 */
export const isReadAhead = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(isPrefetch) ||
  (headers['sec-fetch-dest'] !== undefined && headers['sec-fetch-mode'] !== 'navigate');

const isPrefetch = (purpose: string | string[] | undefined) => /\bprefetch\b/i.test(String(purpose));
