import { randomUUID, sign } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { SimulatedWallet } from './support.ts';

/** A notification that the wallet would never send, signed with the key that it signs with. */
export const signLetter = (wallet: SimulatedWallet, webhookId: string, event: object) => {
  const { key, certificateId } = readSigningIdentity(wallet);
  const body = JSON.stringify(event);
  const [id, time] = [randomUUID(), new Date().toISOString()];
  const signature = sign('sha256', Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`), key);
  const headers = {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature.toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${wallet.url}/v1/notifications/certs/${certificateId}`,
  };
  return { headers, body };
};

const readSigningIdentity = ({ folder }: SimulatedWallet) => {
  const database = new DatabaseSync(join(folder, 'wallet/wallet.sqlite'), { readOnly: true });
  const row = database.prepare("select value from kept_settings where name = 'signing_identity'").get();
  database.close();
  return JSON.parse(String(row?.['value'])) as { key: string; certificateId: string };
};
