import { randomUUID } from 'node:crypto';
import { WalletRefusal, WalletUnavailable, type OwnInstallation, type WalletOptions } from '../wallet.ts';
import type { CallWallet } from './call-wallet.ts';
import { appPage, explain, type Finding } from './check-finding.ts';
import { createOrder } from './create-order.ts';
import type { CallContext } from '../calling/exchange.ts';
import { isSuccess } from '../calling/reply.ts';

/** Creates an order and reads it. Nobody is sent to its page, so nobody approves it. */
export const checkOrders = async (
  tools: WalletOptions & { readonly callWallet: CallWallet },
  own: OwnInstallation,
  context: CallContext,
): Promise<Finding> => {
  const id = `florin-check-${randomUUID()}`;
  const total = { currency: own.currency, amountMinor: 100n };
  try {
    const { orderId } = await createOrder(
      tools.callWallet,
      {
        requestId: id,
        paymentId: id,
        intent: 'capture',
        total,
        breakdown: {
          itemsMinor: total.amountMinor,
          taxesMinor: 0n,
          shippingMinor: 0n,
          handlingMinor: 0n,
          insuranceMinor: 0n,
          shippingDiscountMinor: 0n,
          discountMinor: 0n,
        },
        items: [
          {
            description: 'Florin wallet check',
            quantity: 1n,
            unitMinor: 100n,
            taxMinor: 0n,
            type: 'digital',
          },
        ],
        receiverName: undefined,
        address: undefined,
        reference: undefined,
        returnUrl: own.publicUrl,
        cancelUrl: own.publicUrl,
        locale: undefined,
      },
      context,
      { ...tools, allowsPlainHttp: tools.isSimulated ?? false },
    );
    const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
    const shown = await tools.callWallet({ operation: 'show_order', method: 'GET', path }, context);
    if (shown.kind === 'no_answer' || !isSuccess(shown)) return explain(shown, `Allow payments ${appPage}.`);
    return {
      detail: `test order ${orderId} was created and read; nobody approves it, and it expires by itself`,
    };
  } catch (error) {
    if (error instanceof WalletRefusal) return explainRefusedOrder(error, own);
    if (!(error instanceof WalletUnavailable)) throw error;
    return { detail: error.message, remedy: "Try again later. If it stays so, ask the wallet's support." };
  }
};

const explainRefusedOrder = ({ issue }: WalletRefusal, { currency }: OwnInstallation): Finding => ({
  detail: `the wallet refused a test order in ${currency} (${issue})`,
  remedy: issue.startsWith('PAYEE_')
    ? 'The wallet has restricted or closed your account: sign in at the wallet and do what it asks for.'
    : `Allow payments ${appPage}, and check that the account takes the currency of CURRENCY.`,
});
