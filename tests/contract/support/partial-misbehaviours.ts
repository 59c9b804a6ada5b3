import type { Misbehaviour } from './misbehaviours.ts';
import { withJson, type Passing, type Rewrite, type Tamper } from './wrong-provider.ts';

/*
 * Providers that meet a check only in part, so that a check must examine every part.
 */

export type Wrong = Pick<Misbehaviour, 'tamper' | 'rewrite'>;

export const lines =
  (change: (line: string) => string, end = ''): Tamper =>
  (path, answer) =>
    path.endsWith(end)
      ? {
          ...answer,
          headers: {
            ...answer.headers,
            'set-cookie': (answer.headers['set-cookie'] ?? []).map(change).filter(Boolean),
          },
        }
      : answer;

export const ofCookie =
  (name: string, change: (line: string) => string) =>
  (line: string): string =>
    line.startsWith(`${name}=`) ? change(line) : line;

const without =
  (attribute: RegExp) =>
  (line: string): string =>
    line.replace(attribute, '');

/** A cookie with this expiry and no other. */
const ending =
  (end: string) =>
  (line: string): string =>
    `${line.replace(/; (Expires|Max-Age)=[^;]*/gi, '')}; ${end}`;

export const refusal = (code: string, answer: Passing): Passing => ({
  ...answer,
  status: Number(code.slice(0, 3)),
  body: Buffer.from(JSON.stringify([{ code, target: [], mapping: [] }])),
});

/** Replaces a refusal, by its code or its beginning, by another one or by a success. */
export const inPlaceOf =
  (code: string, other?: string): Tamper =>
  (_, answer) => {
    if (!answer.body.includes(`"${code}`)) return answer;
    return other === undefined
      ? { ...answer, status: 200, body: Buffer.from('{}') }
      : refusal(other, answer);
  };

/** Refuses calls that would succeed. */
export const refuses =
  (end: RegExp, code = '400-1-99-99'): Tamper =>
  (path, answer) =>
    end.test(path) && answer.status < 300 ? refusal(code, answer) : answer;

export const json =
  (end: string | RegExp, change: (body: Record<string, unknown>) => object): Tamper =>
  (path, answer, sent) =>
    (typeof end === 'string' ? path.endsWith(end) : end.test(path)) &&
    sent['x-language'] !== undefined
      ? withJson(answer, change)
      : answer;

export type Item = Record<string, unknown>;
const itemsOf = (body: Record<string, unknown>): Item[] =>
  Array.isArray(body['items']) ? body['items'] : [];

export const eachBill = (change: (item: Item) => Item): Tamper =>
  json('/mypage-api/bills', (body) => ({ ...body, items: itemsOf(body).map(change) }));

const inEnglish =
  (tamper: Tamper): Tamper =>
  (path, answer, sent, call) =>
    sent['x-language'] === 'en' ? tamper(path, answer, sent, call) : answer;

/** Changes every second answer. */
function everyOther(end: string, change: (answer: Passing) => Passing): Tamper {
  let count = 0;
  return (path, answer) => {
    if (!path.endsWith(end)) return answer;
    count += 1;
    return count % 2 === 0 ? change(answer) : answer;
  };
}

const keyword =
  (isUnknown: (keyword: string) => boolean): Rewrite =>
  ({ query }) => {
    if (isUnknown(query.get('keyword') ?? '')) query.set('keyword', 'no such bill');
  };

const forgets =
  (end: string, name: string): Rewrite =>
  ({ path, query }) => {
    if (path.endsWith(end)) query.delete(name);
  };

const pairIn = (cookie = ''): string => /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '';

/** A row: the fault, how it is made, the checks that fail, the report. */
type Row = [it: string, wrong: Wrong, fails: readonly string[], says: RegExp];

const pairs = ['login', 'updateBillStatus', 'logout'].map(
  (name) => `${name}: compares the anti-forgery pair`,
);

