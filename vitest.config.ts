import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['server/vitest.config.ts', 'wallet/vitest.config.ts'],
    // More than there are cores: many tests wait for a process, a time-out or a browser.
    maxWorkers: 4,
  },
});
