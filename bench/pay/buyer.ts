import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentServer } from './pay-messages.ts';

export type Buyer = ReturnType<typeof makeBuyer>;

const json = { 'content-type': 'application/json' };

const ask = async <T>(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object,
): Promise<T> => {
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

/** A platform and its buyer, one call at a time, and what the simulated wallet can be told to do. */
export const makeBuyer = ({ url, walletUrl, accessToken }: PaymentServer) => {
  const bearer = { ...json, authorization: `Bearer ${accessToken}` };
  const control = <T>(method: string, path: string, body?: object) =>
    ask<T>(`${walletUrl}/simulator${path}`, method, body ? json : {}, body);
  const credentials = Buffer.from('florin-sandbox:florin-sandbox-secret').toString('base64');
  const signIn = async () => {
    const answer = await fetch(`${walletUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const token = signIn();

  return {
    /** An order at the wallet that belongs to no payment, over ten euros. */
    order: async () =>
      ask<{ id: string }>(
        `${walletUrl}/v2/checkout/orders`,
        'POST',
        { ...json, authorization: `Bearer ${await token}` },
        { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'EUR', value: '10.00' } }] },
      ),
    startApproved: async () => {
      const { id, extOrderId } = await ask<{ id: string; extOrderId: string }>(
        `${url}/webservice/v2/moneyins/ext/init`,
        'POST',
        bearer,
        {
          transaction: { accountId: 'shop', totalAmount: 1000 },
          redirections: { returnURL: 'https://shop.example/thanks', cancelURL: 'https://shop.example/cart' },
          items: [
            { merchantAccountId: 'm', description: 'A song', quantity: 1, unitAmount: 1000, type: 'digital' },
          ],
        },
      );
      await control('POST', `/orders/${extOrderId}/approve`, {});
      return { id, orderId: extOrderId };
    },
    resume: (id: string) => ask(`${url}/webservice/v2/moneyins/ext/${id}/resume`, 'POST', bearer, {}),
    /** From now on the wallet fails whenever it is asked about this order. */
    silence: async (orderId: string) => {
      for (const operation of ['capture', 'show'])
        await control('POST', '/faults', { fault: 'unavailable', operation, orderId, times: 10_000 });
    },
    endSilence: () => control('DELETE', '/faults'),
    untilCaptured: async (id: string) => {
      for (let tries = 0; tries < 1000; tries += 1) {
        const { status } = await ask<{ status: string }>(
          `${url}/webservice/v2/moneyins/${id}`,
          'GET',
          bearer,
        );
        if (status === 'captured') return;
        await pause(50);
      }
      throw new Error(`${id} was not captured in time`);
    },
  };
};
