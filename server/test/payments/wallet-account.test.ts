import { afterAll, expect, test } from 'vitest';
import { version } from '../../src/version.ts';
import { lookAt } from '../operations/support.ts';
import { givenServer, startServer } from '../support/server.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { startWallet } from '../wallet/support.ts';
import { initBody, makeClient, walletSettings, type Outcome } from './support.ts';

const seller = '7XH2KQ9M4RTYP';

const wallet = await startWallet();
afterAll(wallet.close);

const startShop = async (settings: Record<string, string>) => {
  const server = await startServer({ ...walletSettings(wallet), ...settings }, { isQuiet: true });
  afterAll(server.close);
  return makeClient(server);
};
/** With settings of the wallet account. */
const settled = await startShop({
  WALLET_SHOP_NAME: 'Market Hall',
  WALLET_SOFT_DESCRIPTOR: 'RECORDS 020-1234567',
  WALLET_PAYEE: 'on',
});

/** The page that the buyer comes to. */
const readPage = async (transaction: object = {}, headers: Record<string, string> = {}) => {
  const started = (await (await settled.init(initBody({ transaction }), headers)).json()) as Outcome;
  return (await fetch(started.redirectionUrl)).text();
};

/** A service whose calls to the wallet are recorded. */
const givenRecorded = async (settings: Record<string, string> = {}) => {
  const proxy = await givenProxy(wallet.url);
  const walletUrl = { ...walletSettings(wallet), WALLET_URL: proxy.url };
  const server = await givenServer({ ...walletUrl, ...settings }, { isQuiet: true });
  return { server, client: await makeClient(server), requests: proxy.requests };
};

test("every call says which version of Florin makes it, and those that change something carry the partner's id", async () => {
  const { server, client, requests } = await givenRecorded({ WALLET_PARTNER_ID: 'Records_SP_Florin' });
  const { id, extOrderId } = await client.givenPayment();
  await lookAt(server, id);
  await wallet.approve(extOrderId);
  expect((await client.resume(id)).status).toBe(200);
  expect(new Set(requests.map(({ headers }) => headers['user-agent']))).toEqual(
    new Set([`Florin/${version}`]),
  );
  expect(requests.map(({ method }) => method)).toContain('GET');
  const attributed = requests.filter(({ headers }) => 'paypal-partner-attribution-id' in headers);
  expect(attributed.map(({ path }) => path)).toEqual([
    '/v2/checkout/orders',
    `/v2/checkout/orders/${extOrderId}/capture`,
  ]);
  expect(attributed[0]?.headers['paypal-partner-attribution-id']).toBe('Records_SP_Florin');
});

test("without a partner's id, no call carries one", async () => {
  const { client, requests } = await givenRecorded();
  await client.givenPayment();
  expect(requests.filter(({ headers }) => 'paypal-partner-attribution-id' in headers)).toEqual([]);
});

test("the wallet's page has the name of the shop that init gives, otherwise that of the settings", async () => {
  expect(await readPage()).toContain('Market Hall');
  const own = await readPage({ shopName: 'Böhm & Söhne' });
  expect(own).toContain('Böhm &amp; Söhne');
  expect(own).not.toContain('Market Hall');
});

test("the wallet's page is in the first language of PSU-Accept-Language", async () => {
  expect(await readPage({}, { 'psu-accept-language': 'fr-FR,en;q=0.5' })).toContain('<html lang="fr');
});

test('the soft descriptor of the settings is on every order', async () => {
  const { extOrderId } = await settled.givenPayment();
  const [unit] = (await wallet.truth(extOrderId)).purchaseUnits;
  expect(unit).toMatchObject({ soft_descriptor: 'RECORDS 020-1234567' });
});

test('where it is switched on, a payment names the wallet account of its seller', async () => {
  const { extOrderId } = await settled.givenPayment({ transaction: { payeeMerchantId: seller } });
  const [unit] = (await wallet.truth(extOrderId)).purchaseUnits;
  expect(unit).toMatchObject({ payee: { merchant_id: seller } });
});

test('no payment names a payee where that is not switched on, and nothing is asked of the wallet', async () => {
  const { client, requests } = await givenRecorded();
  const answer = await client.init(initBody({ transaction: { payeeMerchantId: seller } }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_request',
    errors: [{ pointer: '/transaction/payeeMerchantId', detail: 'is not switched on here (WALLET_PAYEE)' }],
  });
  expect(requests).toEqual([]);
});

test('a commission cannot be taken from a payment that goes to the account of its seller', async () => {
  const transaction = { payeeMerchantId: seller, commissionAmount: 100 };
  const answer = await settled.init(initBody({ transaction }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/transaction/commissionAmount' }] });
});

test.for([
  ['payeeMerchantId', 'seller@example.com'],
  ['shopName', ' '],
  ['shopName', 'x'.repeat(128)],
])('a %s that the wallet would refuse is refused at init: "%s"', async ([field, value]) => {
  const answer = await settled.init(initBody({ transaction: { [field!]: value } }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ pointer: `/transaction/${field}` }] });
});

test('an account of a seller that the wallet does not know is a 422 that names it', async () => {
  await wallet.fault({ fault: 'payee_account_invalid', operation: 'create' });
  const answer = await settled.init(initBody({ transaction: { payeeMerchantId: seller } }));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'wallet_refused',
    errors: [
      { pointer: '/transaction/payeeMerchantId', detail: 'is refused by the wallet (PAYEE_ACCOUNT_INVALID)' },
    ],
  });
});
