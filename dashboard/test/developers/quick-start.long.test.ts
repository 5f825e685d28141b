import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { walletSettings } from '../../../server/test/payments/support.ts';
import { startWallet, type SimulatedWallet } from '../../../server/test/wallet/support.ts';
import { signInAs, startDashboard, type Dashboard } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

let wallet: SimulatedWallet;
let dashboard: Dashboard;
beforeAll(async () => {
  wallet = await startWallet();
  dashboard = await startDashboard(walletSettings(wallet));
  return async () => {
    await dashboard.close();
    await wallet.close();
  };
});

test('the commands on the page, run as they are copied, make a captured payment', async () => {
  const { apiKey } = await dashboard.server.givenApiKey();
  const { page } = await signInAs(dashboard, 'viewer', '/developers/quick-start');
  await page.getByText('An administrator can generate one.').waitFor();
  await takePicture(page, 'quick-start');
  const copy = async (step: string) => {
    await page.getByRole('button', { name: `Copy: ${step}` }).click();
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toBe(await page.getByRole('region', { name: step }).innerText());
    return page.evaluate<string>('navigator.clipboard.readText()');
  };
  const key = (await copy('Set your API key')).replace('<API_KEY>', apiKey);
  const before = [key, await copy('Get an access token'), await copy('Start a payment')];
  const after = [await copy('Resume it'), 'echo', await copy('Read it')];
  // Between two commands, the buyer approves.
  const approve = `curl -sS -X POST "${wallet.url}/simulator/orders/$(echo "$PAYMENT" | sed 's/.*"extOrderId":"\\([^"]*\\)".*/\\1/')/approve" >/dev/null`;

  const script = [...before, approve, ...after].join('\n');
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script]);
  expect(stderr).toBe('');
  expect(stdout).toContain('outcome=success');
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({ status: 'captured' });
});
