import type { Environment } from '../environment.ts';
import { isPublicHost } from '../public-host.ts';

export const urlLengthMax = 2048;

/** What is wrong with a URL that a buyer will be sent to, or undefined. It is frozen with the payment (docs/security.md#a1). */
export const findUrlFault = (text: string, environment: Environment): string | undefined => {
  if (text.length > urlLengthMax) return `must have at most ${urlLengthMax} characters`;
  // The URL parser would drop them silently.
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/[\u0000-\u0020\u007F]/.test(text)) return 'must have no spaces or control characters';
  // A parser takes it for a slash in one place and for a letter in another.
  if (text.includes('\\')) return 'must have no backslash';
  // The form too: the parser accepts `https:path`, which a browser reads as a path of our own host.
  const url = /^https?:\/\/[^/]/i.test(text) ? URL.parse(text) : null;
  if (!url) return 'must be an absolute http or https URL';
  if (url.username || url.password) return 'must carry no user name or password';
  const own = findAddedName(url.search);
  if (own !== undefined) return `must have no "${own}" in its query, which the service adds itself`;
  if (environment === 'sandbox') return undefined;
  if (url.protocol !== 'https:') return 'must be https in production';
  return isPublicHost(url.hostname) ? undefined : 'must be a public host in production';
};

/** What is added to the query of a redirection (docs/payments.md#where-the-buyer-goes). */
interface AddedQuery {
  readonly transactionId: string;
  readonly extOrderId: string;
  readonly outcome: 'success' | 'cancel' | 'error';
  readonly reason?: 'expired';
}

const addedNames = ['transactionId', 'extOrderId', 'outcome', 'reason'] as const;

/** A name in the query that the service adds itself. Some servers also split a query at `;`, so here both signs separate. */
const findAddedName = (query: string) => {
  if (query === '') return undefined;
  const given = new URLSearchParams(query.replaceAll(';', '&'));
  return addedNames.find((name) => given.has(name));
};

/**
 * Appends the outcome to the query. The URL itself stays byte for byte, because the platform may have signed it. Only
 * characters outside ASCII are percent-encoded: no header can carry them.
 */
export const addOutcome = (target: string, added: AddedQuery) => {
  const url = target.replaceAll(/[^ -~]+/g, encodeURIComponent);
  const end = url.indexOf('#');
  const [before, fragment] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const mark = !before.includes('?') ? '?' : /^[^?]*\?$|&$/.test(before) ? '' : '&';
  return `${before}${mark}${new URLSearchParams({ ...added }).toString()}${fragment}`;
};
