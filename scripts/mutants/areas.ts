/** A part of the house that is tried as a whole, by the tests nearest to it. */
export interface Area {
  /** Files that are changed. */
  sources: string[];
  /** Of these, files whose tests cannot run here. */
  without?: string[];
  /** Test files that have to notice; all others are left out, or a change would run thousands of tests. */
  tests: string[];
  /** Where they run: in a simulated browser, or in Node alone. */
  runner: 'browser' | 'node';
}

const inBrowser = (sources: string[], tests: string[]): Area => ({
  sources,
  tests,
  runner: 'browser',
});

const inNode = (sources: string[], tests: string[]): Area => ({ sources, tests, runner: 'node' });

/** A room of the portal, by the tests of the same room and of others that show it. */
const room = (name: string, ...others: string[]): [string, Area] => [
  name,
  inBrowser(
    [`src/${name}/**/*.{ts,tsx}`],
    [`tests/${name}/**/*.test.{ts,tsx}`, ...others.map((other) => `tests/${other}.test.{ts,tsx}`)],
  ),
];

/** What `npm run test:mutants` tries: the names are what the command takes. */
export const areas: Record<string, Area> = {
  lib: {
    ...inBrowser(['src/lib/**/*.ts'], ['tests/lib/**/*.test.ts']),
    // What it lets through only a real browser can say: tests/browser.
    without: ['src/lib/sanitise-html.ts'],
  },
  api: inBrowser(['src/api/**/*.ts'], ['tests/api/**/*.test.ts']),
  forms: inBrowser(
    ['src/forms/**/*.{ts,tsx}'],
    [
      'tests/forms/**/*.test.{ts,tsx}',
      'tests/shell/forms/**/*.test.tsx',
      'tests/pages/bills/search/condition.test.ts',
    ],
  ),
  errors: inBrowser(
    ['src/shell/errors/**/*.{ts,tsx}'],
    [
      'tests/shell/errors/**/*.test.{ts,tsx}',
      'tests/shell/messages/**/*.test.tsx',
      'tests/pages/error/*.test.tsx',
    ],
  ),
  session: inBrowser(
    ['src/shell/session/**/*.{ts,tsx}'],
    ['tests/shell/session/**/*.test.{ts,tsx}', 'tests/pages/logout/*.test.tsx'],
  ),
  search: inNode(['mocks/sandbox/search/**/*.ts'], ['tests/sandbox/*search*.test.ts']),
  sandbox: inNode(
    ['mocks/sandbox/areas/**/*.ts'],
    // Its rules of a password and the portal's are held together by one list of values.
    ['tests/sandbox/**/*.test.ts', 'tests/forms/s5/passwords.test.ts'],
  ),
  // The sandbox but for its areas and its search.
  'sandbox/core': {
    ...inNode(
      ['mocks/sandbox/**/*.ts'],
      ['tests/sandbox/**/*.test.ts', 'tests/mocks/**/*.test.ts'],
    ),
    without: ['mocks/sandbox/{areas,search}/**', 'mocks/sandbox/{bench-search,main,reset}.ts'],
  },
  prism: {
    ...inNode(
      ['mocks/prism/**/*.ts'],
      ['tests/mocks/**/*.test.ts', 'tests/sandbox/new-contract.test.ts'],
    ),
  },
  // The checks one by one, by providers that fail them; what is around them.
  'verify/behaviour': inNode(
    ['contract/verify/behaviour/**/*.ts'],
    ['tests/contract/behaviour.test.ts'],
  ),
  verify: {
    ...inNode(
      ['contract/verify/**/*.ts'],
      ['tests/contract/{cannot-verify,date-faults,own-sandbox,wrong-provider}.test.ts'],
    ),
    without: ['contract/verify/behaviour/**'],
  },
  ...Object.fromEntries([
    room('pages/account'),
    room('pages/auth'),
    room('pages/bills'),
    room('pages/download-link'),
    room('pages/e-storage'),
    room('pages/information'),
    room('pages/invoice-number'),
    room('pages/logout'),
    room('pages/notices'),
    room('pages/registration'),
    room('pages/status-history'),
    room('pages/top'),
    room('pages/wrong-address'),
    room('shell/downloads', 'pages/bills/**/*', 'pages/download-link/**/*'),
    room('shell/flows', 'shell/forms/**/*'),
    room('shell/forms'),
    room('shell/frame', 'shell/{links,messages,session}/**/*'),
    room('shell/issuer', 'shell/frame/**/*', 'pages/{registration,top}/**/*'),
    room('shell/links', 'shell/issuer/**/*', 'pages/{download-link,notices,status-history}/**/*'),
    room('shell/messages', 'shell/links/**/*'),
    room('shell/password', 'pages/auth/password-{change,expired,setting}'),
    room('ui', 'pages/bills/**/*'),
    room('app'),
    room('chat-frame'),
    room('i18n', 'shell/errors/{another-try,missing-parts}'),
  ]),
};
