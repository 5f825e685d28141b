import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'dashboard',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    isolate: false,
    // Browsers keep the cores busy: a group of its own, in which a fourth file at a time would only be in the way.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    globalSetup: ['test/support/build.ts', '../server/test/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page on a busy machine takes its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
