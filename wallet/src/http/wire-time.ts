import { Type } from 'typebox';
import { issueError } from '../wire-error.ts';

/** A time in a query: RFC 3339 §5.6, with seconds. */
export const WireTime = Type.String({
  maxLength: 64,
  pattern: String.raw`^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$`,
});

/** The pattern also allows times that do not exist, for example 25 o'clock. */
export const readTimeMs = (value: string, field: string): number => {
  const ms = Date.parse(value);
  if (Number.isNaN(ms)) throw issueError('INVALID_PARAMETER_SYNTAX', { field, value, location: 'query' });
  return ms;
};
