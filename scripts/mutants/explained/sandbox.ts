import { because, type Explained } from './because.ts';

/** Of the sandbox. */
export const sandbox: readonly Explained[] = [
  ...because(
    'The same bills, found in another way: only slower.',
    'mocks/sandbox/search/search.ts',
    [
      ['conditions.keywords.length === 0', 'false'],
      ['few', 'false'],
      ["!keyword.includes('\\u0000')", "keyword.includes('\\u0000')"],
      ["'\\u0000'", '""'],
      ["(keyword) => [...keyword].length >= 3 && !keyword.includes('\\u0000')", '() => undefined'],
      ["[...keyword].length >= 3 && !keyword.includes('\\u0000')", 'false'],
      ["column === 'searchAll'", 'true'],
      ['[...keyword].length >= 3', '[...keyword].length > 3'],
      ['[...keyword]', '[]'],
      ['long.length === 0', 'true'],
      ['found.length > fewHits', 'true'],
      ['found.length > fewHits', 'found.length >= fewHits'],
    ],
  ),
  ...because('A number of rows is there always.', 'mocks/sandbox/search/search.ts', [
    ['counted?.n', 'counted.n'],
  ]),
  ...because('The same texts, read again: only slower.', 'mocks/sandbox/search/keyword-texts.ts', [
    ['known', 'false'],
    ['this.#texts.set(column, texts);', ';'],
  ]),
  ...because('An absent day is neither later nor earlier.', 'mocks/sandbox/search/conditions.ts', [
    ['day !== undefined', 'true'],
    ['day > best', 'day >= best'],
    ['day < best', 'day <= best'],
  ]),
  ...because('Every text has the empty keyword.', 'mocks/sandbox/search/conditions.ts', [
    ["keyword !== ''", 'true'],
    ["''", '"Stryker was here!"'],
  ]),
  ...because('The order of keywords is a matter of speed.', 'mocks/sandbox/search/conditions.ts', [
    ['b.length - a.length', 'b.length + a.length'],
    ['(a, b) => b.length - a.length', '() => undefined'],
  ]),
  ...because(
    'The same order: where no deadline is over or missing, both ways put the bills alike.',
    'mocks/sandbox/search/sql.ts',
    [
      ['deadlineFrom !== undefined && deadlineFrom >= today', 'false'],
      ['deadlineFrom !== undefined', 'true'],
      ['deadlineFrom >= today', 'deadlineFrom > today'],
    ],
  ),
  ...because(
    'Sums and counts are one row always; only their type says otherwise.',
    'mocks/sandbox/search/sums.ts',
    [
      ['!sums', 'false'],
      ["'A sum has one row always.'", '""'],
      ['!counts', 'false'],
      ["'A count has one row always.'", '""'],
    ],
  ),
  ...because(
    'Of the ends of a session only idleness and another’s change are told.',
    'mocks/sandbox/areas/verification.ts',
    [["'void'", '""']],
  ),
  ...because(
    'Of the ends of a session only idleness and another’s change are told.',
    'mocks/sandbox/areas/auth.ts',
    [
      ["'logout'", '""'],
      ["'password'", '""'],
    ],
  ),
  ...because(
    'A new account gets its password at once, and what belongs to it.',
    'mocks/sandbox/areas/registration-entries.ts',
    [
      ["''", '"Stryker was here!"'],
      ['false', 'true'],
    ],
  ),
  ...because('Only a choice has options.', 'mocks/sandbox/areas/registration-entries.ts', [
    ['[]', '["Stryker was here"]'],
  ]),
  ...because('Any writing that is the same for all.', 'mocks/sandbox/areas/registration.ts', [
    ['mailAddress.toLowerCase()', 'mailAddress.toUpperCase()'],
  ]),
  ...because('Every bill has an account.', 'mocks/sandbox/areas/status-history.ts', [
    [
      'accountById(world.db, bill.accountId)?.profile',
      'accountById(world.db, bill.accountId).profile',
    ],
  ]),
  ...because('Nothing is set to nothing: only slower.', 'mocks/sandbox/areas/login.ts', [
    ['account.failedLogins > 0', 'true'],
    ['account.failedLogins > 0', 'account.failedLogins >= 0'],
  ]),
  ...because(
    'A file whose kind is not said is told to be just that.',
    'mocks/sandbox/areas/downloads.ts',
    [["'application/octet-stream'", '""']],
  ),
  ...because(
    'A file whose kind is not said is told to be just that.',
    'mocks/sandbox/areas/bill-downloads.ts',
    [["'application/octet-stream'", '""']],
  ),
  ...because('A refusal has one item at least.', 'mocks/sandbox/areas/downloads.ts', [
    ['error.items[0]?.code', 'error.items[0].code'],
  ]),
  ...because(
    'Of a refusal nothing comes back either way; nothing else is thrown there.',
    'mocks/sandbox/areas/downloads.ts',
    [
      ['{ if (error instanceof RefusedError) return undefined; throw error; }', '{}'],
      ['error instanceof RefusedError', 'true'],
    ],
  ),
  ...because('A text that is split has a first part always.', 'mocks/sandbox/areas/item-rules.ts', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because(
    'A number that is not there has no form of one either.',
    'mocks/sandbox/areas/invoice-number.ts',
    [["''", '"Stryker was here!"']],
  ),
  ...because(
    'A login ID is required: left out it was refused before.',
    'mocks/sandbox/areas/registered-information.ts',
    [['value !== null', 'true']],
  ),
];
