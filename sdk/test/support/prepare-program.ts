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
  const names = '{ Florin, FlorinError, onceInOrder, verifyWebhook }';
  const given = `${JSON.stringify(options)}, ${JSON.stringify(signWebhook(capturedEvent))}`;
  return {
    load: `import { tryOut } from './program.js'; import ${names} from '@florin/client';`,
    call: `await tryOut(${names}, ${given})`,
    /** The same as a whole program of the older kind. */
    commonJs: `
      const ${names} = require('@florin/client');
      void import('./program.js').then(async ({ tryOut }) =>
        console.log(JSON.stringify(await tryOut(${names}, ${given}))));`,
  };
};
