import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/server.ts';
import { openConnection, readUntilClosed } from './raw-connection.ts';

/** Less than what the last answers are waited for, and much less than an idle connection is kept. */
const promptly = { timeout: 8000 };

test(
  'a request in flight is answered, and its connection then does not hold the door',
  promptly,
  async () => {
    const server = await startServer();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const body = 'Grant_type=client_credentials';
    const asking = request(`${server.url}/oauth/api/v1/oauth/token`, {
      agent,
      method: 'POST',
      headers: {
        authorization: `basic ${(await server.givenApiKey()).apiKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    asking.flushHeaders();
    await once(asking, 'continue');
    const closed = server.close();
    asking.end(body);
    const [answer] = await once(asking, 'response');
    expect(JSON.parse(await text(answer))).toMatchObject({ token_Type: 'Bearer' });
    await closed;
  },
);

test(
  'a connection that never asked anything, as browsers open them in advance, is closed',
  promptly,
  async () => {
    const server = await startServer();
    const socket = await openConnection(server.port);
    const closedByServer = readUntilClosed(socket);
    await fetch(`${server.url}/health/live`);
    await server.close();
    expect(await closedByServer).toBe('');
  },
);