const cookies: readonly Row[] = [
  [
    'sets an XSRF-TOKEN that is too short',
    { tamper: lines(ofCookie('XSRF-TOKEN', () => 'XSRF-TOKEN=short; Path=/demo')) },
    ['getSettingInfo: gives a browser without cookies the cookie XSRF-TOKEN'],
    / \| XSRF-TOKEN=short$/,
  ],
  [
    'sends XSRF-TOKEN without HTTPS',
    { tamper: lines(ofCookie('XSRF-TOKEN', without(/; Secure/i))) },
    ['getSettingInfo: sets XSRF-TOKEN so that scripts of every page can read it'],
    / \| Secure \| /,
  ],
  [
    'sends XSRF-TOKEN with the calls of other sites',
    { tamper: lines(ofCookie('XSRF-TOKEN', (line) => line.replace(/=Lax/i, '=None'))) },
    ['getSettingInfo: sets XSRF-TOKEN so that scripts of every page can read it'],
    / \| SameSite=Lax \| .*samesite=None/,
  ],
  [
    'restricts XSRF-TOKEN to the path of the API',
    {
      tamper: lines(
        ofCookie('XSRF-TOKEN', (line) => line.replace(/Path=[^;]*/i, 'Path=/demo/mypage-api')),
      ),
    },
    [
      'getSettingInfo: sets XSRF-TOKEN so that scripts of every page can read it',
      'login: sets a new XSRF-TOKEN that scripts of every page can read',
    ],
    / \| Path=\/demo \| path=\/demo\/mypage-api/,
  ],
  [
    'lets scripts read the session',
    { tamper: lines(ofCookie('MYPAGE_SESSION', without(/; HttpOnly/i))) },
    ['login: opens a session for the following calls, and for no other path'],
    / \| HttpOnly \| /,
  ],
  [
    'sets no cookie at the login',
    { tamper: lines(() => '', '/auth/login') },
    [
      'login: opens a session for the following calls, and for no other path',
      'login: sets a new XSRF-TOKEN that scripts of every page can read',
    ],
    /login \| a Set-Cookie header with MYPAGE_SESSION \| 200/,
  ],
  [
    'sets no XSRF-TOKEN at the login',
    {
      tamper: lines(
        ofCookie('XSRF-TOKEN', () => ''),
        '/auth/login',
      ),
    },
    ['login: sets a new XSRF-TOKEN that scripts of every page can read'],
    /login \| a Set-Cookie header with XSRF-TOKEN \| 200/,
  ],
  [
    'sets a session that it does not accept',
    {
      tamper: lines(
        ofCookie('MYPAGE_SESSION', (line) => line.replace(/=[^;]*/, '=unknown')),
        '/auth/login',
      ),
    },
    ['login: opens a session for the following calls, and for no other path'],
    /with the cookies of the login \| a success \| 401/,
  ],
  [
    'compares the XSRF cookie with the header only if the header is sent',
    {
      rewrite: ({ headers }) => {
        headers['x-xsrf-token'] ??= pairIn(headers.cookie);
      },
    },
    pairs,
    /without X-XSRF-TOKEN \| the refusal 403-1-00-01 \| 200/,
  ],
  [
    'accepts any token',
    {
      rewrite: ({ headers }) => {
        if (headers['x-xsrf-token'] !== undefined) headers['x-xsrf-token'] = pairIn(headers.cookie);
      },
    },
    pairs,
    /that differs from the cookie \| the refusal 403-1-00-01 \| 200/,
  ],
  [
    'reports each logout as failed',
    { tamper: refuses(/\/auth\/logout$/) },
    ['logout: ends the session'],
    /\/auth\/logout \| a success \| 400/,
  ],
  ...['Expires=Fri, 01 Jan 2099 00:00:00 GMT', 'Max-Age=60'].map((end): Row => [
    `gives the cookie of the session more time at the logout: ${end}`,
    { tamper: lines(ending(end), '/auth/logout') },
    ['logout: deletes the session cookie'],
    /an expiry in the past \| MYPAGE_SESSION with /,
  ]),
];

