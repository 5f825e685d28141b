import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { stripTypes } from '../../../src/docs/guides/strip-types.ts';
import { guideNames, readBlocks } from './read-blocks.ts';

const examples = guideNames.flatMap(readBlocks).filter(({ language }) => language === 'ts');

test('every TypeScript example is also shown in JavaScript, without a type and without a gap where one was', () => {
  expect(examples.length).toBeGreaterThan(60);
  for (const { code } of examples) {
    const shown = stripTypes(code);
    // Nothing is left to strip.
    expect(stripTypeScriptTypes(shown)).toBe(shown);
    expect(shown).not.toMatch(/\S {2,}(?!\/\/)|\.ts'|^\s*\n/);
  }
});

test('types go from where people write them', () => {
  const typed = `import type { NewPayment } from '@florin/client';
import { verifyWebhook, type Handling } from '@florin/client';
import { cart } from './cart.ts';

const seen = new Map<string, number>();
const statusFor: Record<Handling, number> = { handled: 204 };
const show = async (id: string, again = false) => seen.get(id) as number;
export const order = { ...cart } satisfies NewPayment;`;
  expect(stripTypes(typed)).toBe(`import { verifyWebhook } from '@florin/client';
import { cart } from './cart.js';

const seen = new Map();
const statusFor = { handled: 204 };
const show = async (id, again = false) => seen.get(id);
export const order = { ...cart };`);
});
