import { Type } from 'typebox';

/** An empty text is the fault of another rule, so that nothing is reported twice. */
export const notBlankPattern = String.raw`^$|\S`;

/** A name or an id. White space alone is neither. */
export const nameText = (maxLength: number, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength, pattern: notBlankPattern, description, examples: [example] });
