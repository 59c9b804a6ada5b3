import type { Misbehaviour } from './misbehaviours.ts';
import {
  answersWith,
  bill,
  eachItem,
  fields,
  forgets,
  inPlaceOf,
  itemsOf,
  json,
  lines,
  mailed,
  ofCookie,
  refusal,
  refuses,
  sends,
  withRevision,
  withText,
  type Item,
} from './partial-misbehaviours.ts';
import type { Passing, Rewrite, Tamper } from './wrong-provider.ts';

/*
 * Providers whose faults show only over several calls: they forget, remember too much, or act at the wrong time.
 */

/** Applies a fault only after a call whose method and path match. */
export function afterCall(
  call: RegExp,
  then: Tamper,
  isThen: (answer: Passing) => boolean = () => true,
): Tamper {
  let has = false;
  return (path, answer, sent, one) => {
    const changed = has ? then(path, answer, sent, one) : answer;
    has ||= call.test(`${one.method} ${path}`) && isThen(answer);
    return changed;
  };
}

/** Answers each GET as the first time: nothing is stored. */
function frozen(end: RegExp): Tamper {
  const first = new Map<string, Passing>();
  return (path, answer, sent, { method }) => {
    if (method !== 'GET' || !end.test(path)) return answer;
    const key = `${path} ${sent.cookie}`;
    if (answer.status < 300) first.set(key, first.get(key) ?? answer);
    return first.get(key) ?? answer;
  };
}

/** Accepts what would be refused with 401. */
export const accepts =
  (end: RegExp, body = '{}'): Tamper =>
  (path, answer) =>
    answer.status === 401 && end.test(path)
      ? { ...answer, status: 200, body: Buffer.from(body) }
      : answer;

export const field = (end: RegExp, name: string, value: unknown): Tamper =>
  fields(end, { [name]: value });

export const entries = (end: RegExp, more: Item): Tamper =>
  eachItem(end, (item) => ({ ...item, ...more }));

const reversed = (end: RegExp): Tamper =>
  json(end, (body) => ({ ...body, items: itemsOf(body).toReversed() }));

const user = {
  customerKey: 'key-01234',
  customerName: '株式会社青葉フーズ流通',
  titleOfHonor: null,
};

/** A login keeps the session that the browser sent. */
const keepsSession: Tamper = (path, answer, sent, call) => {
  const kept = /MYPAGE_SESSION=([^;]*)/.exec(sent.cookie ?? '')?.[1];
  const change = (line: string) => line.replace(/=[^;]*/, `=${kept}`);
  const keep = lines(ofCookie('MYPAGE_SESSION', change), '/auth/login');
  return kept === undefined ? answer : keep(path, answer, sent, call);
};

const oneCase: Rewrite = (call) => {
  call.body = Buffer.from(call.body.toString().replace(/demo-pass-2026/i, 'Demo-Pass-2026'));
};

const onlyFirst: Rewrite = ({ path, query }) => {
  if (path.endsWith('/zip')) query.set('billId', query.get('billId') ?? '');
};

const reads = 'changes nothing with another revision';
const stateOfLink = /(password-settings|registration|invoice-number)\/[^/]+$/;
const information = /registered-information$/;
const pending = {
  items: [{ itemKey: 'phoneNumber', preChangeContent: null, requestedContent: '03-5555-0142' }],
};

/** The new password of a call; a text that any rule allows if there is none. */
function newPasswordIn(body: Buffer): string {
  const text = body.toString();
  const sent: unknown = text.includes('"passwordConfirmation"') ? JSON.parse(text) : {};
  return String(Reflect.get(Object(sent), 'password') ?? 'Kaki-no-ki-1987');
}

