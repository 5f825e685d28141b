import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Language } from '../language.ts';
import { sealText } from '../sealed-text.ts';
import { mailTexts } from './i18n/languages.ts';
import type { Texts } from './i18n/en.ts';
import type { Message, Recipient } from './mail.ts';
import { insertMail } from './queries.ts';

/** More wait only while no mail can be sent. Then the newest are left out: whoever gets them has hundreds to read already. */
const waitingMax = 1000;

/**
 * A dot-atom (RFC 5322 §3.4.1) at a host name. In the other forms a comma, a bracket or a comment can mean another mailbox than the
 * one that someone reads there, and a link that lets someone in would go to it.
 */
const plainAddressForm =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}.-]+$/u;

type Tools = Pick<Dependencies, 'config' | 'keyring' | 'realClock'>;

/**
 * Queues a mail in the transaction of what it is about, so that it is sent if that is committed, and never before. The text is
 * sealed: an invitation has a link that lets someone in. False: no mail is sent here or to such an address, or too many wait.
 */
export const queueMail = async (
  tx: Transaction,
  { config, keyring, realClock }: Tools,
  { email, language }: Recipient,
  write: (texts: Texts, timeOf: (at: Date) => string) => Message,
) => {
  if (config.mail === undefined || !plainAddressForm.test(email)) return false;
  const id = randomUUID();
  const tongue = language ?? 'en';
  const message = write(mailTexts[tongue], (at) => writeTime(tongue, at));
  const { secretId, text } = sealText(keyring, 'mail', id, JSON.stringify(message));
  const row = { id, recipient: email, secretId, sealedMessage: text, createdAt: realClock() };
  return insertMail(tx, row, waitingMax);
};

/** Nobody knows the reader's time zone. */
const writeTime = (language: Language, at: Date) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
