import type { Parts } from './parts.ts';

export interface StartedPayment {
  readonly sessionId: string;
  readonly collectionId: string;
  /** As Medusa counts. */
  readonly amount: number;
  /** The payment in Florin. */
  readonly id: string;
  readonly extOrderId: string;
  readonly redirectionUrl: string;
}

interface Session {
  readonly id: string;
  readonly amount: number;
  readonly data: Pick<StartedPayment, 'id' | 'extOrderId' | 'redirectionUrl'>;
}

/** What the storefront is told when it completes the cart. */
export type Completion =
  | { readonly type: 'order'; readonly order: { readonly id: string } }
  | { readonly type: 'cart'; readonly error: { readonly type: string; readonly message: string } };

export type Cart = Awaited<ReturnType<typeof openCart>>;

const toStarted = (collectionId: string, { id, amount, data }: Session): StartedPayment => ({
  ...data,
  sessionId: id,
  collectionId,
  amount,
});

/** A buyer with a cart of two records, as the storefront keeps it through Medusa's store API. */
export const openCart = async (
  { store, shop }: Pick<Parts, 'store' | 'shop'>,
  currency: 'eur' | 'jpy' = 'eur',
) => {
  const records = (quantity: number) => ({ variant_id: shop.variantId, quantity });
  const { cart } = await store<{ cart: { id: string } }>('/store/carts', {
    region_id: shop.regions[currency],
    email: 'ada@buyers.example',
    items: [records(2)],
  });
  return {
    id: cart.id,
    add: (quantity: number) => store(`/store/carts/${cart.id}/line-items`, records(quantity)),
    pay: async (provider: 'main' | 'later' = 'main', data: object = {}): Promise<StartedPayment> => {
      const { payment_collection: collection } = await store<{ payment_collection: { id: string } }>(
        '/store/payment-collections',
        { cart_id: cart.id },
      );
      const { payment_collection: started } = await store<{
        payment_collection: { payment_sessions: readonly Session[] };
      }>(`/store/payment-collections/${collection.id}/payment-sessions`, {
        provider_id: `pp_florin_${provider}`,
        data,
      });
      return toStarted(collection.id, started.payment_sessions.at(-1)!);
    },
    complete: () => store<Completion>(`/store/carts/${cart.id}/complete`, {}),
  };
};
