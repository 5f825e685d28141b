import type { ListedDispute, Wallet, WalletDispute } from '../../wallet/wallet.ts';

/** After one wrong answer the wallet is asked once more. */
const readsMax = 2;

/**
 * Reads a dispute by its id, and in the list of its payment's disputes. One answer of the wallet may be wrong; two that agree are
 * believed (docs/reliability.md#f29). Undefined: it is not shown, or not in the same way twice.
 */
export const readDispute = async (
  wallet: Pick<Wallet, 'showDispute' | 'listDisputes'>,
  id: string,
): Promise<WalletDispute | undefined> => {
  for (let reads = 0; reads < readsMax; reads += 1) {
    const { result: shown } = await wallet.showDispute(id);
    const captureId = shown?.captureIds[0];
    // Nothing is kept of one that is about no payment.
    if (!shown || captureId === undefined) return shown;
    const { result: page } = await wallet.listDisputes({ captureId });
    const listed = page?.disputes.find((one) => one.id === id);
    if (listed && agrees(listed, shown)) return shown;
  }
  return undefined;
};

const agrees = ({ status, money }: ListedDispute, shown: WalletDispute) =>
  status === shown.status &&
  money?.currency === shown.money.currency &&
  money.amountMinor === shown.money.amountMinor;
