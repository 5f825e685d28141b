import { MedusaError } from '@medusajs/framework/utils';

/** The options of the provider in `medusa-config.ts`. */
export interface FlorinProviderOptions {
  /** The address of the Florin service. */
  readonly baseUrl: string;
  /** An API key of its own for this shop. */
  readonly apiKey: string;
  /** The secret of the webhook endpoint. While it is being changed, both. */
  readonly webhookSecret: string | readonly string[];
  /** The account in Florin that receives the money. */
  readonly accountId: string;
  /** The page of the storefront where the buyer comes back from the wallet. It completes the cart. */
  readonly returnUrl: string;
  /** Where the buyer comes back after cancelling. Default: `returnUrl`. */
  readonly cancelUrl?: string;
  /** Only authorise, and capture when the payment is captured in Medusa. Default: false. */
  readonly captureLater?: boolean;
  /** What the buyer reads at the wallet beside the amount. Default: `Your order`. */
  readonly description?: string;
}

const required = ['baseUrl', 'apiKey', 'webhookSecret', 'accountId', 'returnUrl'] as const;

/** Medusa calls this at its start, so that a missing option is not found by the first buyer. */
export const checkOptions = (options: Partial<FlorinProviderOptions> = {}) => {
  const missing = required.filter((name) => options[name] === undefined || options[name].length === 0);
  if (missing.length > 0)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `@florin/medusa needs ${missing.join(', ')}.`);
};
