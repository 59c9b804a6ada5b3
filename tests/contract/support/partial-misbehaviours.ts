import type { Misbehaviour } from './misbehaviours.ts';
import { withJson, type Passing, type Rewrite, type Tamper } from './wrong-provider.ts';

/*
 * Providers that meet a check only in part, so that a check must examine every part.
 */

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
export const itemsOf = (body: Record<string, unknown>): Item[] =>
  Array.isArray(body['items']) ? body['items'] : [];

/** Changes each entry of a list. */
export const eachItem = (
  end: string | RegExp,
  change: (item: Item, at: number) => object,
): Tamper => json(end, (body) => ({ ...body, items: itemsOf(body).map(change) }));

export const eachBill = (change: (item: Item) => Item): Tamper =>
  eachItem('/mypage-api/bills', change);

export const bill = (more: Item): Tamper => eachBill((item) => ({ ...item, ...more }));

/** Sets or adds fields of an object. */
export const fields = (end: string | RegExp, more: Item): Tamper =>
  json(end, (body) => ({ ...body, ...more }));

/** Changes a number. */
export const plus = (end: string, name: string, more: number): Tamper =>
  json(end, (body) => ({ ...body, [name]: Number(body[name]) + more }));

/** Changes the text of a JSON answer. */
export const withText =
  (from: string | RegExp, to: string): Tamper =>
  (_, answer) =>
    /json/.test(answer.headers['content-type'] ?? '')
      ? { ...answer, body: Buffer.from(answer.body.toString().replaceAll(from, to)) }
      : answer;

/** The provider does not see these conditions. */
export const forgets = (end: RegExp, ...names: string[]): { rewrite: Rewrite } => ({
  rewrite: ({ path, query }) => {
    if (end.test(path)) for (const name of names) query.delete(name);
  },
});

/** The provider does not see this value of a condition with further values. */
export const leavesOut = (name: string, value: string): { rewrite: Rewrite } => ({
  rewrite: ({ path, query }) => {
    if (path.endsWith('/zip') && query.getAll(name).some((one) => one !== value))
      query.delete(name, value);
  },
});

/** The provider sees this header in each call. */
export const sends = (name: string, value: string): { rewrite: Rewrite } => ({
  rewrite: ({ headers }) => {
    headers[name] = value;
  },
});

/** Each answer has this header. */
export const answersWith =
  (name: string, value: string | string[]): Tamper =>
  (_, answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });

/** The names of one check of several operations, which are separated by spaces. */
export const each = (check: string, operationIds: string): string[] =>
  operationIds.split(' ').map((operationId) => `${operationId}: ${check}`);

export const mailed = each(
  'sends no',
  'requestPasswordReissue issueTemporaryPassword registerMailAddress',
);

export const withRevision = each(
  'changes nothing with another revision',
  'uploadReturnedFile updateMailAddresses updateLedgerMailAttachment updateAttachedMailSettings submitChangeRequest deleteEStorageLinkage deleteEStorageLinkageByToken registerInvoiceRegisterNumber',
);

const inEnglish =
  (tamper: Tamper): Tamper =>
  (path, answer, sent, call) =>
    sent['x-language'] === 'en' ? tamper(path, answer, sent, call) : answer;

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

const pairIn = (cookie = ''): string => /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '';

const pairs = ['login', 'updateBillStatus', 'logout'].map(
  (name) => `${name}: compares the anti-forgery pair`,
);

