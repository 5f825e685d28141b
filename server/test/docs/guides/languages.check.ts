import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectReceiver } from './expect-receiver.ts';
import { findVersion, hasOauthlib, languages } from './languages.ts';
import { readBlocks } from './read-blocks.ts';
import { givenSandbox, run, withAddresses, withOwnPorts, type GuideSandbox } from './sandbox.ts';

const sandbox = givenSandbox();

/** Writes the block of a language that is the nth on its page, in a folder of its own: some compile all files of one. */
const writeBlock = async (
  own: GuideSandbox,
  page: string,
  language: (typeof languages)[number],
  nth: number,
) => {
  const block = readBlocks(page).filter(({ language: id }) => id === language.id)[nth];
  const folder = `${language.id}-${page}-${nth}`;
  await mkdir(join(own.folder, folder), { recursive: true });
  const file = join(folder, `program.${language.ending}`);
  await writeFile(join(own.folder, file), withAddresses(own, block!.code));
  return file;
};

describe.each(languages)('$name', (language) => {
  const isInstalled = findVersion(language) !== undefined;

  test.runIf(isInstalled)('gets the access token', async () => {
    const [command, ...args] = language.run(await writeBlock(sandbox, 'quick-start', language, 0));
    const { output } = await run(sandbox, command, args);
    expect(output.trim()).toBe(sandbox.environment['TOKEN']);
  });

  test.runIf(isInstalled)('starts a payment', async () => {
    const [command, ...args] = language.run(await writeBlock(sandbox, 'quick-start', language, 1));
    const { output } = await run(sandbox, command, args);
    const { protocol, host, pathname, searchParams } = new URL(output.trim());
    expect([`${protocol}//${host}`, pathname]).toEqual([sandbox.wallet.url, '/checkoutnow']);
    expect(await sandbox.wallet.truth(searchParams.get('token')!)).toMatchObject({ captureCount: 0 });
  });

  test.runIf(isInstalled)('takes the webhooks of the service, and refuses forged and old ones', async () => {
    const own = await withOwnPorts(sandbox);
    const file = await writeBlock(own, 'webhooks', language, 0);
    await expectReceiver(own, language.serve?.(file, own.ports['8200']!) ?? language.run(file));
  });
});

test.runIf(hasOauthlib())(
  'a standard OAuth library for Python gets the token over the http of the sandbox',
  async () => {
    const python = languages.find(({ id }) => id === 'python')!;
    const [command, ...args] = python.run(await writeBlock(sandbox, 'keys', python, 0));
    const { output } = await run(sandbox, command, args);
    expect(output.trim()).toBe(sandbox.environment['TOKEN']);
  },
);
