import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Florin, FlorinError } from '../src/index.ts';
import { revokeApiKey } from './support/revoke-api-key.ts';
import { aPayment, givenService } from './support/shop.ts';

const { shop, givenClient, approve } = givenService();

const tokenPath = '/oauth/';
const initPath = '/webservice/v2/moneyins/ext/init';

const errorOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FlorinError);
  return error as FlorinError;
};

describe('token', () => {
  test('calls that begin at the same time ask for one token', async () => {
    const { florin, gateway } = await givenClient();
    await Promise.all(Array.from({ length: 20 }, () => florin.payments.init(aPayment())));
    expect(gateway.seen(tokenPath)).toHaveLength(1);
  });

  test('a token that the service no longer takes is replaced, and the call is sent again, once', async () => {
    const { florin, gateway } = await givenClient();
    const { id } = await florin.payments.init(aPayment());
    shop.server.advance(shop.server.deps.config.tokenLifetimeSeconds);
    await Promise.all([1, 2, 3].map(() => florin.payments.read(id)));
    expect(gateway.seen(tokenPath)).toHaveLength(2);
  });

  test('a key that is revoked is reported as such, after one more try', async () => {
    const { id, apiKey } = await shop.server.givenApiKey();
    const { florin, gateway } = await givenClient({ apiKey });
    const payment = await florin.payments.init(aPayment());
    await revokeApiKey(shop.server, id);
    expect(await errorOf(florin.payments.read(payment.id))).toMatchObject({
      status: 401,
      code: 'invalid_client',
      retryable: false,
    });
    expect(gateway.seen(`/webservice/v2/moneyins/${payment.id}`)).toHaveLength(1);
    expect(gateway.seen(tokenPath)).toHaveLength(2);
  });

  test('a token is renewed when it ends, before the service refuses it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    // A key of its own: afterwards the time goes back.
    const { apiKey } = await shop.server.givenApiKey();
    const { florin, gateway } = await givenClient({ apiKey });
    const { id } = await florin.payments.init(aPayment());
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    pass(shop.server.deps.config.tokenLifetimeSeconds - 20);
    await florin.payments.read(id);
    await florin.payments.read(id);
    expect(gateway.seen(tokenPath)).toHaveLength(2);
    pass(30);
    await florin.payments.read(id);
    expect(gateway.seen(tokenPath)).toHaveLength(3);
    // Each of the three calls went out once: none was refused.
    expect(gateway.seen(`/webservice/v2/moneyins/${id}`)).toHaveLength(3);
  });

  test('the token request goes on for the others when the call that began it is aborted', async () => {
    const { florin, gateway } = await givenClient();
    const controller = new AbortController();
    const first = florin.payments.init(aPayment(), { signal: controller.signal });
    const second = florin.payments.init(aPayment());
    const reason = new Error('The buyer has left');
    controller.abort(reason);
    await expect(first).rejects.toBe(reason);
    expect((await second).id).toMatch(/^pay_/);
    expect(gateway.seen(tokenPath)).toHaveLength(1);
  });
});

