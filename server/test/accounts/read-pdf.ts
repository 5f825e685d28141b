import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

/** What a person reads in a PDF file, by nothing of ours. */
export const readPdf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') };
};
