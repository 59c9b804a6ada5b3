// `MYPAGE_MUTANTS=<area> npm run test:mutants`: changes the code in small ways, one at a time, and checks
// that a test fails. Each area runs only the tests closest to it (docs/testing.md).
const areas = {
  api: { mutate: ['src/api/**/*.ts'], tests: ['tests/api'] },
  forms: {
    mutate: ['src/forms/**/*.{ts,tsx}'],
    tests: ['tests/forms', 'tests/shell/forms', 'tests/pages/bills/search'],
  },
  // tests/browser proves sanitise-html.ts in a real browser, and tests/app login-hint.ts at the start of the portal.
  lib: {
    mutate: ['src/lib/**/*.ts', '!src/lib/sanitise-html.ts', '!src/lib/login-hint.ts'],
    tests: ['tests/lib', 'tests/shell/downloads/archive'],
  },
  shell: { mutate: ['src/shell/**/*.{ts,tsx}'], tests: ['tests/shell', 'tests/pages/logout'] },
  prism: { mutate: ['mocks/prism/**/*.ts'], tests: ['tests/mocks/prism'], environment: 'node' },
};

const name = process.env['MYPAGE_MUTANTS'] ?? 'lib';
export const area = areas[name];
if (area === undefined)
  throw new Error(`Set MYPAGE_MUTANTS to one of: ${Object.keys(areas).join(', ')}.`);

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // In a process of their own, tests can change the time zone.
  vitest: { configFile: 'vitest.mutants.config.mjs', related: false, pool: 'forks' },
  mutate: area.mutate,
  coverageAnalysis: 'perTest',
  // Many modules are imported late, inside a test: only with `false` are their constants changed before that import.
  ignoreStatic: false,
  inPlace: false,
  incremental: true,
  incrementalFile: `.cache/stryker/${name}.json`,
  tempDirName: '.cache/stryker/sandbox',
  ignorePatterns: ['reports', 'dist', 'build', '.cache'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  concurrency: 2,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 15_000,
  thresholds: { high: 95, low: 90, break: 90 },
};
