import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dashboardAnswers } from './answers/dashboard-answers.ts';
import { nameAnswer, operationsOf, type Description, type Operation } from './answers/described.ts';
import { sendExample } from './answers/examples.ts';
import { provokeGenerally } from './answers/general-answers.ts';
import { platformAnswers, type Drives } from './answers/platform-answers.ts';
import { givenWorld, type World } from './answers/world.ts';

const world = givenWorld();

/** Answers that other tests show: of every operation, or of the one that is named. */
const shownElsewhere: Readonly<Record<string, readonly [file: string, title: string]>> = {
  '500 internal_error': [
    'http/database-faults.test.ts',
    '500: an error in the service does not reveal its cause, and the process keeps running',
  ],
  '503 overloaded': [
    'http/overload.test.ts',
    '503 at once with Retry-After: what comes above the bound; what came before is answered (F27)',
  ],
  '422 search_too_wide': [
    'payments/dashboard-list.test.ts',
    'a search that takes too long is ended, says how to help, and takes nothing from payments',
  ],
  'initPayment 404 account_unknown': [
    'payments/init-400.test.ts',
    'an account that nobody has opened is 404, until it is opened',
  ],
  'transferMoney 404 account_unknown': [
    'payments/init-400.test.ts',
    'a transfer to an account that nobody has opened is 404',
  ],
  'initPayment 502 wallet_answer_unusable': [
    'payments/wallet-answers.test.ts',
    '502: in production an approval page over http is named, to the platform and in the log',
  ],
  'advanceTestClock 409 conflict': [
    'test-clock/test-clock.test.ts',
    '409: the clock cannot be more than a hundred years ahead',
  ],
  'confirmSession 409 conflict': [
    'operators/confirmation/confirmation.test.ts',
    'a confirmation with the old password at the moment when it is changed does not outlive the change',
  ],
  'requestAccessToken 500 server_error': [
    'access/oauth/token-other-statuses.test.ts',
    '500: an error in the service does not reveal its cause',
  ],
};

/** Every operation, with the requests that get what only it answers. A new operation has to be added. */
const listOwnAnswers = (): Record<string, Drives> => ({
  ...accessAnswers(world),
  ...platformAnswers(world),
  ...dashboardAnswers(world),
});

const accessAnswers = ({ server, client }: World): Record<string, Drives> => ({
  live: { 200: () => fetch(`${server.url}/health/live`) },
  ready: { 200: () => fetch(`${server.url}/health/ready`) },
  readMetadata: { 200: () => fetch(`${server.url}/.well-known/oauth-authorization-server`) },
  requestAccessToken: {
    200: () => server.askToken(client.key.apiKey),
    invalid_client: () =>
      server.askToken(Buffer.from(`${client.key.id}:${'A'.repeat(43)}`).toString('base64')),
    unsupported_grant_type: () =>
      server.askToken(client.key.apiKey, { body: new URLSearchParams({ Grant_type: 'password' }) }),
  },
});

/** What it answered, and the requests that were answered otherwise than they should be. */
const drive = async (operation: Operation, drives: Drives) => {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const answer of await provokeGenerally(world, operation)) seen.add(await nameAnswer(answer));
  for (const [wanted, send] of Object.entries(drives)) {
    const name = await nameAnswer(await send());
    seen.add(name);
    if (!name.split(' ').includes(wanted)) faults.push(`${operation.id}: ${name} instead of ${wanted}`);
  }
  return { seen, faults };
};

const compare = ({ id, answers }: Operation, seen: ReadonlySet<string>) => {
  const isShown = (answer: string) =>
    seen.has(answer) || answer in shownElsewhere || `${id} ${answer}` in shownElsewhere;
  return [
    ...[...seen]
      .filter((answer) => !answers.includes(answer))
      .map((answer) => `${id}: not described: ${answer}`),
    ...answers.filter((answer) => !isShown(answer)).map((answer) => `${id}: never answered: ${answer}`),
  ];
};

const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
) as Description;

/** Signing out ends the sessions that the others are called with, so it comes last. */
const operations = operationsOf(description).toSorted(
  (one, other) => Number(one.id === 'signOut') - Number(other.id === 'signOut'),
);

test.each(operations.filter(({ caller }) => caller === 'platform'))(
  'the example of $id, sent as it stands, works in the sandbox',
  async (operation) => {
    const answer = await sendExample(world, description, operation);
    expect({ isOk: answer.ok, text: await answer.text() }).toMatchObject({ isOk: true });
  },
);

test('this file knows every operation', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(listOwnAnswers()).toSorted());
});

test.each(operations)(
  '$id answers exactly what is described: each status and code was seen, and no other',
  async (operation) => {
    const { seen, faults } = await drive(operation, listOwnAnswers()[operation.id]!);
    expect([...faults, ...compare(operation, seen)]).toEqual([]);
  },
);

test.each(Object.values(shownElsewhere))('%s has the test "%s"', (file, title) => {
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8').includes(title)).toBe(true);
});
