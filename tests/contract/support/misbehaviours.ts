import { isolationMisbehaviours } from './isolation-misbehaviours.ts';
import { numberMisbehaviours } from './number-misbehaviours.ts';
import {
  changesItems,
  setsFields,
  ignoresConditions,
  itemsOf,
  changesJson,
  mailChecks,
  setsHeader,
  revisionChecks,
  type Item,
} from './partial-misbehaviours.ts';
import type { ProxiedAnswer, Rewrite, Tamper } from './wrong-provider.ts';

/** A proxy's changes that cause a fault: of answers, or of calls before the provider receives them. */
export type Tampering = Tamper | { rewrite: Rewrite; tamper?: Tamper };

/** The end of a test title, the fault of the provider, and how the names of the failing checks begin; `*` is any operation. */
export type Misbehaviour = [title: string, tampering: Tampering, ...failingChecks: string[]];

const isBillSearch = (path: string): boolean => path.endsWith('/mypage-api/bills');

const withCookies = (
  answer: ProxiedAnswer,
  change: (lines: string[]) => string[],
): ProxiedAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'set-cookie': change(answer.headers['set-cookie'] ?? []) },
});

const isTokenCookie = (line: string): boolean => line.startsWith('XSRF-TOKEN=');

const tokenIn = (cookie = ''): string => /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '';

const cookieMisbehaviours: readonly Misbehaviour[] = [
  [
    'sets no XSRF-TOKEN in any answer to a GET',
    (path, answer) =>
      path.endsWith('/auth/login')
        ? answer
        : withCookies(answer, (lines) => lines.filter((line) => !isTokenCookie(line))),
    'getSettingInfo: gives a',
  ],
  [
    'makes XSRF-TOKEN HttpOnly',
    (_, answer) =>
      withCookies(answer, (lines) =>
        lines.map((line) => (isTokenCookie(line) ? `${line}; HttpOnly` : line)),
      ),
    'getSettingInfo: sets XSRF-TOKEN',
    'login: sets a',
  ],
  [
    'sets a new XSRF-TOKEN in every answer',
    (_, answer) =>
      withCookies(answer, (lines) => [...lines, 'XSRF-TOKEN=one-more-token-0123; Path=/demo']),
    'getCurrentUser: does not',
  ],
  [
    'does not compare the XSRF cookie with the header',
    {
      rewrite: ({ headers }) => {
        headers['x-xsrf-token'] = tokenIn(headers.cookie);
      },
    },
    '*: compares the anti-forgery',
  ],
  [
    'sets the session cookie for every path of the host',
    (_, answer) =>
      withCookies(answer, (lines) =>
        lines.map((line) => line.replace('Path=/demo/mypage-api', 'Path=/')),
      ),
    'login: opens a session',
    'logout: deletes the',
  ],
  [
    'keeps the XSRF-TOKEN at a login',
    (_, answer, sentHeaders) =>
      withCookies(answer, (lines) =>
        lines.map((line) =>
          line.replace(/^XSRF-TOKEN=[^;]*/, `XSRF-TOKEN=${tokenIn(sentHeaders.cookie)}`),
        ),
      ),
    'login: sets a',
  ],
  [
    'accepts the session after the logout',
    {
      tamper: (path, answer) =>
        path.endsWith('/auth/logout')
          ? { ...answer, status: 200, body: Buffer.from('{"isAutoLogin":false}') }
          : answer,
      rewrite: ({ path, headers }) => {
        if (path.endsWith('/auth/logout')) headers.cookie = `XSRF-TOKEN=${tokenIn(headers.cookie)}`;
      },
    },
    'logout: ends the',
  ],
  [
    'does not remove the session cookie at a logout',
    (path, answer) => (path.endsWith('/auth/logout') ? withCookies(answer, () => []) : answer),
    'logout: deletes the',
  ],
];

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Changes one condition of each search that contains it. */
const changesCondition =
  (name: string, change: (query: URLSearchParams, value: string) => void): Rewrite =>
  ({ path, query }) => {
    const value = query.get(name);
    if (isBillSearch(path) && value !== null) change(query, value);
  };

/** The conditions that a search ignores, with the checks "finds bills by ..." that fail. */
const ignoredConditions: Readonly<Record<string, readonly string[]>> = {
  publicationMonth: ['publicationMonth, including', 'publicationMonth and billTypeId'],
  publicationDateFrom: ['publicationDateFrom', 'a range of one day'],
  publicationDateTo: ['publicationDateTo', 'a range of one day'],
  priceFrom: ['priceFrom', 'a range of one amount'],
  priceTo: ['priceTo', 'a range of one amount'],
  billTypeId: ['one billTypeId', 'any of two billTypeId', 'publicationMonth and billTypeId'],
  statusId: ['one statusId', 'any of two statusId', 'billTypeId and statusId'],
  downloadStatus: ['one downloadStatus', 'any of two downloadStatus', 'downloadStatus and'],
  downloadDeadlineFrom: ['downloadDeadlineFrom, including', 'a range of one deadline'],
  downloadDeadlineTo: ['downloadDeadlineTo, including', 'a range of one deadline'],
  isDownloadable: ['isDownloadable true', 'isDownloadable false', 'isDownloadable and'],
  paymentDueDateFrom: ['paymentDueDateFrom', 'a range of one payment'],
  paymentDueDateTo: ['paymentDueDateTo', 'a range of one payment'],
};

