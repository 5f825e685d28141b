import { currencyDigits, formatMinor } from '../../money.ts';
import { createApiKey } from '../api-keys/create-api-key.ts';
import { defineCommand, type Call, type Result, type Values } from '../command.ts';
import { exitCodes } from '../exit-code.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makeShownCalls } from '../sandbox/shown-calls.ts';
import { asAdministrator, signInOptions } from '../sign-in/as-administrator.ts';
import { openPrompt } from '../sign-in/prompt.ts';
import { approveInPlaceOfBuyer, letBuyerPay } from './approve.ts';
import type { Payment } from './follow-payment.ts';
import { startPayment } from './start-payment.ts';

const options = {
  browser: { type: 'boolean', help: 'pay yourself, at the wallet in your browser' },
  'with-api-key': { type: 'boolean', help: 'ask for a key of yours instead of making one' },
  ...signInOptions,
} as const;

export const firstPaymentCommand = defineCommand({
  words: ['first-payment'],
  args: [],
  summary: 'make a payment, and show each request and answer',
  details:
    'For the sandbox that npm start runs: makes an API key, gets a token, starts a\n' +
    'payment, approves it at the simulated wallet, and resumes it.',
  options,
  run: async ({ config, values, say }): Promise<Result> => {
    const url = await findSandbox(config);
    const shown = makeShownCalls(say);
    const apiKey = values['with-api-key'] ? await askForKey() : await makeKey(config, values, shown);
    const payment = values.browser
      ? await letBuyerPay((shopUrl) => startPayment(shown, url, apiKey, shopUrl), shown)
      : await approveInPlaceOfBuyer(await startPayment(shown, url, apiKey), shown);
    return conclude(url, payment, shown.calls);
  },
});

const askForKey = async () => {
  const prompt = openPrompt();
  try {
    return (await prompt.askHidden('API key: ')).trim();
  } finally {
    prompt.close();
  }
};

const makeKey = async (
  config: Call['config'],
  { email }: Values<typeof options>,
  { beginStep, sayBelow }: ReturnType<typeof makeShownCalls>,
) => {
  const label = 'first payment';
  beginStep(`Make an API key, as this command does: npm run florin -- api-keys create "${label}"`);
  const { apiKey } = await asAdministrator(config, email, (parts, administrator) =>
    createApiKey(parts, administrator, { label, mayBookRefunds: false }),
  );
  sayBelow(apiKey);
  return apiKey;
};

const conclude = (url: string, payment: Payment, calls: readonly object[]): Result => {
  const { id, status, accountId, currency, capturedAmount } = payment;
  const amount = formatMinor(BigInt(capturedAmount ?? 0), currencyDigits(currency) ?? 0);
  return {
    text:
      `\nThe payment is ${status}: ${amount} ${currency} for the account ${accountId}. It is in the dashboard:\n` +
      `   ${url}/dashboard/payments/${id}`,
    json: { id, status, calls },
    exitCode: status === 'captured' ? exitCodes.done : exitCodes.failed,
  };
};
