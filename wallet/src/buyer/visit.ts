import type { FastifyRequest } from 'fastify';
import type { OrderRow } from '../records/order-queries.ts';
import { chooseLanguage, type Language } from './i18n/choose-language.ts';

/** What the address of every page says: the order, and the page that opened the popup. */
export interface Visit {
  readonly token: string;
  readonly origin: string;
}

/** The origin of the opener is the target of a message, so only a plain web origin is accepted. */
const webOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text ? text : '';
};

export const readVisit = (fields: URLSearchParams): Visit => ({
  token: fields.get('token') ?? '',
  origin: webOrigin(fields.get('origin') ?? ''),
});

export const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://wallet').searchParams;
export const formOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

export const checkoutPath = (
  { token, origin }: Visit,
  more: Record<string, string> = {},
  page = '',
): string =>
  `/checkoutnow${page}?${new URLSearchParams({ token, ...(origin !== '' && { origin }), ...more }).toString()}`;

export const languageOf = (request: FastifyRequest, order: OrderRow | undefined): Language =>
  chooseLanguage(order?.locale, request.headers['accept-language'] ?? '');
