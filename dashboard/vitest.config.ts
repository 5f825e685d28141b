import { defineConfig } from 'vitest/config';
import { browserWorkers, patience } from '../scripts/test-bounds.ts';

export default defineConfig({
  test: {
    name: 'dashboard',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    isolate: false,
    // Browsers keep the cores busy, so these tests do not run beside others.
    maxWorkers: browserWorkers,
    sequence: { groupOrder: 1 },
    globalSetup: ['test/support/build.ts', '../server/test/support/global-setup.ts'],
    ...patience,
  },
});