const limits: readonly Row[] = [
  [
    'refuses the allowed number of keywords',
    {
      rewrite: ({ query }) => {
        if (query.getAll('keyword').length === 5) query.append('keyword', 'one more');
      },
    },
    ['searchBills: accepts keywordLimit keywords, and refuses one more'],
    /keyword=keyword4 \| a success \| 400/,
  ],
  [
    'accepts one keyword too many',
    {
      rewrite: ({ query }) =>
        query.getAll('keyword').length > 5 ? query.delete('keyword') : undefined,
    },
    ['searchBills: accepts keywordLimit keywords, and refuses one more'],
    /keyword=keyword5 \| a refusal with 400 \| 200/,
  ],
  [
    'refuses a page of 100',
    {
      rewrite: ({ query }) => {
        if (query.get('perPage') === '100') query.set('perPage', '101');
      },
    },
    ['searchBills: returns pages of at most 100 bills'],
    /perPage=100 \| a success \| 400/,
  ],
  [
    'invalidates a code at the second wrong entry',
    { tamper: inPlaceOf('400-1-02-07', '401-1-02-03') },
    ['checkVerificationCode: invalidates the code at the third wrong entry, not at the second'],
    /second wrong code \| the refusal 400-1-02-07 \| 401/,
  ],
  [
    'invalidates no code',
    { tamper: inPlaceOf('401-1-02-03', '400-1-02-07') },
    ['checkVerificationCode: invalidates the code at the third wrong entry, not at the second'],
    /with the third wrong code \| the refusal 401-1-02-03 \| 400/,
  ],
  [
    'refuses with another status',
    { tamper: (_, answer) => (answer.status < 400 ? answer : { ...answer, status: 418 }) },
    [
      'uploadReturnedFile: refuses a file of one byte more',
      'downloadBillsZip: refuses a batch of one file more',
    ],
    /zip.* \| the refusal 400-1-05-02 \| 418 with .*400-1-05-02/,
  ],
  [
    'refuses with the same code everywhere',
    { tamper: (_, answer) => (answer.status < 400 ? answer : refusal('400-1-99-99', answer)) },
    [
      'uploadReturnedFile: refuses a file of one byte more',
      'downloadBillsZip: refuses a batch of one file more',
    ],
    /zip.* \| the refusal 400-1-05-02 \| 400 with .*400-1-99-99/,
  ],
];

const mailed = [
  'requestPasswordReissue: sends no second link before resendAfterSeconds',
  'issueTemporaryPassword: sends no second temporary password before resendAfterSeconds',
  'registerMailAddress: sends no second link to an address before resendAfterSeconds',
];
const mails = /\/(password-reissue|temporary-password|registration\/mail-addresses)$/;
/** Allows the next mail at once. */
const atOnce: Tamper = (path, answer) =>
  mails.test(path) ? withJson(answer, (body) => ({ ...body, resendAfterSeconds: 0 })) : answer;

const sums = ['totalPrice', 'withoutPriceCount', 'downloadableFileCount'];

