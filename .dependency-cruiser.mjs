/**
 * Which folder may import from which. `npm run lint` enforces these rules; docs/architecture.md explains them.
 * Each list goes from top to bottom: an entry may import from the entries below it.
 */
const floors = ['app', 'pages', 'shell', 'forms', 'ui', 'i18n', 'lib'];
const shellRooms = [
  'frame',
  'password',
  'flows',
  'downloads',
  'forms',
  'issuer',
  'errors',
  'session',
  'links',
  'messages',
];

/** Folders next to the floors, with everything in `src/` that they may import. */
const sideFolders = {
  api: ['lib'],
  styles: [],
  // The page in the chat's frame is a separate document.
  'chat-frame': ['lib'],
  // The developer's panel and the page of all parts: never part of a build.
  dev: ['app', 'shell', 'forms', 'ui', 'api', 'i18n', 'lib', 'styles'],
};

/** Which folders of `src/` may import which part of `generated/`. */
const generatedUsers = {
  hooks: ['pages', 'shell'],
  model: ['app', 'pages', 'shell', 'forms', 'api', 'i18n', 'dev'],
  zod: ['pages', 'shell', 'forms', 'api'],
  types: ['api'],
  'error-handlers\\.ts': ['app', 'pages', 'shell', 'forms', 'api', 'i18n'],
  'error-codes\\.ts': ['app', 'pages', 'shell', 'forms', 'api', 'i18n'],
  'operations\\.ts': ['api'],
  'answers\\.ts': ['api'],
};

const anyOf = (names) => `(${names.join('|')})`;
const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Forbids imports from an entry of `list` to the entries above it, below the folder `root`. */
const downwards = (root, list) =>
  list
    .slice(1)
    .map((name, index) =>
      error(
        `${root}${name}-imports-downwards`,
        `${root}${name} may not import from a folder above it.`,
        { path: `^${root}${name}/` },
        { path: `^${root}${anyOf(list.slice(0, index + 1))}/` },
      ),
    );

export default {
  forbidden: [
    error('no-cycles', 'Two files that need each other are one subject.', {}, { circular: true }),
    error(
      'no-barrel-files',
      'A barrel file hides who uses what.',
      {},
      { path: '^src/.*/index\\.tsx?$' },
    ),
    error(
      'known-folders',
      'A new folder of src/ or src/shell/ needs an entry in .dependency-cruiser.mjs.',
      {
        path: '^src/[^/]+/',
        pathNot: [
          `^src/${anyOf([...floors.filter((name) => name !== 'shell'), ...Object.keys(sideFolders)])}/`,
          `^src/shell/${anyOf(shellRooms)}/`,
        ],
      },
      {},
    ),
    ...downwards('src/', floors),
    ...downwards('src/shell/', shellRooms),
    ...Object.entries(sideFolders).map(([name, allowed]) =>
      error(
        `${name}-imports`,
        `src/${name} may import only from ${allowed.join(', ') || 'itself'}.`,
        { path: `^src/${name}/` },
        { path: '^src/', pathNot: `^src/${anyOf([name, ...allowed])}/` },
      ),
    ),
    error(
      'dev-only-in-dev',
      'Only main.tsx may load src/dev, in development.',
      { path: '^src/[^/]+/', pathNot: '^src/dev/' },
      { path: '^src/dev/' },
    ),
    error(
      'low-floors-without-api',
      'ui, i18n and lib know nothing of HTTP.',
      { path: '^src/(ui|i18n|lib)/' },
      { path: '^src/api/' },
    ),
    error(
      'areas-are-separate',
      'A page may not import from the pages of another area.',
      { path: '^src/pages/([^/]+)/' },
      { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    ),
    error(
      'portal-is-separate',
      'The portal may import only src/, generated/ and the version in package.json.',
      { path: '^src/' },
      { path: '^(mocks|contract|scripts|tests|e2e)/' },
    ),
    error(
      'generated-imports',
      'Generated code may import only src/api/mutator.ts and the Japanese texts.',
      { path: '^generated/' },
      { path: '^(src|mocks|contract|scripts)/', pathNot: '^src/(api/mutator\\.ts$|i18n/ja/)' },
    ),
    ...Object.entries(generatedUsers).map(([part, users]) =>
      error(
        `generated-${part.replace('\\.ts', '')}`,
        `Only ${users.join(', ')} may import generated/${part}.`,
        { path: '^src/[^/]+/', pathNot: `^src/${anyOf(users)}/` },
        { path: `^generated/${part}` },
      ),
    ),
    error(
      'types-only',
      'These tables are too large for a browser: import their types only.',
      { path: '^src/' },
      {
        path: '^generated/(error-codes\\.ts|operations\\.ts|types/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count: neither file of a cycle can be understood without the other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json', '.css'] },
  },
};
