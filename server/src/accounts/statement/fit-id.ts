import { createHash } from 'node:crypto';

const markLength = 8;

/** An id in a field that is too short for it: its beginning, and a mark that no other id has. */
export const fitId = (id: string, lengthMax: number) =>
  id.length <= lengthMax ? id : `${id.slice(0, lengthMax - markLength - 1)}-${hash(id).slice(0, markLength)}`;

/** 32 characters for what is called by several ids. */
export const hash = (...ids: readonly (string | number)[]) =>
  createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 32);
