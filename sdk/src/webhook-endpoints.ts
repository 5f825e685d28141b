import { path, type Call } from './call.ts';
import { FlorinError } from './florin-error.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type {
  ReplayRequest,
  SecretRotation,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointRequest,
  WebhookEndpointWithSecret,
} from './schema.ts';
import type { CallOptions, WriteOptions } from './settings.ts';

/**
 * Which deliveries to list. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * await florin.webhookEndpoints.test(endpoint.id);
 * const firstOnes: DeliveryFilter = { limit: 10 };
 * for await (const { answerStatus } of florin.webhookEndpoints.deliveries(endpoint.id, firstOnes)) console.log(answerStatus);
 */
export type DeliveryFilter = QueryOf<'listWebhookDeliveries'>;

/**
 * Which endpoints to read. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const ofThisYear: EndpointFilter = { from: '2026-01-01T00:00:00Z' };
 * console.log((await florin.webhookEndpoints.page(ofThisYear)).items.length);
 */
export type EndpointFilter = QueryOf<'listWebhookEndpoints'>;

/** Where events are sent, as `florin.webhookEndpoints`. */
export class WebhookEndpoints {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * Has events sent to an address of yours. Keep the `secret` for {@link verifyWebhook}.
   *
   * @example
   * const { id, secret } = await florin.webhookEndpoints.create({
   *   url: 'http://localhost:3000/hooks',
   *   eventTypes: ['payment.captured', 'refund.completed'],
   * });
   * console.log(id, secret.length);
   */
  async create(order: WebhookEndpointRequest, options?: WriteOptions): Promise<WebhookEndpointWithSecret> {
    const request = { method: 'POST', path: '/webhook-endpoints', body: order } as const;
    return (await this.#call.write<WebhookEndpointWithSecret>(request, options)).body;
  }

  /**
   * Your endpoints, newest first, page by page as you go on.
   *
   * @example
   * for await (const { url, enabled, failingSince } of florin.webhookEndpoints.list()) {
   *   console.log(url, enabled, failingSince);
   * }
   */
  list(filter: EndpointFilter = {}, options?: CallOptions): AsyncGenerator<WebhookEndpoint, void, undefined> {
    return readPages((after) => this.page({ ...filter, after }, options), filter.after);
  }

  /**
   * One page of your endpoints, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.webhookEndpoints.page({ limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async page(filter: EndpointFilter = {}, options?: CallOptions): Promise<Page<WebhookEndpoint>> {
    return this.#call.read('/webhook-endpoints', filter, options);
  }

  /**
   * One endpoint.
   *
   * @example
   * const { enabled, disabledReason } = await florin.webhookEndpoints.read(endpoint.id);
   * console.log(enabled, disabledReason);
   */
  async read(endpointId: string, options?: CallOptions): Promise<WebhookEndpoint> {
    return this.#call.read(path`/webhook-endpoints/${endpointId}`, {}, options);
  }

  /**
   * Changes an endpoint, or disables or enables it.
   *
   * @example
   * const { enabled } = await florin.webhookEndpoints.update(endpoint.id, { enabled: false });
   * console.log(enabled);
   */
  async update(
    endpointId: string,
    change: WebhookEndpointChange,
    options?: WriteOptions,
  ): Promise<WebhookEndpoint> {
    const address = path`/webhook-endpoints/${endpointId}`;
    const request = { method: 'PATCH', path: address, body: change } as const;
    return (await this.#call.write<WebhookEndpoint>(request, options)).body;
  }

  /**
   * Removes an endpoint. One that is not there any more is no error.
   *
   * @example
   * await florin.webhookEndpoints.remove(endpoint.id);
   */
  async remove(endpointId: string, options?: WriteOptions): Promise<void> {
    const address = path`/webhook-endpoints/${endpointId}`;
    try {
      await this.#call.write({ method: 'DELETE', path: address, isEmpty: true }, options);
    } catch (error) {
      // A repeated call finds nothing left when only the answer of the first was lost.
      if (!(error instanceof FlorinError) || error.code !== 'not_found') throw error;
    }
  }

  /**
   * Gives an endpoint a new secret. The old one signs beside it for `overlapHours`, 24 if not given.
   *
   * @example
   * const { secret, previousSecretUntil } = await florin.webhookEndpoints.rotateSecret(endpoint.id);
   * console.log(secret.length, previousSecretUntil);
   */
  async rotateSecret(
    endpointId: string,
    rotation: SecretRotation = {},
    options?: WriteOptions,
  ): Promise<WebhookEndpointWithSecret> {
    const request = {
      method: 'POST',
      path: path`/webhook-endpoints/${endpointId}/rotate-secret`,
      body: rotation,
    } as const;
    return (await this.#call.write<WebhookEndpointWithSecret>(request, options)).body;
  }

  /**
   * Sends a `webhook.test` now, and returns what the receiver answered.
   *
   * @example
   * const { accepted, answerStatus, error } = await florin.webhookEndpoints.test(endpoint.id);
   * console.log(accepted, answerStatus, error);
   */
  async test(endpointId: string, options?: WriteOptions): Promise<WebhookDelivery> {
    const request = { method: 'POST', path: path`/webhook-endpoints/${endpointId}/test` } as const;
    return (await this.#call.write<WebhookDelivery>(request, options)).body;
  }

  /**
   * Sends one event again now, and returns what the receiver answered.
   *
   * @example
   * const { accepted } = await florin.webhookEndpoints.send(endpoint.id, event.id);
   * console.log(accepted);
   */
  async send(endpointId: string, eventId: string, options?: WriteOptions): Promise<WebhookDelivery> {
    const address = path`/webhook-endpoints/${endpointId}/send`;
    const request = { method: 'POST', path: address, body: { eventId } } as const;
    return (await this.#call.write<WebhookDelivery>(request, options)).body;
  }

  /**
   * Sends events again, in their order: those that happened at a time or later, or those after an event.
   *
   * @example
   * await florin.webhookEndpoints.replay(endpoint.id, { from: '2026-11-01T00:00:00Z' });
   */
  async replay(endpointId: string, order: ReplayRequest, options?: WriteOptions): Promise<void> {
    const address = path`/webhook-endpoints/${endpointId}/replay`;
    await this.#call.write({ method: 'POST', path: address, body: order, isEmpty: true }, options);
  }

  /**
   * What was sent to an endpoint, newest first, page by page as you go on: one item for each try.
   *
   * @example
   * await florin.webhookEndpoints.test(endpoint.id);
   * for await (const { type, accepted, answerStatus } of florin.webhookEndpoints.deliveries(endpoint.id)) {
   *   console.log(type, accepted, answerStatus);
   * }
   */
  deliveries(
    endpointId: string,
    filter: DeliveryFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<WebhookDelivery, void, undefined> {
    return readPages((after) => this.deliveriesPage(endpointId, { ...filter, after }, options), filter.after);
  }

  /**
   * One page of what was sent to an endpoint, newest first.
   *
   * @example
   * await florin.webhookEndpoints.test(endpoint.id);
   * const { items, nextCursor } = await florin.webhookEndpoints.deliveriesPage(endpoint.id, { limit: 1 });
   * console.log(items[0]?.accepted, nextCursor);
   */
  async deliveriesPage(
    endpointId: string,
    filter: DeliveryFilter = {},
    options?: CallOptions,
  ): Promise<Page<WebhookDelivery>> {
    return this.#call.read(path`/webhook-endpoints/${endpointId}/deliveries`, filter, options);
  }
}
