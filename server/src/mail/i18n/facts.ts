/** What the mail of an invitation names. */
export interface Invited {
  readonly invitedBy: string;
  readonly dashboard: string;
  readonly role: string;
  readonly link: string;
  readonly until: string;
}

/** What the mail about failed attempts names. */
export interface Attempts {
  readonly times: number;
  readonly address: string;
  readonly at: string;
  readonly dashboard: string;
}

/** Paragraphs of a mail. */
export const lines = (...paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`;