const contents: readonly Row[] = [
  ['sends no mail', { tamper: refuses(mails) }, mailed, / \| a success \| 400/],
  [
    'allows another mail at once, but refuses it',
    { tamper: atOnce },
    mailed,
    / \| a success \| 429/,
  ],
  [
    'answers with English names in every language',
    {
      rewrite: ({ headers }) => {
        headers['x-language'] = 'en';
      },
    },
    [
      'getBillSearchOptions: returns the names of types, statuses and items in the language of X-Language',
    ],
    /with X-Language: ja \| Japanese names in billTypes \| [\w ,]+$/,
  ],
  [
    'has no bills in English',
    { tamper: inEnglish(json('/mypage-api/bills', (body) => ({ ...body, items: [] }))) },
    ['searchBills: returns the names of types and statuses'],
    /as billTypeName \| no bills$/,
  ],
  [
    'names a type differently in the list',
    { tamper: inEnglish(eachBill((item) => ({ ...item, billTypeName: 'Other' }))) },
    ['searchBills: returns the names of types and statuses'],
    /as billTypeName \| Other$/,
  ],
  ...sums.map((name): Row => [
    `has a wrong ${name}`,
    { tamper: json('/bills/summary', (body) => ({ ...body, [name]: Number(body[name]) + 1 })) },
    ['getBillSummary: counts all bills that the search finds'],
    new RegExp(` \\| ${name} -?\\d+ \\| -?\\d+$`),
  ]),
  ...[{ today: null }, { deadlineSoonTo: null }, { deadlineSoonTo: '2000-01-01' }].map(
    (days): Row => [
      `says of its days ${JSON.stringify(days)}`,
      { tamper: json('/bills/counts', (body) => ({ ...body, ...days })) },
      ['getBillCounts: counts deadlines from today to deadlineSoonTo, including both days'],
      /the days today and deadlineSoonTo/,
    ],
  ),
  ...['downloadStatus', 'downloadDeadlineFrom', 'downloadDeadlineTo', 'isDownloadable'].map(
    (name): Row => [
      `makes batches without looking at ${name}`,
      { rewrite: forgets('/bills/zip', name) },
      [
        'downloadBillsZip: contains exactly the bills that the search finds by each kind of condition',
      ],
      new RegExp(`${name}=.* \\| the refusal 400-1-05-03 \\| 200`),
    ],
  ),
  [
    'creates no batch',
    { tamper: refuses(/\/bills\/zip$/, '400-1-05-03') },
    [
      'downloadBillsZip: contains exactly the bills that the search finds by each kind of condition',
    ],
    /isDownloadable=true.* \| a success \| 400/,
  ],
  [
    'lists fewer bills than its total',
    {
      tamper: json('/mypage-api/bills', (body) => ({ ...body, total: Number(body['total']) + 1 })),
    },
    [
      'searchBills: finds bills by one billTypeId',
      'searchBills: returns an empty page and the correct total after the last page',
    ],
    /billTypeId=\w+ \| the \d+ bills .* \| a total of \d+$/,
  ],
  [
    'reports another page length',
    { tamper: json('/mypage-api/bills', (body) => ({ ...body, perPage: 50 })) },
    ['searchBills: returns the second page'],
    /page=2.* \| page 2, perPage 10 and .* \| page 2, perPage 50 and /,
  ],
  [
    'sorts the second page differently',
    {
      tamper: json('/mypage-api/bills', (body) =>
        body['page'] === 2 ? { ...body, items: itemsOf(body).toReversed() } : body,
      ),
    },
    ['searchBills: returns the second page'],
    /page=2.*, bill 1 \| \S+ \| \S+$/,
  ],
  [
    'has one bill more on each page',
    {
      tamper: json('/mypage-api/bills', (body) =>
        body['page'] === 10 ? { ...body, items: [...itemsOf(body), itemsOf(body)[0]] } : body,
      ),
    },
    ['searchBills: keeps one order over all pages, also for equal bills'],
    /bill 101 \| no further bill \| \S+/,
  ],
  [
    'has few bills',
    {
      tamper: json('/mypage-api/bills', (body) => ({
        ...body,
        items: itemsOf(body).slice(0, 20),
        total: 20,
      })),
    },
    ['searchBills: returns the total of all pages'],
    / \| at least 21 bills \| 20$/,
  ],
  [
    'does not count a preview as an access',
    { tamper: eachBill((item) => ({ ...item, previousAccessAt: '2026-01-01T00:00:00+09:00' })) },
    ['previewBillPdf: counts as an access to the bill, not as a download'],
    /a new previousAccessAt at the next login \| 2026-01-01/,
  ],
  [
    'reports no time of access',
    { tamper: eachBill((item) => ({ ...item, previousAccessAt: undefined })) },
    ['previewBillPdf: counts as an access to the bill, not as a download'],
    /a new previousAccessAt at the next login \| null$/,
  ],
  [
    'does not find a bill after its preview',
    { rewrite: keyword((one) => one !== '') },
    ['previewBillPdf: counts as an access to the bill, not as a download'],
    / afterwards \| no such bill$/,
  ],
];

