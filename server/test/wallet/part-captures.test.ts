import { afterAll, expect, test } from 'vitest';
import type { PartCapture } from '../../src/wallet/wallet.ts';
import { eur, givenApprovedOrder, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

const givenAuthorization = async () => {
  const connector = givenConnector(wallet.url);
  const { orderId, ...order } = await givenApprovedOrder(wallet, connector, { intent: 'authorize' });
  await connector.authorizeOrder({ ...order, orderId }, `${orderId}-1`);
  const id = (await wallet.truth(orderId)).authorizations[0]!.id;
  const partOf = (number: number, bookedIds: readonly string[] = []) => ({
    orderId,
    ownId: `${orderId}-${number}`,
    isFinal: false,
    bookedIds,
  });
  const capture = async (amountMinor: bigint, part: ReturnType<typeof partOf>) =>
    (await connector.captureAuthorization(id, eur(amountMinor), part.ownId, undefined, part)).result;
  const look = async (amountMinor: bigint, part: PartCapture) =>
    (await connector.showAuthorization(id, eur(amountMinor), part)).result;
  const fault = (name: string) => wallet.fault({ fault: name, operation: 'authorizationCapture', orderId });
  const booked = async () => (await wallet.truth(orderId)).captures.map((one) => one.id);
  return { connector, orderId, id, partOf, capture, look, fault, booked };
};

test('two parts of the same amount are two captures, each known by its own id', async () => {
  const { partOf, capture, look, booked } = await givenAuthorization();
  const first = await capture(300n, partOf(2));
  expect(first).toMatchObject({ outcome: 'captured', capture: { money: eur(300n) } });
  const second = await capture(300n, partOf(3, await booked()));
  expect(second).toMatchObject({ outcome: 'captured', capture: { money: eur(300n) } });
  const ids = await booked();
  expect(ids).toHaveLength(2);
  const [, last] = [first, second].map((one) => (one.outcome === 'captured' ? one.capture.id : ''));
  expect(
    await look(
      300n,
      partOf(
        3,
        ids.filter((id) => id !== last),
      ),
    ),
  ).toMatchObject({ capture: { id: last } });
});

test('a part whose call was never made is not taken for one of the same amount', async () => {
  const { partOf, capture, look, booked } = await givenAuthorization();
  await capture(300n, partOf(2));
  const part = partOf(3, await booked());
  expect(await look(300n, part)).toMatchObject({ outcome: 'still_authorized' });
});

test('a part whose answer was lost is found by its own id, also when the rest was released since', async () => {
  const { connector, id, partOf, capture, look, fault, booked } = await givenAuthorization();
  await capture(300n, partOf(2));
  const part = partOf(3, await booked());
  await fault('error_after_effect');
  await capture(300n, part);
  await connector.voidAuthorization(id, 'release');
  expect(await look(300n, part)).toMatchObject({ outcome: 'captured' });
  expect(await capture(300n, part)).toMatchObject({ outcome: 'captured' });
  expect(await booked()).toHaveLength(2);
});

test('a capture that nobody here has requested is a mismatch, for a part and for a release', async () => {
  const { connector, id, partOf, look } = await givenAuthorization();
  await connector.captureAuthorization(id, eur(300n), 'elsewhere', undefined, {
    ...partOf(9),
    ownId: 'elsewhere',
  });
  expect(await look(300n, partOf(2))).toMatchObject({ outcome: 'mismatch' });
  expect(await look(1050n, { ...partOf(2), ownId: undefined })).toMatchObject({ outcome: 'mismatch' });
});

test('what is held beside the booked parts is still authorised until it is released', async () => {
  const { connector, id, partOf, capture, look, booked } = await givenAuthorization();
  await capture(300n, partOf(2));
  const rest = { ...partOf(3, await booked()), ownId: undefined };
  expect(await look(1050n, rest)).toMatchObject({ outcome: 'still_authorized' });
  expect((await connector.voidAuthorization(id, 'release')).result).toEqual({ outcome: 'voided' });
  expect(await look(1050n, rest)).toEqual({ outcome: 'lapsed' });
});

test('a final part ends the authorisation, and the rest is free', async () => {
  const { orderId, partOf, capture, booked } = await givenAuthorization();
  await capture(300n, partOf(2));
  expect(await capture(200n, { ...partOf(3, await booked()), isFinal: true })).toMatchObject({
    outcome: 'captured',
    capture: { money: eur(200n) },
  });
  expect(await wallet.truth(orderId)).toMatchObject({
    captured: { minor: 500 },
    authorizations: [{ status: 'CAPTURED' }],
  });
});

test('a part that the wallet allows no more is declined, and nothing is captured', async () => {
  const { partOf, capture, booked } = await givenAuthorization();
  for (let number = 2; number <= 11; number += 1) await capture(50n, partOf(number, await booked()));
  expect(await capture(50n, partOf(12, await booked()))).toEqual({
    outcome: 'declined',
    issue: 'MAX_CAPTURE_COUNT_EXCEEDED',
  });
  expect(await booked()).toHaveLength(10);
});
