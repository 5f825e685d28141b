import { runEvery } from '../background/run-every.ts';
import type { Dependencies } from '../dependencies.ts';
import { mailsSent } from '../metrics.ts';
import { openSealedText } from '../sealed-text.ts';
import type { Message } from './mail.ts';
import { deleteMail, putOffMail, takeDueMail, type DueMail } from './queries.ts';
import { makeMailer, type Mailer, type MailFault } from './mailer.ts';

const pace = { afterWorkMs: 200, afterNoneMs: 1000 };
/** Longer than an attempt takes. When the process ends in the middle of one, another one tries again after this. */
const holdMs = 2 * 60 * 1000;
const firstRetryMs = 10_000;
const longestRetryMs = 60 * 60 * 1000;
/** After that nobody can use an alert, and an invitation is better sent anew. */
const triedForMs = 24 * 60 * 60 * 1000;

/** Sends the queued mails, one after the other. The returned function stops it. */
export const startSendingMails = (deps: Dependencies) => {
  const { config, log } = deps;
  if (config.mail === undefined) return async () => undefined;
  const mailer = makeMailer(config, config.mail);
  return runEvery(pace, log, 'sending mail', () => sendNext(deps, mailer));
};

/** False: nothing is due. */
const sendNext = async (deps: Dependencies, mailer: Mailer) => {
  const { sql, realClock, keyring } = deps;
  const at = realClock();
  const mail = await takeDueMail(sql, at, new Date(at.getTime() + holdMs));
  if (!mail) return false;
  const { id, recipient, secretId, sealedMessage } = mail;
  const text = openSealedText(keyring, 'mail', id, { secretId, text: sealedMessage });
  const fault =
    text === undefined
      ? { isFinal: true, reason: 'its secret is not configured any more' }
      : await mailer.send(id, recipient, JSON.parse(text) as Message);
  if (fault) await retryOrDrop(deps, mail, fault);
  else {
    await deleteMail(sql, id);
    mailsSent.inc({ result: 'sent' });
  }
  return true;
};

const retryOrDrop = async (
  { sql, realClock, log }: Dependencies,
  { id, attempts, createdAt }: DueMail,
  { isFinal, reason }: MailFault,
) => {
  const now = realClock().getTime();
  const dueAt = new Date(now + Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20)));
  if (isFinal || dueAt.getTime() - createdAt.getTime() > triedForMs) {
    await deleteMail(sql, id);
    mailsSent.inc({ result: 'dropped' });
    log.error({ mail: id, attempts, reason }, 'ALERT: a mail could not be sent, and is given up');
    return;
  }
  await putOffMail(sql, id, dueAt);
  mailsSent.inc({ result: 'failed' });
  log.warn({ mail: id, attempts, reason }, 'a mail could not be sent, and is tried again');
};
