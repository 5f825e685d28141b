import { momentForm, readCursor } from '../http/pagination.ts';
import type { PostingCursor } from './account-postings-queries.ts';

/** Of an entry among those of a payment, and of a transfer among those of an entry. */
const numberForm = /^\d{1,9}$/;

export const readPostingCursor = (after: string | undefined): PostingCursor | undefined => {
  const cursor = readCursor(after, [momentForm, /./, numberForm, numberForm]);
  if (!cursor) return undefined;
  const [at, sourceId, entryNumber, line] = cursor as [string, string, string, string];
  return { at: new Date(at), sourceId, entryNumber: Number(entryNumber), line: Number(line) };
};

export const writePostingCursor = ({ at, sourceId, entryNumber, line }: PostingCursor) => [
  at.toISOString(),
  sourceId,
  String(entryNumber),
  String(line),
];
