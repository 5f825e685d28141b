import { expect, test } from 'vitest';
import { readOperatorBalances } from '../../src/ledger/balance-queries.ts';
import { sumAccounts } from '../../src/payments/store/sum-accounts.ts';
import { readLog } from '../audit/audit-log.ts';
import { givenShop } from '../payments/support.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { givenRichSeller, ourBank, payOut, type Payout } from './payout-support.ts';
import { writeCamt, type BankEntry } from './write-camt.ts';

const shop = givenShop({ settings: ourBank });

interface TakenIn {
  readonly status?: number;
  readonly paid: number;
  readonly returned: number;
  readonly known: number;
  readonly doubtful: readonly { doubt: string; payoutId: string | null; statedAmount: string }[];
}

const administrator = async () => signInAndConfirm(shop.server, await shop.server.givenOperator());

/** Payouts of 500 that are in a file. */
const givenApproved = async (...names: string[]) => {
  const [ada, grace] = [await administrator(), await administrator()];
  const payouts: Payout[] = [];
  for (const accountId of names) {
    await givenRichSeller(shop, accountId);
    payouts.push((await payOut(shop, { accountId, amount: 500 })).body);
  }
  const made = await ada.post('/payout-runs', { attempt: crypto.randomUUID() });
  const { id, count, totalAmount } = (await made.json()) as {
    id: string;
    count: number;
    totalAmount: number;
  };
  expect(count).toBe(names.length);
  expect((await grace.post(`/payout-runs/${id}/approve`, { count, totalAmount })).status).toBe(200);
  return payouts;
};

const takeIn = async (statement: string) => {
  const answer = await (await administrator()).post('/bank-statements', { statement });
  return { httpStatus: answer.status, ...((await answer.json()) as TakenIn) };
};

const entryOf = ({ id }: Payout, more: Partial<BankEntry> = {}): BankEntry => ({
  endToEndId: id.replace('_', '-'),
  amount: '5.00',
  ...more,
});
const returnOf = (payout: Payout, more: Partial<BankEntry> = {}) =>
  entryOf(payout, { direction: 'CRDT', reason: 'AC04', ...more });

const read = async ({ id }: Payout) =>
  (await (await shop.client.call('GET', `/payouts/${id}`)).json()) as Payout & {
    returnReason: string | null;
  };
const balanceOf = async (accountId: string) => {
  const [sum] = await sumAccounts(shop.server.deps.reports, 1, [accountId], shop.server.deps.clock());
  return Number(sum?.amountMinor ?? 0n);
};
const booked = async () => {
  const { payout, bank } = await readOperatorBalances(shop.server.deps);
  const euros = (list: typeof bank) =>
    Number(list.find(({ currency }) => currency === 'EUR')?.amountMinor ?? 0n);
  return { onItsWay: euros(payout), bank: euros(bank) };
};
const typeOf = async ({ id }: Payout, sequence: number) =>
  ((await (await shop.client.call('GET', `/events/evt_${id}_${sequence}`)).json()) as { type: string }).type;

test('a statement marks payouts as paid and returned, books both, and the same one again changes nothing', async () => {
  const before = await booked();
  const [kept, back] = (await givenApproved('kept', 'back')) as [Payout, Payout];
  expect(await booked()).toEqual({ ...before, onItsWay: before.onItsWay + 1000 });
  // The bank lists the return before what it returns, and writes ids in capitals.
  const statement = writeCamt([
    returnOf(back),
    entryOf(kept, { endToEndId: kept.id.replace('_', '-').toUpperCase() }),
    entryOf(back),
  ]);
  expect(await takeIn(statement)).toEqual({ httpStatus: 200, paid: 2, returned: 1, known: 0, doubtful: [] });
  expect(await read(kept)).toMatchObject({ status: 'paid', returnReason: null });
  expect(await read(back)).toMatchObject({ status: 'returned', returnReason: 'AC04' });
  expect([await balanceOf('kept'), await balanceOf('back')]).toEqual([400, 900]);
  expect(await booked()).toEqual({ onItsWay: before.onItsWay, bank: before.bank + 500 });
  expect([await typeOf(kept, 3), await typeOf(back, 3), await typeOf(back, 4)]).toEqual([
    'payout.paid',
    'payout.paid',
    'payout.returned',
  ]);
  const lines = await shop.client.call('GET', '/accounts/back/statement?limit=1');
  expect(await lines.json()).toMatchObject({
    items: [{ kind: 'payout_returned', amount: 500, payoutId: back.id }],
  });
  expect(await takeIn(statement)).toEqual({ httpStatus: 200, paid: 0, returned: 0, known: 3, doubtful: [] });
  const again = await Promise.all([takeIn(statement), takeIn(statement)]);
  expect(again.map(({ known }) => known)).toEqual([3, 3]);
  expect([await balanceOf('kept'), await balanceOf('back')]).toEqual([400, 900]);
  const { items } = await readLog(await administrator(), '?action=bank_statement_taken_in');
  expect(items[0]).toMatchObject({ subject: 'FR…2606' });
});

