import { defineConfig } from 'vitest/config';
import { patience, testWorkers } from '../scripts/test-bounds.ts';

export default defineConfig({
  test: {
    name: 'wallet',
    include: ['test/**/*.test.ts'],
    // The published schemas are compiled once per worker instead of once per file. No test depends on state in a
    // module.
    isolate: false,
    maxWorkers: testWorkers,
    sequence: { groupOrder: 2 },
    ...patience,
  },
});
