import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Container, PodSpec } from 'kubernetes-types/core/v1.js';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { user } from '../../../scripts/release/make-image.ts';
import { readConfig } from '../../src/start/config.ts';
import { version } from '../../src/version.ts';
import { findFreePort, givenServer } from '../support/server.ts';
import { readDeployed } from './files.ts';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data: Record<string, string>;
  readonly spec: { readonly template: { readonly spec: PodSpec } };
}

const read = async (name: string) =>
  parseAllDocuments(await readDeployed(`kubernetes/${name}.yaml`)).map((one) => one.toJS() as Manifest);
const manifests = [...(await read('florin')), ...(await read('migrate'))];
const find = (kind: string) => manifests.find((one) => one.kind === kind)!;
const podOf = (kind: string) => find(kind).spec.template.spec;
const containerOf = (kind: string): Container => podOf(kind).containers[0]!;

const root = join(import.meta.dirname, '../../..');

/** Where each kind is described, as Kubernetes publishes it. */
const types: Readonly<Record<string, string>> = {
  ConfigMap: 'core/v1',
  Deployment: 'apps/v1',
  Ingress: 'networking/v1',
  Job: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'core/v1',
};

/** What the compiler says of manifests as values of the types of Kubernetes. It knows every field. */
const compile = async (all: readonly object[]) => {
  const values = (all as readonly Manifest[]).map(
    (one, index) =>
      `export const m${index}: import('kubernetes-types/${types[one.kind]}').${one.kind} = ${JSON.stringify(one)};`,
  );
  const folder = await mkdtemp(join(root, 'node_modules/.manifests-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'manifests.ts');
  await writeFile(file, values.join('\n'));
  const args = ['--noEmit', '--strict', '--ignoreConfig', '--pretty', 'false', file];
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/tsc'), ...args], {
    encoding: 'utf8',
  });
  return stdout;
};

test('Kubernetes knows every kind and field of the manifests', async () => {
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(types));
  expect(await compile(manifests)).toBe('');
  const { spec, ...rest } = find('Deployment');
  expect(await compile([{ ...rest, spec: { ...spec, replica: 2 } }])).toContain(
    `'"replica"' does not exist in type 'DeploymentSpec'`,
  );
});

test('the service and the migrations take the settings of the manifests', () => {
  const settings = find('ConfigMap').data;
  expect(readConfig(settings)).toMatchObject({ environment: 'production', adminPort: 9464 });
  const { env = [] } = containerOf('Job');
  const ofMigrations = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  expect(readConfig(ofMigrations, ['database'])).toMatchObject({ environment: 'production' });
  // What Kubernetes sets for a Service of this name.
  expect(() => readConfig({ ...settings, FLORIN_PORT: 'tcp://10.0.0.1:80' })).toThrow('FLORIN_PORT');
  expect([podOf('Deployment'), podOf('Job')].map((pod) => pod.enableServiceLinks)).toEqual([false, false]);
});

test('the probes ask what the admin port answers, and a stop has the time that it may take', async () => {
  const { terminationGracePeriodSeconds } = podOf('Deployment');
  const { ports, startupProbe, readinessProbe, livenessProbe } = containerOf('Deployment');
  const { port, adminPort, stopGraceSeconds } = readConfig(find('ConfigMap').data);
  expect(ports).toEqual([
    { name: 'http', containerPort: port },
    { name: 'admin', containerPort: adminPort },
  ]);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(stopGraceSeconds + 20);
  const free = await findFreePort();
  await givenServer({ ADMIN_PORT: String(free) });
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    const httpGet = probe!.httpGet!;
    expect(httpGet.port).toBe('admin');
    expect((await fetch(`http://127.0.0.1:${free}${httpGet.path!}`)).status).toBe(200);
  }
});

test('the files for containers name the image of this version, and its user', async () => {
  const compose = parse(await readDeployed('compose/compose.yaml'), { merge: true }) as {
    services: Record<string, { image: string }>;
  };
  expect(compose.services['florin']!.image).toBe(`florin:${version}`);
  for (const kind of ['Deployment', 'Job']) {
    expect(containerOf(kind).image).toBe(`registry.example.com/florin:${version}`);
    expect(podOf(kind).securityContext).toMatchObject({ runAsUser: user, fsGroup: user });
  }
});

test('Compose gives the service and the migrations settings that they take, and no secret that is missing', async () => {
  const { services, secrets } = parse(await readDeployed('compose/compose.yaml'), { merge: true }) as {
    services: Record<'migrate' | 'florin', { environment: Record<string, string>; secrets: string[] }>;
    secrets: Record<string, unknown>;
  };
  const file = await readDeployed('compose/settings.env');
  const common = Object.fromEntries(
    [...file.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  expect(readConfig({ ...common, ...services.florin.environment })).toMatchObject({
    environment: 'production',
  });
  expect(readConfig({ ...common, ...services.migrate.environment }, ['database'])).toMatchObject({
    environment: 'production',
  });
  for (const { environment, secrets: given } of [services.florin, services.migrate]) {
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
    expect(files.toSorted()).toEqual(given.map((name) => `/run/secrets/${name}`).toSorted());
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(given));
  }
});
