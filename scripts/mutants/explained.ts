/** A change that no test can notice, or that nobody need notice, and why. */
export interface Explained {
  file: string;
  /** The changed code, in one line. */
  was: string;
  became: string;
  why: string;
}

type Change = [was: string, became: string];

const because = (why: string, file: string, changes: Change[]): Explained[] =>
  changes.map(([was, became]) => ({ file, was, became, why }));

/**
 * Survivors that were looked at and may live. They are left out of the sum, and the command says so when
 * one of them is not found any more.
 */
export const explained: readonly Explained[] = [
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
    'Every call without a text has the same content, whatever it is.',
    'src/api/idempotency.ts',
    [
      ["typeof body === 'string'", 'true'],
      ["''", '"Stryker was here!"'],
    ],
  ),
  ...because('What is not there has no form of a flow id either.', 'src/api/identity.ts', [
    ['ownFlowId === undefined', 'false'],
  ]),
  ...because('Of a signal that is not there nobody hears.', 'src/api/deadline.ts', [
    ['outer?.reason', 'outer.reason'],
  ]),
  ...because('What no table knows ends as the caller’s, below.', 'src/api/errors.ts', [
    ["'caller'", '""'],
  ]),
  ...because('A type that is not said is not that of JSON.', 'src/api/mutator.ts', [
    ["''", '"Stryker was here!"'],
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
    'What goes too far is stopped at the end, too: only later.',
    'src/lib/html-limits.ts',
    [['made > MAX_MADE', 'false']],
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
  ...because('The day is read anew instead of kept: only slower.', 'src/lib/dates.ts', [
    ['hour !== lastAsked.hour', 'true'],
    ['now.getTime() / 3_600_000', 'now.getTime() * 3_600_000'],
  ]),
  ...because('A name of just that length is cut to itself.', 'src/lib/file-names.ts', [
    ['bytesOf(name) <= maxBytes', 'bytesOf(name) < maxBytes'],
  ]),
  ...because('What is no page is the first.', 'src/lib/address-page.ts', [
    ['page >= 1', 'page > 1'],
  ]),
  ...because('One digit stands behind the point.', 'src/lib/files.ts', [['/\\.0$/', '/\\.0/']]),
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
  ...because('An entry that is as it came says nothing else.', 'src/forms/items/item-values.ts', [
    ['entry !== item.initial', 'true'],
  ]),
  ...because(
    'The error takes the place of the list at once, where it is the error of no list.',
    'src/forms/form-errors.ts',
    [['place !== name', 'true']],
  ),
  ...because(
    'Where all is judged, each message is told anew; of no message none is taken away.',
    'src/forms/use-entry-form.ts',
    [
      ['names.length === 1', 'true'],
      ['mended.length > 0', 'true'],
      ['mended.length > 0', 'mended.length >= 0'],
    ],
  ),
  ...because('A regular text is set to itself.', 'src/forms/use-entry-form.ts', [
    ['text !== entry', 'true'],
    ['text !== entryAt(values, name)', 'true'],
  ]),
  ...because('No browser reads the title of a place.', 'src/shell/session/places.ts', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because('What cannot be read is as good as nothing.', 'src/shell/session/return-path.ts', [
    ["'null'", '""'],
  ]),
  ...because('Without a warning its time is that of the end.', 'src/shell/session/idle-clock.ts', [
    ['warningMs !== null', 'true'],
  ]),
];
