import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import { givenWallet } from '../support/wallet.ts';

test('the merchant refunds at the wallet’s own site, decides a dispute, and is told why a refund is refused', async () => {
  const wallet = await givenWallet();
  const { id: captureId } = await wallet.givenCapture();
  const statusOfCapture = async (): Promise<string> =>
    (await wallet.call('GET', `/v2/payments/captures/${captureId}`)).body.status;
  const page = await givenPage({ viewport: { width: 390, height: 844 } });
  const refund = async (amount: string) => {
    await page.getByRole('textbox', { name: 'Refund in EUR' }).fill(amount);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
  };
  await page.goto(`${wallet.url}/simulator`);
  await page.getByRole('link', { name: 'the merchant’s page' }).click();
  await refund('4.00');
  await page.getByText('4.00 EUR refunded').waitFor();
  expect(await statusOfCapture()).toBe('PARTIALLY_REFUNDED');
  await refund('6.01');
  expect(await page.getByRole('alert').innerText()).toBe('The amount is more than is left of the capture.');
  const reason = 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED';
  const { body } = await wallet.simulate('POST', `/captures/${captureId}/dispute`, { reason });
  await page.goto(`${wallet.url}/simulator/payments`);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await page.getByRole('button', { name: 'Decide for the buyer' }).click();
  await page.getByText('RESOLVED_BUYER_FAVOUR').waitFor();
  const { body: dispute } = await wallet.send('GET', `/v1/customer/disputes/${body.dispute_id}`);
  expect(dispute.dispute_outcome.amount_refunded.value).toBe('6.00');
  expect(await statusOfCapture()).toBe('REFUNDED');
});

test('a refund at the wallet’s own site that is sent twice, as by a double click, is made once', async () => {
  const wallet = await givenWallet();
  const { id: captureId } = await wallet.givenCapture();
  const shown = await (await fetch(`${wallet.url}/simulator/payments`)).text();
  const [, refunded] = /name="refunded" value="(\d+)"/.exec(shown)!;
  const send = () =>
    fetch(`${wallet.url}/simulator/payments/${captureId}/refund`, {
      method: 'POST',
      body: new URLSearchParams({ refunded: refunded!, amount: '4.00' }),
      redirect: 'manual',
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([303, 409]);
  const text = await second.text();
  expect(text).toContain('There has been a refund since this page was shown. Nothing more was refunded.');
  expect(text).toContain('4.00 EUR refunded');
});
