import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../../server/test/support/global-setup.ts',
    testTimeout: 60_000,
    // The runtimes are downloaded, some 300 MB.
    hookTimeout: 600_000,
    reporters: 'verbose',
  },
});