const rows: readonly Misbehaviour[] = [
  [
    'counts failed logins for each browser',
    (path, answer) =>
      /400-1-02-0[23]/.test(answer.body.toString())
        ? refusal(/downloads/.test(path) ? '400-1-08-01' : '400-1-02-01', answer)
        : answer,
    'login: locks',
    'loginDownloadUrl: locks',
    'changeExpiredPassword: locks',
  ],
  [
    'opens a locked account',
    inPlaceOf('400-1-02-02'),
    'login: locks',
    'loginDownloadUrl: locks',
    'changeExpiredPassword: locks',
  ],
  [
    'asks for the code again after the correct code',
    json('/login-progress', (body) => ({ ...body, nextStep: 'verify' })),
    'checkVerificationCode: completes',
  ],
  [
    'has the oldest entry first',
    reversed(/\/(status-history|notices\/operator)$/),
    'getStatusHistory: begins with',
    'listOperatorNotices: has the important',
  ],
  [
    'adds up what a keyword finds in all items',
    forgets(/\/bills\/summary$/, 'searchTargetId'),
    'getBillSummary: adds up what',
  ],
  [
    'refuses every returned file',
    refuses(/returned-file$/),
    'downloadReturnedFile: works after',
    'uploadReturnedFile: counts',
  ],
  [
    'counts failed logins for ever',
    afterCall(/login$/, inPlaceOf('400-1-02-01', '400-1-02-03')),
    'login: counts wrong',
  ],
  ['ignores the case of a password', { rewrite: oneCase }, 'login: compares the password'],
  [
    'tells that a login ID does not exist',
    (_, answer, __, { body }) =>
      body.includes('-unknown') ? refusal('400-1-02-04', answer) : answer,
    'login: compares the password',
  ],
  ['keeps the session of the browser at a login', keepsSession, 'login: opens a new'],
  [
    'accepts any session and any step',
    accepts(/\/user\/me$/, JSON.stringify(user)),
    'login: opens a new',
    'getLoginProgress: has the next step of',
    'changePassword: replaces the',
    'checkVerificationCode: invalidates the',
    'setPasswordByToken: ends every',
  ],
  [
    'has one customerKey',
    field(/user\/me$/, 'customerKey', 'one-of-all'),
    'getLoginProgress: tells',
  ],
  [
    'has another customerKey at each login',
    json('/user/me', (body) => ({ ...body, customerKey: crypto.randomUUID() })),
    'getLoginProgress: tells',
  ],
  [
    'calls every login complete and every customer demo-user-2',
    json('/login-progress', () => ({ nextStep: 'top', loginId: 'demo-user-2' })),
    'getLoginProgress: tells',
    'getLoginProgress: has the next step of',
  ],
  [
    'keeps the old password',
    inPlaceOf('400-1-02-01'),
    'changePassword: replaces',
    'changeExpiredPassword: replaces',
  ],
  [
    'accepts the correct code after the third wrong one',
    afterCall(/check$/, accepts(/check$/)),
    'checkVerificationCode: invalidates the',
  ],
  [
    'announces one entry more than it accepts',
    withText('"remaining","value":"2"', '"remaining","value":"3"'),
    'checkVerificationCode: tells the',
  ],
  [
    'does not know after a reload that it has sent a code',
    field(/verification-addresses$/, 'pendingCode', null),
    'sendVerificationCode: makes the',
  ],
  ['accepts earlier codes', inPlaceOf('400-1-02-07'), 'sendVerificationCode: makes the'],

  [
    'does not count downloads',
    bill({ downloadStatus: 'notDownloaded' }),
    'downloadBillsZip: contains the',
    'downloadBillCsv: counts',
  ],
  [
    'counts a download for all bills',
    afterCall(/zip$/, bill({ downloadStatus: 'downloaded' })),
    'downloadBillsZip: contains the',
  ],
  ['packs only the first bill', { rewrite: onlyFirst }, 'downloadBillsZip: contains the'],
  [
    'changes the revision of a bill at a download',
    afterCall(/zip$/, bill({ revision: 'rev-download' })),
    'downloadBillsZip: contains the',
  ],
  ['counts new bills once a day', frozen(/\/counts$/), 'downloadBillsZip: contains the'],
  [
    'calls a bill downloaded again at its second file',
    afterCall(/csv$/, bill({ downloadStatus: 'redownloaded' })),
    'downloadBillCsv: counts',
  ],
  [
    'shows the present access as the previous one',
    afterCall(/pdf$/, bill({ previousAccessAt: '2026-11-25T00:00:00+09:00' })),
    'downloadBillCsv: counts',
  ],
  ['writes no history', frozen(/\/status-history$/), 'updateBillStatus: adds one'],
  [
    'writes the history in the name of the system',
    entries(/status-history$/, { updaterKind: 'system' }),
    'updateBillStatus: adds one',
  ],
  ['sets the status that a bill has', inPlaceOf('400-1-05-06'), 'updateBillStatus: adds one'],
  [
    'changes registered information at once',
    afterCall(/change-requests$/, withText('"03-5555-0100"', '"03-5555-0142"')),
    'submitChangeRequest: waits',
  ],
  [
    'shows a pending change without its old value, and for ever',
    field(information, 'pendingChangeRequest', pending),
    'submitChangeRequest: waits',
  ],
  ['accepts a second change', inPlaceOf('409-1-00-01'), 'submitChangeRequest: waits'],
  [
    'keeps removed addresses as receivers',
    field(/attached-mail-settings$/, 'selectableMailAddresses', ['old@example.jp']),
    'updateMailAddresses: replaces',
  ],
  [
    'resets the lines with the switch',
    afterCall(/PUT .*ledger-mail/, field(/attached-mail-settings$/, 'items', [])),
    'updateLedgerMailAttachment: leaves',
  ],
  [
    'has one revision for all sections of the account',
    afterCall(/PUT .*ledger-mail/, refuses(/mail-addresses$/, '409-1-00-01')),
    'updateLedgerMailAttachment: leaves',
  ],
  [
    'resets the lines that are not in the request',
    afterCall(/PUT .*attached-mail/, entries(/attached-mail-settings$/, { isAttached: false })),
    'updateAttachedMailSettings: changes only',
  ],
  [
    'generates the same code again',
    field(/linkage$/, 'linkageCode', '1234:1234567890123'),
    'registerEStorageLinkage: makes a',
    'registerEStorageLinkageByToken: makes a',
  ],
  [
    'forbids nothing',
    inPlaceOf('40'),
    '*: accepts each password',
    'registerCustomer: refuses another',
    'requestPasswordReissue: refuses a',
    'issueTemporaryPassword: refuses a',
    'registerMailAddress: refuses the',
    'updateMailAddresses: refuses one',
    'submitChangeRequest: refuses no',
    'submitChangeRequest: refuses a phone',
    'submitChangeRequest: refuses an',
    'downloadUrlZip: refuses all',
    'registerCustomer: refuses the',
    'loginDownloadUrl: refuses an expired',
    '*: refuses a withdrawn',
    'downloadUrlFile: refuses a',
    'setPasswordByToken: refuses an',
    'registerCustomer: refuses an expired',
    'registerInvoiceRegisterNumber: refuses an',
    'getDownloadStatusHistory: refuses a',
    'downloadNoticeAttachment: refuses a',
    'downloadBillAttachment: refuses the',
    'downloadBillCsv: works on',
  ],
  [
    'closes a bill on the day of its deadline',
    refuses(/csv$/, '404-1-08-01'),
    'downloadBillCsv: works on',
  ],
  [
    'shows the day in another part of the world',
    field(/counts$/, 'today', '2026-01-01'),
    'getBillCounts: has the',
  ],
  [
    'answers that it has changed something, and has not',
    frozen(/(mail-addresses|settings|information|linkage|invoice-number\/[^/]+)$/),
    'registerEStorageLinkage: makes a',
    'registerEStorageLinkageByToken: makes a',
    ...withRevision.filter((one) => !one.startsWith('uploadReturnedFile')),
  ],
  [
    'refuses an outdated change, and makes it',
    afterCall(
      /PUT/,
      field(/mail-addresses$/, 'subMailAddressList', []),
      ({ status }) => status === 409,
    ),
    `updateMailAddresses: ${reads}`,
  ],

  [
    'reads a returned file as a text',
    (path, answer) =>
      path.endsWith('/returned-file')
        ? { ...answer, body: Buffer.from(answer.body.toString()) }
        : answer,
    'uploadReturnedFile: keeps the',
    'uploadReturnedFile: accepts each',
  ],
  ['keeps the first file', frozen(/\/returned-file$/), 'uploadReturnedFile: keeps the'],
  ['lists no returned file', bill({ returnedFile: null }), 'uploadReturnedFile: keeps the'],
  ['keeps the revision', bill({ revision: 'rev-1' }), 'uploadReturnedFile: changes nothing'],
  [
    'answers a change with the revision before it',
    (_, answer, __, { method, body }) => {
      const before = /"revision":"[^"]*"/.exec(body.toString())?.[0];
      return method === 'PUT' && before !== undefined
        ? {
            ...answer,
            body: Buffer.from(answer.body.toString().replaceAll(/"revision":"[^"]*"/g, before)),
          }
        : answer;
    },
    'updateBillStatus: changes nothing',
    'updateMailAddresses: changes nothing',
    'updateLedgerMailAttachment: changes nothing',
    'updateAttachedMailSettings: changes nothing',
  ],
  [
    'accepts any upload token',
    inPlaceOf('400-1-05-04'),
    'uploadReturnedFile: accepts each',
    'uploadReturnedFile: refuses the',
  ],
  [
    'compares only the size of a repeated file',
    inPlaceOf('422-1-00-01'),
    'uploadReturnedFile: refuses another',
  ],

  ...[
    afterCall(/GET/, field(stateOfLink, 'state', 'consumed')),
    afterCall(/P(OS|U)T/, field(stateOfLink, 'state', 'consumed'), ({ status }) => status === 400),
    inPlaceOf('404'),
  ].map((wrong, at): Misbehaviour => [
    `${['uses up a link when it is opened', 'uses it up at a wrong entry', 'lets a link work twice'][at]}`,
    wrong,
    'setPasswordByToken: works once',
    'registerCustomer: works once',
    'registerInvoiceRegisterNumber: works once',
  ]),
  [
    'accepts links of every kind',
    inPlaceOf('40'),
    'getPasswordSettingState: has a',
    'getRegistrationState: has a',
    'getInvoiceRegisterNumberState: has a',
    'getDownloadUrlState: has a',
  ],
  [
    'registers accounts and passwords that cannot log in',
    refuses(/auth\/login$/, '400-1-02-01'),
    'registerCustomer: accepts each',
    'setPasswordByToken: accepts each',
  ],
  [
    'answers with an invoice registration number as it was entered',
    withText(/"T(\d{13})"/g, '"$1"'),
    'registerInvoiceRegisterNumber: answers with',
  ],
  ...[
    ['20 characters', (one: string) => one.length > 20, 'changePassword'] as const,
    ['10 characters', (one: string) => one.length < 10, 'registerCustomer'] as const,
    ['every symbol', (one: string) => one.includes('`'), 'setPasswordByToken'] as const,
  ].map(([what, isRefused, operationId]): Misbehaviour => [
    `accepts no password of a length or a sign beyond its own rules: ${what}`,
    (_, answer, __, { body }) =>
      isRefused(newPasswordIn(body)) ? refusal('400-1-03-02', answer) : answer,
    `${operationId}: accepts each password`,
  ]),
  [
    'keeps the first 31 characters of a password',
    {
      rewrite: (call) => {
        const text = call.body.toString();
        if (!text.includes('"password"')) return;
        const cut = (name: string, value: unknown): unknown =>
          name.startsWith('password') ? String(value).slice(0, 31) : value;
        call.body = Buffer.from(JSON.stringify(JSON.parse(text, cut)));
      },
    },
    'changeExpiredPassword: accepts each password',
  ],
  [
    'publishes other rules than those of its pages',
    field(/password-policy$/, 'maxLength', 64),
    'changePassword: accepts each',
    'setPasswordByToken: accepts each',
    'registerCustomer: accepts each',
  ],
  [
    'stores another number than the one entered',
    field(/invoice-number/, 'invoiceRegisterNumber', 'T8030002345678'),
    'registerInvoiceRegisterNumber: answers with',
  ],
  ['keeps earlier links to an address', frozen(stateOfLink), 'registerMailAddress: makes earlier'],
  [
    'shows another version of the terms than the one in force',
    field(/legal-texts/, 'version', '2001-01'),
    'agreeToTerms: requires both',
  ],
  ['accepts half an agreement', inPlaceOf('400-1-00-01'), 'agreeToTerms: requires both'],
  [
    'refuses half an agreement, and records it',
    afterCall(/agreement$/, field(stateOfLink, 'nextStep', 'customer')),
    'agreeToTerms: requires both',
  ],
  [
    'tells the name before the login',
    field(/\/downloads\/[^/]+$/, 'customerName', user.customerName),
    'loginDownloadUrl: opens a',
  ],
  [
    'opens the same session at each login',
    lines(ofCookie('MYPAGE_DOWNLOAD', () => 'MYPAGE_DOWNLOAD=always-the-same-session')),
    'loginDownloadUrl: opens a',
  ],
  ['has one kind of session', accepts(/./), 'listDownloadFiles: needs the'],
  [
    'does not count downloads by a link',
    frozen(/\/files$/),
    'downloadUrlFile: counts',
    'downloadUrlZip: counts',
  ],
  [
    'counts each download for all files of a link',
    afterCall(/\/files\/|zip$/, entries(/\/files$/, { downloadStatus: 'redownloaded' })),
    'downloadUrlFile: counts',
  ],
];

