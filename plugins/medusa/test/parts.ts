import type { Florin } from '../../../sdk/src/index.ts';
import type { startLossyProxy } from '../../test/lossy-proxy.ts';
import type { Admin } from './admin.ts';
import type { openApi } from './call-json.ts';
import type { startStorefront } from './storefront.ts';

/** Everything that runs, and who uses it. */
export interface Parts {
  readonly florin: Florin;
  readonly proxy: Awaited<ReturnType<typeof startLossyProxy>>;
  readonly endpoint: { readonly id: string };
  readonly walletUrl: string;
  readonly medusaUrl: string;
  readonly logFile: string;
  readonly storefront: Awaited<ReturnType<typeof startStorefront>>;
  readonly admin: Admin;
  /** The store API, as the storefront uses it. */
  readonly store: ReturnType<typeof openApi>;
  readonly shop: Awaited<ReturnType<Admin['openShop']>>;
  readonly say: (text: string) => void;
}
