import { Accounts } from './accounts.ts';
import { makeCall, type Call } from './call.ts';
import { Disputes } from './disputes.ts';
import { Events } from './events.ts';
import { Payments } from './payments.ts';
import { Payouts } from './payouts.ts';
import { Refunds } from './refunds.ts';
import { Transfers } from './transfers.ts';
import type { Ping } from './schema.ts';
import { readSettings, type CallOptions, type FlorinOptions } from './settings.ts';
import { WebhookEndpoints } from './webhook-endpoints.ts';

/**
 * The client of one service, as one API key. It gets its access token by itself, keeps it and renews it. Make one and use
 * it for everything.
 *
 * @example
 * const florin = new Florin({ baseUrl: 'http://localhost:8080', apiKey });
 * // Or, with FLORIN_URL and FLORIN_API_KEY in the environment:
 * const same = new Florin();
 */
export class Florin {
  /** Start, capture, cancel and read payments. */
  readonly payments: Payments;
  /** Give money back to buyers. */
  readonly refunds: Refunds;
  /** Read what buyers complained about. */
  readonly disputes: Disputes;
  /** Move money between accounts. */
  readonly transfers: Transfers;
  /** Pay accounts out to their bank accounts. */
  readonly payouts: Payouts;
  /** Open accounts, and read their balances and statements. */
  readonly accounts: Accounts;
  /** Read what has happened. */
  readonly events: Events;
  /** Receive events at your own addresses. */
  readonly webhookEndpoints: WebhookEndpoints;

  readonly #call: Call;

  constructor(options: FlorinOptions = {}) {
    const call = makeCall(readSettings(options));
    this.#call = call;
    this.payments = new Payments(call);
    this.refunds = new Refunds(call);
    this.disputes = new Disputes(call);
    this.transfers = new Transfers(call);
    this.payouts = new Payouts(call);
    this.accounts = new Accounts(call);
    this.events = new Events(call);
    this.webhookEndpoints = new WebhookEndpoints(call);
  }

  /**
   * Checks that the address and the key work, and says whose key it is and what it may do. Call it when your program starts.
   *
   * @example
   * const { platform, apiKey } = await florin.ping();
   * console.log(platform.name, apiKey.label, apiKey.rights);
   */
  async ping(options?: CallOptions): Promise<Ping> {
    return this.#call.read('/ping', {}, options);
  }
}
