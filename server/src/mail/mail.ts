import type { Language } from '../language.ts';

/** What is mailed: plain text, so that nothing that someone typed can become a link or a picture. */
export interface Message {
  readonly subject: string;
  readonly text: string;
}

/** Whom a mail is for, and in which language they read. */
export interface Recipient {
  readonly email: string;
  /** Of their dashboard at the last sign-in. Null: they have not signed in since Florin sends mail. */
  readonly language: Language | null;
}
