import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import { pay, signIn } from '../support/buyer.ts';
import { givenMerchant } from '../support/merchant.ts';
import { credentials, givenWallet } from '../support/wallet.ts';

const bundle = async (): Promise<string> => {
  const outcome = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('react-page.js', import.meta.url)) },
    },
  })) as Rolldown.RolldownOutput;
  return outcome.output[0].code;
};

test('the unmodified React components load the wallet’s SDK and pay through its popup', async () => {
  const wallet = await givenWallet();
  const script = await bundle();
  const shop = await givenMerchant({
    '/': () => ({
      body: `<!doctype html><body data-client-id="${credentials.clientId}" data-sdk="${wallet.url}/sdk/js">
        <div id="root"></div><script type="module" src="/page.js"></script>`,
    }),
    '/page.js': () => ({ type: 'text/javascript', body: script }),
    '/create': async () => ({ type: 'application/json', body: JSON.stringify(await wallet.givenOrder()) }),
  });
  const page = await givenPage();
  await page.goto(shop.url);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Pay with Purse' }).click(),
  ]);
  await signIn(popup);
  await pay(popup);
  await expect
    .poll(() => page.evaluate('window.callbacks'))
    .toMatchObject([['approve', { payerID: 'ADA2345678PQR' }]]);
});
