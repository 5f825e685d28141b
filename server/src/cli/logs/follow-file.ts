import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 250;
const chunkBytes = 64 * 1024;
/** More of the end of a file is not looked through for its last lines. */
const endBytesMax = 1024 * 1024;

/** Hands over the last lines of a file, and then each new one until the signal. A file that begins anew is read from its start. */
export const followFile = async (
  path: string,
  lastLines: number,
  onLine: (line: string) => void,
  signal: AbortSignal | undefined,
) => {
  const { lines, position } = await readEnd(path);
  for (const line of lastLines === 0 ? [] : lines.slice(-lastLines)) onLine(line);
  if (signal === undefined) return;
  let offset = position;
  while (!signal.aborted) {
    offset = await readOn(path, offset, onLine);
    await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
};

/** The whole lines at the end, and where the next one begins. */
const readEnd = async (path: string) => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - endBytesMax);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    const text = buffer.subarray(0, bytesRead);
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.subarray(0, end).toString().split('\n').slice(0, -1);
    return { lines: from === 0 ? lines : lines.slice(1), position: from + end };
  } finally {
    await file.close();
  }
};

/** Reads the whole lines from there on, and answers where the next one begins. */
const readOn = async (path: string, offset: number, onLine: (line: string) => void) => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let position = size < offset ? 0 : offset;
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(chunkBytes), 0, chunkBytes, position);
      const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
      // A line that is longer than a piece is left out.
      if (end === 0 && bytesRead < chunkBytes) return position;
      for (const line of buffer.subarray(0, end).toString().split('\n').slice(0, -1)) onLine(line);
      position += end === 0 ? bytesRead : end;
    }
  } finally {
    await file.close();
  }
};
