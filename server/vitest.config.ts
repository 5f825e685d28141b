import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    // Modules are loaded once for each worker, not for each file. No test keeps state in one.
    isolate: false,
    // More workers than cores: many of these tests wait for a process or a time-out.
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    globalSetup: 'test/support/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A bound for a busy machine; nothing waits for it when all is well.
    expect: { poll: { timeout: 15_000 } },
  },
});