/** The ends of ranges that a search moves, so that it leaves out bills of that day or amount. */
const movedRangeEnds: Readonly<Record<string, (rangeEnd: string) => string | number>> = {
  downloadDeadlineFrom: (day) => addDays(day, 1),
  downloadDeadlineTo: (day) => addDays(day, -1),
  publicationDateFrom: (day) => addDays(day, 1),
  publicationDateTo: (day) => addDays(day, -1),
  priceFrom: (price) => Number(price) + 1,
  priceTo: (price) => Number(price) - 1,
};

const usesFirstValue = (name: string): Rewrite =>
  changesCondition(name, (query, value) => query.set(name, value));

const searchMisbehaviours: readonly Misbehaviour[] = [
  ...Object.entries(ignoredConditions).map(([name, failingChecks]): Misbehaviour => [
    `ignores the search condition ${name}`,
    { rewrite: changesCondition(name, (query) => query.delete(name)) },
    ...failingChecks.map((checkEnding) => `searchBills: finds bills by ${checkEnding}`),
  ]),
  ...Object.entries(movedRangeEnds).map(([name, move]): Misbehaviour => [
    `excludes the end ${name} of a range`,
    {
      rewrite: changesCondition(name, (query, rangeEnd) => query.set(name, String(move(rangeEnd)))),
    },
    `searchBills: finds bills by ${name}, including`,
  ]),
  [
    'ignores the keyword of a search',
    { rewrite: changesCondition('keyword', (query) => query.delete('keyword')) },
    'searchBills: finds bills by a keyword',
    'searchBills: finds a keyword',
    'searchBills: finds only',
  ],
  [
    'does not find bills of the last day of a month',
    {
      rewrite: changesCondition('publicationMonth', (query, month) => {
        const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
        query.set('publicationDateFrom', `${month}-01`);
        query.set('publicationDateTo', addDays(`${nextMonth}-01`, -2));
      }),
    },
    'searchBills: finds bills by publicationMonth, including',
  ],
  [
    'applies only the first of several types, statuses and keywords',
    {
      rewrite: (passage) => {
        for (const name of ['billTypeId', 'statusId', 'downloadStatus', 'keyword']) {
          usesFirstValue(name)(passage);
        }
      },
    },
    'searchBills: finds bills by any of two billTypeId',
    'searchBills: finds bills by any of two statusId',
    'searchBills: finds bills by any of two downloadStatus',
    'searchBills: finds only',
  ],
  [
    'searches keywords case-sensitively and width-sensitively',
    {
      rewrite: changesCondition('keyword', (query, keyword) => {
        if (keyword !== keyword.normalize('NFKC').toUpperCase())
          query.set('keyword', 'no such bill');
      }),
    },
    'searchBills: finds a keyword',
  ],
  [
    'ignores the search target of a keyword',
    { rewrite: changesCondition('searchTargetId', (query) => query.delete('searchTargetId')) },
    'searchBills: searches a',
  ],
  [
    'ignores a reversed range',
    ignoresConditions(
      /./,
      'publicationDateTo',
      'priceTo',
      'downloadDeadlineTo',
      'paymentDueDateTo',
    ),
    'searchBills: refuses a reversed',
  ],
];

/** Swaps the first two adjacent rows of the same day. */
const swapEqualRows = (items: Item[]): Item[] => {
  const rowIndex = items.findIndex(
    (item, index) => item['publicationDate'] === items[index + 1]?.['publicationDate'],
  );
  const [firstRow, secondRow] = [items[rowIndex], items[rowIndex + 1]];
  return firstRow && secondRow ? items.toSpliced(rowIndex, 2, secondRow, firstRow) : items;
};

const sortOrders =
  'publicationDateAsc priceDesc priceAsc downloadDeadlineAsc downloadDeadlineDesc lastDownloadedAtDesc lastDownloadedAtAsc paymentDueDateAsc';

