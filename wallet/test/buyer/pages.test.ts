import { expect, test } from 'vitest';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const formToken = (page: string): string => /name="form_token"\s+value="([^"]+)"/.exec(page)?.[1] ?? '';

/** An HTTP client that keeps the cookie and follows no redirects. */
const givenVisitor = (wallet: RunningWallet) => {
  let cookie = '';
  const request = async (path: string, form?: Record<string, string>) => {
    const response = await fetch(wallet.url + path, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, headers: response.headers, page: await response.text() };
  };
  const signIn = async (orderId: string, buyer = 'ada') => {
    const { page } = await request(`/checkoutnow?token=${orderId}`);
    await request('/checkoutnow/sign-in', { token: orderId, form_token: formToken(page), buyer });
    const review = await request(`/checkoutnow?token=${orderId}`);
    return { ...review, token: formToken(review.page) };
  };
  return { request, signIn, cookie: () => cookie };
};

test('values from the merchant are shown as text, never as markup', async () => {
  const wallet = await givenWallet();
  const evil = '<script>alert(1)</script>"\'&';
  const money = { currency_code: 'EUR', value: '1.00' };
  const { id } = await wallet.givenOrder({
    purchase_units: [
      {
        description: evil,
        amount: { ...money, breakdown: { item_total: money } },
        items: [{ name: evil, quantity: '1', unit_amount: money }],
        shipping: { name: { full_name: evil }, address: { address_line_1: evil, country_code: 'NL' } },
      },
    ],
    payment_source: { paypal: { experience_context: { brand_name: evil } } },
  });
  const { page } = await givenVisitor(wallet).signIn(id);
  expect(page).not.toContain('<script>alert');
  expect(page.split('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;').length).toBeGreaterThan(5);
});

test('every page forbids inline scripts, frames, and forms to other origins', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const visitor = givenVisitor(wallet);
  for (const path of [
    `/checkoutnow?token=${id}`,
    '/checkoutnow?token=NOPE',
    `/checkoutnow/finished?token=${id}`,
  ]) {
    const { headers } = await visitor.request(path);
    const policy = headers.get('content-security-policy');
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
  }
});

test('a form without the token of its own session does nothing', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const visitor = givenVisitor(wallet);
  const stranger = givenVisitor(wallet);
  await visitor.signIn(id);
  const other = await stranger.signIn(id);
  for (const token of ['', other.token]) {
    const answer = await visitor.request('/checkoutnow/pay', {
      token: id,
      form_token: token,
      instrument: 'balance',
    });
    expect(answer.status).toBe(403);
  }
  expect(await wallet.reportOf(id)).toMatchObject({ state: 'created' });
});

test('signing in starts a new session: an id planted before is useless', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const visitor = givenVisitor(wallet);
  await visitor.request(`/checkoutnow?token=${id}`);
  const planted = visitor.cookie();
  await visitor.signIn(id);
  expect(visitor.cookie()).not.toBe(planted);
  const response = await fetch(`${wallet.url}/checkoutnow?token=${id}`, { headers: { cookie: planted } });
  expect(await response.text()).toContain('Sign in to pay');
});

test('signing out ends the session', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const visitor = givenVisitor(wallet);
  const { token } = await visitor.signIn(id);
  const before = visitor.cookie();
  await visitor.request('/checkoutnow/sign-out', { token: id, form_token: token });
  const response = await fetch(`${wallet.url}/checkoutnow?token=${id}`, { headers: { cookie: before } });
  expect(await response.text()).toContain('Sign in to pay');
});

test('the session cookie is HttpOnly and SameSite=Lax', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const { headers } = await givenVisitor(wallet).request(`/checkoutnow?token=${id}`);
  expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
});

test('the correct password signs in, a wrong one does not', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const visitor = givenVisitor(wallet);
  const signIn = async (password: string) => {
    const { page } = await visitor.request(`/checkoutnow?token=${id}`);
    const form = { token: id, form_token: formToken(page), email: 'ada@buyers.example', password };
    const { headers } = await visitor.request('/checkoutnow/sign-in', form);
    return (await visitor.request(String(headers.get('location')))).page;
  };
  expect(await signIn('wrong')).toContain('No test buyer has this email and password.');
  expect(await signIn('sandbox')).toContain('Signed in as ada@buyers.example');
});

test('an expired and an unknown order answer 404, a paid one 409', async () => {
  const wallet = await givenWallet();
  const visitor = givenVisitor(wallet);
  const { id } = await wallet.givenApprovedOrder();
  await wallet.capture(id);
  expect((await visitor.request(`/checkoutnow?token=${id}`)).status).toBe(409);
  expect((await visitor.request('/checkoutnow?token=NOPE')).status).toBe(404);
  const waiting = await wallet.givenOrder();
  const { token } = await visitor.signIn(waiting.id);
  await wallet.advance(4 * 3600);
  const late = await visitor.request('/checkoutnow/pay', { token: waiting.id, form_token: token });
  expect(late.status).toBe(404);
});

test('only the buyer who approved is named as the payer', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const stranger = givenVisitor(wallet);
  await stranger.signIn(id, 'dora');
  expect((await stranger.request(`/checkoutnow/finished?token=${id}&outcome=approved`)).status).toBe(403);
});

test('an opener that is not a plain web origin is ignored', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const visitor = givenVisitor(wallet);
  for (const origin of ['javascript:alert(1)', 'https://a.example/path', '*', 'null']) {
    const query = new URLSearchParams({ token: id, origin, outcome: 'cancelled' });
    expect((await visitor.request(`/checkoutnow/finished?${query.toString()}`)).page).toContain(
      'data-origin=""',
    );
  }
});
