import { randomUUID } from 'node:crypto';
import type { Misbehaviour, MisbehaviourTable } from './misbehaviours.ts';
import {
  addsToNumber,
  changesBills,
  changesCall,
  changesCookies,
  changesItems,
  changesJson,
  checkNames,
  ignoresConditions,
  itemsOf,
  losesKeyword,
  mailChecks,
  onlyCookie,
  onlyInEnglish,
  refusal,
  refuses,
  replacesRefusal,
  replacesText,
  revisionChecks,
  setsBillFields,
  setsFields,
  setsHeader,
  tokenIn,
} from './tampers.ts';
import { withJson, type ProxiedAnswer, type Tamper } from './wrong-provider.ts';

/* Providers that fulfil a check only in part, so that the check must examine every part. */

/** Replaces the expiry of a cookie. */
const setsExpiry =
  (expiry: string) =>
  (line: string): string =>
    `${line.replace(/; (Expires|Max-Age)=[^;]*/gi, '')}; ${expiry}`;

function changesEverySecondAnswer(
  pathEnd: string,
  change: (answer: ProxiedAnswer) => ProxiedAnswer,
): Tamper {
  let count = 0;
  return (path, answer) => {
    if (!path.endsWith(pathEnd)) return answer;
    count += 1;
    return count % 2 === 0 ? change(answer) : answer;
  };
}

const tokenChecks = checkNames('compares the anti-forgery', 'login updateBillStatus logout');

const cookieMisbehaviours: MisbehaviourTable = {
  'sets an XSRF-TOKEN that is too short': [
    changesCookies(onlyCookie('XSRF-TOKEN', () => 'XSRF-TOKEN=short; Path=/demo')),
    'getSettingInfo: gives a',
  ],
  'sends XSRF-TOKEN without HTTPS': [
    changesCookies(onlyCookie('XSRF-TOKEN', (line) => line.replace(/; Secure/i, ''))),
    'getSettingInfo: sets XSRF-TOKEN',
  ],
  'sends XSRF-TOKEN with the calls of other sites': [
    changesCookies(onlyCookie('XSRF-TOKEN', (line) => line.replace(/=Lax/i, '=None'))),
    'getSettingInfo: sets XSRF-TOKEN',
  ],
  'restricts XSRF-TOKEN to the path of the API': [
    changesCookies(
      onlyCookie('XSRF-TOKEN', (line) => line.replace(/Path=[^;]*/i, 'Path=/demo/mypage-api')),
    ),
    'getSettingInfo: sets XSRF-TOKEN',
    'login: sets a',
  ],
  'lets scripts read the session': [
    changesCookies(onlyCookie('MYPAGE_SESSION', (line) => line.replace(/; HttpOnly/i, ''))),
    'login: opens a session',
  ],
  'sets no cookie at the login': [
    changesCookies(() => '', '/auth/login'),
    'login: opens a session',
    'login: sets a',
  ],
  'sets no XSRF-TOKEN at the login': [
    changesCookies(
      onlyCookie('XSRF-TOKEN', () => ''),
      '/login',
    ),
    'login: sets a',
    'loginDownloadUrl: opens a',
  ],
  'sets a session that it does not accept': [
    changesCookies(
      onlyCookie('MYPAGE_SESSION', (line) => line.replace(/=[^;]*/, '=unknown')),
      '/auth/login',
    ),
    'login: opens a session',
  ],
  'compares the XSRF cookie with the header only if the header is sent': [
    changesCall(({ headers }) => {
      headers['x-xsrf-token'] ??= tokenIn(headers.cookie);
    }),
    ...tokenChecks,
  ],
  'accepts any X-XSRF-TOKEN': [
    changesCall(({ headers }) => {
      if (headers['x-xsrf-token'] !== undefined) headers['x-xsrf-token'] = tokenIn(headers.cookie);
    }),
    ...tokenChecks,
  ],
  'reports each logout as failed': [refuses(/\/auth\/logout$/), 'logout: ends the'],
};

const limitMisbehaviours: MisbehaviourTable = {
  'refuses the allowed number of keywords': [
    changesCall(({ query }) => {
      if (query.getAll('keyword').length === 5) query.append('keyword', 'one more');
    }),
    'searchBills: accepts keywordLimit',
  ],
  'invalidates a code at the second wrong entry': [
    replacesRefusal('400-1-02-07', '401-1-02-03'),
    'checkVerificationCode: invalidates the',
  ],
  'never invalidates a code': [
    replacesRefusal('401-1-02-03', '400-1-02-07'),
    'checkVerificationCode: invalidates the',
  ],
  'refuses with a status that does not match the code': [
    (_, answer) => (answer.status < 400 ? answer : { ...answer, status: 418 }),
    'uploadReturnedFile: refuses a',
    'downloadBillsZip: refuses a',
  ],
  'refuses every call with the same code': [
    (_, answer) => (answer.status < 400 ? answer : refusal('400-1-99-99', answer)),
    'uploadReturnedFile: refuses a',
    'downloadBillsZip: refuses a',
  ],
};