describe('retries', () => {
  test('an init whose answer is lost is sent again with its key, and makes one payment', async () => {
    const { florin, gateway } = await givenClient();
    gateway.fail('cut_after', initPath);
    const reference = crypto.randomUUID();
    const payment = await florin.payments.init(aPayment({ reference }));
    const sent = gateway.seen(initPath).map(({ headers }) => headers['idempotency-key']);
    expect(sent).toEqual([sent[0], sent[0]]);
    const ids = [];
    for await (const { id } of florin.payments.list({ reference })) ids.push(id);
    expect(ids).toEqual([payment.id]);
  });

  test('every call has a key of its own, or the one it is given', async () => {
    const { florin, gateway } = await givenClient();
    const [first, second] = [await florin.payments.init(aPayment()), await florin.payments.init(aPayment())];
    expect(first.id).not.toBe(second.id);
    const idempotencyKey = crypto.randomUUID();
    const repeated = [1, 2].map(() => florin.payments.init(aPayment(), { idempotencyKey }));
    const [third, fourth] = await Promise.all(repeated);
    expect(third).toEqual(fourth);
    const keys = gateway.seen(initPath).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
  });

  test('Retry-After is waited for', async () => {
    const { florin, gateway } = await givenClient();
    gateway.fail({ status: 503, headers: { 'retry-after': '1' } }, initPath);
    await florin.payments.init(aPayment());
    const [first, second] = gateway.seen(initPath);
    expect(second!.atMs - first!.atMs).toBeGreaterThanOrEqual(1000);
  });

  test('a Retry-After of more than a minute is left to the caller', async () => {
    const { florin, gateway } = await givenClient();
    gateway.fail({ status: 429, headers: { 'retry-after': '61' } }, initPath);
    expect(await errorOf(florin.payments.init(aPayment()))).toMatchObject({
      status: 429,
      code: 'unexpected_answer',
      retryable: true,
      retryAfterSeconds: 61,
    });
    expect(gateway.seen(initPath)).toHaveLength(1);
  });

  test('tries have an end: of the client, or of the call', async () => {
    const { florin, gateway } = await givenClient({ maxRetries: 1 });
    for (let count = 0; count < 3; count += 1) gateway.fail('cut_before', initPath);
    expect(await errorOf(florin.payments.init(aPayment()))).toMatchObject({
      status: undefined,
      code: 'connection_failed',
      retryable: true,
    });
    expect(gateway.seen(initPath)).toHaveLength(2);
    await errorOf(florin.payments.init(aPayment(), { maxRetries: 0 }));
    expect(gateway.seen(initPath)).toHaveLength(3);
  });

  test('a token request that fails is sent again like any other', async () => {
    const { florin, gateway } = await givenClient();
    gateway.fail('cut_before', tokenPath);
    expect((await florin.payments.init(aPayment())).id).toMatch(/^pay_/);
    expect(gateway.seen(tokenPath)).toHaveLength(2);
  });

  test('a decline is not sent again by itself, though it is retryable', async () => {
    const { florin, gateway } = await givenClient();
    const { id, extOrderId } = await approve(florin);
    await shop.wallet.fault({ fault: 'instrument_declined', operation: 'capture', orderId: extOrderId });
    const error = await errorOf(florin.payments.resume(id));
    expect(error).toMatchObject({ status: 402, code: 'payment_declined', retryable: true });
    expect(error.problem?.redirectionUrl).toContain('http');
    expect(gateway.seen(`/webservice/v2/moneyins/ext/${id}`)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('a try without an answer ends by its time-out, whether it waits for the call or for the token', async () => {
    const { florin, gateway } = await givenClient({ maxRetries: 0 });
    gateway.fail('silence', tokenPath);
    gateway.fail('silence', initPath);
    // Long enough for a request to arrive on a busy machine: one that didn't would not be seen below.
    const options = { timeout: 3000 };
    expect(await errorOf(florin.payments.init(aPayment(), options))).toMatchObject({ code: 'timed_out' });
    expect(gateway.seen(initPath)).toHaveLength(0);
    const other = await givenClient({ maxRetries: 1 });
    await other.florin.payments.init(aPayment());
    other.gateway.fail('silence', initPath);
    other.gateway.fail('silence', initPath);
    const error = await errorOf(other.florin.payments.init(aPayment(), options));
    expect(error).toMatchObject({ code: 'timed_out', status: undefined, retryable: true });
    await expect.poll(() => other.gateway.seen(initPath)).toHaveLength(3);
  });

  test('a signal ends a call in every state: before it, waiting for a token, under way, and between two tries', async () => {
    const { florin, gateway } = await givenClient();
    const reason = new Error('enough');
    await expect(florin.payments.read('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(gateway.seen('/')).toHaveLength(0);
    const other = await givenClient();
    other.gateway.fail('silence', tokenPath);
    const startedAt = performance.now();
    const waiting = other.florin.payments.read('x', { signal: AbortSignal.timeout(20) });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    gateway.fail('silence', initPath);
    gateway.fail({ status: 503, headers: { 'retry-after': '60' } }, initPath);
    for (const count of [1, 2]) {
      const controller = new AbortController();
      const call = florin.payments.init(aPayment(), { signal: controller.signal });
      await expect.poll(() => gateway.seen(initPath)).toHaveLength(count);
      setTimeout(() => controller.abort(reason), 20);
      await expect(call).rejects.toBe(reason);
    }
    expect(gateway.seen(initPath)).toHaveLength(2);
  });

  test('settings that make no sense are refused, without the key in the message', () => {
    vi.stubEnv('FLORIN_URL', '');
    vi.stubEnv('FLORIN_API_KEY', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const good = { baseUrl: 'http://localhost:8080', apiKey: 'c2VjcmV0' };
    const bad = [
      {},
      { ...good, baseUrl: 'localhost:8080' },
      { ...good, baseUrl: 'pay.example.com' },
      { ...good, baseUrl: 'https://me@pay.example.com' },
      { ...good, apiKey: 'c2VjcmV0\nc2VjcmV0' },
      { ...good, timeout: 0 },
      { ...good, timeout: 2 ** 31 },
      { ...good, maxRetries: 11 },
      { ...good, maxRetries: 0.5 },
    ];
    for (const options of bad) {
      expect(() => new Florin(options)).toThrow(expect.objectContaining({ code: 'invalid_argument' }));
      expect(() => new Florin(options)).not.toThrow(/c2VjcmV0/);
    }
  });

  test.each([
    'http://pay.example.com',
    'http://PAY.example.com.:8080/florin',
    'http://8.8.8.8',
    'http://0x08080808',
    'http://172.32.0.1',
    'http://100.128.0.1',
    'http://[2606:4700::1111]',
    'http://[::ffff:8.8.8.8]',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
  ])('plain http to the public host %s is refused, and the message says what to do', (baseUrl) => {
    expect(() => new Florin({ baseUrl, apiKey: 'c2VjcmV0' })).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        message: expect.stringMatching(
          /^baseUrl sends the API key unencrypted .* Begin it with https:\/\/\.$/,
        ),
      }),
    );
  });

  test.each([
    'https://pay.example.com',
    'http://localhost:8080',
    'http://shop.localhost:8080',
    'http://127.0.0.1:8080',
    'http://127.1',
    'http://10.1.2.3',
    'http://172.31.0.1',
    'http://192.168.0.1',
    'http://169.254.1.1',
    'http://100.64.0.1',
    'http://[::1]:8080',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[::ffff:10.0.0.1]',
    'http://florin:8080',
    'http://florin.payments.svc.cluster.local',
    'http://florin.internal',
  ])('the address %s is accepted', (baseUrl) => {
    expect(() => new Florin({ baseUrl, apiKey: 'c2VjcmV0' })).not.toThrow();
  });

  test('the environment gives the address and the key', async () => {
    vi.stubEnv('FLORIN_URL', `${shop.server.url}/`);
    vi.stubEnv('FLORIN_API_KEY', shop.client.key.apiKey);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await new Florin().payments.init(aPayment())).id).toMatch(/^pay_/);
  });
});

describe('errors', () => {
  test('a refused request names every fault with its pointer, and the id to report', async () => {
    const { florin } = await givenClient();
    const body = aPayment();
    const error = await errorOf(
      florin.payments.init({ ...body, items: [{ ...body.items[0]!, quantity: 0 }] }),
    );
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', retryable: false });
    expect(error.errors[0]!.pointer).toBe('/items/0/quantity');
    expect(error.requestId).toMatch(/^.{8,}$/);
    expect(error.message).toContain('/items/0/quantity');
  });

  test('an answer that is not Florin’s is reported as such, and a redirection is not followed', async () => {
    const { florin, gateway } = await givenClient({ maxRetries: 0 });
    const answers = [
      { status: 502, body: '<h1>Bad gateway</h1>' },
      { status: 200, body: '<h1>Sign in to the hotel</h1>' },
      { status: 200, body: '' },
      { status: 302, headers: { location: `${gateway.url}/elsewhere` } },
    ];
    for (const answer of answers) {
      gateway.fail(answer, initPath);
      const { status } = answer;
      const error = await errorOf(florin.payments.init(aPayment()));
      expect(error).toMatchObject({ status, code: 'unexpected_answer', retryable: status === 502 });
    }
    expect(gateway.seen('/elsewhere')).toHaveLength(0);
    const another = await givenClient({ maxRetries: 0 });
    another.gateway.fail({ status: 200, body: '' }, tokenPath);
    const error = await errorOf(another.florin.payments.init(aPayment()));
    expect(error).toMatchObject({ status: 200, code: 'unexpected_answer' });
  });

  test('an id that would be another address is refused before anything is sent', async () => {
    const { florin, gateway } = await givenClient();
    for (const id of ['', '.', '..'])
      expect(await errorOf(florin.payments.read(id))).toMatchObject({ code: 'invalid_argument' });
    expect(await errorOf(florin.payments.read('a/../b?c#d'))).toMatchObject({ status: 404 });
    expect(gateway.seen().map(({ path }) => path)).toEqual(['/webservice/v2/moneyins/a%2F..%2Fb%3Fc%23d']);
  });

  test('neither the client nor its errors show the key or the token', async () => {
    const { florin, gateway } = await givenClient({ maxRetries: 0 });
    await florin.payments.init(aPayment());
    gateway.fail('cut_before', initPath);
    const error = await errorOf(florin.payments.init(aPayment()));
    const refused = await errorOf(florin.payments.read('pay_unknown'));
    const shown = inspect([florin, error, refused], { depth: 10, showHidden: true }) + JSON.stringify(florin);
    for (const secret of [shop.client.key.apiKey, shop.client.key.secret, shop.client.token])
      expect(shown).not.toContain(secret);
  });
});
