import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectReceiver } from './expect-receiver.ts';
import { expectShop } from './expect-shop.ts';
import { findVersion, hasOauthlib, languages } from './languages.ts';
import { readBlocks } from './read-blocks.ts';
import { givenSandbox, run, withAddresses, withOwnPorts, writeFiles, type GuideSandbox } from './sandbox.ts';

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

const python = languages.find(({ id }) => id === 'python')!;

test.runIf(hasOauthlib())(
  'a standard OAuth library for Python gets the token over the http of the sandbox',
  async () => {
    const [command, ...args] = python.run(await writeBlock(sandbox, 'keys', python, 0));
    const { output } = await run(sandbox, command, args);
    expect(output.trim()).toBe(sandbox.environment['TOKEN']);
  },
);

describe.runIf(findVersion(python) !== undefined)('the guide about Python', () => {
  test('makes every call, and prints what it says', async () => {
    await writeFiles(sandbox, 'python');
    const block = readBlocks('python').find(({ file }) => file === undefined)!;
    await writeFile(join(sandbox.folder, 'calls.py'), withAddresses(sandbox, block.code));
    const { output } = await run(sandbox, 'python3', ['calls.py']);
    const said = [...block.code.matchAll(/^ *print\(.*\) {2}# (.*)$/gm)].map(([, text]) => text);
    expect(said.length).toBeGreaterThan(4);
    expect(output.trim().split('\n')).toEqual(said);
  });

  test('has a shop that ships once, lets a buyer who cancelled pay again, and learns after a pause what it missed', async () => {
    const own = await withOwnPorts(sandbox);
    await writeFiles(own, 'python');
    const [, register] = readBlocks('python').filter(({ file, language }) => !file && language === 'python');
    await writeFile(join(own.folder, 'register.py'), withAddresses(own, register!.code));
    await expectShop(own, { register: ['python3', 'register.py'], serve: ['python3', 'shop.py'], order: 1 });
  });
});
