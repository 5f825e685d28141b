import { momentForm, readCursor } from '../http/pagination.ts';
import type { PostingPlace } from './account-postings-queries.ts';

/** Of an entry among those of a payment, and of a transfer among those of an entry. */
const numberForm = /^\d{1,9}$/;

export const readPlace = (after: string | undefined): PostingPlace | undefined => {
  const place = readCursor(after, [momentForm, /./, numberForm, numberForm]);
  if (!place) return undefined;
  const [at, sourceId, entryNumber, line] = place as [string, string, string, string];
  return { at: new Date(at), sourceId, entryNumber: Number(entryNumber), line: Number(line) };
};

export const writePlace = ({ at, sourceId, entryNumber, line }: PostingPlace) => [
  at.toISOString(),
  sourceId,
  String(entryNumber),
  String(line),
];
