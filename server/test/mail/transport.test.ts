import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMailer } from '../../src/mail/mailer.ts';
import { readConfig } from '../../src/start/config.ts';
import { productionSettings, testSecret } from '../support/server.ts';
import { givenMailServer } from './mail-server.ts';

const sendWith = async (settings: Record<string, string>) => {
  const config = readConfig({ FLORIN_SECRET: testSecret, ...settings });
  return makeMailer(config, config.mail!).send('an-id', 'bob@example.com', {
    subject: 'Hello',
    text: 'Hello',
  });
};

const production = { ...productionSettings, DATABASE_URL: 'postgres://localhost/florin' };

/** Another name of this machine, so that it counts as another machine. */
const elsewhere = (port: number) => `smtp://127.0.0.2:${port}`;

test('in production nothing is sent without TLS, also when the server does not offer it: someone in between may hide it', async () => {
  const { mails, port, settings } = await givenMailServer();
  expect(await sendWith({ ...settings, SMTP_URL: elsewhere(port) })).toBeUndefined();
  const fault = await sendWith({ ...production, ...settings, SMTP_URL: elsewhere(port) });
  expect(fault).toMatchObject({ isFinal: false });
  expect(mails.length).toBe(1);
  expect(await sendWith({ ...production, ...settings })).toBeUndefined();
});

test('a certificate that nobody trusts is refused', async () => {
  const { mails, port, settings } = await givenMailServer({ secure: true });
  const fault = await sendWith({ ...settings, SMTP_URL: `smtps://127.0.0.1:${port}` });
  expect(fault).toEqual({ isFinal: false, reason: expect.stringMatching(/^(ESOCKET|ETLS)/) as string });
  expect(mails.length).toBe(0);
});

test('the password is read from its file for every mail, and a wrong one is tried again later', async () => {
  const { mails, port, settings } = await givenMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'us@er' && password === 'right'
        ? done(null, { user: username })
        : done(new Error('wrong')),
  });
  const file = join(mkdtempSync(join(tmpdir(), 'florin-mail-')), 'password');
  const withFile = { ...settings, SMTP_URL: `smtp://us%40er@127.0.0.1:${port}`, SMTP_PASSWORD_FILE: file };
  expect(await sendWith(withFile)).toMatchObject({ isFinal: false });
  writeFileSync(file, 'wrong');
  expect(await sendWith(withFile)).toEqual({ isFinal: false, reason: 'EAUTH AUTH PLAIN 535' });
  writeFileSync(file, 'right\n');
  expect(await sendWith(withFile)).toBeUndefined();
  expect(await sendWith({ ...settings, SMTP_URL: `smtp://us%40er:right@127.0.0.1:${port}` })).toBeUndefined();
  expect(mails.length).toBe(2);
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL and MAIL_FROM go together'],
  [
    { SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@example.com' },
    'SMTP_URL must be an address such as',
  ],
  [
    { SMTP_URL: 'smtp://u:p#w@mail.example.com', MAIL_FROM: 'a@example.com' },
    'SMTP_URL must be an address such as',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.com/path', MAIL_FROM: 'a@example.com' },
    'SMTP_URL must have nothing after',
  ],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b, c@d' }, 'MAIL_FROM must be an address such as'],
  [
    { SMTP_URL: 'smtp://u:p@mail.example.com', MAIL_FROM: 'a@b.c', SMTP_PASSWORD_FILE: '/x' },
    'SMTP_PASSWORD_FILE needs a user, and no password, in SMTP_URL',
  ],
])('settings of mail that cannot be meant are refused: %j', (settings, fault) => {
  const read = () => readConfig(settings);
  expect(read).toThrow(fault);
  expect(read).not.toThrow(/p#w/);
});
