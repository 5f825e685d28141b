import { unreachable } from '../api/api-problem.ts';
import { api } from '../api/client.ts';
import type { PaymentQuery } from './filters.ts';

export interface Progress {
  readonly rows: number;
  readonly total: number;
}

/** How much is collected before it becomes a Blob: browsers keep large Blobs on disk. */
const heldBytesMax = 4 * 1024 * 1024;

/** Reads the list as a file, piece by piece, and reports its progress. */
export const downloadPayments = async (
  query: PaymentQuery,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
) => {
  const { data, response } = await api.GET('/payments.csv', {
    params: { query },
    parseAs: 'stream',
    signal,
  });
  const total = Number(response.headers.get('x-total-count'));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const countRows = makeRowCounter();
  const file = { parts: [] as BlobPart[], held: [] as BlobPart[], heldBytes: 0 };
  let rows = 0;
  const reader = data!.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(explain(signal));
    if (done) break;
    file.held.push(value);
    file.heldBytes += value.length;
    if (file.heldBytes > heldBytesMax) {
      file.parts.push(new Blob(file.held));
      file.held = [];
      file.heldBytes = 0;
    }
    rows = countRows(value);
    onProgress({ rows, total });
  }
  const blob = new Blob([...file.parts, ...file.held], { type: 'text/csv;charset=utf-8' });
  return { blob, rows, name: name ?? 'payments.csv' };
};

const explain =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    if (signal.aborted) throw error;
    throw unreachable();
  };

const [quote, lineFeed] = [0x22, 0x0a];

/** Counts lines without the header. A line break within quotes does not end a line (RFC 4180 §2). */
const makeRowCounter = () => {
  let lines = 0;
  let isQuoted = false;
  return (bytes: Uint8Array) => {
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) lines += 1;
    }
    return Math.max(lines - 1, 0);
  };
};
