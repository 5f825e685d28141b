import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import type { Body } from '../support/client.ts';
import { formToken, givenVisitor } from '../support/visitor.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const lamps = { payment_source: { paypal: { experience_context: { brand_name: 'Lamp Shop' } } } };
const disputesOf = async (wallet: RunningWallet, captureId: string): Promise<Body[]> =>
  (await wallet.send('GET', `/v1/customer/disputes?disputed_transaction_id=${captureId}`)).body.items;

/** A visitor who is signed in as a buyer, with the token of the forms. */
const givenBuyer = async (wallet: RunningWallet, buyer: string, acceptLanguage?: string) => {
  const { request } = givenVisitor(wallet, acceptLanguage);
  const { page } = await request('/activity');
  await request('/activity/sign-in', { form_token: formToken(page), buyer });
  return { request, token: formToken((await request('/activity')).page) };
};

test('a buyer finds a payment, reports a problem with it, asks the wallet to decide and closes the case', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture(lamps);
  const page = await givenPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${wallet.url}/activity`);
  await page.getByRole('button', { name: 'Ada Amsel' }).click();
  await page.getByRole('link', { name: 'Lamp Shop' }).click();
  await page.getByRole('radio', { name: 'It isn’t as described' }).check();
  await page.getByRole('textbox').fill('It is green.');
  await page.getByRole('button', { name: 'Report this problem' }).click();
  await page.getByText('We’ve told the merchant').waitFor();
  const [summary] = await disputesOf(wallet, id);
  const { body: dispute } = await wallet.send('GET', `/v1/customer/disputes/${summary.dispute_id}`);
  expect(dispute).toMatchObject({
    reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
    status: 'OPEN',
    messages: [{ content: 'It is green.' }],
  });
  await page.getByRole('button', { name: 'Ask Purse to decide' }).click();
  await page.getByText('We’re waiting for the merchant’s response').waitFor();
  expect(await page.getByRole('button', { name: 'Ask Purse to decide' }).count()).toBe(0);
  expect((await disputesOf(wallet, id))[0].dispute_life_cycle_stage).toBe('CHARGEBACK');
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await page.getByRole('link', { name: 'Back to your payments' }).click();
  await page.getByRole('link', { name: 'Problem reported' }).click();
  await page.getByRole('button', { name: 'My problem is solved' }).click();
  await page.getByText('You closed the case.').waitFor();
  expect((await disputesOf(wallet, id))[0].status).toBe('RESOLVED');
  await page.getByRole('button', { name: 'Report this problem' }).waitFor();
});

test('a buyer sees and disputes only own payments, and only with a form of the own session', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture(lamps);
  const report = (token: string) => ({ form_token: token, reason: 'OTHER' });
  const stranger = await givenBuyer(wallet, 'dora');
  expect((await stranger.request('/activity')).page).not.toContain('Lamp Shop');
  expect((await stranger.request(`/activity/${id}`)).status).toBe(404);
  expect((await stranger.request(`/activity/${id}/report`, report(stranger.token))).status).toBe(404);
  const buyer = await givenBuyer(wallet, 'ada');
  expect((await buyer.request(`/activity/${id}/report`, report(stranger.token))).status).toBe(403);
  expect((await buyer.request(`/activity/${id}/report`, { form_token: buyer.token })).status).toBe(422);
  expect(await disputesOf(wallet, id)).toEqual([]);
  expect((await buyer.request(`/activity/${id}/report`, report(buyer.token))).status).toBe(303);
  expect(await disputesOf(wallet, id)).toHaveLength(1);
});

test('a case that a bank opened is shown, and the buyer cannot move it here', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  await wallet.simulate('POST', `/captures/${id}/dispute`, { channel: 'EXTERNAL' });
  const { request, token } = await givenBuyer(wallet, 'ada');
  const { page } = await request(`/activity/${id}`);
  expect(page).toContain('Your bank is taking this payment back.');
  expect(page).not.toContain('/close"');
  await request(`/activity/${id}/close`, { form_token: token });
  expect((await disputesOf(wallet, id))[0].status).toBe('WAITING_FOR_SELLER_RESPONSE');
});

test('the pages speak five languages, and show the words of others as text', async () => {
  const wallet = await givenWallet();
  const evil = '<b>evil</b>';
  const { id } = await wallet.givenCapture({
    payment_source: { paypal: { experience_context: { brand_name: evil } } },
  });
  await wallet.simulate('POST', `/captures/${id}/dispute`, { message: evil });
  const languages = [
    ['en', 'Your payments', 'My problem is solved'],
    ['fr', 'Vos paiements', 'Mon problème est résolu'],
    ['de', 'Ihre Zahlungen', 'Das Problem ist gelöst'],
    ['es', 'Sus pagos', 'El problema está resuelto'],
    ['it', 'I suoi pagamenti', 'Il problema è risolto'],
  ] as const;
  for (const [code, title, close] of languages) {
    const { request } = await givenBuyer(wallet, 'ada', code);
    expect((await request('/activity')).page).toContain(`<h1>${title}</h1>`);
    const { page } = await request(`/activity/${id}`);
    expect(page).toContain(close);
    expect(page).not.toContain(evil);
  }
});

test('who is not signed in, or gives a wrong password, sees no payment', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture(lamps);
  const { request } = givenVisitor(wallet);
  const { page: first } = await request('/activity');
  const wrong = { form_token: formToken(first), email: 'ada@buyers.example', password: 'wrong' };
  expect((await request('/activity/sign-in', wrong)).status).toBe(422);
  for (const path of ['/activity', `/activity/${id}`]) {
    const { page } = await request(path);
    expect(page).toContain('Sign in to see your payments');
    expect(page).not.toContain('Lamp Shop');
  }
});