const withDomain = lines((line) => `${line}; Domain=example.jp`);

const isSearch = /\/(bills|summary|zip)$/;

const keywords =
  (change: (keyword: string) => string): Rewrite =>
  ({ path, query }) => {
    const [one, ...more] = query.getAll('keyword');
    if (isSearch.test(path) && one !== undefined && more.length === 0)
      query.set('keyword', change(one));
  };

const forgetsSome =
  (end: RegExp, isForgotten: (name: string, query: URLSearchParams) => boolean): Rewrite =>
  ({ path, query }) => {
    const names = end.test(path) ? [...query.keys()] : [];
    for (const name of names) if (isForgotten(name, query)) query.delete(name);
  };

/** Answers a repeated key with the first answer, and does nothing, whoever sends it. */
function keepsKeys(): { rewrite: Rewrite; tamper: Tamper } {
  const firstAnswers = new Map<unknown, Passing>();
  return {
    rewrite: (call) => {
      if (firstAnswers.has(call.headers['idempotency-key'])) call.path = '/nothing';
    },
    tamper: (_, answer, sent) => {
      const key = sent['idempotency-key'];
      const first = firstAnswers.get(key) ?? answer;
      if (key !== undefined) firstAnswers.set(key, first);
      return first;
    },
  };
}

/** Keeps English for all calls after the first one in English. */
function afterEnglish(): Rewrite {
  let has = false;
  return ({ headers }) => {
    has ||= headers['x-language'] === 'en';
    if (has) headers['x-language'] = 'en';
  };
}

