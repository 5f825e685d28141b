import { FlorinError } from './florin-error.ts';
import { readAnswer } from './read-answer.ts';
import type { OpenedAnswer } from './send-request.ts';
import { waitFor, withinTime } from './within-time.ts';

const fileTypes = /^(text\/csv|application\/x-ofx|application\/xml|application\/pdf)(;|$)/;

/** The body of a success. Everything else is an error. */
export const takeBody = (answer: OpenedAnswer) => {
  const { status, headers, body } = answer;
  if (body === undefined) readAnswer(answer);
  if (fileTypes.test(headers.get('content-type') ?? '') && body) return body;
  void body?.cancel();
  throw new FlorinError('unexpected_answer', `The answer ${status} did not come from Florin.`, { status });
};

const readChunk = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  url: string,
  until: AbortSignal,
) => {
  try {
    return await waitFor(reader.read(), until);
  } catch (cause) {
    until.throwIfAborted();
    throw new FlorinError('connection_failed', `The connection ended within the file: GET ${url}`, {
      retryable: true,
      cause,
    });
  }
};

type Limits = Parameters<typeof withinTime>[0];

/** Reads a file part by part, as it arrives. The time limit holds for each part, because a file may be of any length. */
export async function* readParts(body: ReadableStream<Uint8Array>, url: string, limits: Limits) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await withinTime(limits, `GET ${url}`, (until) =>
        readChunk(reader, url, until),
      );
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever stops reading does not leave the connection open.
    await reader.cancel().catch(() => {});
  }
}

/** The same as text. */
export async function* readText(body: ReadableStream<Uint8Array>, url: string, limits: Limits) {
  // The byte order mark is a part of the file: spreadsheets look for it.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const part of readParts(body, url, limits)) yield decoder.decode(part, { stream: true });
}
