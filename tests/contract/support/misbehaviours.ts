import { isolationMisbehaviours } from './isolation-misbehaviours.ts';
import { numberMisbehaviours } from './number-misbehaviours.ts';
import {
  changesAnswerHeader,
  changesCall,
  changesCookies,
  changesItems,
  changesJson,
  changesSearch,
  checkNames,
  ignoresConditions,
  itemsOf,
  keepsSentCookie,
  losesKeyword,
  mailChecks,
  onlyCookie,
  refuses,
  replacesRefusal,
  revisionChecks,
  setsAnswerHeader,
  setsFields,
  tokenIn,
  type Item,
} from './tampers.ts';
import type { Rewrite, Tamper } from './wrong-provider.ts';

/** How a proxy causes a fault: it changes answers, or it changes calls before the provider receives them. */
export type ProxyChange = Tamper | { rewrite: Rewrite; tamper?: Tamper };

/** A test title ends with the key. The value has a fault and the first words of failing checks (`*`: any operation). */
export type MisbehaviourTable = Readonly<
  Record<string, readonly [proxyChange: ProxyChange, ...failingChecks: string[]]>
>;

/** An entry of a `MisbehaviourTable`, as a pair. */
export type Misbehaviour = [title: string, MisbehaviourTable[string]];

const cookieMisbehaviours: MisbehaviourTable = {
  'sets no XSRF-TOKEN in any answer to a GET': [
    (path, answer, ...call) =>
      path.endsWith('/auth/login')
        ? answer
        : changesCookies(onlyCookie('XSRF-TOKEN', () => ''))(path, answer, ...call),
    'getSettingInfo: gives a',
  ],
  'makes XSRF-TOKEN HttpOnly': [
    changesCookies(onlyCookie('XSRF-TOKEN', (line) => `${line}; HttpOnly`)),
    'getSettingInfo: sets XSRF-TOKEN',
    'login: sets a',
  ],
  'sets a new XSRF-TOKEN in every answer': [
    setsAnswerHeader('set-cookie', ['XSRF-TOKEN=one-more-token-0123; Path=/demo']),
    'updateBillStatus: needs an idempotency',
    'searchBills: keeps ids',
    'getCurrentUser: does not',
  ],
  'does not compare the XSRF cookie with the header': [
    changesCall(({ headers }) => {
      headers['x-xsrf-token'] = tokenIn(headers.cookie);
    }),
    '*: compares the anti-forgery',
  ],
  'sets the session cookie for every path of the host': [
    changesCookies((line) => line.replace('Path=/demo/mypage-api', 'Path=/')),
    'login: opens a session',
    'logout: deletes the',
  ],
  'keeps the XSRF-TOKEN at a login': [keepsSentCookie('XSRF-TOKEN'), 'login: sets a'],
  'accepts the session after the logout': [
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
  'does not remove the session cookie at a logout': [
    changesCookies(() => '', '/auth/logout'),
    'logout: deletes the',
  ],
};

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Changes one condition of each search that contains it. */
const changesCondition = (
  name: string,
  change: (query: URLSearchParams, value: string) => void,
): { rewrite: Rewrite } =>
  changesSearch((query) => {
    const value = query.get(name);
    if (value !== null) change(query, value);
  });

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

/** The ends of ranges that a search moves, so that the range excludes bills of that day or amount. */
const movedRangeEnds: Readonly<Record<string, (rangeEnd: string) => string | number>> = {
  downloadDeadlineFrom: (day) => addDays(day, 1),
  downloadDeadlineTo: (day) => addDays(day, -1),
  publicationDateFrom: (day) => addDays(day, 1),
  publicationDateTo: (day) => addDays(day, -1),
  priceFrom: (price) => Number(price) + 1,
  priceTo: (price) => Number(price) - 1,
};

const searchMisbehaviours: MisbehaviourTable = {
  'ignores the keyword of a search': [
    ignoresConditions(/\/bills$/, 'keyword'),
    'searchBills: finds bills by a keyword',
    'searchBills: finds a keyword',
    'searchBills: finds only',
  ],
  'does not find bills of the last day of a month': [
    changesCondition('publicationMonth', (query, month) => {
      const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
      query.set('publicationDateFrom', `${month}-01`);
      query.set('publicationDateTo', addDays(`${nextMonth}-01`, -2));
    }),
    'searchBills: finds bills by publicationMonth, including',
  ],
  'applies only the first of several types, statuses and keywords': [
    changesSearch((query) => {
      for (const name of ['billTypeId', 'statusId', 'downloadStatus', 'keyword'])
        if (query.has(name)) query.set(name, query.get(name) ?? '');
    }),
    'searchBills: finds bills by any of two billTypeId',
    'searchBills: finds bills by any of two statusId',
    'searchBills: finds bills by any of two downloadStatus',
    'searchBills: finds only',
  ],
  'searches keywords case-sensitively and width-sensitively': [
    losesKeyword((keyword) => keyword !== keyword.normalize('NFKC').toUpperCase()),
    'searchBills: finds a keyword',
  ],
  'ignores the search target of a keyword': [
    ignoresConditions(/\/bills$/, 'searchTargetId'),
    'searchBills: searches a',
  ],
  'ignores a reversed range': [
    ignoresConditions(
      /./,
      'publicationDateTo',
      'priceTo',
      'downloadDeadlineTo',
      'paymentDueDateTo',
    ),
    'searchBills: refuses a reversed',
  ],
};

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

const pagingMisbehaviours: MisbehaviourTable = {
  'reports a total of one bill': [
    setsFields('/mypage-api/bills', { total: 1 }),
    'searchBills: has the',
  ],
  'answers with the first page for every page number': [
    changesCondition('page', (query) => query.set('page', '1')),
    'searchBills: has the',
    'searchBills: keeps one',
  ],
  'has ten rows per page by default': [
    changesSearch((query) => query.set('perPage', query.get('perPage') ?? '10')),
    'searchBills: has the',
  ],
  'ignores the sign of amounts': [
    changesSearch((query) => {
      for (const name of ['priceFrom', 'priceTo']) {
        const price = query.get(name);
        if (price !== null) query.set(name, price.replace('-', ''));
      }
    }),
    'searchBills: accepts a range',
  ],
  'answers with bills for a page number after the last page': [
    changesCondition('page', (query, page) => query.set('page', page === '1000' ? '1' : page)),
    'searchBills: has the',
  ],
  'always uses the same order': [
    ignoresConditions(/\/bills$/, 'sort'),
    ...sortOrders.split(' ').map((sort) => `searchBills: orders by ${sort}`),
  ],
  'lists the newest bills last instead of first': [
    changesCondition('sort', (query, sort) => query.set('sort', sort.replace('Desc', 'Asc'))),
    'searchBills: orders by publicationDateDesc',
  ],
  'sorts equal rows in an unspecified order': [
    changesJson('/mypage-api/bills', (body) => ({ ...body, items: swapEqualRows(itemsOf(body)) })),
    'searchBills: orders by publicationDateDesc',
  ],
  'sorts equal rows differently on each page': [
    changesCondition('perPage', (query, perPage) =>
      perPage === '10' ? query.set('sort', 'priceDesc') : undefined,
    ),
    'searchBills: keeps one',
  ],
};

/** The words after "refuses" in names of checks; without "an old portal", because a server may accept it. */
const wordsAfterRefuses =
  'a ,all,an address,an expired,an item,another,different,each,every,one,the'.split(',');

const otherMisbehaviours: MisbehaviourTable = {
  'sends only the ASCII file name': [
    changesAnswerHeader('content-disposition', (disposition) =>
      disposition.replace(/; filename\*=.*/, ''),
    ),
    ...checkNames(
      'sends the',
      'downloadBillPdf previewBillPdf downloadBillCsv downloadBillAttachment downloadReturnedFile',
    ),
  ],
  'sends half of a file': [
    (_, answer) =>
      answer.headers['content-disposition'] === undefined
        ? answer
        : { ...answer, body: answer.body.subarray(0, answer.body.length / 2) },
    'downloadBillPdf: sends the',
  ],
  'offers a sub address for the verification code': [
    setsFields('/auth/verification-addresses', {
      addresses: [
        { mailAddressId: 'ma-1', maskedMailAddress: 'y*****@verify.example.jp', isMain: false },
      ],
    }),
    'getVerificationAddresses: shows addresses',
  ],
  'refuses values at a limit': [
    refuses(/\/(zip|returned-file|login|check|verification-codes)$/),
    'downloadBillsZip: accepts a',
    'uploadReturnedFile: accepts a',
    'checkVerificationCode: accepts the',
    'getVerificationAddresses: shows addresses',
  ],
  'answers with success instead of a refusal': [
    (_, answer) =>
      answer.status < 400 ? answer : { ...answer, status: 200, body: Buffer.from('{}') },
    ...wordsAfterRefuses.map((words) => `*: refuses ${words}`),
    '*: accepts each password',
    'downloadBillCsv: works on',
    'checkVerificationCode: invalidates the',
    'updateMailAddresses: stores nothing',
    'getSettingInfo: answers an unknown',
    'getPasswordSettingState: has a',
    'getRegistrationState: has a',
    'getInvoiceRegisterNumberState: has a',
    'getDownloadUrlState: has a',
    'downloadUrlFile: refuses files',
    'listDownloadFiles: announces the',
    ...mailChecks,
  ],
  'does not store the reason for a status': [
    changesItems('/status-history', (item) => ({ ...item, note: null })),
    'updateBillStatus: stores a',
  ],
  'does not require a reason': [replacesRefusal('400'), 'updateBillStatus: refuses a'],
  'ignores idempotency keys': [
    changesCall(({ headers }) => {
      if (headers['idempotency-key'] !== undefined)
        headers['idempotency-key'] = `"${crypto.randomUUID()}"`;
    }),
    'updateBillStatus: answers a',
    'updateBillStatus: refuses different',
    'login: needs an',
    'logout: needs an',
  ],
  'accepts calls without the required idempotency key': [
    changesCall(({ headers }) => {
      headers['idempotency-key'] ??= '"a-key-of-the-server-itself"';
    }),
    '*: needs an',
  ],
  'ignores revisions': [
    replacesRefusal('409'),
    'updateBillStatus: changes nothing',
    ...revisionChecks,
  ],
};

/** At least one faulty provider for each check. */
export const misbehaviours: readonly Misbehaviour[] = [
  ...[
    cookieMisbehaviours,
    searchMisbehaviours,
    pagingMisbehaviours,
    numberMisbehaviours,
    isolationMisbehaviours,
    otherMisbehaviours,
  ].flatMap((table) => Object.entries(table)),
  ...Object.entries(ignoredConditions).map(([name, failingChecks]): Misbehaviour => [
    `ignores the search condition ${name}`,
    [
      ignoresConditions(/\/bills$/, name),
      ...failingChecks.map((checkEnding) => `searchBills: finds bills by ${checkEnding}`),
    ],
  ]),
  ...Object.entries(movedRangeEnds).map(([name, move]): Misbehaviour => [
    `excludes the end ${name} of a range`,
    [
      changesCondition(name, (query, rangeEnd) => query.set(name, String(move(rangeEnd)))),
      `searchBills: finds bills by ${name}, including`,
    ],
  ]),
];
