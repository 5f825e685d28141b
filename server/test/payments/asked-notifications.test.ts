import { afterAll, afterEach, expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { makeSigner } from '../wallet/certificate-host.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { makeWalletSign, signEvent, signLetter } from '../wallet/sign-letter.ts';
import { startWallet } from '../wallet/support.ts';
import { makeClient, walletSettings } from './support.ts';

const wallet = await startWallet();
await makeWalletSign(wallet);
// Nobody listens there: the notifications of this test are enough.
const { webhookId } = await registerReceiver(wallet.url, 'http://127.0.0.1:9/wallet/notifications');
afterAll(wallet.close);
afterEach(() => wallet.clearFaults());

const hideCertificate = () =>
  wallet.fault({ fault: 'unavailable', operation: 'certificateShow', times: 1000 });
const leaveQuestionsUnanswered = () =>
  wallet.fault({ fault: 'unavailable', operation: 'signatureVerify', times: 1000 });

/** A payment that is approved, and notifications that say so. */
const given = async (check: 'local' | 'ask' | 'local,ask') => {
  const server = await givenServer({
    ...walletSettings(wallet),
    WALLET_WEBHOOK_ID: webhookId,
    NOTIFICATION_CHECK: check,
  });
  const client = await makeClient(server);
  const { id, extOrderId: orderId } = await client.givenPayment();
  await wallet.approve(orderId);
  const event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: orderId } };
  const genuine = () => signLetter(wallet, webhookId, event);
  const forged = async () => {
    const { key } = await makeSigner();
    return signEvent({ key, certificateUrl: genuine().headers['paypal-cert-url'] }, webhookId, event);
  };
  const send = async (letter: ReturnType<typeof signEvent>) => {
    const answer = await fetch(`${server.url}/wallet/notifications`, { method: 'POST', ...letter });
    const { detail } = (await answer.json()) as { detail?: string };
    return { status: answer.status, detail };
  };
  const statusNow = async () => (await client.read(id))['status'];
  return { send, genuine, forged, statusNow };
};

const accepted = { status: 200, detail: undefined };
const refused = (reason: string) => ({ status: 400, detail: `The notification is refused: ${reason}.` });

test('where the certificate cannot be judged, the wallet is asked, and its word counts (F31)', async () => {
  const { send, genuine, forged, statusNow } = await given('local,ask');
  await hideCertificate();
  expect(await send(await forged())).toEqual(refused('the wallet says that its signature is wrong'));
  expect(await statusNow()).toBe('awaiting_approval');
  expect(await send(genuine())).toEqual(accepted);
  expect(await statusNow()).toBe('captured');
});

test('where the certificate can be judged, it decides, and the wallet is not asked', async () => {
  const { send, genuine, forged, statusNow } = await given('local,ask');
  await leaveQuestionsUnanswered();
  expect(await send(await forged())).toEqual(refused('its signature is wrong'));
  expect(await statusNow()).toBe('awaiting_approval');
  expect(await send(genuine())).toEqual(accepted);
  expect(await statusNow()).toBe('captured');
});

test('NOTIFICATION_CHECK=local asks nobody: what cannot be judged is refused', async () => {
  const { send, genuine, statusNow } = await given('local');
  await hideCertificate();
  expect(await send(genuine())).toEqual(refused('its certificate cannot be fetched'));
  expect(await statusNow()).toBe('awaiting_approval');
});

test('NOTIFICATION_CHECK=ask has the wallet judge every notification, without its certificate', async () => {
  const { send, genuine, forged, statusNow } = await given('ask');
  await hideCertificate();
  expect(await send(await forged())).toEqual(refused('the wallet says that its signature is wrong'));
  expect(await statusNow()).toBe('awaiting_approval');
  expect(await send(genuine())).toEqual(accepted);
  expect(await statusNow()).toBe('captured');
});

test('while the wallet neither shows its certificate nor answers, a notification is refused, and passes later', async () => {
  const { send, genuine, statusNow } = await given('local,ask');
  await hideCertificate();
  await leaveQuestionsUnanswered();
  expect(await send(genuine())).toEqual(
    refused('its certificate cannot be fetched, and the wallet does not say whether it has sent it'),
  );
  await wallet.clearFaults();
  expect(await send(genuine())).toEqual(accepted);
  expect(await statusNow()).toBe('captured');
});

test('what the wallet is asked about cannot bring fields of its own into the question', async () => {
  const { send, genuine, statusNow } = await given('ask');
  const { headers, body } = genuine();
  for (const changed of [`${body},"webhook_id":"ANOTHER"`, '[]', 'null', '', `${body}${body}`])
    expect(await send({ headers, body: changed })).toEqual(refused('it is not a JSON object'));
  expect(await statusNow()).toBe('awaiting_approval');
});
