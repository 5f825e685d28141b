import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/start/config.ts';
import { item, makeCalls, makeClient, walletSettings } from '../../payments/support.ts';
import { givenPage } from '../../support/browser.ts';
import { givenServer } from '../../support/server.ts';
import { expectReceiver } from './expect-receiver.ts';
import { expectShop } from './expect-shop.ts';
import { guideNames, listSteps, readBlocks } from './read-blocks.ts';
import { endOfBlock, expectShellToRun, movesTime, readParts, versions, writeModule } from './run-guide.ts';
import { givenProgram, givenSandbox, run, withAddresses, withOwnPorts, writeFiles } from './sandbox.ts';
import { until } from '../../support/until.ts';

const sandbox = givenSandbox();

/** Where the webhooks of the guides go while nobody has started a receiver. */
beforeAll(async () => {
  const receiver = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  receiver.listen(sandbox.ports['8200'], 'localhost');
  await once(receiver, 'listening');
  return () => receiver.close();
});

const shared = guideNames.filter((name) => !movesTime.has(name));
const withShell = shared.filter((name) => listSteps(readBlocks(name), 'sh').length > 0);

test.each(withShell)('the curl examples of %s run from top to bottom, and answer what it shows', (name) =>
  expectShellToRun(sandbox, name),
);

/** The rows of the table in the guide about tests: what resume answers, and how the payment ends. */
const readAmounts = () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/guides/testing.md'), 'utf8');
  const rows = text.matchAll(/^\| (770\d\d) +\|[^|]+\| (\d{3})(?: `(\w+)`)?[^|]*\| `(\w+)` +\|$/gm);
  return [...rows].map(([, total, status, code, end]) => ({
    total: Number(total),
    status: Number(status),
    code,
    end,
  }));
};

test('an amount that has a fault has the outcome that the guide names', { timeout: 300_000 }, async () => {
  const { wallet } = sandbox;
  // Quiet, and without the wallet's notifications: nothing but resume captures, so its answer is that of the first try.
  const quiet = await givenServer(walletSettings(wallet), { isQuiet: true });
  const { givenPayment, resume, read } = await makeClient(quiet);
  const expectAnswer = async ({ total, status, code, end }: ReturnType<typeof readAmounts>[number]) => {
    const items = [{ ...item, unitAmount: total }];
    const { id, extOrderId } = await givenPayment({ transaction: { totalAmount: total }, items });
    await wallet.approve(extOrderId);
    const answer = await resume(id);
    const body = (await answer.json()) as { code?: string };
    expect({ total, status: answer.status, code: body.code }).toEqual({ total, status, code });
    return { total, id, extOrderId, end };
  };
  const expectEnd = async ({ total, id, extOrderId, end }: Awaited<ReturnType<typeof expectAnswer>>) => {
    await until(async () => expect({ total, end: (await read(id))['status'] }).toEqual({ total, end }));
    expect((await wallet.truth(extOrderId)).captureCount).toBeLessThanOrEqual(1);
  };
  const rows = readAmounts();
  expect(rows.map(({ total }) => total)).toEqual(Array.from({ length: 18 }, (_, index) => 77_001 + index));
  // The service stops calling a wallet that is silent many times in a row. So these wait, while others are answered.
  const silent = new Set([77_006, 77_012, 77_013]);
  const expectAnswers = async () => {
    const answered = [];
    for (const row of rows.filter(({ total }) => !silent.has(total))) answered.push(await expectAnswer(row));
    return answered;
  };
  const [others, ...ofSilent] = await Promise.all([
    expectAnswers(),
    ...rows.filter(({ total }) => silent.has(total)).map(expectAnswer),
  ]);
  // From here on a process looks at what is in doubt.
  await givenServer({ ...walletSettings(wallet), DATABASE_URL: quiet.deps.config.databaseUrl! });
  await Promise.all([...others, ...ofSilent].map(expectEnd));
});

const hasSteps = (name: string) => listSteps(readBlocks(name), 'ts').length > 0;

const withTypeScript = guideNames.filter((name) =>
  readBlocks(name).some(({ language }) => language === 'ts'),
);

test.each(['TypeScript', 'JavaScript'] as const)(
  'the %s examples run from top to bottom, and those about a problem code print it',
  async (language) => {
    const names = withTypeScript.filter((name) => shared.includes(name) && hasSteps(name));
    const files = await Promise.all(names.map((name) => writeModule(sandbox, name, language)));
    // In one process: the start of another one takes longer than most of them.
    const imports = files.map((file) => `await import('./${file}');\nconsole.log('${endOfBlock}');`);
    const all = `all.${versions[language].ending}`;
    await writeFile(join(sandbox.folder, all), imports.join('\n'));
    const { output } = await run(sandbox, process.execPath, [all]);
    const parts = readParts(output);
    names.forEach((name, index) => {
      const code = name.startsWith('errors/') ? name.slice('errors/'.length) : '';
      expect({ name, printed: parts[index] }).toEqual({
        name,
        printed: expect.stringMatching(new RegExp(`^${code}(?!.*undefined)`, 's')) as string,
      });
    });
  },
);

