import type { FlorinEvent } from './event.ts';
import { FlorinError } from './florin-error.ts';
import { verifyWebhook, type HeadersGiven } from './verify-webhook.ts';

/**
 * A request as a framework gives it: the `Request` of the web (Next, Workers, Deno, Bun), Hono's `c.req`, what Express and Fastify
 * pass to a handler, or Node's own.
 *
 * @example
 * const receive = (request: WebhookRequest) => verifyWebhookRequest(request, secret);
 * const webhook = await signTestWebhook({ id: 'evt_1', type: 'payment.captured' }, secret);
 * console.log((await receive(new Request('http://localhost/hooks', { method: 'POST', ...webhook }))).type);
 */
export interface WebhookRequest {
  readonly headers?: HeadersGiven;
  /** As it arrived, or a stream of it. */
  readonly body?: unknown;
  /** As it arrived, where a framework parses `body`: Nest, Fastify with a plugin, functions in a cloud. */
  readonly rawBody?: unknown;
  /** The request of the runtime, where a framework wraps it. */
  readonly raw?: unknown;
}

/** An event has a few kilobytes. */
const bytesMax = 1_000_000;

type Body = string | Uint8Array;
type Stream = AsyncIterable<string | Uint8Array>;

const isBody = (value: unknown): value is Body => typeof value === 'string' || ArrayBuffer.isView(value);

const isStream = (value: unknown): value is Stream =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const fail = (message: string): never => {
  throw new FlorinError('invalid_argument', message);
};

const collect = async (stream: Stream): Promise<Body> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    length += bytes.length;
    if (length > bytesMax)
      throw new FlorinError('webhook_malformed', `The body has more than ${bytesMax} bytes.`);
    parts.push(bytes);
  }
  const whole = new Uint8Array(length);
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
};

interface Wrapped {
  readonly headers?: HeadersGiven;
  readonly body?: unknown;
  readonly bodyUsed?: boolean;
  readonly readableEnded?: boolean;
}

/** The stream that nobody has read yet. Node's request is one, the web's has one. */
const findStream = (request: Wrapped) => {
  if (request.bodyUsed === true || request.readableEnded === true)
    return fail('The body of the webhook was read before. Let nothing else read it on this route.');
  return [request.body, request].find(isStream);
};

const readBody = async (request: WebhookRequest, raw: Wrapped): Promise<Body> => {
  const given = [request.rawBody, request.body].find(isBody);
  if (given !== undefined) return given;
  const { body } = request;
  if (typeof body === 'object' && body !== null && !isStream(body))
    return fail(
      'The body of the webhook was parsed, and only the text that arrived is signed. Let no parser read it on this route, or one that ' +
        "leaves it as it is: express.raw({ type: 'application/json' }), or a content type parser with parseAs: 'buffer' in Fastify.",
    );
  const stream = findStream(raw);
  return stream === undefined ? '' : collect(stream);
};

/**
 * Checks a webhook like {@link verifyWebhook}, and reads its body and headers from the request as your framework gives it. Nothing else
 * may have parsed the body.
 *
 * @example
 * const webhook = await signTestWebhook({ id: 'evt_1', type: 'payment.captured' }, secret);
 * const request = new Request('http://localhost:3000/hooks', { method: 'POST', ...webhook });
 * const event = await verifyWebhookRequest(request, secret);
 * console.log(event.type);
 */
export const verifyWebhookRequest = async (
  request: WebhookRequest,
  secret: string | readonly string[],
): Promise<FlorinEvent> => {
  const raw = (request.raw ?? request) as Wrapped;
  const headers = request.headers ?? raw.headers ?? {};
  return verifyWebhook(await readBody(request, raw), headers, secret);
};
