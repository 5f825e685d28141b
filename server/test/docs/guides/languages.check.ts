import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeCalls } from '../../payments/support.ts';
import { expectReceiver } from './expect-receiver.ts';
import { findVersion, hasOauthlib, languages } from './languages.ts';
import { readBlocks } from './read-blocks.ts';
import {
  givenProgram,
  givenSandbox,
  run,
  withAddresses,
  withOwnPorts,
  writeFiles,
  type GuideSandbox,
} from './sandbox.ts';

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

  /** The shop, with the secret of its own endpoint. */
  const givenShop = async () => {
    const own = await withOwnPorts(sandbox);
    await writeFiles(own, 'python');
    const client = makeCalls(own.server.url, own.environment['TOKEN']!);
    const made = await client.call('POST', '/webhook-endpoints', {
      url: `http://localhost:${own.ports['8300']}/webhooks`,
    });
    const { secret } = (await made.json()) as { secret: string };
    const start = () => givenProgram(own, ['python3', 'shop.py'], '8300', { WEBHOOK_SECRET: secret });
    return { start, client };
  };

  test('has a shop that ships once, lets a buyer who cancelled pay again, and learns after a pause what it missed', async () => {
    const { start, client } = await givenShop();
    const shop = await start();
    const pay = async () => {
      const answer = await fetch(`${shop.url}/orders/1`, { method: 'POST', redirect: 'manual' });
      expect(answer.status).toBe(303);
      return new URL(answer.headers.get('location')!).searchParams.get('token')!;
    };
    const page = async () => (await fetch(`${shop.url}/orders/1`)).text();
    const first = await pay();
    expect(await pay()).toBe(first);
    const idOf = async (extOrderId: string) => {
      const listed = await client.call('GET', '/moneyins?reference=order-1');
      const { items } = (await listed.json()) as { items: { id: string; extOrderId: string }[] };
      return items.find((payment) => payment.extOrderId === extOrderId)!.id;
    };
    await client.call('PUT', `/moneyins/${await idOf(first)}/cancel`);
    // At once, whether the webhook has arrived or not.
    const second = await pay();
    expect(second).not.toBe(first);
    expect(await page()).toContain('You have not paid');
    await shop.stop();

    await sandbox.wallet.approve(second);
    expect((await client.resume(await idOf(second))).status).toBe(200);
    const again = await start();
    expect(again.written()).toContain('ship order 1');
    expect(await page()).toContain('Thank you');
    await client.call('PUT', `/refund/${await idOf(second)}`, { amountToRefund: 400 });
    expect(again.written().split('ship order 1')).toHaveLength(2);
    expect((await fetch(`${shop.url}/webhooks`, { method: 'POST', body: '{}' })).status).toBe(400);
  });
});
