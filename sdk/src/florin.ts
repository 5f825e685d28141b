import { Accounts } from './accounts.ts';
import { makeCall } from './call.ts';
import { Payments } from './payments.ts';
import { Refunds } from './refunds.ts';
import { Transfers } from './transfers.ts';
import { readSettings, type FlorinOptions } from './settings.ts';

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
  readonly payments: Payments;
  readonly refunds: Refunds;
  readonly transfers: Transfers;
  readonly accounts: Accounts;

  constructor(options: FlorinOptions = {}) {
    const call = makeCall(readSettings(options));
    this.payments = new Payments(call);
    this.refunds = new Refunds(call);
    this.transfers = new Transfers(call);
    this.accounts = new Accounts(call);
  }
}
