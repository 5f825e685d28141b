import { currencyDigits, formatMinor } from '../../money.ts';
import { formatApiKey } from '../../access/api-keys/api-key.ts';
import { defineCommand, type Result } from '../command.ts';
import { exitCodes } from '../exit-code.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makeShownCalls } from '../sandbox/shown-calls.ts';
import { keyOptions, takeApiKey } from '../sandbox/take-api-key.ts';
import { approveInPlaceOfBuyer, letBuyerPay } from './approve.ts';
import type { Payment } from './follow-payment.ts';
import { startPayment } from './start-payment.ts';
import { program } from '../../program.ts';

const options = {
  browser: { type: 'boolean', help: 'pay yourself, at the wallet in your browser' },
  ...keyOptions,
} as const;

export const firstPaymentCommand = defineCommand({
  words: ['first-payment'],
  args: [],
  summary: 'make a payment, and show each request and answer',
  details:
    'For the sandbox that npm start runs: takes an API key, gets a token, starts a\n' +
    'payment, approves it at the simulated wallet, and resumes it.',
  options,
  run: async ({ config, values, say }): Promise<Result> => {
    const url = await findSandbox(config);
    const shown = makeShownCalls(say);
    shown.beginStep(`Take an API key, as this command makes one: ${program} api-keys create "my shop"`);
    const apiKey = formatApiKey(await takeApiKey(config, values));
    shown.sayBelow(apiKey);
    const payment = values.browser
      ? await letBuyerPay((shopUrl) => startPayment(shown, url, apiKey, shopUrl), shown)
      : await approveInPlaceOfBuyer(await startPayment(shown, url, apiKey, config.shopUrl), shown);
    return conclude(url, payment, shown.calls);
  },
});

const conclude = (url: string, payment: Payment, calls: readonly object[]): Result => {
  const { id, status, accountId, currency, capturedAmount } = payment;
  const amount = formatMinor(BigInt(capturedAmount), currencyDigits(currency) ?? 0);
  return {
    text:
      `\nThe payment is ${status}: ${amount} ${currency} for the account ${accountId}. It is in the dashboard:\n` +
      `   ${url}/dashboard/payments/${id}`,
    json: { id, status, calls },
    exitCode: status === 'captured' ? exitCodes.done : exitCodes.failed,
  };
};
