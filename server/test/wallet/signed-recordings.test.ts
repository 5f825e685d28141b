import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { givenCertificateHost } from './certificate-host.ts';

/** Notifications that the real wallet has signed are in a folder beside the repository and are never copied into it. */
const folder = new URL('../../../../shared/wallet-recordings/signed/', import.meta.url);
const hasRecordings = existsSync(folder);
const why =
  'SKIPPED: ../shared/wallet-recordings does not exist, so no notification of the real wallet was checked';

interface Recording {
  readonly name: string;
  readonly cert: string;
  readonly webhookId: string;
  readonly id: string;
  readonly time: string;
  readonly sig: string;
  readonly body: string;
}

const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const find = (name: string) =>
  (JSON.parse(read('notifications.json')) as Recording[]).find((recording) => recording.name === name)!;

const sandboxName = 'messageverificationcerts.sandbox.paypal.com';

/** A service at the time of the recording, whose wallet serves the certificate of that time. */
const given = async (recording: Recording, signingName = sandboxName) => {
  const host = await givenCertificateHost();
  const certificateUrl = host.serve(read(recording.cert));
  const server = await givenServer({
    WALLET_URL: host.url,
    WALLET_WEBHOOK_ID: recording.webhookId,
    WALLET_SIGNING_NAME: signingName,
    NOTIFICATION_CHECK: 'local',
  });
  server.advance((Date.parse(recording.time) - Date.now()) / 1000);
  const send = async (body = Buffer.from(recording.body), url = certificateUrl) => {
    const answer = await fetch(`${server.url}/wallet/notifications`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': recording.id,
        'paypal-transmission-time': recording.time,
        'paypal-transmission-sig': recording.sig,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': url,
      },
      body,
    });
    const { detail } = (await answer.json()) as { detail?: string };
    return { status: answer.status, detail };
  };
  return { host, server, send };
};

const refused = (reason: string) => ({
  status: 400,
  detail: `The notification is refused: ${reason}.`,
});

test.for(['sandbox 2015', 'sandbox 2017'])(
  'what the real wallet has signed passes at its time, and nothing else does: %s (F31)',
  async (name, { skip }) => {
    skip(!hasRecordings, why);
    const recording = find(name);
    const { host, server, send } = await given(recording);
    expect(await send()).toEqual({ status: 200, detail: undefined });
    const { length } = Buffer.from(recording.body);
    for (const position of [0, Math.floor(length / 2), length - 1]) {
      const changed = Buffer.from(recording.body);
      changed[position]! ^= 1;
      expect(await send(changed)).toEqual(refused('its signature is wrong'));
    }
    const foreign = await givenCertificateHost();
    const there = foreign.serve(read(recording.cert));
    const notOfWallet = refused('its certificate is not at an address of the wallet');
    expect(await send(undefined, there)).toEqual(notOfWallet);
    const another = find(name === 'sandbox 2015' ? 'sandbox 2017' : 'sandbox 2015');
    const ofAnotherTime = host.serve(read(another.cert));
    expect(await send(undefined, ofAnotherTime)).toEqual(
      refused('its certificate was not valid when it was sent'),
    );
    server.advance((3 * 24 + 3) * 3600);
    expect(await send()).toEqual(refused(`it says that it was sent at ${recording.time}`));
    expect(foreign.asked).toEqual([]);
  },
);

test.for(['messageverificationcerts.paypal.com', 'sandbox.paypal.com', 'paypal.com', 'PayPal, Inc.'])(
  'what the real wallet has signed under another name than %s is refused (F31)',
  async (signingName, { skip }) => {
    skip(!hasRecordings, why);
    const { send } = await given(find('sandbox 2017'), signingName);
    expect(await send()).toEqual(refused('its certificate is for another name'));
  },
);
