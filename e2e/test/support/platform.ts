import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { callService } from './sandbox.ts';

interface Payment {
  readonly id: string;
  readonly extOrderId: string;
  readonly redirectionUrl: string;
}

interface Answer {
  readonly status?: number;
  readonly location?: string;
  readonly type?: string;
  readonly body?: string;
}

type Handler = (path: string) => Promise<Answer | undefined> | Answer | undefined;

const page = (body: string): Answer => ({
  body: `<!doctype html><html lang="en"><title>Song shop</title><main>${body}</main>`,
});

export const asJson = (body: object, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

export const asScript = (body: string): Answer => ({ type: 'text/javascript', body });
export const asPage = page;

export type Platform = Awaited<ReturnType<typeof givenPlatform>>;

/**
 * A small platform on an origin of its own: a cart, the pages that buyers come back to, and its calls to the service.
 * `handleOther` answers other paths.
 */
export const givenPlatform = async (
  options: { errorPage?: boolean } = {},
  handleOther: Handler = () => undefined,
) => {
  const payments: Payment[] = [];
  let url = '';
  const init = async () => {
    const redirections = {
      returnURL: `${url}/thanks?cart=7`,
      cancelURL: `${url}/cart`,
      ...(options.errorPage && { errorURL: `${url}/sorry` }),
    };
    const item = {
      merchantAccountId: 'band',
      description: 'A song',
      quantity: 2,
      unitAmount: 500,
      type: 'digital',
    };
    const transaction = { accountId: 'song-shop', totalAmount: 1000 };
    const { status, body } = await callService('POST', '/moneyins/ext/init', {
      redirections,
      transaction,
      items: [item],
    });
    if (status !== 200) throw new Error(`init answered ${status}: ${JSON.stringify(body)}`);
    const payment = body as unknown as Payment;
    payments.push(payment);
    return payment;
  };
  const handle = async (path: string): Promise<Answer> => {
    if (path === '/pay') return { status: 303, location: (await init()).redirectionUrl };
    if (path === '/thanks') return page('<h1>Thank you</h1>');
    if (path === '/sorry') return page('<h1>That did not work</h1>');
    return (
      (await handleOther(path)) ??
      page('<h1>Your cart</h1><form method="post" action="/pay"><button>Pay with Purse</button></form>')
    );
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await handle(new URL(request.url ?? '/', url).pathname);
    const { status = 200, location, type = 'text/html', body = '' } = answer;
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...(location && { location }) });
    response.end(body);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, init, lastPayment: () => payments.at(-1)! };
};
