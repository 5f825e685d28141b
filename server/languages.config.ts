import { defineConfig } from 'vitest/config';

/** The examples of the guides in languages that a machine need not have: `npm run test:languages`. */
export default defineConfig({
  test: {
    name: 'languages',
    root: import.meta.dirname,
    include: ['test/docs/guides/languages.check.ts'],
    globalSetup: 'test/support/global-setup.ts',
    // The first run of a compiler fills its cache.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
