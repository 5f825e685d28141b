import { expect } from 'vitest';
import { findViolation } from './contract.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they need; `call` checks it against the published schemas
export type Body = any;
export type Answer = { status: number; headers: Headers; body: Body };
export type CallOptions = {
  body?: unknown;
  requestId?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const parse = (text: string): Body => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const fetchToken = async (url: string, credentials: { clientId: string; clientSecret: string }) => {
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
};

/** Calls the wallet as a merchant does. `simulate` calls the controls of the simulator. */
export const createClient = async (url: string, credentials: { clientId: string; clientSecret: string }) => {
  const token = await fetchToken(url, credentials);

  const send = async (
    method: Method,
    path: string,
    { body, requestId, headers, signal }: CallOptions = {},
  ) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return { status: response.status, headers: response.headers, body: parse(await response.text()) };
  };

  /** Makes one call of the published API and checks that its answer matches the published schema. */
  const call = async (method: Method, path: string, options?: CallOptions): Promise<Answer> => {
    const answer = await send(method, path, options);
    expect(findViolation(method, path, answer.status, answer.body)).toBeUndefined();
    return answer;
  };

  const simulate = (method: Method, path: string, body?: unknown): Promise<Answer> =>
    send(method, `/simulator${path}`, { body });

  const givenOrder = async (order: object = {}): Promise<Body> => {
    const body = { ...anOrder('10.00', 'EUR'), ...order };
    const { status, body: created } = await call('POST', '/v2/checkout/orders', {
      body,
      requestId: crypto.randomUUID(),
    });
    expect(status).toBe(201);
    return created;
  };

  const approve = async (orderId: string, buyer?: string, instrument?: string): Promise<Answer> => {
    const approved = await simulate('POST', `/orders/${orderId}/approve`, { buyer, instrument });
    expect(approved.status).toBe(200);
    return approved;
  };

  const givenApprovedOrder = async (order?: object, buyer?: string): Promise<Body> => {
    const created = await givenOrder(order);
    await approve(created.id, buyer);
    return created;
  };

  const capture = (orderId: string, options?: CallOptions) =>
    call('POST', `/v2/checkout/orders/${orderId}/capture`, options);

  const givenCapture = async (order?: object): Promise<Body> => {
    const { id } = await givenApprovedOrder(order);
    const { body } = await capture(id);
    return body.purchase_units[0].payments.captures[0];
  };

  const givenAuthorization = async (order: object = {}): Promise<Body> => {
    const { id } = await givenApprovedOrder({ intent: 'AUTHORIZE', ...order });
    const { status, body } = await call('POST', `/v2/checkout/orders/${id}/authorize`);
    expect(status).toBe(201);
    return { orderId: id, ...body.purchase_units[0].payments.authorizations[0] };
  };

  const reportOf = async (orderId: string): Promise<Body> =>
    (await simulate('GET', `/orders/${orderId}`)).body;
  const advance = (seconds: number) => simulate('POST', '/clock', { advanceSeconds: seconds });
  const givenFault = async (fault: object): Promise<Body> => {
    const { status, body } = await simulate('POST', '/faults', fault);
    expect(status).toBe(201);
    return body;
  };

  return {
    token,
    send,
    call,
    simulate,
    givenOrder,
    approve,
    givenApprovedOrder,
    capture,
    givenCapture,
    givenAuthorization,
    reportOf,
    advance,
    givenFault,
  };
};
export type Client = Awaited<ReturnType<typeof createClient>>;

/** The smallest order a merchant may send. */
export const anOrder = (value: string, currency: string) => ({
  intent: 'CAPTURE',
  purchase_units: [{ amount: { currency_code: currency, value } }],
});

export const issueOf = ({ body }: Answer): string | undefined => body.details?.[0]?.issue;
