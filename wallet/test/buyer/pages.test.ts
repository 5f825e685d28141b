import { expect, test } from 'vitest';
import { chooseLanguage, languageCodes } from '../../src/buyer/i18n/choose-language.ts';
import { formToken, givenVisitor as givenHttpVisitor } from '../support/visitor.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

/** A visitor who can sign in to pay an order. */
const givenVisitor = (wallet: RunningWallet, acceptLanguage?: string) => {
  const visitor = givenHttpVisitor(wallet, acceptLanguage);
  const { request } = visitor;
  const signIn = async (orderId: string, buyer = 'ada') => {
    const { page } = await request(`/checkoutnow?token=${orderId}`);
    await request('/checkoutnow/sign-in', { token: orderId, form_token: formToken(page), buyer });
    const review = await request(`/checkoutnow?token=${orderId}`);
    return { ...review, token: formToken(review.page) };
  };
  return { ...visitor, signIn };
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

test('the correct password signs in; a wrong one does not, and keeps the email', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const visitor = givenVisitor(wallet);
  const first = await visitor.request(`/checkoutnow?token=${id}`);
  const signIn = (page: string, password: string) =>
    visitor.request('/checkoutnow/sign-in', {
      token: id,
      form_token: formToken(page),
      email: 'ada@buyers.example',
      password,
    });
  const wrong = await signIn(first.page, 'wrong');
  expect(wrong.status).toBe(422);
  expect(wrong.page).toContain('No test buyer has this email and password.');
  expect(wrong.page).toContain('value="ada@buyers.example"');
  expect((await signIn(wrong.page, 'sandbox')).status).toBe(303);
  const { page } = await visitor.request(`/checkoutnow?token=${id}`);
  expect(page).toContain('Signed in as ada@buyers.example');
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

test('a second click on the button to pay ends like the first, also after the capture; for another buyer it answers 409', async () => {
  const wallet = await givenWallet();
  const [payer, other] = [givenVisitor(wallet), givenVisitor(wallet)];
  const { id } = await wallet.givenOrder();
  const { token } = await payer.signIn(id);
  const { token: otherToken } = await other.signIn(id, 'dora');
  const pay = (visitor: typeof payer, sent: string, instrument: string) =>
    visitor.request('/checkoutnow/pay', { token: id, form_token: sent, instrument });
  const first = await pay(payer, token, 'card');
  await wallet.capture(id);
  const second = await pay(payer, token, 'card');
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect((await pay(other, otherToken, 'balance')).status).toBe(409);
});

const experience = {
  brand_name: 'Lamp Shop',
  return_url: 'https://shop.example/back?cart=7',
  cancel_url: 'https://shop.example/off?cart=7',
};
const lampOrder = { payment_source: { paypal: { experience_context: experience } } };

/** The addresses that a page leads to, apart from its own styles and icons. */
const linksOf = (page: string): string[] =>
  [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every page that says that one cannot pay leads on, and names the shop and the total', async () => {
  const wallet = await givenWallet();
  const visitor = givenVisitor(wallet);
  const paid = await wallet.givenApprovedOrder(lampOrder);
  const open = await wallet.givenOrder(lampOrder);
  await visitor.signIn(open.id);
  await wallet.capture(paid.id);
  const already = await visitor.request(`/checkoutnow?token=${paid.id}`);
  expect(linksOf(already.page)).toEqual([
    `https://shop.example/back?cart=7&token=${paid.id}&PayerID=ADA2345678PQR`,
  ]);
  const again = await visitor.request('/checkoutnow/pay', { token: open.id, form_token: 'wrong' });
  expect(linksOf(again.page)).toEqual([`/checkoutnow?token=${open.id}`]);
  await wallet.advance(4 * 3600);
  const expired = await visitor.request(`/checkoutnow?token=${open.id}`);
  expect(linksOf(expired.page)).toEqual([`https://shop.example/off?cart=7&token=${open.id}`]);
  for (const { page } of [already, again, expired]) {
    expect(page).toContain('<strong>€10.00</strong> to Lamp Shop');
  }
  expect(linksOf((await visitor.request('/checkoutnow?token=NOPE')).page)).toEqual(['/']);
});

test('every page on the way names the shop and the total: to sign in, to pay, after a decline, at the end', async () => {
  const wallet = await givenWallet();
  const visitor = givenVisitor(wallet);
  const { id } = await wallet.givenOrder(lampOrder);
  const address = `/checkoutnow?token=${id}`;
  const toSignIn = await visitor.request(address);
  const stranger = { token: id, form_token: formToken(toSignIn.page), email: 'ada@buyers.example' };
  const wrong = await visitor.request('/checkoutnow/sign-in', { ...stranger, password: 'wrong' });
  const toPay = await visitor.signIn(id, 'dora');
  await wallet.approve(id, 'dora');
  const approved = await visitor.request(`/checkoutnow/finished?token=${id}&outcome=approved`);
  await wallet.capture(id);
  const declined = await visitor.request(address);
  expect(declined.page).toContain('Your payment was declined');
  for (const { page } of [toSignIn, wrong, toPay, approved, declined]) {
    expect(page).toContain('Lamp Shop');
    expect(page).toContain('€10.00');
  }
});

/** Every sentence of a language with its place; a text with a value in it is written with the value X. */
const sentencesOf = (node: object, place = ''): [string, string][] =>
  Object.entries(node).flatMap(([name, value]: [string, string | object | ((value: string) => string)]) => {
    if (typeof value === 'object') return sentencesOf(value, `${place}${name}.`);
    const text = typeof value === 'string' ? value : value('X');
    return text.split(' ').length < 3 ? [] : ([[`${place}${name}`, text]] as [string, string][]);
  });

test('no sentence of the pages is the same in two languages', () => {
  const byPlace = Map.groupBy(
    languageCodes.flatMap((code) => sentencesOf(chooseLanguage(code, '').texts)),
    ([place]) => place,
  );
  expect(byPlace.size).toBeGreaterThan(20);
  for (const [place, entries] of byPlace)
    expect([place, new Set(entries.map(([, text]) => text)).size]).toEqual([place, entries.length]);
});

test('an order whose capture was declined, or whose authorisation ended, is not called paid', async () => {
  const wallet = await givenWallet();
  const visitor = givenVisitor(wallet);
  const declined = await wallet.givenApprovedOrder(lampOrder);
  await wallet.givenFault({ fault: 'declined_capture', operation: 'capture' });
  await wallet.capture(declined.id);
  const voided = await wallet.givenAuthorization(lampOrder);
  await wallet.call('POST', `/v2/payments/authorizations/${voided.id}/void`);
  for (const id of [declined.id, voided.orderId]) {
    const { status, page } = await visitor.request(`/checkoutnow?token=${id}`);
    expect(status).toBe(409);
    expect(page).toContain('This payment has ended');
    expect(linksOf(page)).toEqual([`https://shop.example/off?cart=7&token=${id}`]);
  }
});

test('a stranger who opens a paid order is led on without the name of the payer', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder(lampOrder);
  await wallet.capture(id);
  const { page } = await givenVisitor(wallet).request(`/checkoutnow?token=${id}`);
  expect(linksOf(page)).toEqual([`https://shop.example/back?cart=7&token=${id}`]);
});