test('two at once book once, and a return that comes later takes the money back from the bank', async () => {
  const [payout] = (await givenApproved('raced')) as [Payout];
  const before = await booked();
  const answers = await Promise.all(Array.from({ length: 4 }, () => takeIn(writeCamt([entryOf(payout)]))));
  expect(answers.reduce((sum, { paid }) => sum + paid, 0)).toBe(1);
  expect(await booked()).toEqual({ onItsWay: before.onItsWay - 500, bank: before.bank + 500 });
  expect(await takeIn(writeCamt([returnOf(payout, { reason: 'MD07' })], { version: '02' }))).toMatchObject({
    returned: 1,
  });
  expect(await booked()).toEqual({ onItsWay: before.onItsWay - 500, bank: before.bank });
  expect(await read(payout)).toMatchObject({ status: 'returned', returnReason: 'MD07' });
});

test('a payout that the bank never sent comes back from what is on its way', async () => {
  const [payout] = (await givenApproved('rejected')) as [Payout];
  const before = await booked();
  expect(await takeIn(writeCamt([returnOf(payout)]))).toMatchObject({ returned: 1, paid: 0 });
  expect(await booked()).toEqual({ onItsWay: before.onItsWay - 500, bank: before.bank });
  expect(await balanceOf('rejected')).toBe(900);
});

test('what does not fit is listed and changes nothing: nothing is guessed', async () => {
  const [payout] = (await givenApproved('doubted')) as [Payout];
  await givenRichSeller(shop, 'waiting');
  const { body: waiting } = await payOut(shop, { accountId: 'waiting', amount: 500 });
  const before = await booked();
  const entries: readonly (readonly [BankEntry, string, string | null])[] = [
    [{ amount: '5.00' }, 'unknown', null],
    [{ amount: '5.00', endToEndId: 'NOTPROVIDED' }, 'unknown', null],
    [entryOf(payout, { amount: '5.01' }), 'other_amount', payout.id],
    [entryOf(payout, { amount: '5.001' }), 'other_amount', payout.id],
    [entryOf(payout, { amount: '5,00' }), 'other_amount', payout.id],
    [entryOf(payout, { currency: 'USD' }), 'other_amount', payout.id],
    [entryOf(waiting), 'not_approved', waiting.id],
    [entryOf(payout, { direction: 'CRDT' }), 'no_return', payout.id],
    [entryOf(payout, { reason: 'AC04' }), 'no_return', payout.id],
    [returnOf(payout, { amount: '4.50' }), 'other_amount', payout.id],
  ];
  const answer = await takeIn(writeCamt(entries.map(([entry]) => entry)));
  expect(answer).toMatchObject({ paid: 0, returned: 0, known: 0 });
  const found = answer.doubtful.map(({ doubt, payoutId, statedAmount }) => [statedAmount, doubt, payoutId]);
  expect(found).toEqual(entries.map(([{ amount }, doubt, payoutId]) => [amount, doubt, payoutId]));
  const returned = await takeIn(writeCamt([returnOf(waiting)]));
  expect(returned).toMatchObject({ known: 0, doubtful: [{ doubt: 'not_approved' }] });
  await (await administrator()).post('/payout-runs', { attempt: crypto.randomUUID() });
  expect(await read(waiting)).toMatchObject({ status: 'in_run' });
  const early = await takeIn(writeCamt([entryOf(waiting), returnOf(waiting)]));
  expect(early).toMatchObject({ doubtful: [{ doubt: 'not_approved' }, { doubt: 'not_approved' }] });
  expect(await takeIn(writeCamt([entryOf(payout, { status: 'PDNG' })]))).toMatchObject({
    paid: 0,
    doubtful: [],
  });
  expect(await read(payout)).toMatchObject({ status: 'approved' });
  expect(await booked()).toEqual(before);
  await shop.client.call('POST', `/payouts/${waiting.id}/cancel`);
});