const cookies: readonly Misbehaviour[] = [
  [
    'sets an XSRF-TOKEN that is too short',
    lines(ofCookie('XSRF-TOKEN', () => 'XSRF-TOKEN=short; Path=/demo')),
    'getSettingInfo: gives a',
  ],
  [
    'sends XSRF-TOKEN without HTTPS',
    lines(ofCookie('XSRF-TOKEN', without(/; Secure/i))),
    'getSettingInfo: sets XSRF-TOKEN',
  ],
  [
    'sends XSRF-TOKEN with the calls of other sites',
    lines(ofCookie('XSRF-TOKEN', (line) => line.replace(/=Lax/i, '=None'))),
    'getSettingInfo: sets XSRF-TOKEN',
  ],
  [
    'restricts XSRF-TOKEN to the path of the API',
    lines(ofCookie('XSRF-TOKEN', (line) => line.replace(/Path=[^;]*/i, 'Path=/demo/mypage-api'))),
    'getSettingInfo: sets XSRF-TOKEN',
    'login: sets a',
  ],
  [
    'lets scripts read the session',
    lines(ofCookie('MYPAGE_SESSION', without(/; HttpOnly/i))),
    'login: opens a session',
  ],
  [
    'sets no cookie at the login',
    lines(() => '', '/auth/login'),
    'login: opens a session',
    'login: sets a',
  ],
  [
    'sets no XSRF-TOKEN at the login',
    lines(
      ofCookie('XSRF-TOKEN', () => ''),
      '/login',
    ),
    'login: sets a',
    'loginDownloadUrl: opens a',
  ],
  [
    'sets a session that it does not accept',
    lines(
      ofCookie('MYPAGE_SESSION', (line) => line.replace(/=[^;]*/, '=unknown')),
      '/auth/login',
    ),
    'login: opens a session',
  ],
  [
    'compares the XSRF cookie with the header only if the header is sent',
    {
      rewrite: ({ headers }) => {
        headers['x-xsrf-token'] ??= pairIn(headers.cookie);
      },
    },
    ...pairs,
  ],
  [
    'accepts any token',
    {
      rewrite: ({ headers }) => {
        if (headers['x-xsrf-token'] !== undefined) headers['x-xsrf-token'] = pairIn(headers.cookie);
      },
    },
    ...pairs,
  ],
  ['reports each logout as failed', refuses(/\/auth\/logout$/), 'logout: ends the'],
  ...['Expires=Fri, 01 Jan 2099 00:00:00 GMT', 'Max-Age=60'].map((end): Misbehaviour => [
    `gives the cookie of the session more time at the logout: ${end}`,
    lines(ending(end), '/auth/logout'),
    'logout: deletes the',
  ]),
];

const limits: readonly Misbehaviour[] = [
  [
    'refuses the allowed number of keywords',
    {
      rewrite: ({ query }) => {
        if (query.getAll('keyword').length === 5) query.append('keyword', 'one more');
      },
    },
    'searchBills: accepts keywordLimit',
  ],
  [
    'invalidates a code at the second wrong entry',
    inPlaceOf('400-1-02-07', '401-1-02-03'),
    'checkVerificationCode: invalidates the',
  ],
  [
    'invalidates no code',
    inPlaceOf('401-1-02-03', '400-1-02-07'),
    'checkVerificationCode: invalidates the',
  ],
  [
    'refuses with another status',
    (_, answer) => (answer.status < 400 ? answer : { ...answer, status: 418 }),
    'uploadReturnedFile: refuses a',
    'downloadBillsZip: refuses a',
  ],
  [
    'refuses with the same code everywhere',
    (_, answer) => (answer.status < 400 ? answer : refusal('400-1-99-99', answer)),
    'uploadReturnedFile: refuses a',
    'downloadBillsZip: refuses a',
  ],
];

const mails = /\/(password-reissue|temporary-password|registration\/mail-addresses)$/;
/** Allows the next mail at once. */
const atOnce = fields(mails, { resendAfterSeconds: 0 });

const sums = ['totalPrice', 'withoutPriceCount', 'downloadableFileCount'];

const contents: readonly Misbehaviour[] = [
  ['sends no mail', refuses(mails), ...mailed],
  ['allows another mail at once, but refuses it', atOnce, ...mailed],
  [
    'answers with English names in every language',
    sends('x-language', 'en'),
    'getBillSearchOptions: returns its',
  ],
  [
    'has no bills in English',
    inEnglish(fields('/mypage-api/bills', { items: [] })),
    'searchBills: returns the names',
  ],
  [
    'names a type differently in the list',
    inEnglish(bill({ billTypeName: 'Other' })),
    'searchBills: returns the names',
  ],
  ...sums.map((name): Misbehaviour => [
    `has a wrong ${name}`,
    plus('/bills/summary', name, 1),
    'getBillSummary: counts the',
  ]),
  ...[{ today: null }, { deadlineSoonTo: null }, { deadlineSoonTo: '2000-01-01' }].map(
    (days): Misbehaviour => [
      `says of its days ${JSON.stringify(days)}`,
      fields('/bills/counts', days),
      'getBillCounts: counts deadlines',
    ],
  ),
  ...['downloadStatus', 'downloadDeadlineFrom', 'downloadDeadlineTo', 'isDownloadable'].map(
    (name): Misbehaviour => [
      `makes batches without looking at ${name}`,
      forgets(/\/bills\/zip$/, name),
      'downloadBillsZip: contains exactly',
    ],
  ),
  [
    'creates no batch',
    refuses(/\/bills\/zip$/, '400-1-05-03'),
    'downloadBillsZip: contains exactly',
  ],
  [
    'lists fewer bills than its total',
    plus('/mypage-api/bills', 'total', 1),
    'searchBills: finds bills by one billTypeId',
    'searchBills: has the',
  ],
  [
    'reports another page length',
    fields('/mypage-api/bills', { perPage: 50 }),
    'searchBills: has the',
  ],
  [
    'sorts the second page differently',
    json('/mypage-api/bills', (body) =>
      body['page'] === 2 ? { ...body, items: itemsOf(body).toReversed() } : body,
    ),
    'searchBills: keeps one',
  ],
  [
    'has one bill more on each page',
    json('/mypage-api/bills', (body) =>
      body['page'] === 10 ? { ...body, items: [...itemsOf(body), itemsOf(body)[0]] } : body,
    ),
    'searchBills: keeps one',
  ],
  [
    'does not count a preview as an access',
    bill({ previousAccessAt: '2026-01-01T00:00:00+09:00' }),
    'previewBillPdf: counts as',
  ],
  ['reports no time of access', bill({ previousAccessAt: undefined }), 'previewBillPdf: counts as'],
  [
    'does not find a bill after its preview',
    { rewrite: keyword((one) => one !== '') },
    'previewBillPdf: counts as',
  ],
];

