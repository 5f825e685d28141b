import { defineConfig } from 'vitest/config';

/** The alerts of `deploy/`, with promtool, which a machine need not have: `npm run test:alerts`. */
export default defineConfig({
  test: {
    name: 'alerts',
    root: import.meta.dirname,
    include: ['test/deploy/alerts.check.ts'],
    globalSetup: 'test/support/global-setup.ts',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
