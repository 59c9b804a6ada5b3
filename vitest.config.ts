import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of code that runs in Node. All other tests run in a simulated browser. */
const nodeTests = [
  'tests/{mocks,sandbox,scripts,build,browser,setup,generated}/**/*.test.ts',
  'tests/contract-*/**/*.test.ts',
];

/** Tests of screens with the mock server: only they need the servers of `mockServers`. */
const mockTests = globSync('tests/**/*.test.tsx').filter((file) =>
  readFileSync(file, 'utf8').includes('/support/mock-api.ts'),
);

export const mockServers = 'tests/support/mock-servers.ts';

/** Milliseconds; generous, because a busy machine is not a fault of the portal. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

export const browser = {
  environment: 'happy-dom' as const,
  environmentOptions: { happyDOM: { url: 'http://localhost:3000/demo/mypage/' } },
  setupFiles: ['silent-console', 'browser', 'no-network'].map((name) => `tests/support/${name}.ts`),
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  restoreMocks: true,
  mockReset: true,
  ...patience,
};

export const node = {
  environment: 'node' as const,
  setupFiles: ['tests/support/silent-console.ts'],
  restoreMocks: true,
  ...patience,
};

/**
 * Loads the simulated browser once for all files of a process. Threads would share the BroadcastChannels of
 * tabs between test files.
 */
const pool = 'vmForks';

export default defineConfig({
  test: {
    // One more than a small machine has cores: a third of the time, a worker waits.
    maxWorkers: 3,
    projects: [
      {
        plugins: [react()],
        test: {
          ...browser,
          name: 'browser',
          pool,
          include: ['tests/**/*.test.{ts,tsx}'],
          // tests/contract needs the pacts and has its own configuration.
          exclude: [...nodeTests, ...mockTests, 'tests/contract/**'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...browser,
          name: 'browser with mock server',
          pool,
          globalSetup: mockServers,
          include: mockTests,
        },
      },
      {
        test: {
          ...node,
          name: 'node',
          include: nodeTests,
          // Each file starts its own servers; their code is loaded once.
          isolate: false,
        },
      },
    ],
  },
});