const later: readonly Misbehaviour[] = [
  [
    'takes a month for the whole range',
    {
      rewrite: forgetsSome(
        isSearch,
        (name, query) => /Date(From|To)/.test(name) && query.has('publicationMonth'),
      ),
    },
    'searchBills: finds bills by publicationMonth and publicationDateFrom',
    'searchBills: finds bills by publicationMonth and publicationDateTo',
  ],
  [
    'takes % for any text',
    { rewrite: keywords((one) => one.replace(/%$/, '')) },
    'searchBills: finds a part',
  ],
  [
    'takes _ for any sign',
    { rewrite: keywords((one) => one.replace(/_$/, '')) },
    'searchBills: finds a part',
  ],
  [
    'finds only whole texts',
    { rewrite: keywords((one) => (/^[A-Z]{3}-/.test(one) ? one : 'no such bill')) },
    'searchBills: finds a part',
  ],
  [
    'fails at a quote',
    (_, answer, __, call) =>
      call.query.get('keyword')?.endsWith("'") ? refusal('500-1-00-01', answer) : answer,
    'searchBills: finds a part',
  ],
  [
    'does not know half-width katakana',
    { rewrite: keywords((one) => one.replace(/[ｱ-ﾝ]/g, '#')) },
    'searchBills: finds katakana',
  ],
  [
    'adds up without the due date',
    { rewrite: forgetsSome(/summary$/, (name) => name.startsWith('paymentDue')) },
    'getBillSummary: counts the',
  ],
  [
    'packs without the due date',
    { rewrite: forgetsSome(/zip$/, (name) => name.startsWith('paymentDue')) },
    'downloadBillsZip: contains exactly',
  ],
  ...['billTypeId', 'priceFrom', 'priceTo', 'publicationDateFrom', 'publicationMonth'].map(
    (name): Misbehaviour => [
      `packs without ${name}`,
      forgets(/zip$/, name),
      'downloadBillsZip: contains exactly',
    ],
  ),
  [
    'compares a repeated call byte by byte',
    (_, answer, __, { body }) =>
      body.toString().startsWith('{"statusId"') ? refusal('422-1-00-01', answer) : answer,
    'updateBillStatus: answers a',
  ],
  [
    'keeps keys without their operation',
    inPlaceOf('422-1-00-01'),
    'updateBillStatus: refuses different',
  ],
  [
    'keeps every answer',
    keepsKeys(),
    'updateBillStatus: processes a',
    'createUploadToken: processes a repeat after the',
    '*: processes a repeat after a failure',
  ],
  [
    'refuses an old portal only in its first call',
    (path, ...call) => (path.endsWith('/info') ? call[0] : inPlaceOf('400-1-99-02')(path, ...call)),
    'getCurrentUser: refuses an old',
  ],
  ['keeps keys for all sessions', keepsKeys(), 'logout: takes the'],
  [
    'tells milliseconds to wait',
    (_, answer) =>
      answer.status === 429
        ? { ...answer, headers: { ...answer.headers, 'retry-after': '60000' } }
        : answer,
    ...mailed,
  ],
  [
    'has Japanese texts only',
    sends('x-language', 'ja'),
    '*: returns its texts',
    'getCurrentUser: refuses English',
  ],
  [
    'stays in the language of the first call with another one',
    { rewrite: afterEnglish() },
    'getBillSearchOptions: returns its',
    'getDownloadStatusHistory: returns its',
  ],
  [
    'asks the browser for the language',
    {
      rewrite: ({ headers }) => {
        headers['x-language'] = headers['accept-language'] ?? 'ja';
      },
    },
    'getCurrentUser: returns its',
    'getDownloadUrlState: returns its',
  ],
  [
    'finds other bills in English',
    (path, answer, sent, call) =>
      sent['x-language'] === 'en'
        ? json('/mypage-api/bills', ({ items, ...body }) => ({
            ...body,
            items: Array.isArray(items) ? items.slice(1) : [],
          }))(path, answer, sent, call)
        : answer,
    'searchBills: keeps ids',
  ],
  ...[
    ['has one page', forgets(/./, 'page')] as const,
    ['counts one page', field(/(notices|history|files)$/, 'total', 1)] as const,
  ].map(([it, wrong]): Misbehaviour => [
    it,
    wrong,
    'listNotices: has the',
    'getStatusHistory: has the',
    'listDownloadFiles: has the',
    'getDownloadStatusHistory: has the',
  ]),
  [
    'has the oldest first',
    reversed(/(history|files)$/),
    'getStatusHistory: has the',
    'listDownloadFiles: has the',
  ],
  ['calls everything past', withText(/20\d\d-(\d\d-\d\dT)/g, '2001-$1'), '*: has times'],
  [
    'sends its cookies to other servers of the domain',
    withDomain,
    'login: opens a session',
    'getSettingInfo: sets XSRF-TOKEN',
    'loginDownloadUrl: opens a',
  ],
  [
    'names a status by another one',
    bill({ statusName: 'Approved' }),
    'searchBills: returns the names',
  ],
  [
    'lists notices for ever',
    field(/notices$/, 'items', [{ noticeId: 'notice-0018' }]),
    'listNotices: has no',
  ],
  ['forgets the links before', refuses(/\/files$/, '401-1-08-01'), 'loginDownloadUrl: keeps the'],
  [
    'shows the files of one link in every link',
    field(/\/files$/, 'items', [{ fileId: 'of-all' }]),
    'loginDownloadUrl: keeps the',
  ],
  ['calls no notice read', entries(/notices$/, { isRead: false }), 'listNotices: calls a'],
  ['calls each notice read', entries(/notices$/, { isRead: true }), 'listNotices: calls a'],
  [
    'sends files under other names',
    answersWith('content-disposition', 'attachment; filename="a"'),
    'downloadNoticeAttachment: sends the',
    'downloadUrlFile: counts',
  ],
  [
    'writes a CSV for another system',
    (path, answer) =>
      path.endsWith('/csv')
        ? { ...answer, body: Buffer.from(answer.body.toString().replaceAll('\r', '')) }
        : answer,
    'downloadBillCsv: is UTF-8',
  ],
];

