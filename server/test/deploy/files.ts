import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../../deploy');
export const rulesFile = join(deploy, 'prometheus/florin.rules.yml');
export const ruleTestsFile = join(deploy, 'prometheus/florin.rules.test.yml');
export const readDeployed = (path: string) => readFile(join(deploy, path), 'utf8');

/** The names of the alerts, in the order of the file. */
export const listAlerts = async () =>
  [...(await readFile(rulesFile, 'utf8')).matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name!);

/** The names of the alerts that have a runbook. */
export const listRunbooks = async () =>
  (await readdir(join(deploy, 'runbooks')))
    .filter((name) => name !== 'README.md')
    .map((name) => name.replace(/\.md$/, ''));

/** The command that a runbook begins with. */
export const firstCommandOf = async (alert: string) => {
  const page = await readDeployed(`runbooks/${alert}.md`);
  const [, command] = /```sh\n(.+)\n```/.exec(page) ?? [];
  if (command === undefined) throw new Error(`the runbook of ${alert} has no command`);
  return command;
};

interface Board {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

/** Every expression of the board for Grafana, which puts in the time between two readings. */
export const listBoardExpressions = async () => {
  const { panels } = JSON.parse(await readDeployed('grafana/florin.json')) as Board;
  return panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')),
  );
};
