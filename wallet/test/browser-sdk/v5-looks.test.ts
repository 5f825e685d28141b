import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import { givenMerchant } from '../support/merchant.ts';
import { credentials, givenWallet } from '../support/wallet.ts';

/** A merchant's page that has loaded the SDK by a plain tag, with these parameters. */
const givenSdkPage = async (parameters: Record<string, string> = {}): Promise<Page> => {
  const wallet = await givenWallet();
  const query = new URLSearchParams({ 'client-id': credentials.clientId, ...parameters });
  const shop = await givenMerchant({
    '/': () => ({
      body: `<!doctype html><div id="buttons"></div><script src="${wallet.url}/sdk/js?${query.toString()}"></script>`,
    }),
  });
  const page = await givenPage();
  await page.goto(shop.url);
  return page;
};

/** Renders a button with this style and tells how it looks. A refusal is told as its message. */
const render = (page: Page, style: object): Promise<Record<string, string>> =>
  page.evaluate(`(async () => {
    const container = document.createElement('div');
    document.body.append(container);
    try { await paypal.Buttons({ style: ${JSON.stringify(style)} }).render(container); }
    catch (error) { return { refused: error.message }; }
    const button = container.firstChild.shadowRoot.querySelector('button');
    const { backgroundColor, borderRadius, height } = getComputedStyle(button);
    return { backgroundColor, borderRadius, height, text: button.textContent, name: button.ariaLabel ?? button.textContent };
  })()`);

test('colours, shapes, labels and heights of the button are the documented ones', async () => {
  const page = await givenSdkPage();
  expect(await render(page, {})).toEqual({
    backgroundColor: 'rgb(243, 182, 91)',
    borderRadius: '4px',
    height: '45px',
    text: 'Purse',
    name: 'Pay with Purse',
  });
  const grounds: Record<string, string | undefined> = {};
  for (const color of ['gold', 'blue', 'silver', 'white', 'black'])
    grounds[color] = (await render(page, { color }))['backgroundColor'];
  expect(grounds).toEqual({
    gold: 'rgb(243, 182, 91)',
    blue: 'rgb(31, 95, 168)',
    silver: 'rgb(228, 231, 231)',
    white: 'rgb(255, 255, 255)',
    black: 'rgb(27, 32, 33)',
  });
  expect(await render(page, { shape: 'pill' })).toMatchObject({ borderRadius: '999px' });
  expect(await render(page, { shape: 'sharp' })).toMatchObject({ borderRadius: '0px' });
  expect(await render(page, { shape: 'sharp', borderRadius: 12 })).toMatchObject({ borderRadius: '12px' });
  expect(await render(page, { height: 25 })).toMatchObject({ height: '25px' });
  expect(await render(page, { height: 55 })).toMatchObject({ height: '55px' });
  const names: string[] = [];
  for (const label of ['checkout', 'buynow', 'pay', 'installment', 'subscribe', 'donate']) {
    const { name = '' } = await render(page, { label });
    names.push(name);
  }
  expect(names).toEqual([
    'Check out with Purse',
    'Buy now with Purse',
    'Pay with Purse',
    'Pay in instalments with Purse',
    'Subscribe with Purse',
    'Donate with Purse',
  ]);
});

test.for([
  [{ color: 'pink' }, 'style.color must be one of gold, blue, silver, white, black, not pink'],
  [{ shape: 'round' }, 'style.shape must be one of rect, pill, sharp, not round'],
  [{ height: 24 }, 'style.height must be from 25 to 55, not 24'],
  [{ height: 56 }, 'style.height must be from 25 to 55, not 56'],
] as const)('the style %o is refused', async ([style, message]) => {
  expect(await render(await givenSdkPage(), style)).toEqual({ refused: message });
});

test('a changed style changes the button, which stays enabled or disabled', async () => {
  const page = await givenSdkPage();
  const changed = await page.evaluate(`(async () => {
    const buttons = paypal.Buttons({ onInit: (data, actions) => actions.disable() });
    await buttons.render('#buttons');
    await buttons.updateProps({ style: { height: 30 } });
    const button = document.querySelector('#buttons').firstChild.shadowRoot.querySelector('button');
    return [getComputedStyle(button).height, button.disabled];
  })()`);
  expect(changed).toEqual(['30px', true]);
});

test('the button speaks the language that the page asks for', async () => {
  const page = await givenSdkPage({ locale: 'de_DE' });
  expect(await render(page, { label: 'pay' })).toMatchObject({ text: 'Mit Purse bezahlen' });
});

test('what is not simulated is there and is not eligible', async () => {
  const page = await givenSdkPage();
  const eligible = await page.evaluate(`({
    cardFields: paypal.CardFields({ onApprove() {} }).isEligible(),
    hostedFields: paypal.HostedFields.isEligible(),
    marks: paypal.Marks().isEligible(),
    messages: paypal.Messages({ amount: 5 }).isEligible(),
    venmo: paypal.Buttons({ fundingSource: paypal.FUNDING.VENMO }).isEligible(),
    card: paypal.isFundingEligible(paypal.FUNDING.CARD),
    paypal: paypal.Buttons({ fundingSource: paypal.FUNDING.PAYPAL }).isEligible(),
  })`);
  expect(eligible).toEqual({
    cardFields: false,
    hostedFields: false,
    marks: false,
    messages: false,
    venmo: false,
    card: false,
    paypal: true,
  });
  const rendered = await page.evaluate(`(async () => {
    await paypal.Marks().render('#buttons');
    await paypal.Messages().render('#buttons');
    await paypal.CardFields({}).NumberField().render('#buttons');
    for (const fundingSource of paypal.getFundingSources()) {
      const buttons = paypal.Buttons({ fundingSource });
      if (buttons.isEligible()) await buttons.render('#buttons');
    }
    return document.querySelector('#buttons').childElementCount;
  })()`);
  expect(rendered).toBe(1);
  const refusal = page.evaluate('paypal.CardFields({}).submit()');
  await expect(refusal).rejects.toThrow('The simulated wallet has no card fields');
});
