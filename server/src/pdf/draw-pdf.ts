import { Worker } from 'node:worker_threads';
import { makeOneAtATime } from '../one-at-a-time.ts';
import type { PdfDocument } from './sheet.ts';

const oneAtATime = makeOneAtATime(() => 'Too many PDF files wait to be made already.');

/** Far longer than the pages take on a busy machine. */
const drawMsMax = 60_000;

/** In a thread of its own: drawing takes a tenth of a second, in which payments would wait. One after the other. */
export const drawPdf = (document: PdfDocument) =>
  oneAtATime(
    'pdf',
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const worker = new Worker(new URL('draw-sheets.ts', import.meta.url), { workerData: document });
        worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
        worker.once('error', reject);
        // Others wait for their turn, and a service that stops doesn't wait for any of them.
        const timer = setTimeout(() => void worker.terminate(), drawMsMax).unref();
        worker.unref();
        worker.once('exit', () => {
          clearTimeout(timer);
          reject(new Error('the PDF was not made'));
        });
      }),
  );
