import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'dashboard',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    isolate: false,
    // Browsers keep the cores busy, so these tests do not run beside others, and at most three files run at a time.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    globalSetup: ['test/support/build.ts', '../server/test/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pages are slow on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
