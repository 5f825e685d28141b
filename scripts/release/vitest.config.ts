import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../../server/test/support/global-setup.ts',
    // A release takes about a minute on a quiet machine, and half of it is downloads.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    reporters: 'verbose',
  },
});
