import { Type } from '../schema.ts';
import { accountIdPattern } from '../account-id.ts';

/** An empty text is the fault of another rule, so that nothing is reported twice. */
export const notBlankPattern = String.raw`^$|\S`;

const notEmptyText = (maxLength: number, pattern: string, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength, pattern, description, examples: [example] });

/** A name or an id. White space alone is neither. */
export const nameText = (maxLength: number, description: string, example: string) =>
  notEmptyText(maxLength, notBlankPattern, description, example);

/** The id of an account, wherever a platform or an operator gives it. */
export const accountIdText = (description: string, example: string) =>
  notEmptyText(256, accountIdPattern, description, example);
