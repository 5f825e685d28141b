import type { BankFormat } from './bank-statement.ts';
import { camt } from './camt.ts';
import { ofx } from './ofx.ts';
import { pdf } from './pdf.ts';

/** By the ending of the file. */
export const bankFormats = { ofx, xml: camt, pdf } as const satisfies Record<string, BankFormat>;

export type BankFileEnding = keyof typeof bankFormats;

export const bankFileEndings = Object.keys(bankFormats) as readonly BankFileEnding[];
