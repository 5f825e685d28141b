import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../../server/test/support/global-setup.ts',
    testTimeout: 600_000,
    // The frameworks are downloaded, some 500 MB.
    hookTimeout: 600_000,
    reporters: 'verbose',
  },
});
