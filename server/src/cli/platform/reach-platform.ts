import { parseApiKey } from '../../access/api-keys/api-key.ts';
import type { Config } from '../../start/config.ts';
import { StartFault } from '../../start/start-fault.ts';
import type { Call } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makePlatform, type Platform } from '../sandbox/platform.ts';
import { keyOptions, takeApiKey } from '../sandbox/take-api-key.ts';
import { openPrompt } from '../sign-in/prompt.ts';

/** Options of the commands that act as a platform, at the sandbox of this machine or at a service anywhere. */
export const platformOptions = {
  url: { type: 'string', value: '<address>', help: 'a service elsewhere; its API key is in FLORIN_API_KEY' },
  ...keyOptions,
} as const;

interface Values {
  readonly url?: string;
  readonly 'api-key'?: string;
  readonly email?: string;
}

/**
 * The service of --url with the key of FLORIN_API_KEY, or with one that is asked for. A command line is no place for a key: other
 * users of the machine can read it. Without --url it is the sandbox of this machine.
 */
export const reachPlatform = async (
  { config, apiKey }: Pick<Call, 'config' | 'apiKey'>,
  values: Values,
): Promise<Platform> => {
  if (values.url === undefined) return reachSandbox(config, values);
  if (values['api-key'] !== undefined || values.email !== undefined)
    throw new UsageFault(
      'With --url the API key is read from FLORIN_API_KEY, or asked for. Leave out --api-key and --email.',
    );
  const url = readServiceUrl(values.url);
  const key = parseApiKey((apiKey ?? (await askForKey(url))).trim());
  if (key === undefined)
    throw new StartFault(
      `${apiKey === undefined ? 'That' : 'FLORIN_API_KEY'} is not an API key of Florin. Nothing was sent.`,
    );
  return makePlatform(url, key);
};

const reachSandbox = async (config: Config, values: Values) => {
  if (config.environment === 'production')
    throw new UsageFault('Say which service: --url https://pay.example.com');
  return makePlatform(await findSandbox(config), await takeApiKey(config, values));
};

const askForKey = async (url: string) => {
  const prompt = openPrompt();
  try {
    return await prompt.askHidden(`API key for ${url}: `);
  } finally {
    prompt.close();
  }
};

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Plain http shows the key to everybody on the way, so it is for this machine alone. */
const readServiceUrl = (given: string) => {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageFault('--url must be the address of the service, such as https://pay.example.com');
  if (url.protocol === 'http:' && !localNames.has(url.hostname))
    throw new UsageFault('--url must begin with https://, because the API key is sent there.');
  return url.href.replace(/\/+(webservice\/*)?$/, '');
};
