import { readFile } from 'node:fs/promises';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, makeStranger } from '../payments/support.ts';
import { signIn } from '../support/dashboard.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';

const shop = givenShop();

const hour = 60 * 60;

/** Money on two days with a period around each, in two currencies; the second period is over. */
const givenTwoPeriods = async (accountId: string, more: { reference?: string; comment?: string } = {}) => {
  const { deps, advance } = shop.server;
  const periods: string[] = [];
  const mark = () => {
    advance(hour);
    periods.push(deps.clock().toISOString());
    advance(hour);
  };
  mark();
  await givenCapture(shop, accountId, { reference: 'r-1' });
  await givenCapture(shop, accountId, { currency: 'USD' });
  mark();
  await givenCapture(shop, accountId, { reference: more.reference ?? 'r-2' });
  await transfer(
    shop,
    orderOf(accountId, 'other', 250, more.comment === undefined ? {} : { comment: more.comment }),
  );
  mark();
  return periods.map(encodeURIComponent) as [string, string, string];
};

const get = async (path: string, type: string, client = shop.client) => {
  const answer = await client.call('GET', path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  return { text: await answer.text(), name: answer.headers.get('content-disposition') };
};
const getOfx = (path: string) => get(path, 'application/x-ofx');
const getCamt = (path: string) => get(path, 'application/xml');

/** The texts at a path of XPath, of well-formed XML. */
const readXml = (xml: string, path: string) => {
  using document = XmlDocument.fromString(xml);
  const namespaces = { c: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08' };
  return document.find(path, namespaces).map(({ content }) => content);
};

const expectCamt = async (xml: string) => {
  const schema = await readFile(new URL('camt-statement.xsd', import.meta.url), 'utf8');
  using definition = XmlDocument.fromString(schema);
  using validator = XsdValidator.fromDoc(definition);
  using document = XmlDocument.fromString(xml);
  validator.validate(document);
};

test('a camt.053 begins with what the account had in the currency, and its entries lead to what it had at the end', async () => {
  const [, from, to] = await givenTwoPeriods('camt');
  const { text, name } = await getCamt(`/accounts/camt/statement.xml?from=${from}&to=${to}`);
  await expectCamt(text);
  expect(readXml(text, '//c:Bal/c:Amt')).toEqual(['9.00', '15.50']);
  expect(readXml(text, '//c:Bal//c:Cd')).toEqual(['OPBD', 'CLBD']);
  expect(readXml(text, '//c:Ntry/c:Amt')).toEqual(['9.00', '2.50']);
  expect(readXml(text, '//c:Ntry/c:CdtDbtInd')).toEqual(['CRDT', 'DBIT']);
  expect(readXml(text, '//c:Ustrd')).toEqual(['r-2', 'Transfer · other']);
  expect(readXml(text, '//c:Acct/c:Id/c:Othr/c:Id')).toEqual(['camt']);
  expect(name).toMatch(/^attachment; filename="statement-camt-EUR-\d{4}-\d\d-\d\d(-to-.*)?\.xml"$/);
  const { text: inDollars } = await getCamt(
    `/accounts/camt/statement.xml?from=${from}&to=${to}&currency=USD`,
  );
  expect(readXml(inDollars, '//c:Bal/c:Amt/@Ccy | //c:Bal/c:Amt')).toEqual(['9.00', 'USD', '9.00', 'USD']);
  expect(readXml(inDollars, '//c:Ntry')).toEqual([]);
});

test('an OFX file has the entries of the period with their signs, and the balance at its end', async () => {
  const [, from, to] = await givenTwoPeriods('ofx');
  const { text, name } = await getOfx(`/accounts/ofx/statement.ofx?from=${from}&to=${to}`);
  expect(text.split('\n')[1]).toContain('OFXHEADER="200" VERSION="220"');
  expect(readXml(text, '//TRNAMT')).toEqual(['9.00', '-2.50']);
  expect(readXml(text, '//TRNTYPE')).toEqual(['CREDIT', 'XFER']);
  expect(readXml(text, '//NAME')).toEqual(['Capture · r-2', 'Transfer · other']);
  expect(readXml(text, '//LEDGERBAL/BALAMT')).toEqual(['15.50']);
  expect(readXml(text, '//CURDEF | //ACCTID')).toEqual(['EUR', 'ofx']);
  expect(name).toMatch(/^attachment; filename="statement-ofx-EUR-.*\.ofx"$/);
});

test('an entry has the same id in every file, and no two have one: a program imports nothing twice', async () => {
  const [first, second, third] = await givenTwoPeriods('again');
  const ids = async (from: string, to: string) => [
    readXml((await getCamt(`/accounts/again/statement.xml?from=${from}&to=${to}`)).text, '//c:AcctSvcrRef'),
    readXml((await getOfx(`/accounts/again/statement.ofx?from=${from}&to=${to}`)).text, '//FITID'),
  ];
  const [whole, wholeOfx] = await ids(first, third);
  expect(new Set(whole).size).toBe(3);
  expect(wholeOfx).toEqual(whole);
  expect(await ids(second, third)).toEqual([whole?.slice(1), whole?.slice(1)]);
});

test.each([
  ['angle brackets and quotes', `<b>"R&D"</b> 'x'`, `<b>"R&D"</b> 'x'`],
  ['a character that XML has no way to write', 'a\u{1}b', 'a b'],
  ['a long text of pairs', '🛒'.repeat(60), '🛒'.repeat(50)],
])('%s in a reference and a comment leave both files well-formed', async (_, text, shown) => {
  const accountId = `text-${crypto.randomUUID()}`;
  const [, from, to] = await givenTwoPeriods(accountId, { comment: text });
  const query = `from=${from}&to=${to}`;
  const camt = await getCamt(`/accounts/${accountId}/statement.xml?${query}`);
  await expectCamt(camt.text);
  expect(readXml(camt.text, '//c:AddtlNtryInf').at(-1)).toContain(shown);
  const ofx = await getOfx(`/accounts/${accountId}/statement.ofx?${query}`);
  expect(readXml(ofx.text, '//MEMO').at(-1)).toContain(shown);
});

test('two long ids of accounts stay apart, although the field of a bank is too short for them', async () => {
  const shownIds = async (accountId: string) => {
    const [, from, to] = await givenTwoPeriods(accountId);
    const { text } = await getCamt(`/accounts/${accountId}/statement.xml?from=${from}&to=${to}`);
    await expectCamt(text);
    const { text: ofx } = await getOfx(`/accounts/${accountId}/statement.ofx?from=${from}&to=${to}`);
    return [...readXml(text, '//c:Acct/c:Id/c:Othr/c:Id'), ...readXml(ofx, '//ACCTID')];
  };
  const [camt, ofx] = await shownIds(`${'long-'.repeat(20)}1`);
  const [otherCamt, otherOfx] = await shownIds(`${'long-'.repeat(20)}2`);
  expect([camt?.length, ofx?.length]).toEqual([34, 22]);
  expect(camt).not.toBe(otherCamt);
  expect(ofx).not.toBe(otherOfx);
});

test('409: a period that is not over for a minute has no closing balance yet', async () => {
  const [, , to] = await givenTwoPeriods('early');
  const { deps } = shop.server;
  for (const ending of ['ofx', 'xml'])
    for (const end of [new Date(deps.clock().getTime() - 59_000), new Date(deps.clock().getTime() + 1000)]) {
      const path = `/accounts/early/statement.${ending}?from=${to}&to=${end.toISOString()}`;
      await expectProblem(shop.server, await shop.client.call('GET', path), {
        status: 409,
        code: 'conflict',
        detail:
          'This period isn’t over yet. The file has a closing balance, so it can be made a minute after its period.',
      });
    }
});

test.each(['from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z', 'to=yesterday', 'currency=euro'])(
  '400: statement.ofx?%s',
  async (query) => {
    await shop.client.call('PUT', '/accounts/asked');
    const answer = await shop.client.call('GET', `/accounts/asked/statement.ofx?${query}`);
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  },
);

test('another platform has no statement of an account with the same id', async () => {
  const [first, , to] = await givenTwoPeriods('shared');
  const stranger = await makeStranger(shop.server);
  const path = `/accounts/shared/statement.xml?from=${first}&to=${to}`;
  expect((await stranger.call('GET', path)).status).toBe(404);
  await stranger.call('PUT', '/accounts/shared');
  const { text } = await get(path, 'application/xml', stranger);
  expect(readXml(text, '//c:Bal/c:Amt')).toEqual(['0.00', '0.00']);
});

test('an operator gets the month of an account in the own time zone, and no month that is not over', async () => {
  await givenCapture(shop, 'monthly');
  const { deps, advance } = shop.server;
  const month = deps.clock().toISOString().slice(0, 7);
  const credentials = await shop.server.givenOperator('viewer');
  const early = await signIn(shop.server, credentials);
  expect((await early.get(`/accounts/monthly/statement.xml?month=${month}`)).status).toBe(409);
  advance(32 * 24 * hour);
  const operator = await signIn(shop.server, credentials);
  const query = `month=${month}&timeZone=Asia/Kathmandu`;
  const camt = await operator.get(`/accounts/monthly/statement.xml?${query}`);
  expect(camt.headers.get('content-disposition')).toBe(
    `attachment; filename="statement-monthly-EUR-${month}.xml"`,
  );
  const text = await camt.text();
  await expectCamt(text);
  expect(readXml(text, '//c:FrDtTm')).toEqual([`${month}-01T00:00:00.000+05:45`]);
  expect(readXml(text, '//c:Bal/c:Amt')).toEqual(['0.00', '9.00']);
  const ofx = await (await operator.get(`/accounts/monthly/statement.ofx?${query}`)).text();
  expect(readXml(ofx, '//DTSTART')).toEqual([`${month.replace('-', '')}01000000.000[+5.75]`]);
});

test('without a period, a file is of the last month; with an end alone, of the month that ends then', async () => {
  await givenCapture(shop, 'usual');
  const { deps, advance } = shop.server;
  const month = deps.clock().toISOString().slice(0, 7);
  const next = (name: string) => {
    const [year, number] = name.split('-').map(Number) as [number, number];
    return new Date(Date.UTC(year, number)).toISOString();
  };
  advance((Date.parse(next(month)) - deps.clock().getTime()) / 1000 + hour);
  const operator = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  const files = [
    (await getCamt('/accounts/usual/statement.xml')).text,
    (await getCamt(`/accounts/usual/statement.xml?to=${next(month)}`)).text,
    await (await operator.get('/accounts/usual/statement.xml')).text(),
  ];
  for (const text of files) {
    expect(readXml(text, '//c:FrDtTm | //c:ToDtTm')).toEqual([`${month}-01T00:00:00.000Z`, next(month)]);
    expect(readXml(text, '//c:Bal/c:Amt')).toEqual(['0.00', '9.00']);
  }
});
