/** What a program of a platform is given. */
interface Access {
  readonly baseUrl: string;
  readonly apiKey: string;
}

interface Generator {
  readonly name: string;
  /** Makes the client in the folder `client`. */
  readonly command: readonly string[];
  readonly config?: { readonly file: string; readonly text: string };
  /** Gets a token, starts a payment and prints its status, with the types of the generated client. */
  readonly program: (access: Access) => string;
}

/** Two of orval: the newer one lets two fields share a name, the older one does not. */
export const dependencies = {
  '@hey-api/openapi-ts': '0.99.0',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  'orval-7': 'npm:orval@7.13.2',
  'orval-8': 'npm:orval@8.30.0',
  typescript: '5.9.3',
};

const payment = `{
  redirections: { returnURL: 'https://shop.example.com/thanks', cancelURL: 'https://shop.example.com/cart' },
  transaction: { accountId: 'my-shop', totalAmount: 1000 },
  items: [{ merchantAccountId: 'band', description: 'A song', quantity: 2, unitAmount: 500, type: 'digital' as const }],
}`;
const form = "{ Grant_type: 'client_credentials' as const }";

const orval = {
  config: {
    file: 'orval.config.cjs',
    text: `module.exports = { florin: {
      input: { target: '../openapi.json' },
      output: { target: 'client/florin.ts', client: 'fetch' },
    } };`,
  },
  program: ({ baseUrl, apiKey }: Access) => `
    import { initPayment, readPayment, requestAccessToken } from './client/florin.js';
    const own = globalThis.fetch;
    globalThis.fetch = (input, init) => own('${baseUrl}' + String(input), init);
    const issued = await requestAccessToken(${form}, { headers: { authorization: 'basic ${apiKey}' } });
    if (issued.status !== 200) throw new Error(String(issued.status));
    const options = { headers: { authorization: issued.data.token_Type + ' ' + issued.data.access_token } };
    const started = await initPayment(${payment}, options);
    if (started.status !== 200) throw new Error(JSON.stringify(started.data));
    const read = await readPayment(started.data.id, options);
    if (read.status === 200) console.log(read.data.status);`,
};

export const generators: readonly Generator[] = [
  { name: 'orval 7', command: ['orval-7/dist/bin/orval.js', '--config', orval.config.file], ...orval },
  { name: 'orval 8', command: ['orval-8/dist/bin/orval.mjs', '--config', orval.config.file], ...orval },
  {
    name: 'openapi-typescript with openapi-fetch',
    command: ['openapi-typescript/bin/cli.js', '../openapi.json', '--output', 'client/florin.d.ts'],
    program: ({ baseUrl, apiKey }) => `
      import createClient from 'openapi-fetch';
      import type { paths } from './client/florin.js';
      const florin = createClient<paths>({ baseUrl: '${baseUrl}' });
      const issued = await florin.POST('/oauth/api/v1/oauth/token', {
        body: ${form},
        bodySerializer: (body) => new URLSearchParams(body),
        headers: { authorization: 'basic ${apiKey}', 'content-type': 'application/x-www-form-urlencoded' },
      });
      if (!issued.data) throw new Error(issued.error.error_description);
      const headers = { authorization: issued.data.token_Type + ' ' + issued.data.access_token };
      const started = await florin.POST('/webservice/v2/moneyins/ext/init', { body: ${payment}, headers });
      if (!started.data) throw new Error(started.error.detail);
      const params = { path: { transactionId: started.data.id } };
      const { data } = await florin.GET('/webservice/v2/moneyins/{transactionId}', { params, headers });
      console.log(data?.status);`,
  },
  {
    name: '@hey-api/openapi-ts',
    command: ['@hey-api/openapi-ts/bin/run.js', '--input', '../openapi.json', '--output', 'client'],
    program: ({ baseUrl, apiKey }) => `
      import { client } from './client/client.gen.js';
      import { initPayment, readPayment, requestAccessToken } from './client/index.js';
      client.setConfig({ baseUrl: '${baseUrl}' });
      const issued = await requestAccessToken({ body: ${form}, headers: { authorization: 'basic ${apiKey}' } });
      if (!issued.data) throw new Error(issued.error.error_description);
      const headers = { authorization: issued.data.token_Type + ' ' + issued.data.access_token };
      const started = await initPayment({ body: ${payment}, headers });
      if (!started.data) throw new Error(started.error.detail);
      const { data } = await readPayment({ path: { transactionId: started.data.id }, headers });
      console.log(data?.status);`,
  },
];