const pagingMisbehaviours: readonly Misbehaviour[] = [
  [
    'reports a total of one bill',
    setsFields('/mypage-api/bills', { total: 1 }),
    'searchBills: has the',
  ],
  [
    'answers with the first page for every page number',
    { rewrite: changesCondition('page', (query) => query.set('page', '1')) },
    'searchBills: has the',
    'searchBills: keeps one',
  ],
  [
    'has ten rows per page by default',
    {
      rewrite: ({ path, query }) => {
        if (isBillSearch(path) && !query.has('perPage')) query.set('perPage', '10');
      },
    },
    'searchBills: has the',
  ],
  [
    'ignores the sign of amounts',
    {
      rewrite: ({ query }) => {
        for (const name of ['priceFrom', 'priceTo']) {
          const price = query.get(name);
          if (price !== null) query.set(name, price.replace('-', ''));
        }
      },
    },
    'searchBills: accepts a range',
  ],
  [
    'answers with the last page for pages after it',
    {
      rewrite: changesCondition('page', (query, page) =>
        query.set('page', page === '1000' ? '1' : page),
      ),
    },
    'searchBills: has the',
  ],
  [
    'always uses the same order',
    { rewrite: changesCondition('sort', (query) => query.delete('sort')) },
    ...sortOrders.split(' ').map((sort) => `searchBills: orders by ${sort}`),
  ],
  [
    'lists the newest bills last instead of first',
    {
      rewrite: changesCondition('sort', (query, sort) =>
        query.set('sort', sort.replace('Desc', 'Asc')),
      ),
    },
    'searchBills: orders by publicationDateDesc',
  ],
  [
    'sorts equal rows in an unspecified order',
    changesJson('/mypage-api/bills', (body) => ({ ...body, items: swapEqualRows(itemsOf(body)) })),
    'searchBills: orders by publicationDateDesc',
  ],
  [
    'sorts equal rows differently on each page',
    {
      rewrite: changesCondition('perPage', (query, perPage) => {
        if (perPage === '10') query.set('sort', 'priceDesc');
      }),
    },
    'searchBills: keeps one',
  ],
];

const otherMisbehaviours: readonly Misbehaviour[] = [
  [
    'answers with Japanese names in every language',
    setsHeader('x-language', 'ja'),
    'getBillSearchOptions: returns its',
    'searchBills: returns the names',
  ],
  [
    'sends only the ASCII file name',
    (_, answer) => {
      const header = answer.headers['content-disposition'];
      const disposition = header?.replace(/; filename\*=.*/, '');
      const headers = { ...answer.headers };
      if (disposition !== undefined) headers['content-disposition'] = disposition;
      return { ...answer, headers };
    },
    'downloadBillPdf: sends the',
    'previewBillPdf: sends the',
    'downloadBillCsv: sends the',
    'downloadBillAttachment: sends the',
    'downloadReturnedFile: sends the',
  ],
  [
    'sends half of a file',
    (_, answer) =>
      answer.headers['content-disposition'] === undefined
        ? answer
        : { ...answer, body: answer.body.subarray(0, answer.body.length / 2) },
    'downloadBillPdf: sends the',
  ],
  [
    'offers a sub address for the verification code',
    setsFields('/auth/verification-addresses', {
      addresses: [
        { mailAddressId: 'ma-1', maskedMailAddress: 'y*****@verify.example.jp', isMain: false },
      ],
    }),
    'getVerificationAddresses: shows addresses',
  ],
  [
    'refuses values at a limit',
    (path, answer) =>
      /\/(zip|returned-file|login|check|verification-codes)$/.test(path)
        ? { ...answer, status: 400, body: Buffer.from('[{"code":"400-1-99-99"}]') }
        : answer,
    'downloadBillsZip: accepts a',
    'uploadReturnedFile: accepts a',
    'checkVerificationCode: accepts the',
    'getVerificationAddresses: shows addresses',
  ],
  [
    'accepts values beyond a limit',
    (_, answer) =>
      answer.status < 400 ? answer : { ...answer, status: 200, body: Buffer.from('{}') },
    'downloadBillsZip: refuses a',
    'uploadReturnedFile: refuses a',
    'checkVerificationCode: invalidates the',
    'sendVerificationCode: refuses a',
    ...mailChecks,
  ],
  [
    'does not store the reason for a status',
    changesItems('/status-history', (item) => ({ ...item, note: null })),
    'updateBillStatus: stores a',
  ],
  [
    'does not require a reason',
    (path, answer) =>
      path.endsWith('/status') && answer.status === 400
        ? { ...answer, status: 200, body: Buffer.from('{}') }
        : answer,
    'updateBillStatus: refuses a',
  ],
  [
    'ignores idempotency keys',
    {
      rewrite: ({ headers }) => {
        if (headers['idempotency-key'] !== undefined)
          headers['idempotency-key'] = `"${crypto.randomUUID()}"`;
      },
    },
    'updateBillStatus: answers a',
    'updateBillStatus: refuses different',
    'login: needs an',
    'logout: needs an',
  ],
  [
    'accepts calls without the required idempotency key',
    {
      rewrite: ({ headers }) => {
        headers['idempotency-key'] ??= '"a-key-of-the-server-itself"';
      },
    },
    '*: needs an',
  ],
  [
    'ignores revisions',
    (_, answer) =>
      answer.status === 409 ? { ...answer, status: 200, body: Buffer.from('{}') } : answer,
    'updateBillStatus: changes nothing',
    ...revisionChecks,
  ],
];

/** At least one faulty provider for each check. */
export const misbehaviours: readonly Misbehaviour[] = [
  ...cookieMisbehaviours,
  ...searchMisbehaviours,
  ...pagingMisbehaviours,
  ...numberMisbehaviours,
  ...isolationMisbehaviours,
  ...otherMisbehaviours,
];
