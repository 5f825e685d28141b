/** One GraphQL API of Vendure, as one user, in one channel. */
const openApi = (url: string, channelToken?: string) => {
  let token = '';
  return async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(channelToken !== undefined && { 'vendure-token': channelToken }),
      },
      body: JSON.stringify({ query, variables }),
    });
    token = answer.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
    if (errors !== undefined) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    return data;
  };
};

export interface StartedPayment {
  readonly orderCode: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly extOrderId: string;
  readonly redirectionUrl: string;
  readonly returnUrl: string;
}

interface PaymentAnswer {
  readonly message?: string;
  readonly code: string;
  readonly payments: readonly {
    readonly transactionId: string;
    readonly amount: number;
    readonly state: string;
    readonly metadata: { readonly public: Omit<StartedPayment, 'orderCode' | 'transactionId' | 'amount'> };
  }[];
}

const address =
  '{ fullName: "Ada Amsel", streetLine1: "Keizersgracht 100", city: "Amsterdam", postalCode: "1015 AA", countryCode: "NL" }';

/** Where a buyer orders, if not in the shop's own channel, language and currency. */
interface Place {
  readonly channelToken?: string;
  readonly languageCode?: string;
  readonly currencyCode?: string;
}

/** A buyer with a cart of two records, who has told where to send them. */
export const openCart = async (
  vendureUrl: string,
  variantId: string,
  name: string,
  { channelToken, ...codes }: Place = {},
) => {
  const call = openApi(`${vendureUrl}/shop-api?${new URLSearchParams(codes).toString()}`, channelToken);
  await call(`mutation { addItemToOrder(productVariantId: "${variantId}", quantity: 2) { __typename } }`);
  const { eligibleShippingMethods: methods } = await call<{ eligibleShippingMethods: [{ id: string }] }>(
    '{ eligibleShippingMethods { id } }',
  );
  const customer = `{ firstName: "Ada", lastName: "Amsel", emailAddress: "${name}@buyers.example" }`;
  const goTo = (state: string) =>
    call(`mutation { transitionOrderToState(state: "${state}") { __typename } }`);
  await call(`mutation {
    setCustomerForOrder(input: ${customer}) { __typename }
    setOrderShippingAddress(input: ${address}) { __typename }
    setOrderShippingMethod(shippingMethodId: ["${methods[0].id}"]) { __typename }
  }`);
  await goTo('ArrangingPayment');
  return {
    goTo,
    pay: async (method = 'florin'): Promise<StartedPayment> => {
      const { addPaymentToOrder: order } = await call<{ addPaymentToOrder: PaymentAnswer }>(
        `mutation { addPaymentToOrder(input: { method: "${method}", metadata: {} }) {
          ... on Order { code payments { transactionId amount state metadata } }
          ... on PaymentFailedError { paymentErrorMessage }
          ... on ErrorResult { message }
        } }`,
      );
      const payment = order.payments?.find(({ state }) => state === 'Created');
      if (payment === undefined) throw new Error(`The order cannot be paid: ${JSON.stringify(order)}`);
      const { transactionId, amount, metadata } = payment;
      return { orderCode: order.code, transactionId, amount, ...metadata.public };
    },
  };
};

export interface SeenOrder {
  readonly code: string;
  readonly state: string;
  readonly totalWithTax: number;
  readonly payments: readonly {
    readonly id: string;
    readonly state: string;
    readonly amount: number;
    readonly transactionId: string;
    readonly refunds: readonly {
      readonly state: string;
      readonly total: number;
      readonly transactionId: string;
    }[];
  }[];
  readonly history: { readonly items: readonly { readonly data: { readonly to: string } }[] };
}

export type Admin = Awaited<ReturnType<typeof signInAsAdmin>>;

