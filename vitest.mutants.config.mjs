import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { area } from './stryker.config.mjs';
import { browser, mockServers, node } from './vitest.config.ts';

/** The tests of one area of stryker.config.mjs, in one process. */
export default defineConfig({
  plugins: [react()],
  test: {
    ...(area.environment === 'node' ? node : { ...browser, globalSetup: mockServers }),
    include: area.tests.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  },
});
