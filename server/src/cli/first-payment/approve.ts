import { setTimeout as pause } from 'node:timers/promises';
import { StartFault } from '../../start/start-fault.ts';
import type { makeShownCalls } from '../sandbox/shown-calls.ts';
import { serveReturnPage } from './buyer-returns.ts';
import { followPayment } from './follow-payment.ts';
import { openPage } from './open-page.ts';
import type { StartedPayment } from './start-payment.ts';

type ShownCalls = ReturnType<typeof makeShownCalls>;

const outcomeDeadlineMs = 60_000;
const buyerDeadlineMs = 15 * 60_000;
const returnDeadlineMs = 5000;

/** Approves at the simulated wallet, and resumes. */
export const approveInPlaceOfBuyer = async (payment: StartedPayment, { call }: ShownCalls) => {
  const { extOrderId, redirectionUrl, resume, read } = payment;
  await call("Approve it at the simulated wallet, in the buyer's place", {
    method: 'POST',
    url: `${new URL(redirectionUrl).origin}/simulator/orders/${extOrderId}/approve`,
  }).catch(({ message }: Error) => {
    throw new StartFault(`${message}\nOnly the simulated wallet can do that. Approve it yourself: --browser`);
  });
  await call('Resume it: the money is captured', resume);
  return followPayment('waiting for the outcome', read, outcomeDeadlineMs);
};

/** Lets the person at the terminal be the buyer. Florin captures when their browser comes back. */
export const letBuyerPay = async (
  start: (shopUrl: string) => Promise<StartedPayment>,
  { beginStep, sayBelow }: ShownCalls,
) => {
  const shop = await serveReturnPage();
  try {
    const { redirectionUrl, read } = await start(shop.url);
    beginStep('Pay as the buyer ada@buyers.example with the password "sandbox", on this page:');
    sayBelow(redirectionUrl);
    openPage(redirectionUrl);
    const payment = await followPayment('waiting for you to pay', read, buyerDeadlineMs);
    // The browser is on its way back, unless the buyer has closed it.
    await Promise.race([shop.returned, pause(returnDeadlineMs, undefined, { ref: false })]);
    return payment;
  } finally {
    shop.close();
  }
};
