import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WalletOptions } from '../wallet.ts';
import { WireError } from '../wire-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The browser SDK calls these from the merchant's page. */
const isForMerchantPages = (url: string) => url.startsWith('/sdk/');

/**
 * Browsers say which page sends a request, in headers that no page can forge. Older ones, and all of them over plain http to
 * another machine, send `Origin` alone. A program that sends neither header is not a browser.
 */
const isForeign = ({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const own = [`${protocol}://${host}`, ...(publicUrl === '' ? [] : [new URL(publicUrl).origin])];
  return headers.origin !== undefined && !own.includes(headers.origin);
};

/**
 * The simulator's controls need no token, so any page that a developer visits could approve orders or set faults at an address
 * that everybody knows. Only pages of the wallet itself may change something; programs may, as before.
 */
export const refuseForeignOrigins = (app: FastifyInstance, options: WalletOptions): void => {
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method) || isForMerchantPages(request.url)) return;
    if (isForeign(request, options.publicUrl)) throw new WireError('FOREIGN_ORIGIN');
  });
};
