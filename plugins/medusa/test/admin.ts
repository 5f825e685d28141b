import { openApi } from './call-json.ts';

export interface SeenOrder {
  readonly id: string;
  readonly total: number;
  readonly payment_status: string;
  readonly payment_collections: readonly {
    readonly id: string;
    readonly status: string;
    readonly payments: readonly {
      readonly id: string;
      readonly amount: number;
      readonly canceled_at: string | null;
      readonly captures: readonly { readonly amount: number }[];
      readonly refunds: readonly { readonly amount: number }[];
    }[];
  }[];
}

const orderFields = [
  'id,total,payment_status,payment_collections.id,payment_collections.status',
  '*payment_collections.payments,*payment_collections.payments.captures,*payment_collections.payments.refunds',
].join(',');

export type Admin = Awaited<ReturnType<typeof signInAsAdmin>>;

/** The shop's administrator. */
export const signInAsAdmin = async (medusaUrl: string, email: string, password: string) => {
  const { token } = await openApi(medusaUrl)<{ token: string }>('/auth/user/emailpass', { email, password });
  const call = openApi(medusaUrl, { authorization: `Bearer ${token}` });

  /** A shop that sells a record for 12.10 euros, or 1025 yen, in two regions. */
  const openShop = async () => {
    const { sales_channel: channel } = await call<{ sales_channel: { id: string } }>(
      '/admin/sales-channels',
      { name: 'Song shop' },
    );
    const { api_key: key } = await call<{ api_key: { id: string; token: string } }>('/admin/api-keys', {
      title: 'Storefront',
      type: 'publishable',
    });
    await call(`/admin/api-keys/${key.id}/sales-channels`, { add: [channel.id] });
    const { product } = await call<{ product: { variants: [{ id: string }] } }>('/admin/products', {
      title: 'A record',
      status: 'published',
      options: [{ title: 'Format', values: ['LP'] }],
      sales_channels: [{ id: channel.id }],
      variants: [
        {
          title: 'LP',
          options: { Format: 'LP' },
          manage_inventory: false,
          prices: [
            { currency_code: 'eur', amount: 12.1 },
            { currency_code: 'jpy', amount: 1025 },
          ],
        },
      ],
    });
    const openRegion = async (name: string, currency_code: string, country: string) => {
      const region = { name, currency_code, countries: [country] };
      const payment_providers = ['pp_florin_main', 'pp_florin_later'];
      const answer = await call<{ region: { id: string } }>('/admin/regions', {
        ...region,
        payment_providers,
      });
      return answer.region.id;
    };
    return {
      publishableKey: key.token,
      variantId: product.variants[0].id,
      regions: {
        eur: await openRegion('Europe', 'eur', 'nl'),
        jpy: await openRegion('Japan', 'jpy', 'jp'),
      },
    };
  };

  return {
    openShop,
    getOrder: async (id: string) =>
      (await call<{ order: SeenOrder }>(`/admin/orders/${id}?fields=${orderFields}`)).order,
    listOrders: async () =>
      (await call<{ orders: readonly { id: string }[] }>('/admin/orders?limit=500')).orders,
    capture: (paymentId: string, amount?: number) => call(`/admin/payments/${paymentId}/capture`, { amount }),
    refund: (paymentId: string, amount: number) => call(`/admin/payments/${paymentId}/refund`, { amount }),
    cancelOrder: (id: string) => call(`/admin/orders/${id}/cancel`, {}),
  };
};
