/**
 * What the buyer has to know after the wallet. `paid`: captured, or authorised to be captured later. `pending`: the wallet has
 * not decided, and the order is settled when it has. `unpaid`: cancelled, declined, expired or not approved; they may pay again.
 */
export type BuyerOutcome = 'paid' | 'pending' | 'unpaid';

export interface FlorinPluginOptions {
  /** The address of the Florin service. */
  readonly baseUrl: string;
  /** An API key of its own for this shop. */
  readonly apiKey: string;
  /** The secret of the webhook endpoint. While it is being changed, both. */
  readonly webhookSecret: string | readonly string[];
  /** The public address of this Vendure server. Buyers come back to `/florin/return` there. */
  readonly vendureUrl: string;
  /** The page of the storefront where a buyer goes on. */
  readonly storefrontUrl: (orderCode: string, outcome: BuyerOutcome) => string;
}

/** What the parts of the plugin are injected with. */
export const pluginOptions = Symbol('the options of the Florin plugin');
