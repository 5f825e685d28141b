import { expect, test } from 'vitest';
import { scrape } from '../support/metrics.ts';
import { givenServer } from '../support/server.ts';
import { firstCommandOf, listAlerts, listBoardExpressions, listRunbooks, readDeployed } from './files.ts';

test('every alert has a runbook that begins with a command, and every runbook an alert', async () => {
  const alerts = await listAlerts();
  expect(alerts.length).toBeGreaterThan(20);
  expect((await listRunbooks()).toSorted()).toEqual(alerts.toSorted());
  const rules = await readDeployed('prometheus/florin.rules.yml');
  const list = await readDeployed('runbooks/README.md');
  for (const alert of alerts) {
    expect(await readDeployed(`runbooks/${alert}.md`)).toMatch(new RegExp(`^# ${alert}\n`));
    expect(await firstCommandOf(alert)).toMatch(/^(?:curl|florin) /);
    expect(rules).toContain(`runbook: deploy/runbooks/${alert}.md\n`);
    expect(list).toContain(`[${alert}](${alert}.md)`);
  }
});

test('every metric of the alerts, of the board and of the runbooks is one that the service has', async () => {
  const { url } = await givenServer({ WALLET_WEBHOOK_ID: 'WH-1' });
  const { types } = await scrape(url);
  const served = new Set(
    [...types].flatMap(([name, type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const rules = await readDeployed('prometheus/florin.rules.yml');
  const pages = await Promise.all((await listAlerts()).map((name) => readDeployed(`runbooks/${name}.md`)));
  const texts = [rules.replaceAll(/^ +(?:#|runbook:).*$/gm, ''), ...(await listBoardExpressions())];
  const used = [...texts, ...pages.map((page) => page.replaceAll(/\\\(.*?\\\)\S*|florin\.\S+/g, ''))]
    .flatMap((text) => [...text.matchAll(/\b(?:florin|nodejs|process)_\w+/g)].map(([name]) => name))
    // A pattern of grep names the beginning of several.
    .filter((name) => !name.endsWith('_') && name !== 'florin_webhook' && name !== 'nodejs_eventloop_lag');
  expect(used.length).toBeGreaterThan(60);
  expect(used.filter((name) => !served.has(name))).toEqual([]);
});
