import { Type } from '../schema.ts';

// Amounts in the minor unit of their currency. Each says that it needs 64 bits: generated clients of typed languages take 32 otherwise,
// and 21,474,836.47 would be the most that they can pay.

const format = 'int64';
const amountMax = 1_000_000_000_000;

/** What callers send. */
export const amount = (least: number, description: string, example: number) =>
  Type.Integer({ format, minimum: least, maximum: amountMax, description, examples: [example] });

/** What is answered of an amount that callers sent, or of a part of it. */
export const shownAmount = (description: string, example: number) => amount(0, description, example);

/** What is answered, and may be below zero, or is the wallet's own, or the sum of many. */
export const shownMoney = (description: string, example: number) =>
  Type.Integer({ format, description, examples: [example] });

export const optionalAmount = (description: string, example: number) =>
  Type.Optional(amount(0, description, example));

/** For a query. */
export const amountFilter = (description: string) =>
  Type.Integer({ format, minimum: 0, maximum: amountMax, description });

/** Nothing else has this bound. */
export const isAmountSchema = ({ maximum }: { readonly maximum?: number }) => maximum === amountMax;