/** The shop's administrator. */
export const signInAsAdmin = async (vendureUrl: string, password: string) => {
  const call = openApi(`${vendureUrl}/admin-api`);
  await call(`mutation { login(username: "admin", password: "${password}") { __typename } }`);
  const listOrders = async (filter: object = {}): Promise<readonly SeenOrder[]> => {
    const { orders } = await call<{ orders: { items: SeenOrder[] } }>(
      `query ($filter: OrderFilterParameter) { orders(options: { take: 500, filter: $filter }) { items {
        code state totalWithTax
        payments { id state amount transactionId refunds { state total transactionId } }
        history(options: { filter: { type: { eq: "ORDER_STATE_TRANSITION" } } }) { items { data } }
      } } }`,
      { filter },
    );
    return orders.items;
  };
  const getOrderId = async (code: string) => {
    const { orders } = await call<{ orders: { items: [{ id: string }] } }>(
      'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { id } } }',
      { code },
    );
    return orders.items[0].id;
  };
  return {
    listOrders,
    getOrder: async (code: string) => (await listOrders({ code: { eq: code } }))[0]!,
    /** A record for 12.00 with taxes on top, of which there are a thousand. */
    createRecord: async () => {
      const translations = '[{ languageCode: en, name: "A record", slug: "record", description: "" }]';
      const { createProduct } = await call<{ createProduct: { id: string } }>(
        `mutation { createProduct(input: { enabled: true, translations: ${translations} }) { id } }`,
      );
      const { createProductVariants } = await call<{ createProductVariants: [{ id: string }] }>(
        `mutation { createProductVariants(input: [{ productId: "${createProduct.id}", sku: "record", price: 1200,
          stockOnHand: 1000, trackInventory: TRUE, translations: [{ languageCode: en, name: "A record" }] }]) { id } }`,
      );
      return createProductVariants[0].id;
    },
    /** Sells the record for a price in yen as well. */
    sellInYen: async (variantId: string, price: number) => {
      const { activeChannel } = await call<{ activeChannel: { id: string; defaultCurrencyCode: string } }>(
        '{ activeChannel { id defaultCurrencyCode } }',
      );
      const { id, defaultCurrencyCode } = activeChannel;
      await call(`mutation {
        updateChannel(input: { id: "${id}", availableCurrencyCodes: [${defaultCurrencyCode}, JPY] }) { __typename }
        updateProductVariants(input: [{ id: "${variantId}", prices: [{ currencyCode: JPY, price: ${price} }] }]) { id }
      }`);
    },
    /** A channel of its own, where the record is sold in French. Answers its token. */
    openFrenchChannel: async (variantId: string) => {
      const token = 'token-of-the-french-channel';
      const { productVariant, zones, shippingMethods, paymentMethods, stockLocations } = await call<
        { productVariant: { productId: string } } & Record<
          'zones' | 'shippingMethods' | 'paymentMethods' | 'stockLocations',
          { items: readonly { id: string }[] }
        >
      >(`{
        productVariant(id: "${variantId}") { productId }
        zones { items { id } } shippingMethods { items { id } } paymentMethods { items { id } }
        stockLocations { items { id } }
      }`);
      const idsOf = ({ items }: { items: readonly { id: string }[] }) =>
        JSON.stringify(items.map(({ id }) => id));
      const zone = zones.items[0]!.id;
      await call('mutation { updateGlobalSettings(input: { availableLanguages: [en, fr] }) { __typename } }');
      const { createChannel } = await call<{ createChannel: { id: string } }>(`mutation {
        createChannel(input: { code: "french", token: "${token}", defaultLanguageCode: fr,
          availableLanguageCodes: [fr, en], pricesIncludeTax: false, defaultCurrencyCode: EUR,
          defaultTaxZoneId: "${zone}", defaultShippingZoneId: "${zone}" }) { ... on Channel { id } } }`);
      const channelId = `channelId: "${createChannel.id}"`;
      await call(`mutation {
        assignProductsToChannel(input: { ${channelId}, productIds: ["${productVariant.productId}"] }) { id }
        assignShippingMethodsToChannel(input: { ${channelId}, shippingMethodIds: ${idsOf(shippingMethods)} }) { id }
        assignPaymentMethodsToChannel(input: { ${channelId}, paymentMethodIds: ${idsOf(paymentMethods)} }) { id }
        assignStockLocationsToChannel(input: { ${channelId}, stockLocationIds: ${idsOf(stockLocations)} }) { id }
      }`);
      return token;
    },
    /** Cancels an order with all its lines. Answers its state, or why not. */
    cancelOrder: async (code: string) => {
      const { cancelOrder } = await call<{ cancelOrder: { state?: string; message?: string } }>(
        `mutation { cancelOrder(input: { orderId: "${await getOrderId(code)}" }) {
          ... on Order { state } ... on ErrorResult { message } } }`,
      );
      return cancelOrder.state ?? cancelOrder.message;
    },
    /** Books that the buyer has paid in cash what is left of an order. */
    payRestInCash: async (code: string) => {
      const id = await getOrderId(code);
      await call(`mutation {
        transitionOrderToState(id: "${id}", state: "ArrangingAdditionalPayment") { __typename }
        addManualPaymentToOrder(input: { orderId: "${id}", method: "cash", metadata: {} }) { __typename }
        settled: transitionOrderToState(id: "${id}", state: "PaymentSettled") { __typename }
      }`);
    },
    /** How many records are kept for orders. From the movements: Vendure's own sum loses some when orders come at once. */
    countAllocated: async (variantId: string) => {
      const { productVariant } = await call<{
        productVariant: { stockMovements: { items: readonly { quantity: number }[] } };
      }>(
        `{ productVariant(id: "${variantId}") { stockMovements(options: { type: ALLOCATION, take: 500 }) { items {
          ... on Allocation { quantity } } } } }`,
      );
      return productVariant.stockMovements.items.reduce((sum, { quantity }) => sum + quantity, 0);
    },
    refund: async (paymentId: string, amount: number) => {
      const { refundOrder } = await call<{ refundOrder: { state: string; message?: string } }>(
        `mutation { refundOrder(input: { paymentId: "${paymentId}", amount: ${amount}, reason: "One record less",
          lines: [], shipping: 0, adjustment: 0 }) { ... on Refund { state } ... on ErrorResult { message } } }`,
      );
      return refundOrder.state ?? refundOrder.message;
    },
    /** `settlePayment` or `cancelPayment`: the state of the payment afterwards, or why not. */
    movePayment: async (mutation: 'settlePayment' | 'cancelPayment', paymentId: string) => {
      const { moved } = await call<{ moved: { state?: string; message?: string } }>(
        `mutation { moved: ${mutation}(id: "${paymentId}") { ... on Payment { state } ... on ErrorResult { message } } }`,
      );
      return moved.state ?? moved.message;
    },
  };
};