/** Bills with which a check cannot decide anything, so that it must fail. */
const sames: readonly [string, Item, string[]][] = [
  ['amount', { price: 100 }, ['getBillSummary: counts all bills that the search finds']],
  [
    'leave to download',
    { isPublished: false },
    [
      'getBillSummary: counts all bills that the search finds',
      'getBillCounts: counts new bills that can be downloaded',
    ],
  ],
  [
    'lack of an amount',
    { price: null },
    [
      'searchBills: finds bills by priceFrom, including that amount',
      'getBillSummary: counts the bills that the search finds by each condition',
    ],
  ],
  [
    'type',
    { billTypeId: 'one' },
    [
      'searchBills: finds bills by one billTypeId',
      'searchBills: finds bills by billTypeId and statusId',
    ],
  ],
  [
    'day',
    { publicationDate: '2026-10-15' },
    [
      'searchBills: finds bills by publicationMonth, including its last day',
      'searchBills: finds bills by publicationMonth and billTypeId',
    ],
  ],
  [
    'lack of a deadline',
    { downloadDeadline: null },
    [
      'searchBills: finds bills by downloadDeadlineFrom, including that day, excluding bills without a deadline',
      'searchBills: finds bills by downloadDeadlineFrom and downloadStatus',
      'getBillCounts: counts deadlines from today to deadlineSoonTo, including both days',
    ],
  ],
  [
    'download',
    { downloadStatus: 'downloaded' },
    [
      'searchBills: finds bills by one downloadStatus',
      'getBillCounts: counts new bills that can be downloaded',
    ],
  ],
];

const alike = sames.map(([what, same, fails]): Row => [
  `has bills of the same ${what}`,
  { tamper: eachBill((item) => ({ ...item, ...same })) },
  fails,
  /provider state "a customer with bills of many kinds is logged in" \| .* \| bills that are too similar$/,
]);

const notHad = ['searchBills: finds a keyword in upper and lower case and in full width'];

const searches: readonly Row[] = [
  [
    'does not find keywords as they are printed',
    { rewrite: keyword((one) => /^[A-Z][A-Z\d-]*$/.test(one)) },
    notHad,
    /keyword=[A-Z]\S+ \| the 1 bills .* \| all but /,
  ],
  [
    'does not find keywords in lower case',
    { rewrite: keyword((one) => /[a-z]/.test(one)) },
    notHad,
    /keyword=[a-z]\S+ \| the 1 bills .* \| all but /,
  ],
  [
    'does not find full-width keywords',
    { rewrite: keyword((one) => /[\uff01-\uff5e]/.test(one)) },
    notHad,
    /keyword=[\uff01-\uff5e]+\S* \| the 1 bills .* \| all but /,
  ],
  [
    'finds a keyword in no single field',
    {
      rewrite: ({ query }) => {
        if (query.has('searchTargetId')) query.set('keyword', 'no such bill');
      },
    },
    ['searchBills: searches a keyword only in the chosen item'],
    /found in 0 of \d$/,
  ],
  ...['publicationDateTo', 'priceTo', 'downloadDeadlineTo'].map((name): Row => [
    `takes a range for none that ends by ${name} before it begins`,
    { rewrite: forgets('/bills', name) },
    ['searchBills: refuses reversed ranges'],
    new RegExp(`${name}=.* \\| the refusal 400-1-00-08 \\| 200`),
  ]),
];

const changes =
  /\/(returned-file|mail-addresses|ledger-mail-attachment|attached-mail-settings|change-requests|linkage|invoice-number\/[^/]+)$/;

const repeats: readonly Row[] = [
  [
    'answers a repeat with other cookies',
    {
      tamper: everyOther('/auth/login', (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'set-cookie': ['a=b'] },
      })),
    },
    ['login: needs an idempotency key'],
    /the first answer: .* \| .*, other cookies$/,
  ],
  [
    'answers a repeat with another status',
    { tamper: everyOther('/status', (answer) => ({ ...answer, status: 202 })) },
    ['updateBillStatus: answers a repeat with the first answer, and acts once'],
    /the first answer: 200 .* \| 202 /,
  ],
  [
    'answers a repeat with another body',
    { tamper: everyOther('/status', (answer) => withJson(answer, () => ({ again: true }))) },
    ['updateBillStatus: answers a repeat with the first answer, and acts once'],
    /the first answer: 200 .* \| 200 with \{"again":true\}/,
  ],
  [
    'answers a repeat with the first answer, but acts again',
    { tamper: eachBill((item) => ({ ...item, revision: 'rev-of-the-second' })) },
    ['updateBillStatus: answers a repeat with the first answer, and acts once'],
    /after both \| the revision \S+ of the first answer \| rev-of-the-second$/,
  ],
  [
    'sets no status',
    { tamper: refuses(/\/status$/) },
    [
      'updateBillStatus: answers a repeat with the first answer, and acts once',
      'updateBillStatus: changes nothing if the revision is outdated',
    ],
    /\/status \| a success \| 400/,
  ],
  [
    'refuses an outdated change, but makes it',
    { tamper: eachBill((item) => ({ ...item, statusId: 'unconfirmed' })) },
    ['updateBillStatus: changes nothing if the revision is outdated'],
    /after both \| the status confirmed of the first change \| unconfirmed$/,
  ],
  [
    'refuses the current revision too',
    { tamper: refuses(changes, '409-1-00-01') },
    [
      'uploadReturnedFile: changes nothing with another revision',
      'updateMailAddresses: changes nothing with another revision',
      'updateLedgerMailAttachment: changes nothing with another revision',
      'updateAttachedMailSettings: changes nothing with another revision',
      'submitChangeRequest: changes nothing with another revision',
      'deleteEStorageLinkage: changes nothing with another revision',
      'deleteEStorageLinkageByToken: changes nothing with another revision',
      'registerInvoiceRegisterNumber: changes nothing with another revision',
    ],
    /with the current revision, after the refusal \| a success \| 409/,
  ],
];

