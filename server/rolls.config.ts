import { defineConfig } from 'vitest/config';

/** Set-ups of `deploy/` and restarts behind real balancers, which a machine need not have: `npm run test:rolls`. */
export default defineConfig({
  test: {
    name: 'rolls',
    root: import.meta.dirname,
    include: ['test/deploy/proxies.check.ts', 'test/process/rolls.check.ts'],
    // One after the other: restarts are timed.
    fileParallelism: false,
    globalSetup: 'test/support/global-setup.ts',
    // Fifty restarts on a slow machine.
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