test('what a statement leaves open, a person settles: a return less a fee, once, with a note', async () => {
  const [payout] = (await givenApproved('less a fee')) as [Payout];
  const ada = await administrator();
  const settle = async (id: string, outcome: string) => {
    const answer = await ada.post(`/payouts/${id}/settle`, { outcome, note: 'Less a fee of 0.50' });
    return { httpStatus: answer.status, ...((await answer.json()) as Payout) };
  };
  const before = await booked();
  await takeIn(writeCamt([entryOf(payout)]));
  const entry = returnOf(payout, { amount: '4.50' });
  expect(await takeIn(writeCamt([entry]))).toMatchObject({ doubtful: [{ doubt: 'other_amount' }] });
  const answers = await Promise.all([1, 2, 3].map(() => settle(payout.id, 'returned')));
  for (const answer of answers)
    expect(answer).toMatchObject({
      httpStatus: 200,
      status: 'returned',
      settlementNote: 'Less a fee of 0.50',
      settledBy: expect.stringContaining('@'),
    });
  expect(await balanceOf('less a fee')).toBe(900);
  expect(await booked()).toEqual({ ...before, onItsWay: before.onItsWay - 500 });
  expect(await typeOf(payout, 4)).toBe('payout.returned');
  expect(await settle(payout.id, 'paid')).toMatchObject({ httpStatus: 409 });
  const { items } = await readLog(ada, '?action=payout_settled');
  expect(items.filter(({ subject }) => subject === 'less a fee')).toMatchObject([
    { details: { payoutId: payout.id, status: 'returned', note: 'Less a fee of 0.50' } },
  ]);
  expect(await takeIn(writeCamt([entryOf(payout)]))).toMatchObject({ known: 1, doubtful: [] });
});

test('a payout that someone said was never sent, and that the bank sent after all, is listed and not paid again', async () => {
  const [payout, sent] = (await givenApproved('never sent', 'sent')) as [Payout, Payout];
  const { post } = await administrator();
  const settle = (id: string, outcome: string) =>
    post(`/payouts/${id}/settle`, { outcome, note: 'By phone' });
  expect((await settle(payout.id, 'returned')).status).toBe(200);
  expect(await balanceOf('never sent')).toBe(900);
  const before = await booked();
  expect(await takeIn(writeCamt([entryOf(payout)]))).toMatchObject({
    paid: 0,
    doubtful: [{ doubt: 'settled', payoutId: payout.id }],
  });
  expect((await settle(sent.id, 'paid')).status).toBe(200);
  expect(await booked()).toEqual({ onItsWay: before.onItsWay - 500, bank: before.bank + 500 });
  expect(await takeIn(writeCamt([entryOf(sent)]))).toMatchObject({ paid: 0, known: 1 });
  expect(await takeIn(writeCamt([returnOf(sent)]))).toMatchObject({ returned: 1 });
  expect(await booked()).toEqual({ onItsWay: before.onItsWay - 500, bank: before.bank });
  await givenRichSeller(shop, 'early');
  const { body: early } = await payOut(shop, { accountId: 'early', amount: 1 });
  for (const outcome of ['paid', 'returned']) expect((await settle(early.id, outcome)).status).toBe(409);
  await shop.client.call('POST', `/payouts/${early.id}/cancel`);
});

const wellFormed = writeCamt([]);
const many = '<a>'.repeat(50) + '</a>'.repeat(50);

