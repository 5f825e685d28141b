import { expect, test } from 'vitest';
import { triggeredTypes } from '../../src/cli/trigger/recipes.ts';
import { triggerCommand } from '../../src/cli/trigger/trigger.ts';

test('the help of trigger lists every type apart from the others, on a screen of 80 columns', () => {
  const [, list = ''] = triggerCommand.details!.split('Types:\n');
  expect(list.trim().split(/\s+/).toSorted()).toEqual([...triggeredTypes].toSorted());
  for (const line of list.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
