import { Type } from '../schema.ts';
import { accountIdLengthMax } from '../account-id.ts';

/** An empty text is the fault of another rule, so that nothing is reported twice. */
export const notBlankPattern = String.raw`^$|\S`;

/** A name or an id. White space alone is neither. */
export const nameText = (maxLength: number, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength, pattern: notBlankPattern, description, examples: [example] });

/** The id of an account, wherever a platform or an operator gives it. */
export const accountIdText = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: accountIdLengthMax,
    format: 'account-id',
    description: `${description} Visible characters, no space at either end.`,
    examples: [example],
  });