test.each([
  [
    'of another bank account',
    writeCamt([], { iban: 'DE89370400440532013000' }),
    'is of another bank account: DE…3000, not FR…2606',
  ],
  [
    'without an IBAN',
    writeCamt([], { iban: '' }),
    'is of another bank account: one without an IBAN, not FR…2606',
  ],
  [
    'no statement',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
    'is not a bank statement: camt.053 is expected',
  ],
  ['not XML', 'IBAN;Amount\r\n', 'is not well-formed XML: '],
  ['cut', wellFormed.slice(0, -20), 'is not well-formed XML: '],
  [
    'with an entity of a file',
    `<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>${wellFormed.slice(39)}`,
    'must have no document type',
  ],
  [
    'with entities that grow',
    '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><a>&b;</a>',
    'must have no document type',
  ],
  ['with an unknown entity', '<a>&b;</a>', 'is not well-formed XML: '],
  ['too deep', many, 'must not nest deeper than 40 levels'],
  [
    'with too many transfers',
    wellFormed.replace('</Stmt>', `${'<Ntry><Sts>BOOK</Sts></Ntry>'.repeat(20_001)}</Stmt>`),
    'must have at most 20000 transfers',
  ],
  ['with too many elements', `<a>${'<b/>'.repeat(300_001)}</a>`, 'must have at most 300000 elements'],
])('400: a file %s is refused, and says why', async (_, statement, detail) => {
  const answer = await takeIn(statement);
  expect(answer).toMatchObject({
    httpStatus: 400,
    code: 'invalid_request',
    errors: [{ pointer: '/statement' }],
  });
  expect(JSON.stringify(answer)).toContain(detail);
});

test('400: of a file with a statement of another account, too, nothing is taken in', async () => {
  const [payout] = (await givenApproved('mixed')) as [Payout];
  const two = writeCamt([entryOf(payout)]).replace(
    '</Stmt>',
    '</Stmt><Stmt><Id>T</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct></Stmt>',
  );
  expect(await takeIn(two)).toMatchObject({ httpStatus: 400 });
  expect(await read(payout)).toMatchObject({ status: 'approved' });
});

test('several transfers that the bank booked as one are each taken by their own amount', async () => {
  const [one, other] = (await givenApproved('first of two', 'second of two')) as [Payout, Payout];
  const details = [one, other].map(
    ({ id }) =>
      `<TxDtls><Refs><EndToEndId>${id.replace('_', '-')}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">5.00</Amt></TxAmt></AmtDtls></TxDtls>`,
  );
  const entry =
    '<Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>' +
    `<NtryDtls>${details.join('')}</NtryDtls></Ntry></Stmt>`;
  expect(await takeIn(wellFormed.replace('</Stmt>', entry))).toMatchObject({ paid: 2, doubtful: [] });
});

test('home and the journal have what was paid out, and everything captured is still somewhere', async () => {
  const viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  const { flow } = (await (await viewer.get('/home')).json()) as { flow: Record<string, number | string>[] };
  const euros = flow.find(({ currency }) => currency === 'EUR') as Record<string, number>;
  const { onItsWay, bank } = await booked();
  expect([euros['payoutAmount'], euros['paidOutAmount']]).toEqual([onItsWay, bank]);
  const parts = ['accountsAmount', 'commissionAmount', 'payoutAmount', 'paidOutAmount', 'refundedAmount'];
  expect(parts.reduce((sum, part) => sum + euros[part]!, 0)).toBe(euros['capturedAmount']);
  const held = ['atWalletAmount', 'atBankAmount', 'convertedAmount', 'walletFeeAmount'];
  expect(held.reduce((sum, part) => sum + euros[part]!, 0)).toBe(
    euros['accountsAmount']! + euros['commissionAmount']! + euros['payoutAmount']!,
  );
  const month = shop.server.deps.clock().toISOString().slice(0, 7);
  const journal = await (await viewer.get(`/journal.csv?month=${month}&currency=EUR`)).text();
  expect(journal).toContain('"payout_paid","1361","1200","5.00"');
});
