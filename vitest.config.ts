import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['server', 'wallet', 'dashboard', 'sdk', 'e2e'].map((name) => `${name}/vitest.config.ts`),
  },
});
