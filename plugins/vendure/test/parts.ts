import type { Florin } from '../../../sdk/src/index.ts';
import type { startLossyProxy } from '../../test/lossy-proxy.ts';
import type { IssuedKey, Operator } from '../../test/operator.ts';
import type { Admin } from './shop-api.ts';
import type { Settled, startShop } from './start-shop.ts';
import type { startStorefront } from './storefront.ts';

type Proxy = Awaited<ReturnType<typeof startLossyProxy>>;

export type Vendure = Awaited<ReturnType<typeof startShop>>;

/** Everything that runs, and who uses it. */
export interface Parts {
  readonly florin: Florin;
  readonly florinUrl: string;
  /** The platform of the channel `french`. */
  readonly french: Florin;
  readonly operator: Operator;
  readonly key: IssuedKey;
  readonly proxy: Proxy;
  readonly endpoint: { readonly id: string };
  readonly walletUrl: string;
  /** The public address of the shop, whichever process answers there. */
  readonly vendureUrl: string;
  readonly vendure: Vendure;
  /** Starts another process of the shop, and lets it answer at the public address. */
  readonly startAnother: (settings: object) => Promise<Vendure>;
  readonly storefront: Awaited<ReturnType<typeof startStorefront>>;
  readonly admin: Admin;
  readonly variantId: string;
  readonly settled: readonly Settled[];
  readonly say: (text: string) => void;
}
