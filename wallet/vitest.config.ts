import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'wallet',
    include: ['test/**/*.test.ts'],
    // The published schemas are compiled once per worker instead of once per file. No test depends on state in a
    // module.
    isolate: false,
    // More workers than cores: many of these tests wait for a process or a time-out.
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    // Limits for a busy machine. Nothing waits for them when all tests pass.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