/** Bills with which a check cannot decide anything, so that it must fail. */
const sames: readonly [string, Item, string[]][] = [
  ['amount', { price: 100 }, ['getBillSummary: counts the']],
  [
    'leave to download',
    { isPublished: false },
    ['getBillSummary: counts the', 'getBillCounts: counts new'],
  ],
  [
    'lack of an amount',
    { price: null },
    ['searchBills: finds bills by priceFrom', 'getBillSummary: counts the'],
  ],
  [
    'type',
    { billTypeId: 'one' },
    ['searchBills: finds bills by one billTypeId', 'searchBills: finds bills by billTypeId'],
  ],
  [
    'day',
    { publicationDate: '2026-10-15' },
    [
      'searchBills: finds bills by publicationMonth, including',
      'searchBills: finds bills by publicationMonth and billTypeId',
    ],
  ],
  [
    'lack of a deadline',
    { downloadDeadline: null },
    [
      'searchBills: finds bills by downloadDeadlineFrom, including',
      'searchBills: finds bills by downloadDeadlineFrom and',
      'getBillCounts: counts deadlines',
    ],
  ],
  [
    'download',
    { downloadStatus: 'downloaded' },
    ['searchBills: finds bills by one downloadStatus', 'getBillCounts: counts new'],
  ],
];

const alike = sames.map(([what, same, fails]): Misbehaviour => [
  `has bills of the same ${what}`,
  bill(same),
  ...fails,
]);

const notHad = ['searchBills: finds a keyword'];

const searches: readonly Misbehaviour[] = [
  [
    'does not find keywords as they are printed',
    { rewrite: keyword((one) => /^[A-Z][A-Z\d-]*$/.test(one)) },
    ...notHad,
  ],
  [
    'does not find keywords in lower case',
    { rewrite: keyword((one) => /[a-z]/.test(one)) },
    ...notHad,
  ],
  [
    'does not find full-width keywords',
    { rewrite: keyword((one) => /[\uff01-\uff5e]/.test(one)) },
    ...notHad,
  ],
  [
    'finds a keyword in no single field',
    {
      rewrite: ({ query }) => {
        if (query.has('searchTargetId')) query.set('keyword', 'no such bill');
      },
    },
    'searchBills: searches a',
  ],
  ...['publicationDateTo', 'priceTo', 'downloadDeadlineTo'].map((name): Misbehaviour => [
    `takes a range for none that ends by ${name} before it begins`,
    forgets(/\/bills$/, name),
    `searchBills: refuses a reversed range of ${name.replace('To', '')}`,
  ]),
];

const changes =
  /\/(returned-file|mail-addresses|ledger-mail-attachment|attached-mail-settings|change-requests|linkage|invoice-number\/[^/]+)$/;

