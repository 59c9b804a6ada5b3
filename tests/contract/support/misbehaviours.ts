import { isolation } from './isolation-misbehaviours.ts';
import { numbers } from './number-misbehaviours.ts';
import type { Passing, Rewrite, Tamper } from './wrong-provider.ts';
import { withJson } from './wrong-provider.ts';

/** A provider with one fault, and what the verifier reports about it. */
export type Misbehaviour = {
  /** The fault, in words. */
  it: string;
  rewrite?: Rewrite;
  tamper?: Tamper;
  /** The checks that fail, by operation and the beginning of their name. */
  fails: readonly string[];
  /** One reported fault: where, expected and got, separated by ` | `. */
  says: RegExp;
};

const isSearch = (path: string): boolean => path.endsWith('/mypage-api/bills');

const withCookies = (answer: Passing, change: (lines: string[]) => string[]): Passing => ({
  ...answer,
  headers: { ...answer.headers, 'set-cookie': change(answer.headers['set-cookie'] ?? []) },
});

const isPair = (line: string): boolean => line.startsWith('XSRF-TOKEN=');

const pairIn = (cookie = ''): string => /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '';

const cookies: readonly Misbehaviour[] = [
  {
    it: 'sets no XSRF-TOKEN in any answer to a GET',
    tamper: (path, answer) =>
      path.endsWith('/auth/login')
        ? answer
        : withCookies(answer, (lines) => lines.filter((line) => !isPair(line))),
    fails: ['getSettingInfo: gives a browser without cookies the cookie XSRF-TOKEN'],
    says: /^GET \/demo\/mypage-api\/setting\/info without a cookie \| a Set-Cookie header with XSRF-TOKEN .* \| no such header$/,
  },
  {
    it: 'makes XSRF-TOKEN HttpOnly',
    tamper: (_, answer) =>
      withCookies(answer, (lines) =>
        lines.map((line) => (isPair(line) ? `${line}; HttpOnly` : line)),
      ),
    fails: [
      'getSettingInfo: sets XSRF-TOKEN so that scripts of every page can read it',
      'login: sets a new XSRF-TOKEN that scripts of every page can read',
    ],
    says: /^GET .*\/setting\/info \(Set-Cookie XSRF-TOKEN\) \| no HttpOnly \| path=\/demo;.* httponly$/,
  },
  {
    it: 'sets a new XSRF-TOKEN in every answer',
    tamper: (_, answer) =>
      withCookies(answer, (lines) => [...lines, 'XSRF-TOKEN=one-more-token-0123; Path=/demo']),
    fails: ['getCurrentUser: does not replace the XSRF-TOKEN of a browser'],
    says: /^GET .*\/user\/me \| no Set-Cookie header with XSRF-TOKEN \| a new one$/,
  },
  {
    it: 'does not compare the XSRF cookie with the header',
    rewrite: ({ headers }) => {
      headers['x-xsrf-token'] = pairIn(headers.cookie);
    },
    fails: ['*: compares the anti-forgery pair'],
    says: /^POST .*\/auth\/login with an X-XSRF-TOKEN that differs from the cookie \| the refusal 403-1-00-01 \| 200 with \{"nextStep":"top"\}$/,
  },
  {
    it: 'sets the session cookie for every path of the host',
    tamper: (_, answer) =>
      withCookies(answer, (lines) =>
        lines.map((line) => line.replace('Path=/demo/mypage-api', 'Path=/')),
      ),
    fails: [
      'login: opens a session for the following calls, and for no other path',
      'logout: deletes the session cookie',
    ],
    says: /^POST .*\/auth\/login \(Set-Cookie MYPAGE_SESSION\) \| Path=\/demo\/mypage-api \| path=\/; /,
  },
  {
    it: 'keeps the XSRF-TOKEN at a login',
    tamper: (_, answer, sent) =>
      withCookies(answer, (lines) =>
        lines.map((line) => line.replace(/^XSRF-TOKEN=[^;]*/, `XSRF-TOKEN=${pairIn(sent.cookie)}`)),
      ),
    fails: ['login: sets a new XSRF-TOKEN that scripts of every page can read'],
    says: /^POST .*\/auth\/login \| a new token \| the same token$/,
  },
  {
    it: 'accepts the session after the logout',
    rewrite: ({ path, headers }) => {
      if (path.endsWith('/auth/logout')) headers.cookie = `XSRF-TOKEN=${pairIn(headers.cookie)}`;
    },
    tamper: (path, answer) =>
      path.endsWith('/auth/logout')
        ? { ...answer, status: 200, body: Buffer.from('{"isAutoLogin":false}') }
        : answer,
    fails: ['logout: ends the session'],
    says: /^GET .*\/user\/me with the cookie after the logout \| the refusal 401-1-00-01 \| 200 with \{/,
  },
  {
    it: 'does not remove the session cookie at a logout',
    tamper: (path, answer) =>
      path.endsWith('/auth/logout') ? withCookies(answer, () => []) : answer,
    fails: ['logout: deletes the session cookie'],
    says: /^POST .*\/auth\/logout \| a Set-Cookie header with MYPAGE_SESSION, .* and an expiry in the past \| no such header$/,
  },
];

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Changes one condition of each search that contains it. */
const withCondition =
  (name: string, change: (query: URLSearchParams, value: string) => void): Rewrite =>
  ({ path, query }) => {
    const value = query.get(name);
    if (isSearch(path) && value !== null) change(query, value);
  };

const ignores = (name: string, ...fails: string[]): Misbehaviour => ({
  it: `ignores ${name}`,
  rewrite: withCondition(name, (query) => query.delete(name)),
  fails: fails.map((one) => `searchBills: ${one}`),
  says: /^GET .*\/bills\?.* \| the \d+ bills of the whole list that match \| also .* and \d+ more, which do not match$/,
});

const leavesOut = (
  it: string,
  name: string,
  change: (value: string) => string | number,
  ...fails: string[]
): Misbehaviour => ({
  it,
  rewrite: withCondition(name, (query, value) => query.set(name, String(change(value)))),
  fails: fails.map((one) => `searchBills: ${one}`),
  says: /^GET .*\/bills\?.* \| the \d+ bills of the whole list that match \| all but \S+/,
});

const onlyFirst = (name: string): Rewrite =>
  withCondition(name, (query, value) => query.set(name, value));

const search: readonly Misbehaviour[] = [
  ignores(
    'publicationMonth',
    'finds bills by publicationMonth, including',
    'finds bills by publicationMonth and',
  ),
  ignores(
    'publicationDateFrom',
    'finds bills by publicationDateFrom',
    'finds bills by a range of one day',
  ),
  ignores(
    'publicationDateTo',
    'finds bills by publicationDateTo',
    'finds bills by a range of one day',
  ),
  ignores('priceFrom', 'finds bills by priceFrom', 'finds bills by a range of one amount'),
  ignores('priceTo', 'finds bills by priceTo', 'finds bills by a range of one amount'),
  ignores(
    'billTypeId',
    'finds bills by one billTypeId',
    'finds bills by any of two billTypeId',
    'finds bills by billTypeId and',
    'finds bills by publicationMonth and billTypeId',
  ),
  ignores(
    'statusId',
    'finds bills by one statusId',
    'finds bills by any of two statusId',
    'finds bills by billTypeId and statusId',
  ),
  ignores('keyword', 'finds a keyword', 'finds only bills'),
  ignores(
    'downloadStatus',
    'finds bills by one downloadStatus',
    'finds bills by any of two downloadStatus',
    'finds bills by downloadStatus and billTypeId',
    'finds bills by downloadDeadlineFrom and downloadStatus',
    'finds bills by isDownloadable and downloadStatus',
  ),
  ignores(
    'downloadDeadlineFrom',
    'finds bills by downloadDeadlineFrom, including',
    'finds bills by a range of one deadline',
  ),
  ignores(
    'downloadDeadlineTo',
    'finds bills by downloadDeadlineTo, including',
    'finds bills by a range of one deadline',
  ),
  ignores(
    'isDownloadable',
    'finds bills by isDownloadable true',
    'finds bills by isDownloadable false',
    'finds bills by isDownloadable and downloadStatus',
  ),
  ignores(
    'paymentDueDateFrom',
    'finds bills by paymentDueDateFrom',
    'finds bills by a range of one payment due date',
  ),
  ignores(
    'paymentDueDateTo',
    'finds bills by paymentDueDateTo',
    'finds bills by a range of one payment due date',
  ),
  leavesOut(
    'forgets the first deadline of a range',
    'downloadDeadlineFrom',
    (day) => dayAfter(day, 1),
    'finds bills by downloadDeadlineFrom, including',
  ),
  leavesOut(
    'forgets the last deadline of a range',
    'downloadDeadlineTo',
    (day) => dayAfter(day, -1),
    'finds bills by downloadDeadlineTo, including',
  ),
  {
    it: 'does not find bills of the last day of a month',
    rewrite: withCondition('publicationMonth', (query, month) => {
      const next = dayAfter(`${month}-28`, 4).slice(0, 7);
      query.set('publicationDateFrom', `${month}-01`);
      query.set('publicationDateTo', dayAfter(`${next}-01`, -2));
    }),
    fails: ['searchBills: finds bills by publicationMonth, including its last day'],
    says: /publicationMonth=.* \| all but \S+/,
  },
  leavesOut(
    'forgets the first day of a range',
    'publicationDateFrom',
    (day) => dayAfter(day, 1),
    'finds bills by publicationDateFrom',
  ),
  leavesOut(
    'forgets the last day of a range',
    'publicationDateTo',
    (day) => dayAfter(day, -1),
    'finds bills by publicationDateTo',
  ),
  leavesOut(
    'takes priceFrom for "above"',
    'priceFrom',
    (at) => Number(at) + 1,
    'finds bills by priceFrom',
  ),
  leavesOut(
    'takes priceTo for "below"',
    'priceTo',
    (at) => Number(at) - 1,
    'finds bills by priceTo',
  ),
  {
    it: 'applies only the first of several types, statuses and keywords',
    rewrite: (passage) => {
      for (const name of ['billTypeId', 'statusId', 'downloadStatus', 'keyword']) {
        onlyFirst(name)(passage);
      }
    },
    fails: [
      'searchBills: finds bills by any of two billTypeId',
      'searchBills: finds bills by any of two statusId',
      'searchBills: finds bills by any of two downloadStatus',
      'searchBills: finds only bills that have both of two keywords',
    ],
    says: /billTypeId=\w+&billTypeId=\w+ \| the \d+ bills .* \| all but /,
  },
  {
    it: 'searches keywords case-sensitively and width-sensitively',
    rewrite: withCondition('keyword', (query, keyword) => {
      if (keyword !== keyword.normalize('NFKC').toUpperCase()) query.set('keyword', 'no such bill');
    }),
    fails: ['searchBills: finds a keyword in upper and lower case and in full width'],
    says: /keyword=[a-z]+-\S+ \| the 1 bills .* \| all but [A-Z]+-\S+$/,
  },
  {
    it: 'searches keywords in every field',
    rewrite: withCondition('searchTargetId', (query) => query.delete('searchTargetId')),
    fails: ['searchBills: searches a keyword only in the chosen item'],
    says: /searchTargetId=.* \| the number of a bill in some of the items, not in all \| found in 5 of 5$/,
  },
  {
    it: 'ignores a reversed range',
    rewrite: ({ query }) => {
      for (const name of ['publicationDateTo', 'priceTo', 'downloadDeadlineTo', 'paymentDueDateTo'])
        query.delete(name);
    },
    fails: [
      'searchBills: refuses reversed ranges',
      'searchBills: refuses a reversed range of payment',
    ],
    says: /publicationDateTo=2026-01-31 \| the refusal 400-1-00-08 \| 200 with /,
  },
];

type Item = Record<string, unknown>;

const withItems =
  (change: (items: Item[]) => Item[]): Tamper =>
  (path, answer) =>
    isSearch(path)
      ? withJson(answer, (body) => ({
          ...body,
          items: change(Array.isArray(body['items']) ? body['items'] : []),
        }))
      : answer;

/** Swaps the first two adjacent rows of the same day. */
const swapEquals = (items: Item[]): Item[] => {
  const at = items.findIndex(
    (item, index) => item['publicationDate'] === items[index + 1]?.['publicationDate'],
  );
  const [a, b] = [items[at], items[at + 1]];
  return a && b ? items.toSpliced(at, 2, b, a) : items;
};

const paging: readonly Misbehaviour[] = [
  {
    it: 'reports a total of one bill',
    tamper: (path, answer) =>
      isSearch(path) ? withJson(answer, (body) => ({ ...body, total: 1 })) : answer,
    fails: [
      'searchBills: returns the total of all pages',
      'searchBills: returns the second page',
      'searchBills: returns an empty page and the correct total after the last page',
    ],
    says: /perPage=10 \| a total of 100 \| 1$/,
  },
  {
    it: 'answers with the first page for every page number',
    rewrite: withCondition('page', (query) => query.set('page', '1')),
    fails: [
      'searchBills: returns the second page',
      'searchBills: returns an empty page and the correct total after the last page',
      'searchBills: keeps one order over all pages, also for equal bills',
    ],
    says: /page=2&perPage=10.* \| page 2, perPage 10 and a total of 100 \| page 1, perPage 10/,
  },
  {
    it: 'has ten rows per page by default',
    rewrite: ({ path, query }) => {
      if (isSearch(path) && !query.has('perPage')) query.set('perPage', '10');
    },
    fails: ['searchBills: returns page 1 with 50 bills by default'],
    says: /\/bills \| 50 bills, page 1, perPage 50 and a total of 100 \| 10 bills, page 1, perPage 10 and a total of 100$/,
  },
  {
    it: 'ignores the sign of amounts',
    rewrite: ({ query }) => {
      for (const name of ['priceFrom', 'priceTo']) {
        const price = query.get(name);
        if (price !== null) query.set(name, price.replace('-', ''));
      }
    },
    fails: ['searchBills: accepts negative amounts, and compares them as numbers'],
    says: /priceFrom=-2&priceTo=-1.* \| a success \| 400/,
  },
  {
    it: 'answers with the last page for pages after it',
    rewrite: withCondition('page', (query, page) =>
      query.set('page', page === '1000' ? '1' : page),
    ),
    fails: ['searchBills: returns an empty page and the correct total after the last page'],
    says: /page=1000.* \| 0 bills and a total of 100 \| 100 bills and a total of 100$/,
  },
  {
    it: 'always uses the same order',
    rewrite: withCondition('sort', (query) => query.delete('sort')),
    fails: [
      'searchBills: orders by publicationDateAsc, then by date and number',
      'searchBills: orders by priceDesc, then by date and number',
      'searchBills: orders by priceAsc, then by date and number',
      'searchBills: orders by downloadDeadlineAsc, then by date and number',
      'searchBills: orders by downloadDeadlineDesc, then by date and number',
      'searchBills: orders by lastDownloadedAtDesc, then by date and number',
      'searchBills: orders by lastDownloadedAtAsc, then by date and number',
      'searchBills: orders by paymentDueDateAsc',
    ],
    says: /sort=publicationDateAsc, bill 1 \| \S+ \| \S+$/,
  },
  {
    it: 'sorts the newest last',
    rewrite: withCondition('sort', (query, sort) => query.set('sort', sort.replace('Desc', 'Asc'))),
    fails: ['searchBills: orders by publicationDateDesc, then by date and number'],
    says: /sort=publicationDateDesc, bill 1 \| /,
  },
  {
    it: 'sorts equal rows in an unspecified order',
    tamper: withItems(swapEquals),
    fails: ['searchBills: orders by publicationDateDesc, then by date and number'],
    says: /sort=publicationDateDesc, bill \d+ \| \S+-\d+ \| \S+-\d+$/,
  },
  {
    it: 'sorts equal rows differently on each page',
    rewrite: withCondition('perPage', (query, perPage) => {
      if (perPage === '10') query.set('sort', 'priceDesc');
    }),
    fails: ['searchBills: keeps one order over all pages, also for equal bills'],
    says: /page=10&.*, bill 1 \| \S+-\d+ \| \S+-\d+$/,
  },
];

const others: readonly Misbehaviour[] = [
  {
    it: 'answers with Japanese names in every language',
    rewrite: ({ headers }) => {
      headers['x-language'] = 'ja';
    },
    fails: [
      'getBillSearchOptions: returns the names of types, statuses and items in the language of X-Language',
      'searchBills: returns the names of types and statuses',
    ],
    says: /^GET .*\/search-options with X-Language: en \| English names in billTypes \| 請求書$/,
  },
  {
    it: 'answers with Japanese notices in every language',
    tamper: (path, answer, sent) =>
      path.endsWith('/notices') && sent['x-language'] === 'en'
        ? withJson(answer, (body) => ({ ...body, items: [], total: 0 }))
        : answer,
    fails: ['listNotices: returns the same notices in both languages'],
    says: /with X-Language: en \| a total of \d+, as in Japanese \| a total of 0$/,
  },
  {
    it: 'sends only the ASCII file name',
    tamper: (_, answer) => {
      const header = answer.headers['content-disposition'];
      const disposition = header?.replace(/; filename\*=.*/, '');
      const headers = { ...answer.headers };
      if (disposition !== undefined) headers['content-disposition'] = disposition;
      return { ...answer, headers };
    },
    fails: [
      'downloadBillPdf: sends the file with the name and size of the list',
      'previewBillPdf: sends the file with the name and size of the list',
      'downloadBillCsv: sends the file with the name and size of the list',
      'downloadBillAttachment: sends the file with the name and size of the list',
      'downloadReturnedFile: sends the file with the name and size of the list',
    ],
    says: /\/pdf \| the name \S+書_\S+\.pdf \| \S+, of Content-Disposition: attachment; filename="/,
  },
  {
    it: 'sends half of a file',
    tamper: (_, answer) =>
      answer.headers['content-disposition'] === undefined
        ? answer
        : { ...answer, body: answer.body.subarray(0, answer.body.length / 2) },
    fails: ['downloadBillPdf: sends the file with the name and size of the list'],
    says: /\/pdf \| \d+ bytes \| \d+ bytes$/,
  },
  {
    it: 'accepts too many keywords and pages of any length',
    rewrite: ({ query }) => {
      const [first, ...more] = query.getAll('keyword');
      if (first !== undefined && more.length === 5) query.set('keyword', first);
      if (query.get('perPage') === '101') query.set('perPage', '100');
    },
    fails: [
      'searchBills: accepts keywordLimit keywords, and refuses one more',
      'searchBills: returns pages of at most 100 bills',
    ],
    says: /keyword=keyword5.* \| a refusal with 400 \| 200 with /,
  },
  {
    it: 'offers a sub address for the verification code',
    tamper: (path, answer) =>
      path.endsWith('/auth/verification-addresses')
        ? withJson(answer, (body) => ({
            ...body,
            addresses: [
              {
                mailAddressId: 'ma-1',
                maskedMailAddress: 'y*****@verify.example.jp',
                isMain: false,
              },
            ],
          }))
        : answer,
    fails: ['getVerificationAddresses: does not offer a sub address for a code'],
    says: /\/auth\/verification-addresses \| only addresses registered for codes/,
  },
  {
    it: 'refuses values at a limit',
    tamper: (path, answer) =>
      /\/(zip|returned-file|login|check|verification-codes)$/.test(path)
        ? { ...answer, status: 400, body: Buffer.from('[{"code":"400-1-99-99"}]') }
        : answer,
    fails: [
      'downloadBillsZip: accepts a batch of exactly batchFileLimit files',
      'uploadReturnedFile: accepts a file of exactly fileSizeLimit bytes',
      'checkVerificationCode: accepts the correct code after two wrong entries',
      'getVerificationAddresses: does not offer a sub address for a code',
      'sendVerificationCode: sends a code three minutes after the last one',
    ],
    says: /\/bills\/zip\?billId=\S+ \| a success \| 400 with .*400-1-99-99/,
  },
  {
    it: 'accepts values beyond a limit',
    tamper: (_, answer) =>
      answer.status < 400 ? answer : { ...answer, status: 200, body: Buffer.from('{}') },
    fails: [
      'downloadBillsZip: refuses a batch of one file more',
      'uploadReturnedFile: refuses a file of one byte more',
      'checkVerificationCode: invalidates the code at the third wrong entry, not at the second',
      'sendVerificationCode: refuses to send a code less than three minutes after the last one',
      'requestPasswordReissue: sends no second link before resendAfterSeconds',
      'issueTemporaryPassword: sends no second temporary password before resendAfterSeconds',
      'registerMailAddress: sends no second link to an address before resendAfterSeconds',
    ],
    says: /\/bills\/zip\?billId=\S+ \| the refusal 400-1-05-02 \| 200 with \{\}$/,
  },
  {
    it: 'does not store the reason for a status',
    tamper: (path, answer) =>
      path.endsWith('/status-history')
        ? withJson(answer, (body) => ({
            ...body,
            items: Array.isArray(body['items'])
              ? body['items'].map((item: object) => ({ ...item, note: null }))
              : [],
          }))
        : answer,
    fails: ['updateBillStatus: keeps the reason'],
    says: /^GET .*\/status-history\?.* \| that reason as the note of the newest change \| null$/,
  },
  {
    it: 'does not require a reason',
    tamper: (path, answer) =>
      path.endsWith('/status') && answer.status === 400
        ? { ...answer, status: 200, body: Buffer.from('{}') }
        : answer,
    fails: ['updateBillStatus: refuses a missing and a too long reason'],
    says: /^PUT .*\/status without a reason \| the refusal 400-1-00-01 \| 200 with/,
  },
  {
    it: 'ignores idempotency keys',
    rewrite: ({ headers }) => {
      if (headers['idempotency-key'] !== undefined)
        headers['idempotency-key'] = `"${crypto.randomUUID()}"`;
    },
    fails: [
      'updateBillStatus: answers a repeat with the first answer, and acts once',
      'updateBillStatus: refuses different content with the same key',
      'login: needs an idempotency key',
      'logout: needs an idempotency key',
    ],
    says: /^PUT .*\/status with the same key and the same content \| the first answer: 200 with .* \| 409 with .*409-1-00-01/,
  },
  {
    it: 'accepts calls without the required idempotency key',
    rewrite: ({ headers }) => {
      headers['idempotency-key'] ??= '"a-key-of-the-server-itself"';
    },
    fails: ['*: needs an idempotency key'],
    says: /without Idempotency-Key \| the refusal 400-1-99-01 \| 200 with /,
  },
  {
    it: 'ignores revisions',
    tamper: (_, answer) =>
      answer.status === 409 ? { ...answer, status: 200, body: Buffer.from('{}') } : answer,
    fails: [
      'updateBillStatus: changes nothing if the revision is outdated',
      'uploadReturnedFile: changes nothing with another revision',
      'updateMailAddresses: changes nothing with another revision',
      'updateLedgerMailAttachment: changes nothing with another revision',
      'updateAttachedMailSettings: changes nothing with another revision',
      'submitChangeRequest: changes nothing with another revision',
      'deleteEStorageLinkage: changes nothing with another revision',
      'deleteEStorageLinkageByToken: changes nothing with another revision',
      'registerInvoiceRegisterNumber: changes nothing with another revision',
    ],
    says: /with the revision before the first change \| the refusal 409-1-00-01 \| 200 with/,
  },
];

/** At least one faulty provider for each check. */
export const misbehaviours: readonly Misbehaviour[] = [
  ...cookies,
  ...search,
  ...paging,
  ...numbers,
  ...isolation,
  ...others,
];
