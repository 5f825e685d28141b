import { defineCommand } from '../command.ts';
import { platformOptions, reachPlatform } from './reach-platform.ts';

interface Ping {
  readonly environment: string;
  readonly time: string;
  readonly platform: { readonly id: number; readonly name: string };
  readonly apiKey: { readonly id: string; readonly label: string; readonly rights: string };
}

export const pingCommand = defineCommand({
  words: ['ping'],
  args: [],
  summary: 'check an API key, and show what it may do',
  options: platformOptions,
  uses: [],
  run: async (call) => {
    const platform = await reachPlatform(call, call.values);
    const ping = (await platform.ask({ method: 'GET', path: '/ping' })) as Ping;
    const { environment, apiKey, platform: owner } = ping;
    const text = [
      `${platform.url} answers (${environment}).`,
      `  platform  ${owner.name}`,
      `  API key   ${apiKey.label} (${apiKey.id})`,
      `  rights    ${apiKey.rights}`,
    ].join('\n');
    return { text, json: ping };
  },
});
