// A small program of a platform, as it runs on every runtime: a payment, a list, an error, and a webhook. It is copied to
// where the package is installed, and is given the library, so that it can be tried as a module of either format.

/** Returns what it has seen, so that every runtime can be compared. */
export const tryOut = async ({ Florin, FlorinError, onceInOrder, verifyWebhook }, options, signed) => {
  const florin = new Florin(options);
  const reference = crypto.randomUUID();
  const payment = await florin.payments.init({
    redirections: {
      returnURL: 'https://shop.example.com/thanks',
      cancelURL: 'https://shop.example.com/cart',
    },
    transaction: { accountId: 'my-shop', totalAmount: 1000, reference },
    items: [
      { merchantAccountId: 'band', description: 'A song', quantity: 2, unitAmount: 500, type: 'digital' },
    ],
  });
  const seen = [];
  for await (const { id, status } of florin.payments.list({ reference })) {
    if (id === payment.id) seen.push(status);
  }
  const refused = await florin.payments.resume(payment.id).catch((error) => error);
  if (refused instanceof FlorinError) seen.push(refused.code);
  const late = await florin.payments
    .read(payment.id, { signal: AbortSignal.abort(new Error('stopped')) })
    .catch((error) => error);
  seen.push(late.message);
  const event = await verifyWebhook(signed.body, signed.headers, signed.secret);
  seen.push(event.type);
  const lastEvents = new Map();
  const store = {
    lastEvent: async (id) => lastEvents.get(id),
    advance: async (id, _from, to) => Boolean(lastEvents.set(id, to)),
  };
  for (const _ of [1, 2]) seen.push(await onceInOrder(event, store, () => {}));
  return seen;
};
