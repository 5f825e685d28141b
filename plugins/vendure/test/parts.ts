import type { Florin } from '../../../sdk/src/index.ts';
import type { startLossyProxy } from '../../test/lossy-proxy.ts';
import type { Admin } from './shop-api.ts';
import type { startStorefront } from './storefront.ts';

/** Everything that runs, and who uses it. */
export interface Parts {
  readonly florin: Florin;
  readonly proxy: Awaited<ReturnType<typeof startLossyProxy>>;
  readonly endpoint: { readonly id: string };
  readonly walletUrl: string;
  readonly vendureUrl: string;
  readonly storefront: Awaited<ReturnType<typeof startStorefront>>;
  readonly admin: Admin;
  readonly variantId: string;
  readonly settled: readonly { readonly settled: string; readonly by: string }[];
  readonly say: (text: string) => void;
}