const repeats: readonly Misbehaviour[] = [
  [
    'answers a repeat with other cookies',
    everyOther('/auth/login', (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'set-cookie': ['a=b'] },
    })),
    'login: needs an',
  ],
  [
    'answers a repeat with another status',
    everyOther('/status', (answer) => ({ ...answer, status: 202 })),
    'updateBillStatus: answers a',
  ],
  [
    'answers a repeat with another body',
    everyOther('/status', (answer) => withJson(answer, () => ({ again: true }))),
    'updateBillStatus: answers a',
  ],
  [
    'answers a repeat with the first answer, but acts again',
    eachBill((item) => ({ ...item, revision: `rev-${crypto.randomUUID()}` })),
    'updateBillStatus: answers a',
  ],
  [
    'sets no status',
    refuses(/\/status$/),
    'updateBillStatus: answers a',
    'updateBillStatus: changes nothing',
  ],
  ['refuses the current revision too', refuses(changes, '409-1-00-01'), ...withRevision],
];

export const partial: readonly Misbehaviour[] = [
  ...cookies,
  ...limits,
  ...contents,
  ...alike,
  ...searches,
  ...repeats,
];

/** Adds an unknown field to every object, as a later contract may, and changes every order that is free. */
const reword = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => reword(entry));
    return name === 'mapping' ? entries.toReversed() : entries;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reword(inner, key)]);
  return { somethingNew: 'new', ...Object.fromEntries(entries.toReversed()) };
};

/** Another serialiser behind another web server. */
export const inOtherWords: Tamper = (_, answer) => {
  const { 'content-type': type = '', ...headers } = answer.headers;
  const otherWords = {
    ...headers,
    server: 'another/1.0',
    via: '1.1 gateway',
    vary: 'Cookie',
    etag: 'W/"1"',
  };
  return /[/+]json/.test(type)
    ? {
        ...answer,
        headers: { ...otherWords, 'content-type': 'application/json;charset=UTF-8' },
        body: Buffer.from(JSON.stringify(reword(JSON.parse(answer.body.toString())))),
      }
    : { ...answer, headers: type === '' ? otherWords : { ...otherWords, 'content-type': type } };
};

/** Providers that differ from the sandbox and are also correct, with checks that pass. */
export const allowedVariations: readonly Misbehaviour[] = [
  ...['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'].map((end): Misbehaviour => [
    `clears the cookie of the session by ${end}`,
    lines(ending(end), '/auth/logout'),
    'logout: deletes the',
  ]),
  [
    'writes cookie attributes in lower case, and a slash at the end of the path',
    lines((line) => {
      const [pair = '', ...rest] = line.replace('Path=/demo;', 'Path=/demo/;').split('; ');
      return [pair, ...rest.map((one) => one.toLowerCase())].join('; ');
    }),
    'getSettingInfo: sets XSRF-TOKEN',
    'login: sets a',
    'login: opens a session',
  ],
  [
    'sends any number of mails, as its policy says',
    (path, answer, sent, call) =>
      mails.test(path) && answer.status === 429
        ? { ...answer, status: 200, body: Buffer.from('{"resendAfterSeconds":0}') }
        : atOnce(path, answer, sent, call),
    ...mailed,
  ],
  [
    'leaves out the fields of a bill that are null',
    eachBill((item) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
    ),
    'searchBills: finds bills by one statusId',
    'searchBills: finds bills by priceFrom',
    'searchBills: orders by priceAsc',
    'searchBills: orders by downloadDeadlineAsc',
    'searchBills: orders by lastDownloadedAtDesc',
    'getBillSummary: counts the',
  ],
  [
    'adds fields to the answer to a change only',
    json(/\/(status|returned-file)$/, (body) => ({ ...body, context: 'v4', links: [] })),
    'updateBillStatus: changes this',
    'uploadReturnedFile: changes this',
  ],
  [
    'has an issuer with a Japanese name in English texts',
    json(/\/downloads\/[^/]+$|\/download-session$/, (body) => ({
      ...body,
      title: `みなと商会 ${String(body['title'])}`,
    })),
    'getDownloadUrlState: returns its',
    'getDownloadSession: returns its',
  ],
  [
    'has a status that is called OK in both languages',
    eachItem(/status-history$/, (item) => ({
      ...item,
      beforeStatusName: 'OK',
      afterStatusName: 'OK',
    })),
    'getDownloadStatusHistory: returns its',
  ],
  [
    'allows reasons of ten characters',
    {
      rewrite: (passage) => {
        if ((/"reason":"([^"]*)"/.exec(passage.body.toString())?.[1]?.length ?? 0) > 11)
          passage.body = Buffer.from('{}');
      },
      tamper: withText(/"reasonMaxLength":\d+/g, '"reasonMaxLength":10'),
    },
    'updateBillStatus: accepts each selectable',
  ],
];
