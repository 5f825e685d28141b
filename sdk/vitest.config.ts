import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    isolate: false,
    // As many as the other projects of the group, which run beside it.
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    globalSetup: '../server/test/support/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