const mailPath = /\/(password-reissue|temporary-password|registration\/mail-addresses)$/;
/** Announces that the next mail is allowed at once. */
const announcesNoPause = setsFields(mailPath, { resendAfterSeconds: 0 });

const contentMisbehaviours: MisbehaviourTable = {
  'sends no mail': [refuses(mailPath), ...mailChecks],
  'announces that another mail is allowed at once, but refuses it': [
    announcesNoPause,
    ...mailChecks,
  ],
  'answers with English names in every language': [
    setsHeader('x-language', 'en'),
    'getBillSearchOptions: returns its',
  ],
  'has no bills in English': [
    onlyInEnglish(setsFields('/mypage-api/bills', { items: [] })),
    'searchBills: returns the names',
  ],
  'names a bill type differently in the list': [
    onlyInEnglish(setsBillFields({ billTypeName: 'Other' })),
    'searchBills: returns the names',
  ],
  'refuses every batch download': [
    refuses(/\/bills\/zip$/, '400-1-05-03'),
    'downloadBillsZip: contains exactly',
  ],
  'lists fewer bills than its total': [
    addsToNumber('/mypage-api/bills', 'total', 1),
    'searchBills: finds bills by one billTypeId',
    'searchBills: has the',
  ],
  'reports another page length': [
    setsFields('/mypage-api/bills', { perPage: 50 }),
    'searchBills: has the',
  ],
  'sorts the second page differently': [
    changesJson('/mypage-api/bills', (body) =>
      body['page'] === 2 ? { ...body, items: itemsOf(body).toReversed() } : body,
    ),
    'searchBills: keeps one',
  ],
  'has one bill too many on page 10': [
    changesJson('/mypage-api/bills', (body) =>
      body['page'] === 10 ? { ...body, items: [...itemsOf(body), itemsOf(body)[0]] } : body,
    ),
    'searchBills: keeps one',
  ],
  'does not count a preview as an access': [
    setsBillFields({ previousAccessAt: '2026-01-01T00:00:00+09:00' }),
    'previewBillPdf: counts as',
  ],
  'returns no time of the previous access': [
    setsBillFields({ previousAccessAt: undefined }),
    'previewBillPdf: counts as',
  ],
  'does not find a bill after its preview': [
    losesKeyword((keyword) => keyword !== ''),
    'previewBillPdf: counts as',
  ],
};

/** Providers with bills that are too similar for a check to decide anything, so the check must fail. */
const equalBillMisbehaviours: MisbehaviourTable = {
  'has only bills with the same amount': [
    setsBillFields({ price: 100 }),
    'getBillSummary: counts the',
  ],
  'has only bills with the same publication state': [
    setsBillFields({ isPublished: false }),
    'getBillSummary: counts the',
    'getBillCounts: counts new',
  ],
  'has only bills without an amount': [
    setsBillFields({ price: null }),
    'searchBills: finds bills by priceFrom',
    'getBillSummary: counts the',
  ],
  'has only bills with the same type': [
    setsBillFields({ billTypeId: 'one' }),
    'searchBills: finds bills by one billTypeId',
    'searchBills: finds bills by billTypeId',
  ],
  'has only bills with the same publication date': [
    setsBillFields({ publicationDate: '2026-10-15' }),
    'searchBills: finds bills by publicationMonth, including',
    'searchBills: finds bills by publicationMonth and billTypeId',
  ],
  'has only bills without a deadline': [
    setsBillFields({ downloadDeadline: null }),
    'searchBills: finds bills by downloadDeadlineFrom, including',
    'searchBills: finds bills by downloadDeadlineFrom and',
    'getBillCounts: counts deadlines',
  ],
  'has only bills with the same download status': [
    setsBillFields({ downloadStatus: 'downloaded' }),
    'searchBills: finds bills by one downloadStatus',
    'getBillCounts: counts new',
  ],
};

const keywordCheck = 'searchBills: finds a keyword';