/** Other numbers, switches and texts. */
const inOtherFacts = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'boolean'
        ? !inner
        : Array.isArray(inner)
          ? inner.map((one) => (typeof one === 'object' ? inOtherFacts(one) : one))
          : typeof inner === 'object' && inner !== null
            ? inOtherFacts(inner)
            : `${inner}1`,
    ]),
  );

const settings = (more: Item): Tamper => fields('/setting/info', more);

/** Texts and zeros that a language or a database changes, and settings that do not hold. */
const values: readonly Misbehaviour[] = [
  [
    'calls off what it does nevertheless',
    settings({
      hasPaymentDueDates: false,
      isBillPreviewEnabled: null,
      isDisplayEStorageLink: false,
      languageList: ['ja'],
    }),
    'searchBills: has no paymentDueDate',
    'previewBillPdf: gives 404',
    'getEStorageLinkage: gives 404',
    'getCurrentUser: refuses English',
  ],
  ...[
    ['mail', 'issueTemporaryPassword'],
    ['temporaryPassword', 'requestPasswordReissue'],
  ].map(([method, operationId]): Misbehaviour => [
    `replaces passwords in another way than by ${method}, as it says`,
    settings({ passwordReissueMethod: method }),
    `${operationId}: gives 404`,
  ]),
  [
    'stores a character of four bytes as another sign',
    {
      rewrite: (call) => {
        const text = call.body.toString('latin1');
        const changed = text.replace(/[\xf0-\xf4][\x80-\xbf]{3}/g, '\xe2\x96\xa1');
        call.body = Buffer.from(changed, 'latin1');
      },
    },
    '*: stores a text',
  ],
  [
    'takes the text 0 for none',
    withText(/"(note|requestedContent|customerName)":"0"/g, '"$1":null'),
    'updateBillStatus: stores a text',
    'submitChangeRequest: stores a text',
    'registerCustomer: stores a text',
  ],
  [
    'escapes markup when it stores a text',
    withText('&', '&amp;'),
    'updateBillStatus: stores a text',
  ],
  [
    'takes a condition of 0 for none',
    { rewrite: forgetsSome(isSearch, (name, query) => query.get(name) === '0') },
    'searchBills: finds bills by priceFrom 0',
    'searchBills: finds bills by priceTo 0',
    'searchBills: searches the keyword 0',
    'downloadBillsZip: contains exactly',
  ],
  [
    'shows three letters of a mail address',
    withText(/"maskedMailAddress":"(.)\*\*/g, '"maskedMailAddress":"$1ab'),
    'getVerificationAddresses: shows addresses',
  ],
  [
    'shows another address than the main one',
    withText(/"maskedMailAddress":"./g, '"maskedMailAddress":"z'),
    'getVerificationAddresses: shows addresses',
  ],
  [
    'has other versions, ids and numbers in English',
    (path, answer, sent, call) =>
      sent['x-language'] === 'en'
        ? json(/./, (body) => inOtherFacts(body))(path, answer, sent, call)
        : answer,
    '*: keeps ids',
  ],
];

/** Faulty providers of effects over several calls. */
export const effects: readonly Misbehaviour[] = [...rows, ...later, ...values];
