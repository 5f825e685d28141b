import { givenShop, initBody } from '../../../server/test/payments/support.ts';
import { Florin, type FlorinOptions, type NewPayment } from '../../src/index.ts';
import { givenGateway } from './gateway.ts';

/** One service and one simulated wallet for a file, and for each test a client with a gateway before the service. */
export const givenService = () => {
  const shop = givenShop();
  const givenClient = async (options: FlorinOptions = {}) => {
    const gateway = await givenGateway(shop.server.url);
    const florin = new Florin({ baseUrl: gateway.url, apiKey: shop.client.key.apiKey, ...options });
    return { gateway, florin };
  };
  const approve = async (florin: Florin, changes: Parameters<typeof aPayment>[0] = {}, buyer?: string) => {
    const payment = await florin.payments.init(aPayment(changes));
    await shop.wallet.approve(payment.extOrderId, buyer);
    return payment;
  };
  return { shop, givenClient, approve };
};

export const aPayment = (transaction: Partial<NewPayment['transaction']> = {}) =>
  initBody({ transaction }) as NewPayment;
