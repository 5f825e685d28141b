import { setTimeout } from 'node:timers/promises';
import type { Florin } from '../../../sdk/src/index.ts';
import type { startLossyProxy } from './lossy-proxy.ts';
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

const waitMsMax = 60_000;

/** Asks again until the answer is there. */
export const waitFor = async <T>(what: string, find: () => Promise<T | undefined | false>): Promise<T> => {
  for (const endsAt = performance.now() + waitMsMax; performance.now() < endsAt; await setTimeout(100)) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`It did not happen within a minute: ${what}`);
};

interface Report {
  readonly captureCount: number;
  readonly captured: { readonly minor: number };
  readonly refundCount: number;
  readonly refunded: { readonly minor: number };
  readonly purchaseUnits: readonly { readonly items: readonly { readonly name: string }[] }[];
}

/** What has really happened at the wallet. */
export const readWallet = async ({ walletUrl }: Parts, extOrderId: string) =>
  (await (await fetch(`${walletUrl}/simulator/orders/${extOrderId}`)).json()) as Report;

/** The buyer approves or cancels at the wallet. Answers where the wallet sends them. */
export const decideAtWallet = async (
  { walletUrl }: Parts,
  extOrderId: string,
  decision: 'approve' | 'cancel',
) => {
  const url = `${walletUrl}/simulator/orders/${extOrderId}/${decision}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { redirectUrl: string }).redirectUrl;
};

/** The buyer's browser goes to an address and follows where it leads. Answers where it ends. */
export const follow = async (url: string) => {
  const answer = await fetch(url);
  await answer.text();
  return answer.url;
};
