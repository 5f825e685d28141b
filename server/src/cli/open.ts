import { defineCommand } from './command.ts';
import { openPage } from './first-payment/open-page.ts';

export const openCommand = defineCommand({
  words: ['open'],
  args: [],
  summary: "open the dashboard in this machine's browser",
  details: 'It prints the address, too, for a machine without a browser.',
  options: { print: { type: 'boolean', help: 'print the address only' } },
  uses: ['address'],
  run: async ({ config, values }) => {
    const url = `${config.publicUrl}/dashboard`;
    if (!values.print) openPage(url);
    return { text: url, json: { url } };
  },
});
