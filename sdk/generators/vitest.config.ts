import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../../server/test/support/global-setup.ts',
    testTimeout: 600_000,
    // The generators are downloaded.
    hookTimeout: 600_000,
    reporters: 'verbose',
  },
});
