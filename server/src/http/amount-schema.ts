import { Type } from '../schema.ts';

// Amounts that callers send, in the minor unit of their currency.

const amountMax = 1_000_000_000_000;

export const amount = (least: number, description: string, example: number) =>
  Type.Integer({ minimum: least, maximum: amountMax, description, examples: [example] });

export const optionalAmount = (description: string, example: number) =>
  Type.Optional(amount(0, description, example));

/** For a query. */
export const amountFilter = (description: string) =>
  Type.Integer({ minimum: 0, maximum: amountMax, description });

/** Nothing else has this bound. */
export const isAmountSchema = ({ maximum }: { readonly maximum?: number }) => maximum === amountMax;
