import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Florin } from '../../src/index.ts';
import { capturedEvent, signWebhook } from './signed-webhook.ts';

/** What the small program has seen where everything works. */
export const expectedOfProgram = [
  'awaiting_approval',
  'payment_not_approved',
  'stopped',
  'payment.captured',
  'handled',
  'repeated',
];

/** Puts the small program where the package is installed, and returns the code that imports it and the one that calls it. */
export const prepareProgram = async (app: string, options: ConstructorParameters<typeof Florin>[0]) => {
  await copyFile(join(import.meta.dirname, 'program.js'), join(app, 'program.js'));
  return {
    load: "import { tryOut } from './program.js';",
    call: `await tryOut(${JSON.stringify(options)}, ${JSON.stringify(signWebhook(capturedEvent))})`,
  };
};
