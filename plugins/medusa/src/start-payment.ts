import type { Florin, NewPayment } from '@florin/client';
import type { InitiatePaymentInput } from '@medusajs/framework/types';
import { showRefusal } from './ask-florin.ts';
import { toFlorin } from './money-units.ts';
import type { FlorinProviderOptions } from './options.ts';
import { sessionName, toSessionData } from './session-data.ts';

/** Where the storefront says that it goes. Florin checks the address, as it checks everything that comes from outside. */
export const deliveryOf = ({ data }: Pick<InitiatePaymentInput, 'data'>) =>
  data?.['delivery'] as NewPayment['delivery'];

/** Medusa tells a provider the amount alone: so there is one item, and it is sent if the storefront says where to. */
const toNewPayment = (
  options: FlorinProviderOptions,
  sessionId: string,
  { amount, currency_code, data = {} }: InitiatePaymentInput,
): NewPayment => {
  const { accountId, returnUrl, cancelUrl = returnUrl, captureLater, description = 'Your order' } = options;
  const totalAmount = toFlorin(amount, currency_code);
  const delivery = deliveryOf({ data });
  return {
    redirections: { returnURL: returnUrl, cancelURL: cancelUrl },
    transaction: {
      accountId,
      totalAmount,
      currency: currency_code.toUpperCase(),
      captureMode: captureLater ? 'manual' : 'automatic',
      reference: sessionId,
      metadata: { [sessionName]: sessionId },
    },
    ...(delivery && { delivery }),
    items: [
      {
        merchantAccountId: accountId,
        description,
        quantity: 1,
        unitAmount: totalAmount,
        type: delivery ? 'physical' : 'digital',
      },
    ],
  };
};

/** Starts a payment for a session. Of what the storefront sent, only the language and the address are used. */
export const startPayment = async (
  florin: Florin,
  options: FlorinProviderOptions,
  sessionId: string,
  input: InitiatePaymentInput,
) => {
  const language = input.data?.['language'];
  const buyer = typeof language === 'string' ? { acceptLanguage: language } : {};
  const started = florin.payments.init(toNewPayment(options, sessionId, input), { buyer });
  return toSessionData(sessionId, await showRefusal(started, "Florin hasn't answered. Try again."));
};
