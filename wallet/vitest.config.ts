import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'wallet',
    include: ['test/**/*.test.ts'],
    // The published schemas are compiled once per worker, not once per file. No test keeps state in a module.
    isolate: false,
    // More workers than cores: many of these tests wait for a process or a time-out.
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    // Bounds for a busy machine; nothing waits for them when all is well.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