export const partial: readonly Misbehaviour[] = [
  ...cookies,
  ...limits,
  ...contents,
  ...alike,
  ...searches,
  ...repeats,
].map(([it, wrong, fails, says]) => ({ it, ...wrong, fails, says }));

/** Adds an unknown field to every object, as a later contract may, and changes every order that is free. */
const written = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => written(entry));
    return name === 'mapping' ? entries.toReversed() : entries;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, written(inner, key)]);
  return { somethingNew: 'new', ...Object.fromEntries(entries.toReversed()) };
};

/** Another serialiser behind another web server. */
export const inOtherWords: Tamper = (_, answer) => {
  const { 'content-type': type = '', ...headers } = answer.headers;
  const other = {
    ...headers,
    server: 'another/1.0',
    via: '1.1 gateway',
    vary: 'Cookie',
    etag: 'W/"1"',
  };
  return /[/+]json/.test(type)
    ? {
        ...answer,
        headers: { ...other, 'content-type': 'application/json;charset=UTF-8' },
        body: Buffer.from(JSON.stringify(written(JSON.parse(answer.body.toString())))),
      }
    : { ...answer, headers: type === '' ? other : { ...other, 'content-type': type } };
};

/** Providers that differ from the sandbox and are also correct. */
export const otherWays: readonly (Wrong & { it: string; passes: readonly string[] })[] = [
  ...['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'].map((end) => ({
    it: `clears the cookie of the session by ${end}`,
    tamper: lines(ending(end), '/auth/logout'),
    passes: ['logout: deletes the session cookie'],
  })),
  {
    it: 'writes cookie attributes in lower case, and a slash at the end of the path',
    tamper: lines((line) => {
      const [pair = '', ...rest] = line.replace('Path=/demo;', 'Path=/demo/;').split('; ');
      return [pair, ...rest.map((one) => one.toLowerCase())].join('; ');
    }),
    passes: [
      'getSettingInfo: sets XSRF-TOKEN so that scripts of every page can read it',
      'login: sets a new XSRF-TOKEN that scripts of every page can read',
      'login: opens a session for the following calls, and for no other path',
    ],
  },
  {
    it: 'sends any number of mails, as its policy says',
    tamper: (path, answer, sent, call) =>
      mails.test(path) && answer.status === 429
        ? { ...answer, status: 200, body: Buffer.from('{"resendAfterSeconds":0}') }
        : atOnce(path, answer, sent, call),
    passes: mailed,
  },
  {
    it: 'leaves out the fields of a bill that are null',
    tamper: eachBill((item) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
    ),
    passes: [
      'searchBills: finds bills by one statusId',
      'searchBills: finds bills by priceFrom, including that amount',
      'searchBills: orders by priceAsc, then by date and number',
      'searchBills: orders by downloadDeadlineAsc, then by date and number',
      'searchBills: orders by lastDownloadedAtDesc, then by date and number',
      'getBillSummary: counts all bills that the search finds',
    ],
  },
];