test.for([
  ['fr-CH, en;q=0.5', 'fr', 'Connectez-vous pour payer', '10,00\u00A0€'],
  ['de', 'de', 'Zum Bezahlen anmelden', '10,00\u00A0€'],
  ['en;q=0.3, es-MX;q=0.9', 'es', 'Inicie sesión para pagar', '10,00\u00A0€'],
  ['pl, it;q=0.2', 'it', 'Acceda per pagare', '10,00\u00A0€'],
  ['pl', 'en', 'Sign in to pay', '€10.00'],
  ['fr;q=0', 'en', 'Sign in to pay', '€10.00'],
] as const)(
  'a browser that accepts "%s" gets the pages in "%s"',
  async ([accepted, code, heading, total]) => {
    const wallet = await givenWallet();
    const { id } = await wallet.givenOrder();
    const { page } = await givenVisitor(wallet, accepted).request(`/checkoutnow?token=${id}`);
    expect(page).toContain(`<html lang="${code}">`);
    expect(page).toContain(heading);
    expect(page).toContain(total);
  },
);

test('the language that the merchant asks for comes before that of the browser', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder({
    payment_source: { paypal: { experience_context: { locale: 'de-AT' } } },
  });
  const { page } = await givenVisitor(wallet, 'fr').signIn(id);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Angemeldet als ada@buyers.example');
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