test('the TypeScript of the guides has no fault that the compiler finds, with their settings and with ours', async () => {
  for (const name of withTypeScript) await writeFiles(sandbox, name);
  for (const name of withTypeScript.filter(hasSteps)) await writeModule(sandbox, name, 'TypeScript');
  const compile = (file: string) =>
    run(sandbox, process.execPath, [compiler, '-p', join(sandbox.folder, file)]);
  const compiler = join(sandbox.folder, 'node_modules/.bin/tsc');
  expect((await compile('tsconfig.json')).output).toBe('');
  const options = { extends: join(import.meta.dirname, '../../../../tsconfig.json'), include: ['*.ts'] };
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom'],
    noUnusedLocals: false,
    moduleDetection: 'force',
  };
  await writeFile(join(sandbox.folder, 'ours.json'), JSON.stringify({ ...options, compilerOptions }));
  expect((await compile('ours.json')).output).toBe('');
});

/** What a buyer does on the wallet's pages. */
const payAs = async (page: Page, buyer: string, instrument?: string) => {
  await page.getByRole('button', { name: buyer }).click();
  if (instrument !== undefined) await page.getByRole('radio', { name: instrument }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
};

describe('the receivers of the webhooks guide take what the service sends, and refuse anything else', () => {
  test.each(['receiver.ts', 'client-receiver.ts', 'receiver.js', 'client-receiver.js'])(
    '%s',
    async (file) => {
      const own = await withOwnPorts(sandbox);
      await writeFiles(own, 'webhooks');
      await expectReceiver(own, [process.execPath, file]);
    },
  );
});

test('the receiver with the client handles each event once and in order, and gets again what came too early', async () => {
  const own = await withOwnPorts(sandbox);
  await writeFiles(own, 'webhooks');
  const { call, givenPayment, resume } = makeCalls(own.server.url, own.environment['TOKEN']!);
  const { id, extOrderId } = await givenPayment();
  await own.wallet.approve(extOrderId);
  await resume(id);
  const endpoint = { url: `http://localhost:${own.ports['8200']}/webhooks` };
  const made = await call('POST', '/webhook-endpoints', endpoint);
  const { id: endpointId, secret } = (await made.json()) as { id: string; secret: string };
  await givenProgram(own, [process.execPath, 'client-receiver.ts'], '8200', { WEBHOOK_SECRET: secret });
  const sendEvent = async (sequence: number) => {
    const sent = await call('POST', `/webhook-endpoints/${endpointId}/send`, {
      eventId: `evt_${id}_${sequence}`,
    });
    return ((await sent.json()) as { answerStatus: number }).answerStatus;
  };
  expect([await sendEvent(2), await sendEvent(1), await sendEvent(2), await sendEvent(2)]).toEqual([
    409, 204, 204, 204,
  ]);
  await call('DELETE', `/webhook-endpoints/${endpointId}`);
});

test.each([
  ['ts', 1],
  ['js', 2],
] as const)(
  'whole-shop.%s ships once, lets a buyer who cancelled pay again, and learns after a pause what it missed',
  async (ending, order) => {
    const own = await withOwnPorts(sandbox);
    await writeFiles(own, 'typescript');
    const { asShown } = Object.values(versions).find((version) => version.ending === ending)!;
    const [register] = listSteps(readBlocks('typescript'), 'ts');
    await writeFile(join(own.folder, `register.${ending}`), withAddresses(own, asShown(register!.code)));
    const [node, program] = [process.execPath, `whole-shop.${ending}`];
    await expectShop(own, { register: [node, `register.${ending}`], serve: [node, program], order });
  },
);

test('the shop of the redirect guide sells a song, and tells a buyer who was refused that nothing was paid', async () => {
  await writeFiles(sandbox, 'redirect');
  const shop = await givenProgram(sandbox, [process.execPath, 'shop.ts'], '8300');
  const payInNewBrowser = async (buyer: string) => {
    const page = await givenPage();
    await page.goto(`${shop.url}/cart`);
    await page.getByRole('button', { name: 'Pay' }).click();
    await payAs(page, buyer);
    return page;
  };
  const refused = await payInNewBrowser('Noor Nagy');
  await refused.getByRole('heading', { name: 'You have not paid' }).waitFor();
  const page = await payInNewBrowser('Ada Amsel');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(page.url()).toContain(`${shop.url}/thanks?transactionId=pay_`);
  await page.goto(`${shop.url}/thanks?transactionId=pay_made_up`);
  await page.getByRole('heading', { name: 'That did not work' }).waitFor();
  expect((await fetch(`${shop.url}/elsewhere`)).status).toBe(404);
});

describe('the shop of the button guide', () => {
  const openPopup = async (page: Page) => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Pay with Purse' }).click(),
    ]);
    return popup;
  };
  const givenShop = async () => {
    await writeFiles(sandbox, 'button');
    return givenProgram(sandbox, [process.execPath, 'button-shop.ts'], '8300');
  };
  const payWithBalance = async (popup: Page) => {
    await popup.getByRole('radio', { name: 'Purse balance' }).check();
    await popup.getByRole('button', { name: /^Pay / }).click();
  };

  test('sells a song and tells a buyer who was refused that nothing was paid, with either version of the SDK', async () => {
    const shop = await givenShop();
    const outcomes = { 'Ada Amsel': 'Thank you', 'Noor Nagy': 'You have not paid' };
    for (const version of ['v5', 'v6']) {
      for (const [buyer, name] of Object.entries(outcomes)) {
        const page = await givenPage();
        await page.goto(`${shop.url}/${version}.html`);
        await payAs(await openPopup(page), buyer);
        await page.getByRole('heading', { name }).waitFor();
      }
    }
    expect((await fetch(`${shop.url}/undefined`)).status).toBe(404);
    expect((await fetch(`${shop.url}/orders/elsewhere`, { method: 'POST' })).status).toBe(404);
  });

  test('stops the payment when the buyer closes the popup or cancels in it, and goes to the cancel URL, with either version of the SDK', async () => {
    const shop = await givenShop();
    const { read } = makeCalls(sandbox.server.url, sandbox.environment['TOKEN']!);
    const leave = {
      closed: (popup: Page) => popup.close(),
      cancelled: (popup: Page) => popup.getByRole('button', { name: /^Cancel and return/ }).click(),
    };
    for (const version of ['v5', 'v6']) {
      for (const stop of Object.values(leave)) {
        const page = await givenPage();
        await page.goto(`${shop.url}/${version}.html`);
        const popup = await openPopup(page);
        await popup.getByRole('button', { name: 'Ada Amsel' }).waitFor();
        await stop(popup);
        await page.getByRole('heading', { name: 'You have not paid' }).waitFor();
        const { origin, pathname, searchParams } = new URL(page.url());
        expect(`${origin}${pathname}`).toBe(`${shop.url}/cart`);
        expect((await read(searchParams.get('transactionId')!))['status']).toBe('cancelled');
      }
    }
  });

  test('shows a buyer who has paid that they have, although the popup was closed afterwards', async () => {
    const shop = await givenShop();
    const page = await givenPage();
    await page.goto(`${shop.url}/v5.html`);
    const popup = await openPopup(page);
    const orderId = await popup
      .waitForURL(/token=/)
      .then(() => new URL(popup.url()).searchParams.get('token')!);
    await sandbox.wallet.approve(orderId);
    expect((await fetch(`${shop.url}/orders/${orderId}`, { method: 'POST' })).status).toBe(200);
    await popup.close();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  });

  test('lets a buyer whose card was declined choose again, with either version of the SDK', async () => {
    const shop = await givenShop();
    const fifth = await givenPage();
    await fifth.goto(`${shop.url}/v5.html`);
    const popup = await openPopup(fifth);
    const reopened = fifth.waitForEvent('popup');
    await payAs(popup, 'Dora Dahl', 'Credit card');
    await payWithBalance(await reopened);
    await fifth.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(fifth.url()).toContain('outcome=success');

    const sixth = await givenPage();
    await sixth.goto(`${shop.url}/v6.html`);
    await payAs(await openPopup(sixth), 'Dora Dahl', 'Credit card');
    await sixth.getByText('declined').waitFor();
    await payWithBalance(await openPopup(sixth));
    await sixth.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(sixth.url()).toContain('outcome=success');
  });
});

test('the settings of the production guide start a service', async () => {
  const block = readBlocks('production').find(({ file }) => file === 'production.env');
  const settings = Object.fromEntries(block!.code.split('\n').map((line) => line.split(/=(.*)/).slice(0, 2)));
  expect(readConfig(settings as Record<string, string>)).toMatchObject({ environment: 'production' });
});

/** What a guide asks to type elsewhere. Other tests run it: the start of a sandbox, and the packed client. */
test('the guides have no code but what is run', () => {
  const blocks = guideNames.flatMap(readBlocks);
  const typed = blocks.filter(({ language }) => language === 'console').map(({ code }) => code);
  expect(typed).toEqual([
    'npm start',
    'export FLORIN_API_KEY=…',
    expect.stringContaining('npm install ./florin-client-'),
  ]);
  const known = [
    'console',
    'text',
    'json',
    'csv',
    'sh',
    'ts',
    'html',
    'ini',
    'python',
    'php',
    'ruby',
    'go',
    'java',
  ];
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(known));
});
