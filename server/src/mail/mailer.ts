import { withinDeadline } from '../background/within-deadline.ts';
import type { Config, MailAccess } from '../start/config.ts';
import { readSettingFile } from '../start/read-setting-file.ts';
import type { Message } from './mail.ts';

/** Of one mail as a whole; its steps have shorter ones. */
const deadlineMs = 30_000;
const connectMs = 10_000;
const silenceMs = 15_000;

/** Why a mail was not sent. It never has what the mail says. */
export interface MailFault {
  /** The server will never take it. */
  readonly isFinal: boolean;
  readonly reason: string;
}

export interface Mailer {
  /** Undefined: the server has taken it. */
  send(id: string, recipient: string, message: Message): Promise<MailFault | undefined>;
}

/** Hands mails to the server of SMTP_URL, each over a connection of its own: they are few. */
export const makeMailer = (config: Config, access: MailAccess): Mailer => {
  const domain = new URL(config.publicUrl).hostname;
  return {
    send: async (id, recipient, message) => {
      try {
        // Loaded when there is something to send: most installations never do.
        const { createTransport } = await import('nodemailer');
        const transport = createTransport({
          ...optionsOf(config, access),
          connectionTimeout: connectMs,
          dnsTimeout: connectMs,
          greetingTimeout: connectMs,
          socketTimeout: silenceMs,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        const sending = transport.sendMail({
          ...message,
          from: access.from,
          // Not as text, in which a comma would begin a second address.
          to: { name: '', address: recipient },
          // The same at each attempt, so that a mailbox can tell that it has the mail.
          messageId: `<${id}@${domain}>`,
          // RFC 3834 §5: no holiday answers.
          headers: { 'auto-submitted': 'auto-generated' },
        });
        if (await withinDeadline(sending, deadlineMs)) return undefined;
        transport.close();
        return { isFinal: false, reason: 'no answer in time' };
      } catch (error) {
        return faultOf(error as SmtpError);
      }
    },
  };
};

const optionsOf = (config: Config, { host, port, isTls, mustBeTls, user, password }: MailAccess) => {
  const pass =
    config.smtpPasswordFile === undefined ? password : readSettingFile(config, 'smtpPasswordFile').trim();
  return {
    host,
    port,
    secure: isTls,
    // An attacker between us could leave out STARTTLS from what the server offers.
    requireTLS: mustBeTls && !isTls,
    ...(user === undefined ? {} : { auth: { user, pass: pass ?? '' } }),
  };
};

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Commands about this mail alone. What is refused of others, such as the sign-in, is a matter of the settings, and may be repaired. */
const ofThisMail: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);

/** 5yz is a refusal for good (RFC 5321 §4.2.1). The server's own words may quote the address, so only its code is kept. */
const faultOf = ({ code, responseCode, command }: SmtpError): MailFault => ({
  isFinal: responseCode !== undefined && responseCode >= 500 && ofThisMail.has(command),
  reason: [code ?? 'unknown', command, responseCode].filter((part) => part !== undefined).join(' '),
});
