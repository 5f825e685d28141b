import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/**
 * A certified authorization server in its fastest configuration: opaque tokens in memory, for one client. It creates a
 * new token for each request of the client-credentials grant.
 */
const [clientId, clientSecret] = process.argv.slice(2);

const provider = new Provider('http://127.0.0.1', {
  clients: [
    {
      client_id: clientId!,
      client_secret: clientSecret!,
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
    },
  ],
  features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
});
const answer = provider.callback();
const server = createServer((request, response) => void answer(request, response));

process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
});
