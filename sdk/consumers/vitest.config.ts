import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../../server/test/support/global-setup.ts',
    testTimeout: 600_000,
    // The tools are downloaded.
    hookTimeout: 600_000,
    // They share a folder of tools.
    fileParallelism: false,
    reporters: 'verbose',
  },
});