const searchMisbehaviours: MisbehaviourTable = {
  'does not find keywords in capitals': [
    losesKeyword((keyword) => /^[A-Z][A-Z\d-]*$/.test(keyword)),
    keywordCheck,
  ],
  'does not find keywords in lower case': [
    losesKeyword((keyword) => /[a-z]/.test(keyword)),
    keywordCheck,
  ],
  'does not find full-width keywords': [
    losesKeyword((keyword) => /[\uff01-\uff5e]/.test(keyword)),
    keywordCheck,
  ],
  'finds nothing if a search target is given': [
    changesCall(({ query }) => {
      if (query.has('searchTargetId')) query.set('keyword', 'no such bill');
    }),
    'searchBills: searches a',
  ],
};

const changePath =
  /\/(returned-file|mail-addresses|ledger-mail-attachment|attached-mail-settings|change-requests|linkage|invoice-number\/[^/]+)$/;

const repeatMisbehaviours: MisbehaviourTable = {
  'answers a repeated request with other cookies': [
    changesEverySecondAnswer('/auth/login', (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'set-cookie': ['a=b'] },
    })),
    'login: needs an',
  ],
  'answers a repeated request with another status': [
    changesEverySecondAnswer('/status', (answer) => ({ ...answer, status: 202 })),
    'updateBillStatus: answers a',
  ],
  'answers a repeated request with another body': [
    changesEverySecondAnswer('/status', (answer) => withJson(answer, () => ({ again: true }))),
    'updateBillStatus: answers a',
  ],
  'answers a repeated request with the first answer, but processes the request again': [
    changesBills((item) => ({ ...item, revision: `rev-${crypto.randomUUID()}` })),
    'updateBillStatus: answers a',
  ],
  'refuses every change of a status': [
    refuses(/\/status$/),
    'updateBillStatus: answers a',
    'updateBillStatus: changes nothing',
  ],
  'refuses the current revision too': [refuses(changePath, '409-1-00-01'), ...revisionChecks],
};

export const partialMisbehaviours: readonly Misbehaviour[] = [
  ...[
    cookieMisbehaviours,
    limitMisbehaviours,
    contentMisbehaviours,
    equalBillMisbehaviours,
    searchMisbehaviours,
    repeatMisbehaviours,
  ].flatMap((table) => Object.entries(table)),
  ...['Expires=Fri, 01 Jan 2099 00:00:00 GMT', 'Max-Age=60'].map((expiry): Misbehaviour => [
    `extends the session cookie at the logout: ${expiry}`,
    [changesCookies(setsExpiry(expiry), '/auth/logout'), 'logout: deletes the'],
  ]),
  ...['totalPrice', 'withoutPriceCount', 'downloadableFileCount'].map((name): Misbehaviour => [
    `returns a wrong ${name}`,
    [addsToNumber('/bills/summary', name, 1), 'getBillSummary: counts the'],
  ]),
  ...[{ today: null }, { deadlineSoonTo: null }, { deadlineSoonTo: '2000-01-01' }].map(
    (days): Misbehaviour => [
      `returns the invalid days ${JSON.stringify(days)}`,
      [setsFields('/bills/counts', days), 'getBillCounts: counts deadlines'],
    ],
  ),
  ...['publicationDateTo', 'priceTo', 'downloadDeadlineTo'].map((name): Misbehaviour => [
    `ignores ${name} in a reversed range`,
    [
      ignoresConditions(/\/bills$/, name),
      `searchBills: refuses a reversed range of ${name.replace('To', '')}`,
    ],
  ]),
];

/** Adds an unknown field to every object, as a later contract may, and reverses every order that is not fixed. */
const extendAndReorder = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => extendAndReorder(entry));
    return name === 'mapping' ? entries.toReversed() : entries;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, extendAndReorder(inner, key)]);
  return { somethingNew: 'new', ...Object.fromEntries(entries.toReversed()) };
};

/** The answers of another serialiser behind another web server: only details that the contract leaves open differ. */
export const serialiseDifferently: Tamper = (_, answer) => {
  const { 'content-type': type = '', ...headers } = answer.headers;
  const otherHeaders = {
    ...headers,
    server: 'another/1.0',
    via: '1.1 gateway',
    vary: 'Cookie',
    etag: 'W/"1"',
  };
  return /[/+]json/.test(type)
    ? {
        ...answer,
        headers: { ...otherHeaders, 'content-type': 'application/json;charset=UTF-8' },
        body: Buffer.from(JSON.stringify(extendAndReorder(JSON.parse(answer.body.toString())))),
      }
    : {
        ...answer,
        headers: type === '' ? otherHeaders : { ...otherHeaders, 'content-type': type },
      };
};

