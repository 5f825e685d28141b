import { expect, inject } from 'vitest';

interface Payment {
  readonly id: string;
  readonly extOrderId: string;
  readonly status: string;
  readonly capturedAmount: number | null;
}

const request = async (url: string, init: RequestInit = {}) => {
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
  return request(`${serviceUrl}/webservice/v2${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
};

/** The wallet captures the money, but does not answer until the returned function is called. */
export const holdCaptureAnswer = async ({ extOrderId: orderId }: { extOrderId: string }) => {
  const faultsUrl = `${inject('sandbox').walletUrl}/simulator/faults`;
  const fault = { fault: 'timeout_after_effect', operation: 'capture', orderId };
  const { status, body } = await request(faultsUrl, post(fault));
  expect(status).toBe(201);
  return async () => {
    expect((await request(`${faultsUrl}/${String(body['id'])}`, { method: 'DELETE' })).status).toBe(204);
  };
};

/** The wallet's next notifications about this order do not arrive. */
export const loseNotifications = async ({ extOrderId: orderId }: { extOrderId: string }) => {
  const fault = { fault: 'notification_lost', operation: 'notification', orderId, times: 5 };
  expect((await request(`${inject('sandbox').walletUrl}/simulator/faults`, post(fault))).status).toBe(201);
};

/** The bank of the buyer Pia confirms the capture at last. */
export const settleCapture = async (orderId: string) => {
  const { captures } = (await walletReport(orderId)) as { captures: { id: string }[] };
  const url = `${inject('sandbox').walletUrl}/simulator/captures/${captures[0]!.id}/settle`;
  expect((await request(url, post({ outcome: 'completed' }))).status).toBe(200);
};

/** Notifications have times of whole seconds. A buyer who approves again is never so quick that it is the same one; a test is. */
export const passASecondAtWallet = async () => {
  const url = `${inject('sandbox').walletUrl}/simulator/clock`;
  expect((await request(url, post({ advanceSeconds: 1 }))).status).toBe(200);
};

/** The payments of this order of the demo shop, as operators see them. */
export const listPayments = async (number: string) => {
  const { serviceUrl, cookie } = inject('sandbox');
  const url = `${serviceUrl}/dashboard/api/payments?search=${encodeURIComponent(`Kade ${number}`)}`;
  const { items } = (await request(url, { headers: { cookie } })).body as { items: Payment[] };
  return items;
};

export const walletReport = async (orderId: string) =>
  (await request(`${inject('sandbox').walletUrl}/simulator/orders/${orderId}`)).body;

/** Expects that the wallet captured the money once, and that it is posted to the account. */
export const expectCaptured = async ({ id, extOrderId }: { id: string; extOrderId: string }) => {
  await expect
    .poll(async () => (await callService('GET', `/moneyins/${id}`)).body)
    .toMatchObject({ status: 'captured', capturedAmount: 1000 });
  expect(await walletReport(extOrderId)).toMatchObject({ captureCount: 1, captured: { minor: 1000 } });
  const { serviceUrl, cookie } = inject('sandbox');
  const seen = await request(`${serviceUrl}/dashboard/api/payments/${id}`, { headers: { cookie } });
  const { postings } = seen.body as { postings: { accountId: string | null; amount: number }[] };
  // Beside them is what the wallet keeps as its fee.
  expect(postings.filter(({ accountId }) => accountId !== null)).toMatchObject([{ amount: 1000 }]);
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
};

/** Expects that nothing was captured, and that the payment has this status. */
export const expectUncaptured = async (
  { id, extOrderId }: { id: string; extOrderId: string },
  status: string,
) => {
  expect((await callService('GET', `/moneyins/${id}`)).body).toMatchObject({ status, capturedAmount: 0 });
  expect(await walletReport(extOrderId)).toMatchObject({ captureCount: 0 });
};
