import type { HttpRequest } from '../sandbox/http-call.ts';
import type { makeShownCalls } from '../sandbox/shown-calls.ts';

type ShownCalls = ReturnType<typeof makeShownCalls>;

/** Two songs, 10.00 EUR together. Amounts are in the minor unit. */
const makeCart = (shopUrl: string) => ({
  redirections: { returnURL: `${shopUrl}/thanks`, cancelURL: `${shopUrl}/cart` },
  transaction: { accountId: 'my-shop', totalAmount: 1000 },
  items: [
    {
      merchantAccountId: 'merchant-1',
      description: 'A song',
      quantity: 2,
      unitAmount: 500,
      type: 'digital',
    },
  ],
});

export interface StartedPayment {
  readonly extOrderId: string;
  /** The page of the wallet. */
  readonly redirectionUrl: string;
  /** How to go on with it. */
  readonly resume: HttpRequest;
  readonly read: HttpRequest;
}

/** Does what a platform does: exchanges the key for a token, and starts a payment. */
export const startPayment = async (
  { call }: ShownCalls,
  url: string,
  apiKey: string,
  shopUrl: string,
): Promise<StartedPayment> => {
  const { access_token: token } = await call<{ access_token: string }>('Exchange it for an access token', {
    method: 'POST',
    url: `${url}/oauth/api/v1/oauth/token`,
    headers: { Authorization: `basic ${apiKey}` },
    body: new URLSearchParams({ Grant_type: 'client_credentials' }),
  });
  const headers = { Authorization: `Bearer ${token}` };
  const moneyIns = `${url}/webservice/v2/moneyins`;
  const started = await call<{ id: string; extOrderId: string; redirectionUrl: string }>('Start a payment', {
    method: 'POST',
    url: `${moneyIns}/ext/init`,
    headers,
    body: makeCart(shopUrl),
  });
  return {
    ...started,
    resume: { method: 'POST', url: `${moneyIns}/ext/${started.id}/resume`, headers },
    read: { method: 'GET', url: `${moneyIns}/${started.id}`, headers },
  };
};
