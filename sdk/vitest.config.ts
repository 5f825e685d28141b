import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    globalSetup: '../server/test/support/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
