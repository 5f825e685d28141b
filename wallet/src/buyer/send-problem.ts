import type { FastifyReply, FastifyRequest } from 'fastify';
import { cancelUrl, returnUrl } from '../orders/return-url.ts';
import { findOrder, type OrderRow } from '../records/order-queries.ts';
import { listAuthorizations, listCaptures } from '../records/payment-queries.ts';
import type { Wallet } from '../wallet.ts';
import { summarize } from './pages/order-view.ts';
import { problemPage } from './pages/outcome.ts';
import { sendPage } from './send-page.ts';
import { findSession } from './session.ts';
import { checkoutPath, languageOf, type Visit } from './visit.ts';

/** A popup is closed by the page that opened it, so it needs no link to the merchant. */
const merchantLink = (url: string | undefined, visit: Visit, label: string) =>
  url === undefined || visit.origin !== '' ? undefined : { href: url, label };

/** The order has expired, or it never existed. Only an order that existed has a merchant to go back to. */
export const sendNotFound = (wallet: Wallet, request: FastifyRequest, reply: FastifyReply, visit: Visit) => {
  const order = findOrder(wallet.database, visit.token);
  const language = languageOf(request, order);
  const summary = order && summarize(order, language);
  const wayOn =
    order && summary
      ? merchantLink(cancelUrl(order), visit, language.texts.returnTo(summary.merchantName))
      : { href: '/', label: language.texts.aboutWallet };
  const problem = order === undefined ? 'unknown' : 'expired';
  return sendPage(reply, problemPage({ language, problem, summary, wayOn }), 404);
};

const endedStatuses: ReadonlySet<string> = new Set(['DECLINED', 'DENIED', 'VOIDED']);

/** A completed order may still hold a payment that took nothing and will take nothing. */
export const hasPayment = ({ database }: Wallet, { id }: OrderRow): boolean =>
  [...listCaptures(database, id), ...listAuthorizations(database, id)].some(
    ({ status }) => !endedStatuses.has(status),
  );

/** The buyer has paid, or the payment has ended without money: there is nothing to approve any more. */
export const sendNotOpen = (
  wallet: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  order: OrderRow,
) => {
  const language = languageOf(request, order);
  const summary = summarize(order, language);
  const isPaid = hasPayment(wallet, order);
  const isPayer = findSession(wallet, request)?.buyer?.id === order.buyer_id;
  const url = isPaid ? returnUrl(order, isPayer) : cancelUrl(order);
  const wayOn = merchantLink(url, visit, language.texts.returnTo(summary.merchantName));
  const problem = isPaid ? 'alreadyPaid' : 'ended';
  return sendPage(reply, problemPage({ language, problem, summary, wayOn }), 409);
};

/** The form is not from this session: for example the buyer signed out in another tab. */
export const sendWrongSession = (
  wallet: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
) => {
  const order = findOrder(wallet.database, visit.token);
  const language = languageOf(request, order);
  const summary = order && summarize(order, language);
  const wayOn = { href: checkoutPath(visit), label: language.texts.backToPayment };
  return sendPage(reply, problemPage({ language, problem: 'wrongSession', summary, wayOn }), 403);
};
