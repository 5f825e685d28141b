import { randomUUID } from 'node:crypto';
import { FlorinError } from '@florin/client';
import { paySeller, readSellerMoney } from '../payments/pay-seller.ts';
import { html } from '../web/html.ts';
import type { Call } from '../web/serve.ts';
import { sellers } from './goods.ts';
import { sellersPage } from './pages/sellers.ts';
import { answerPage, goTo, type Shop } from './shop.ts';

/** For those who work in the shop: what each seller has earned, and payouts. */
export const makeSellerRoutes = (shop: Shop) => {
  const scripts = html`<script src="/public/live.js" defer></script>`;

  const showSellers = async (call: Call, refused?: FlorinError) => {
    const read = Promise.all(sellers.map((seller) => readSellerMoney(shop, seller)));
    const money = await read.catch((error: unknown) => {
      if (error instanceof FlorinError) return error;
      throw error;
    });
    const { florinUrl } = shop.settings;
    const content = sellersPage(money, { florinUrl, refused, makePayoutKey: randomUUID });
    // A message stays until someone has read it, so that page does not change by itself.
    const given = refused === undefined ? { scripts } : { status: 409 };
    return answerPage(shop, call, { title: 'Sellers', content, ...given });
  };

  const payOut = async (call: Call) => {
    const seller = sellers.find(({ accountId }) => accountId === call.params['accountId']);
    const form = new URLSearchParams(await call.request.text());
    if (!seller) return goTo('/office/sellers');
    const wanted = { amount: Number(form.get('amount')), payoutKey: form.get('payoutKey') ?? '' };
    try {
      await paySeller(shop, seller, wanted);
    } catch (error) {
      if (!(error instanceof FlorinError)) throw error;
      return showSellers(call, error);
    }
    return goTo('/office/sellers');
  };

  return { showSellers: (call: Call) => showSellers(call), payOut };
};
