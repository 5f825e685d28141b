interface WithWallet {
  readonly walletUrl: string;
}

interface Report {
  readonly captureCount: number;
  readonly captured: { readonly minor: number };
  readonly refundCount: number;
  readonly refunded: { readonly minor: number };
  readonly purchaseUnits: readonly { readonly items: readonly { readonly name: string }[] }[];
}

/** What has really happened at the wallet. */
export const readWallet = async ({ walletUrl }: WithWallet, extOrderId: string) =>
  (await (await fetch(`${walletUrl}/simulator/orders/${extOrderId}`)).json()) as Report;

/** The buyer approves or cancels at the wallet. Answers where the wallet sends them. */
export const decideAtWallet = async (
  { walletUrl }: WithWallet,
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
