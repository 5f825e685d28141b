import { defineConfig } from 'vitest/config';
import { patience, testWorkers } from '../scripts/test-bounds.ts';

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    // One browser for each worker instead of each file. No test depends on state in a module.
    isolate: false,
    maxWorkers: testWorkers,
    sequence: { groupOrder: 2 },
    globalSetup: 'test/support/start-sandbox.ts',
    ...patience,
  },
});
