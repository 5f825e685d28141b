import { styleText } from 'node:util';
import { bodyOf, describeStatus, sendRequest, type HttpAnswer, type HttpRequest } from './http-call.ts';
import { withProgress } from './progress.ts';
import { showJson } from './show-json.ts';

interface Step {
  readonly title: string;
  readonly request: HttpRequest;
  readonly answer: HttpAnswer;
}

/** Only the beginning of a secret in a header is shown. The whole key or token is shown where it was issued. */
const shorten = (value: string) =>
  value.replace(/^(\w+ )(.{12}).+$/, (_, scheme: string, start: string) => `${scheme}${start}…`);

const indented = (text: string) => text.replaceAll(/^/gm, '   ');

const showBody = (body: unknown) => {
  if (body instanceof URLSearchParams) return [body.toString()];
  if (body === null || body === undefined) return [];
  return [typeof body === 'string' ? body : showJson(body)];
};

/** Makes calls one after the other, and shows each request and its answer. */
export const makeShownCalls = (say: (line: string) => void) => {
  const calls: Step[] = [];
  let count = 0;
  const sayBelow = (line: string) => say(indented(line));
  const beginStep = (title: string) => {
    count += 1;
    say(styleText('bold', `${count === 1 ? '' : '\n'}${count}. ${title}`));
  };
  const call = async <T>(title: string, request: HttpRequest): Promise<T> => {
    const { method, url, headers = {}, body } = request;
    beginStep(title);
    sayBelow(styleText('cyan', `${method} ${url}`));
    for (const [name, value] of Object.entries(headers)) sayBelow(`${name}: ${shorten(value)}`);
    showBody(body).forEach(sayBelow);
    const startedAt = performance.now();
    const answer = await withProgress('waiting for the answer', sendRequest(request));
    const durationMs = Math.round(performance.now() - startedAt);
    const color = answer.status < 400 ? 'green' : 'red';
    sayBelow(styleText(color, `${describeStatus(answer.status)} after ${durationMs} ms`));
    showBody(answer.body).forEach(sayBelow);
    calls.push({ title, request: { ...request, ...(body && { body: plain(body) }) }, answer });
    return bodyOf(request, answer) as T;
  };
  return { beginStep, sayBelow, call, calls };
};

const plain = (body: object) => (body instanceof URLSearchParams ? Object.fromEntries(body) : body);
