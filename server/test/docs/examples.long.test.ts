import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsOf, type Description } from './answers/described.ts';
import { sendExample } from './answers/examples.ts';
import { givenWorld } from './answers/world.ts';

const world = givenWorld();

const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
) as Description;

/** Signing out ends the sessions that the others are called with, so it comes last. */
const operations = operationsOf(description).toSorted(
  (one, other) => Number(one.id === 'signOut') - Number(other.id === 'signOut'),
);

test.each(operations)('the example of $id, sent as it stands, works in the sandbox', async (operation) => {
  const answer = await sendExample(world, description, operation);
  expect({ status: String(answer.status), text: await answer.text() }).toMatchObject({
    status: operation.answers[0],
  });
});
