import { expect, inject } from 'vitest';

const ask = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, init);
  const text = await answer.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: answer.status, body };
};

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** One call of the platform API. */
export const callService = (method: string, path: string, body?: object) => {
  const { serviceUrl, token } = inject('sandbox');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return ask(`${serviceUrl}/webservice/v2${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
};

const faultsUrl = () => `${inject('sandbox').walletUrl}/simulator/faults`;

/** The wallet takes the money and does not say so until it is let. */
export const keepWalletSilent = async ({ extOrderId: orderId }: { extOrderId: string }) => {
  const answer = await ask(
    faultsUrl(),
    post({ fault: 'timeout_after_effect', operation: 'capture', orderId }),
  );
  expect(answer.status).toBe(201);
};

export const letWalletAnswer = async () => {
  expect((await ask(faultsUrl(), { method: 'DELETE' })).status).toBe(204);
};

const truthOf = async (orderId: string) =>
  (await ask(`${inject('sandbox').walletUrl}/simulator/orders/${orderId}`)).body;

/** Whatever the buyer saw: the wallet took the money once, and it is posted to the account. */
export const expectCaptured = async ({ id, extOrderId }: { id: string; extOrderId: string }) => {
  await expect
    .poll(async () => (await callService('GET', `/moneyins/${id}`)).body)
    .toMatchObject({ status: 'captured', capturedAmount: 1000 });
  expect(await truthOf(extOrderId)).toMatchObject({ captureCount: 1, captured: { minor: 1000 } });
  const { serviceUrl, cookie } = inject('sandbox');
  const seen = await ask(`${serviceUrl}/dashboard/api/payments/${id}`, { headers: { cookie } });
  const { postings } = seen.body as { postings: { account: string; amount: number }[] };
  expect(postings.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-1000, 1000]);
};

/** Nothing was taken, and the payment stands like this. */
export const expectUncaptured = async (
  { id, extOrderId }: { id: string; extOrderId: string },
  status: string,
) => {
  expect((await callService('GET', `/moneyins/${id}`)).body).toMatchObject({ status, capturedAmount: null });
  expect(await truthOf(extOrderId)).toMatchObject({ captureCount: 0 });
};
