import { randomUUID, sign } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { SimulatedWallet } from './support.ts';

/** The wallet makes its key when someone first needs it, which a notification of its own may not have done yet. */
export const makeWalletSign = (wallet: SimulatedWallet) =>
  fetch(`${wallet.url}/v1/notifications/certs/CERT-that-it-does-not-have`);

/** A notification that the wallet would never send, signed with the key that it signs with. */
export const signLetter = (wallet: SimulatedWallet, webhookId: string, event: object) => {
  const { key, certificateId } = readSigningIdentity(wallet);
  const certificateUrl = `${wallet.url}/v1/notifications/certs/${certificateId}`;
  return signEvent({ key, certificateUrl }, webhookId, event);
};

interface Signature {
  readonly key: string;
  readonly certificateUrl: string;
}

/** A notification that someone signs with a key of their own, and the address of a certificate. */
export const signEvent = ({ key, certificateUrl }: Signature, webhookId: string, event: object) => {
  const body = JSON.stringify(event);
  const [id, time] = [randomUUID(), new Date().toISOString()];
  const signature = sign('sha256', Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`), key);
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature.toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certificateUrl,
  };
  return { headers, body };
};

const readSigningIdentity = ({ folder }: SimulatedWallet) => {
  const database = new DatabaseSync(join(folder, 'wallet/wallet.sqlite'), { readOnly: true });
  const row = database.prepare("select value from kept_settings where name = 'signing_identity'").get();
  database.close();
  return JSON.parse(String(row?.['value'])) as { key: string; certificateId: string };
};
