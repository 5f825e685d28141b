import { monthPattern } from '../month.ts';
import { Type } from '../schema.ts';
import { accountIdLengthMax } from '../account-id.ts';

/** An empty text is the fault of another rule, so that nothing is reported twice. */
export const notBlankPattern = String.raw`^$|\S`;

export const currencyPattern = '^[A-Z]{3}$';
export const countryPattern = '^[A-Z]{2}$';
/** For a query, whose texts may be looked for in a column. */
export const noZeroBytePattern = String.raw`^[^\u0000]*$`;

/** For a query: an example would be sent by API clients, although the filter may be left out. */
export const idListPattern = '^[A-Za-z0-9_]{1,100}(,[A-Za-z0-9_]{1,100}){0,99}$';

/** What is wrong with a text that does not match. For other patterns the example of the field says it. */
export const patternWords: Readonly<Record<string, string>> = {
  [notBlankPattern]: 'must not be white space alone',
  [currencyPattern]: 'must be three capital letters, such as EUR',
  [countryPattern]: 'must be two capital letters, such as NL',
  [noZeroBytePattern]: 'must not have a zero character in it',
  [idListPattern]: 'must be ids with commas between them, such as pay_1,pay_2',
  [monthPattern]: 'must be a month, such as 2026-11',
};

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
