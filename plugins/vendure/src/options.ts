/**
 * What the buyer has to know after the wallet. `paid`: captured, or authorised to be captured later. `pending`: the wallet has
 * not decided, and the order is settled when it has. `unpaid`: cancelled, declined, expired or not approved; they may pay again.
 */
export type BuyerOutcome = 'paid' | 'pending' | 'unpaid';

/** Where the buyer ordered. */
export interface BuyerContext {
  /** The code of the channel. */
  readonly channelCode: string;
  readonly languageCode: string;
  readonly currencyCode: string;
}

/** What may differ from channel to channel. */
export interface ChannelOptions {
  /** An API key of its own for this shop. */
  readonly apiKey: string;
  /** The secret of the webhook endpoint. While it is being changed, both. */
  readonly webhookSecret: string | readonly string[];
  /** The page of the storefront where a buyer goes on. */
  readonly storefrontUrl: (orderCode: string, outcome: BuyerOutcome, buyer: BuyerContext) => string;
  /** The name that the buyer sees at the wallet. Default: what Florin is set to. */
  readonly shopName?: string;
}

export interface FlorinPluginOptions extends ChannelOptions {
  /** The address of the Florin service. */
  readonly baseUrl: string;
  /** The public address of this Vendure server. Buyers come back to `/florin/return` there. */
  readonly vendureUrl: string;
  /**
   * Other options for some channels, by the code of the channel. Such a channel has a webhook endpoint of its own, at
   * `/florin/webhook/<code>`.
   */
  readonly channels?: Readonly<Record<string, Partial<ChannelOptions>>>;
}