/** Providers that differ from the sandbox and are also correct, with checks that pass. */
export const allowedVariations: MisbehaviourTable = {
  'clears the cookie of the session by Max-Age': [
    changesCookies(setsExpiry('Max-Age=0'), '/auth/logout'),
    'logout: deletes the',
  ],
  'clears the cookie of the session by Expires': [
    changesCookies(setsExpiry('Expires=Thu, 01 Jan 1970 00:00:00 GMT'), '/auth/logout'),
    'logout: deletes the',
  ],
  'writes cookie attributes in lower case, and a slash at the end of the path': [
    changesCookies((line) => {
      const [pair = '', ...attributes] = line.replace('Path=/demo;', 'Path=/demo/;').split('; ');
      return [pair, ...attributes.map((attribute) => attribute.toLowerCase())].join('; ');
    }),
    'getSettingInfo: sets XSRF-TOKEN',
    'login: sets a',
    'login: opens a session',
  ],
  'allows any number of mails, and announces no pause': [
    (path, answer, sentHeaders, call) =>
      mailPath.test(path) && answer.status === 429
        ? { ...answer, status: 200, body: Buffer.from('{"resendAfterSeconds":0}') }
        : announcesNoPause(path, answer, sentHeaders, call),
    ...mailChecks,
  ],
  'omits the fields of a bill that are null': [
    changesBills((item) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
    ),
    'searchBills: finds bills by one statusId',
    'searchBills: finds bills by priceFrom',
    'searchBills: orders by priceAsc',
    'searchBills: orders by downloadDeadlineAsc',
    'searchBills: orders by lastDownloadedAtDesc',
    'getBillSummary: counts the',
  ],
  'adds fields to the answer to a change only': [
    changesJson(/\/(status|returned-file)$/, (body) => ({ ...body, context: 'v4', links: [] })),
    'updateBillStatus: changes this',
    'uploadReturnedFile: changes this',
  ],
  'has an issuer with a Japanese name in English texts': [
    changesJson(/\/downloads\/[^/]+$|\/download-session$/, (body) => ({
      ...body,
      title: `みなと商会 ${String(body['title'])}`,
    })),
    'getDownloadUrlState: returns its',
    'getDownloadSession: returns its',
  ],
  'has a status that is called OK in both languages': [
    changesItems(/status-history$/, (item) => ({
      ...item,
      beforeStatusName: 'OK',
      afterStatusName: 'OK',
    })),
    'getDownloadStatusHistory: returns its',
  ],
  'allows reasons of ten characters': [
    {
      rewrite: (call) => {
        if ((/"reason":"([^"]*)"/.exec(call.body.toString())?.[1]?.length ?? 0) > 11)
          call.body = Buffer.from('{}');
      },
      tamper: replacesText(/"reasonMaxLength":\d+/g, '"reasonMaxLength":10'),
    },
    'updateBillStatus: accepts each selectable',
  ],
  'offers the status that requires a reason first': [
    changesJson(/\/status$/, (body) => ({
      ...body,
      selectableStatuses: [body['selectableStatuses']].flat().toReversed(),
    })),
    'getStatusHistory: begins with the later',
  ],
  'offers only Japanese': [
    (path, answer, sentHeaders, call) =>
      sentHeaders['x-language'] === 'en'
        ? refusal('403-1-00-02', answer)
        : setsFields('/setting/info', { languageList: ['ja'] })(path, answer, sentHeaders, call),
    'getCurrentUser: keeps ids',
    'getCurrentUser: refuses English',
    'getCurrentUser: returns its',
    'searchBills: returns the names',
    'updateBillStatus: accepts each selectable',
  ],
  'is behind a load balancer that adds a new cookie to each answer': [
    (_, { headers, ...answer }) => {
      const cookies = [...(headers['set-cookie'] ?? []), `AWSALB=${randomUUID()}; Path=/`];
      return { ...answer, headers: { ...headers, 'set-cookie': cookies } };
    },
    'updateBillStatus: answers a repeat',
    'updateBillStatus: needs an idempotency key',
    'checkVerificationCode: returns the remaining',
  ],
  'publishes files with names that a ZIP must not contain': [
    replacesText(/(?<="fileName":"[^"_]*)_/g, ':'),
    'downloadBillsZip: contains the files',
    'downloadBillsZip: packs the bills',
    'downloadBillsZip: writes its index',
    'downloadUrlZip: has each',
    'downloadUrlZip: writes its index',
    'listDownloadFiles: has files',
  ],
};
