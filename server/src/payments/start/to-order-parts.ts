import type { NewOrder } from '../../wallet/wallet.ts';
import type { OrderDetails } from '../order-details.ts';
import { readBreakdown, toMinor } from './read-breakdown.ts';

/** What is bought and where it goes, as the wallet wants it. */
export const toOrderParts = ({
  items,
  delivery,
  amountBreakdown,
}: Pick<OrderDetails, 'items' | 'delivery' | 'amountBreakdown'>): Pick<
  NewOrder,
  'breakdown' | 'items' | 'receiverName' | 'address'
> => {
  const address = delivery?.address;
  return {
    breakdown: readBreakdown({ items, amountBreakdown }),
    items: items.map((item) => ({
      merchantAccountId: item.merchantAccountId,
      description: item.description,
      quantity: BigInt(item.quantity),
      unitMinor: BigInt(item.unitAmount),
      taxMinor: toMinor(item.taxAmount),
      type: item.type,
    })),
    receiverName: delivery?.receiver?.fullName,
    address: address && { ...address, postCode: address.postCode, state: address.state },
  };
};
