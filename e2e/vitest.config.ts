import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    // One browser for each worker instead of each file. No test depends on state in a module.
    isolate: false,
    // More workers than cores: many of these tests wait for a process or a time-out.
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    globalSetup: 'test/support/start-sandbox.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
