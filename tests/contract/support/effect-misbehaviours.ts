import type { Misbehaviour, MisbehaviourTable } from './misbehaviours.ts';
import {
  acceptsUnauthorised,
  afterCall,
  changesCall,
  changesCookies,
  changesJson,
  changesQuery,
  checkNames,
  ignoresConditions,
  isRefused,
  itemsOf,
  keepsSentCookie,
  mailChecks,
  onlyCookie,
  onlyInEnglish,
  refusal,
  refuses,
  replacesRefusal,
  replacesText,
  revisionChecks,
  setsAnswerHeader,
  setsBillFields,
  setsEntryFields,
  setsFields,
  setsHeader,
  type Item,
} from './tampers.ts';
import type { ProxiedAnswer, Rewrite, Tamper } from './wrong-provider.ts';

/* Providers with faults that only several calls show: they forget, remember too much, or act at the wrong time. */

/** Answers each GET with its first successful answer, as if no change was stored. */
function keepsFirstAnswer(pathEnd: RegExp): Tamper {
  const firstAnswers = new Map<string, ProxiedAnswer>();
  return (path, answer, sentHeaders, { method }) => {
    if (method !== 'GET' || !pathEnd.test(path)) return answer;
    const key = `${path} ${sentHeaders.cookie}`;
    if (answer.status < 300) firstAnswers.set(key, firstAnswers.get(key) ?? answer);
    return firstAnswers.get(key) ?? answer;
  };
}

const reversesItems = (pathEnd: RegExp): Tamper =>
  changesJson(pathEnd, (body) => ({ ...body, items: itemsOf(body).toReversed() }));

const userAnswer = {
  customerKey: 'key-01234',
  customerName: '株式会社青葉フーズ流通',
  titleOfHonor: null,
};

const lockChecks = checkNames('locks', 'login loginDownloadUrl changeExpiredPassword');
const linkChecks = checkNames(
  'accepts a link once',
  'setPasswordByToken registerCustomer registerInvoiceRegisterNumber',
);
const pageChecks = checkNames(
  'has the',
  'listNotices getStatusHistory listDownloadFiles getDownloadStatusHistory',
);
const linkStatePath = /(password-settings|registration|invoice-number)\/[^/]+$/;
const consumesLinks = setsFields(linkStatePath, { state: 'consumed' });
const informationPath = /registered-information$/;
const pendingChange = {
  items: [{ itemKey: 'phoneNumber', preChangeContent: null, requestedContent: '03-5555-0142' }],
};

/** Refuses some new passwords. */
const refusesPasswords =
  (isForbidden: (password: string) => boolean): Tamper =>
  (_, answer, __, { body }) => {
    const text = body.toString();
    const sentBody: unknown = text.includes('"passwordConfirmation"') ? JSON.parse(text) : {};
    const password = Reflect.get(Object(sentBody), 'password');
    return typeof password === 'string' && isForbidden(password)
      ? refusal('400-1-03-02', answer)
      : answer;
  };

const stateMisbehaviours: MisbehaviourTable = {
  'counts failed logins for each browser': [
    (path, answer) =>
      /400-1-02-0[23]/.test(answer.body.toString())
        ? refusal(/downloads/.test(path) ? '400-1-08-01' : '400-1-02-01', answer)
        : answer,
    ...lockChecks,
  ],
  'accepts logins to a locked account': [replacesRefusal('400-1-02-02'), ...lockChecks],
  'requires the code again after the correct code': [
    changesJson('/login-progress', (body) => ({ ...body, nextStep: 'verify' })),
    'checkVerificationCode: completes',
  ],
  'lists the oldest entries of histories and operator notices first': [
    reversesItems(/\/(status-history|notices\/operator)$/),
    'getStatusHistory: begins with',
    'listOperatorNotices: has the important',
  ],
  'ignores the search target of a keyword in the summary': [
    ignoresConditions(/\/bills\/summary$/, 'searchTargetId'),
    'getBillSummary: adds up the',
  ],
  'refuses every returned file': [
    refuses(/returned-file$/),
    'downloadReturnedFile: works after',
    'uploadReturnedFile: counts',
  ],
  'does not reset the count of failed logins after a successful login': [
    afterCall(/login$/, replacesRefusal('400-1-02-01', '400-1-02-03')),
    'login: counts wrong',
  ],
  'ignores the case of a password': [
    changesCall((call) => {
      call.body = Buffer.from(call.body.toString().replace(/demo-pass-2026/i, 'Demo-Pass-2026'));
    }),
    'login: compares the password',
  ],
  'reveals that a login ID does not exist': [
    (_, answer, __, { body }) =>
      body.includes('-unknown') ? refusal('400-1-02-04', answer) : answer,
    'login: compares the password',
  ],
  'keeps the session of the browser at a login': [
    keepsSentCookie('MYPAGE_SESSION'),
    'login: opens a new',
  ],
  'accepts any session and any step': [
    acceptsUnauthorised(/\/user\/me$/, JSON.stringify(userAnswer)),
    'login: opens a new',
    'getLoginProgress: has the next step of',
    'changePassword: replaces the',
    'checkVerificationCode: invalidates the',
    'setPasswordByToken: ends every',
  ],
  'returns the same customerKey for all customers': [
    setsFields(/user\/me$/, { customerKey: 'one-of-all' }),
    'getLoginProgress: returns the',
  ],
  'returns another customerKey at each login': [
    changesJson('/user/me', (body) => ({ ...body, customerKey: crypto.randomUUID() })),
    'getLoginProgress: returns the',
  ],
  'reports every login as complete, with the login ID demo-user-2': [
    changesJson('/login-progress', () => ({ nextStep: 'top', loginId: 'demo-user-2' })),
    'getLoginProgress: returns the',
    'getLoginProgress: has the next step of',
  ],
  'keeps the old password': [
    replacesRefusal('400-1-02-01'),
    'changePassword: replaces',
    'changeExpiredPassword: replaces',
  ],
  'accepts the correct code after the third wrong one': [
    afterCall(/check$/, acceptsUnauthorised(/check$/)),
    'checkVerificationCode: invalidates the',
  ],
  'announces one remaining entry more than it accepts': [
    replacesText('"remaining","value":"2"', '"remaining","value":"3"'),
    'checkVerificationCode: returns the',
  ],
  'does not report after a reload that it has sent a code': [
    setsFields(/verification-addresses$/, { pendingCode: null }),
    'sendVerificationCode: makes the',
  ],
  'accepts earlier codes': [replacesRefusal('400-1-02-07'), 'sendVerificationCode: makes the'],

  'does not count downloads': [
    setsBillFields({ downloadStatus: 'notDownloaded' }),
    'downloadBillsZip: contains the',
    'downloadBillCsv: counts',
  ],
  'counts a download for all bills': [
    afterCall(/zip$/, setsBillFields({ downloadStatus: 'downloaded' })),
    'downloadBillsZip: contains the',
  ],
  'packs only the first bill': [
    changesQuery(/\/zip$/, (query) => query.set('billId', query.get('billId') ?? '')),
    'downloadBillsZip: contains the',
  ],
  'changes the revision of a bill at a download': [
    afterCall(/zip$/, setsBillFields({ revision: 'rev-download' })),
    'downloadBillsZip: contains the',
  ],
  'does not update the number of new bills after a download': [
    keepsFirstAnswer(/\/counts$/),
    'downloadBillsZip: contains the',
  ],
  'reports a bill as downloaded again after the download of its second file': [
    afterCall(/csv$/, setsBillFields({ downloadStatus: 'redownloaded' })),
    'downloadBillCsv: counts',
  ],
  'shows the present access as the previous access': [
    afterCall(/pdf$/, setsBillFields({ previousAccessAt: '2026-11-25T00:00:00+09:00' })),
    'downloadBillCsv: counts',
  ],
  'adds no line to the status history': [
    keepsFirstAnswer(/\/status-history$/),
    'updateBillStatus: adds one',
  ],
  'names the system as the author of each line of the status history': [
    setsEntryFields(/status-history$/, { updaterKind: 'system' }),
    'updateBillStatus: adds one',
  ],
  'accepts the current status of a bill as a change': [
    replacesRefusal('400-1-05-06'),
    'updateBillStatus: adds one',
  ],
  'changes registered information at once': [
    afterCall(/change-requests$/, replacesText('"03-5555-0100"', '"03-5555-0142"')),
    'submitChangeRequest: keeps the present',
  ],
  'always shows a pending change, without the old value': [
    setsFields(informationPath, { pendingChangeRequest: pendingChange }),
    'submitChangeRequest: keeps the present',
  ],
  'accepts a second pending change': [replacesRefusal('409-1-00-01'), 'submitChangeRequest: keeps'],
  'keeps removed addresses as receivers': [
    setsFields(/attached-mail-settings$/, { selectableMailAddresses: ['old@example.jp'] }),
    'updateMailAddresses: replaces',
  ],
  'resets the attached-mail lines at a change of the ledger mail attachment': [
    afterCall(/PUT .*ledger-mail/, setsFields(/attached-mail-settings$/, { items: [] })),
    'updateLedgerMailAttachment: changes neither',
  ],
  'has one revision for all sections of the account': [
    afterCall(/PUT .*ledger-mail/, refuses(/mail-addresses$/, '409-1-00-01')),
    'updateLedgerMailAttachment: changes neither',
  ],
  'resets the attached-mail lines that are not in the request': [
    afterCall(
      /PUT .*attached-mail/,
      setsEntryFields(/attached-mail-settings$/, { isAttached: false }),
    ),
    'updateAttachedMailSettings: changes only',
  ],
  'generates the same linkage code again': [
    setsFields(/linkage$/, { linkageCode: '1234:1234567890123' }),
    'registerEStorageLinkage: makes a',
    'registerEStorageLinkageByToken: makes a',
  ],
  'refuses a CSV on the day of its deadline': [
    refuses(/csv$/, '404-1-08-01'),
    'downloadBillCsv: works on',
  ],
  'returns a wrong date of today': [
    setsFields(/counts$/, { today: '2026-01-01' }),
    'getBillCounts: has the',
  ],
  'confirms changes that it does not store': [
    keepsFirstAnswer(/(mail-addresses|settings|information|linkage|invoice-number\/[^/]+)$/),
    'registerEStorageLinkage: makes a',
    'registerEStorageLinkageByToken: makes a',
    ...revisionChecks.filter((check) => !check.startsWith('uploadReturnedFile')),
  ],
  'refuses a change with an outdated revision, but stores it': [
    afterCall(
      /PUT/,
      setsFields(/mail-addresses$/, { subMailAddressList: [] }),
      ({ status }) => status === 409,
    ),
    'updateMailAddresses: changes nothing',
  ],

  'stores a returned file as text instead of bytes': [
    (path, answer) =>
      path.endsWith('/returned-file')
        ? { ...answer, body: Buffer.from(answer.body.toString()) }
        : answer,
    'uploadReturnedFile: keeps the',
    'uploadReturnedFile: accepts each',
  ],
  'keeps the first returned file when another one is sent': [
    keepsFirstAnswer(/\/returned-file$/),
    'uploadReturnedFile: keeps the',
  ],
  'lists no returned file': [
    setsBillFields({ returnedFile: null }),
    'uploadReturnedFile: keeps the',
  ],
  'keeps the revision of a bill after a change': [
    setsBillFields({ revision: 'rev-1' }),
    'uploadReturnedFile: changes nothing',
  ],
  'answers a change with the revision before the change': [
    (_, answer, __, { method, body }) => {
      const oldRevision = /"revision":"[^"]*"/.exec(body.toString())?.[0];
      return method === 'PUT' && oldRevision !== undefined
        ? {
            ...answer,
            body: Buffer.from(
              answer.body.toString().replaceAll(/"revision":"[^"]*"/g, oldRevision),
            ),
          }
        : answer;
    },
    ...checkNames(
      'changes nothing',
      'updateBillStatus updateMailAddresses updateLedgerMailAttachment updateAttachedMailSettings',
    ),
  ],
  'accepts any upload token': [
    replacesRefusal('400-1-05-04'),
    'uploadReturnedFile: accepts each',
    'uploadReturnedFile: refuses the',
  ],
  'invalidates a link when it is opened': [afterCall(/GET/, consumesLinks), ...linkChecks],
  'invalidates a link at a wrong entry': [
    afterCall(/P(OS|U)T/, consumesLinks, isRefused),
    ...linkChecks,
  ],
  'accepts a link twice': [replacesRefusal('404'), ...linkChecks],
  'registers accounts and passwords that cannot log in': [
    refuses(/auth\/login$/, '400-1-02-01'),
    'registerCustomer: accepts each',
    'setPasswordByToken: accepts each',
  ],
  'answers with an invoice registration number as it was entered': [
    replacesText(/"T(\d{13})"/g, '"$1"'),
    'registerInvoiceRegisterNumber: answers with',
  ],
  'refuses valid passwords with more than 20 characters': [
    refusesPasswords((password) => password.length > 20),
    'changePassword: accepts each password',
  ],
  'refuses valid passwords with fewer than 10 characters': [
    refusesPasswords((password) => password.length < 10),
    'registerCustomer: accepts each password',
  ],
  'refuses valid passwords with a backquote': [
    refusesPasswords((password) => password.includes('`')),
    'setPasswordByToken: accepts each password',
  ],
  'stores only the first 31 characters of a password': [
    changesCall((call) => {
      const text = call.body.toString();
      if (!text.includes('"password"')) return;
      const shorten = (name: string, value: unknown): unknown =>
        name.startsWith('password') ? String(value).slice(0, 31) : value;
      call.body = Buffer.from(JSON.stringify(JSON.parse(text, shorten)));
    }),
    'changeExpiredPassword: accepts each password',
  ],
  'publishes another maximum length of passwords than it applies': [
    setsFields(/password-policy$/, { maxLength: 64 }),
    ...checkNames('accepts each', 'changePassword setPasswordByToken registerCustomer'),
  ],
  'stores a number that differs from the entered number': [
    setsFields(/invoice-number/, { invoiceRegisterNumber: 'T8030002345678' }),
    'registerInvoiceRegisterNumber: answers with',
  ],
  'keeps earlier registration links to an address valid': [
    keepsFirstAnswer(linkStatePath),
    'registerMailAddress: makes earlier',
  ],
  'shows another version of the terms than the one in force': [
    setsFields(/legal-texts/, { version: '2001-01' }),
    'agreeToTerms: requires both',
  ],
  'accepts the agreement to only one of both texts': [
    replacesRefusal('400-1-00-01'),
    'agreeToTerms: requires both',
  ],
  'refuses the agreement to only one of both texts, but stores it': [
    afterCall(/agreement$/, setsFields(linkStatePath, { nextStep: 'customer' })),
    'agreeToTerms: requires both',
  ],
  'returns the customer name before the login': [
    setsFields(/\/downloads\/[^/]+$/, { customerName: userAnswer.customerName }),
    'loginDownloadUrl: opens a',
  ],
  'opens the same session at each login': [
    changesCookies(onlyCookie('MYPAGE_DOWNLOAD', () => 'MYPAGE_DOWNLOAD=always-the-same-session')),
    'loginDownloadUrl: opens a',
  ],
  'accepts every kind of session': [acceptsUnauthorised(/./), 'listDownloadFiles: needs the'],
  'does not count downloads by a link': [
    keepsFirstAnswer(/\/files$/),
    'downloadUrlFile: counts',
    'downloadUrlZip: counts',
  ],
  'counts each download for all files of a link': [
    afterCall(/\/files\/|zip$/, setsEntryFields(/\/files$/, { downloadStatus: 'redownloaded' })),
    'downloadUrlFile: counts',
  ],
};

const setsCookieDomain = changesCookies((line) => `${line}; Domain=example.jp`);

const searchPath = /\/(bills|summary|zip)$/;

const changesKeyword = (change: (keyword: string) => string) =>
  changesQuery(searchPath, (query) => {
    const [keyword, ...furtherKeywords] = query.getAll('keyword');
    if (keyword !== undefined && furtherKeywords.length === 0)
      query.set('keyword', change(keyword));
  });

/** Answers a repeated idempotency key of any caller with the first answer, without a second call of the operation. */
function keepsIdempotencyKeys(): { rewrite: Rewrite; tamper: Tamper } {
  const firstAnswers = new Map<unknown, ProxiedAnswer>();
  return {
    rewrite: (call) => {
      if (firstAnswers.has(call.headers['idempotency-key'])) call.path = '/nothing';
    },
    tamper: (_, answer, sentHeaders) => {
      const key = sentHeaders['idempotency-key'];
      const firstAnswer = firstAnswers.get(key) ?? answer;
      if (key !== undefined) firstAnswers.set(key, firstAnswer);
      return firstAnswer;
    },
  };
}

/** Makes all calls after the first English call English. */
function keepsEnglish() {
  let isEnglish = false;
  return changesCall(({ headers }) => {
    isEnglish ||= headers['x-language'] === 'en';
    if (isEnglish) headers['x-language'] = 'en';
  });
}

const furtherMisbehaviours: MisbehaviourTable = {
  'ignores a date range if there is also a month': [
    changesQuery(searchPath, (query) => {
      if (!query.has('publicationMonth')) return;
      const dateNames = [...query.keys()].filter((name) => /Date(From|To)/.test(name));
      for (const name of dateNames) query.delete(name);
    }),
    'searchBills: finds bills by publicationMonth and publicationDateFrom',
    'searchBills: finds bills by publicationMonth and publicationDateTo',
  ],
  'treats % at the end of a keyword as a wildcard': [
    changesKeyword((keyword) => keyword.replace(/%$/, '')),
    'searchBills: finds a part',
  ],
  'treats _ at the end of a keyword as a wildcard': [
    changesKeyword((keyword) => keyword.replace(/_$/, '')),
    'searchBills: finds a part',
  ],
  'does not find a keyword that is a part of a text': [
    changesKeyword((keyword) => (/^[A-Z]{3}-/.test(keyword) ? keyword : 'no such bill')),
    'searchBills: finds a part',
  ],
  'fails for a keyword that ends with a quote': [
    (_, answer, __, call) =>
      call.query.get('keyword')?.endsWith("'") ? refusal('500-1-00-01', answer) : answer,
    'searchBills: finds a part',
  ],
  'does not find keywords in half-width katakana': [
    changesKeyword((keyword) => keyword.replace(/[ｱ-ﾝ]/g, '#')),
    'searchBills: finds katakana',
  ],
  'ignores the payment due date in the summary': [
    ignoresConditions(/summary$/, 'paymentDueDateFrom', 'paymentDueDateTo'),
    'getBillSummary: counts the',
  ],
  'ignores the payment due date in a ZIP': [
    ignoresConditions(/zip$/, 'paymentDueDateFrom', 'paymentDueDateTo'),
    'downloadBillsZip: contains exactly',
  ],
  'compares a repeated call byte by byte': [
    (_, answer, __, { body }) =>
      body.toString().startsWith('{"statusId"') ? refusal('422-1-00-01', answer) : answer,
    'updateBillStatus: answers a',
  ],
  'does not compare the content of a repeated request': [
    replacesRefusal('422-1-00-01'),
    'updateBillStatus: refuses different',
    'uploadReturnedFile: refuses another',
    ...checkNames('needs an idempotency', 'login changePassword deleteEStorageLinkage'),
  ],
  'repeats the first answer for a repeated key, even a failed answer': [
    keepsIdempotencyKeys(),
    'updateBillStatus: processes a',
    'createUploadToken: processes a repeat after the',
    '*: processes a repeat after a failure',
  ],
  'refuses an old portal only in its first call': [
    (path, ...call) =>
      path.endsWith('/info') ? call[0] : replacesRefusal('400-1-99-02')(path, ...call),
    'getCurrentUser: refuses an old',
  ],
  'shares idempotency keys between sessions': [keepsIdempotencyKeys(), 'logout: treats a'],
  'announces the waiting time in milliseconds': [
    (_, answer) =>
      answer.status === 429
        ? { ...answer, headers: { ...answer.headers, 'retry-after': '60000' } }
        : answer,
    ...mailChecks,
  ],
  'has Japanese texts only': [
    setsHeader('x-language', 'ja'),
    '*: returns its texts',
    'getBillSearchOptions: returns its',
    'searchBills: returns the names',
    'getCurrentUser: refuses English',
  ],
  'answers all calls after the first English call in English': [
    keepsEnglish(),
    'getBillSearchOptions: returns its',
    'getDownloadStatusHistory: returns its',
  ],
  'takes the language from the header Accept-Language': [
    changesCall(({ headers }) => {
      headers['x-language'] = headers['accept-language'] ?? 'ja';
    }),
    'getCurrentUser: returns its',
    'getDownloadUrlState: returns its',
  ],
  'finds other bills in English': [
    onlyInEnglish(
      changesJson('/mypage-api/bills', (body) => ({ ...body, items: itemsOf(body).slice(1) })),
    ),
    'searchBills: keeps ids',
  ],
  'returns the first page for every page number': [ignoresConditions(/./, 'page'), ...pageChecks],
  'reports a total of one entry': [
    setsFields(/(notices|history|files)$/, { total: 1 }),
    ...pageChecks,
  ],
  'lists the oldest entries of histories and files first': [
    reversesItems(/(history|files)$/),
    'getStatusHistory: has the',
    'listDownloadFiles: has the',
  ],
  'returns only times in the past': [
    replacesText(/20\d\d-(\d\d-\d\dT)/g, '2001-$1'),
    '*: has times',
  ],
  'sends its cookies to other servers of the domain': [
    setsCookieDomain,
    'login: opens a session',
    'getSettingInfo: sets XSRF-TOKEN',
    'loginDownloadUrl: opens a',
  ],
  'returns the same status name for all bills': [
    setsBillFields({ statusName: 'Approved' }),
    'searchBills: returns the names',
  ],
  'lists a notice after its posting period': [
    setsFields(/notices$/, { items: [{ noticeId: 'notice-0018' }] }),
    'listNotices: has no',
  ],
  'ends the session of earlier links when another link is opened': [
    refuses(/\/files$/, '401-1-08-01'),
    'loginDownloadUrl: keeps the',
  ],
  'shows the files of one link in every link': [
    setsFields(/\/files$/, { items: [{ fileId: 'of-all' }] }),
    'loginDownloadUrl: keeps the',
  ],
  'reports no notice as read': [
    setsEntryFields(/notices$/, { isRead: false }),
    'listNotices: marks a',
  ],
  'reports each notice as read': [
    setsEntryFields(/notices$/, { isRead: true }),
    'listNotices: marks a',
  ],
  'sends files under other names': [
    setsAnswerHeader('content-disposition', 'attachment; filename="a"'),
    'downloadNoticeAttachment: sends the',
    'downloadUrlFile: counts',
  ],
  'ends the lines of a CSV without a carriage return': [
    (path, answer) =>
      path.endsWith('/csv')
        ? { ...answer, body: Buffer.from(answer.body.toString().replaceAll('\r', '')) }
        : answer,
    'downloadBillCsv: is UTF-8',
  ],
};

/** The same object with other numbers, booleans and texts. */
const withOtherFacts = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'boolean'
        ? !inner
        : Array.isArray(inner)
          ? inner.map((entry) => (typeof entry === 'object' ? withOtherFacts(entry) : entry))
          : typeof inner === 'object' && inner !== null
            ? withOtherFacts(inner)
            : `${inner}1`,
    ]),
  );

const setsSettings = (settings: Item): Tamper => setsFields('/setting/info', settings);

/** Providers that change texts, zeros or languages, or do not follow their own settings. */
const valueMisbehaviours: MisbehaviourTable = {
  'switches features off in its settings, but still offers them': [
    setsSettings({
      hasPaymentDueDates: false,
      isBillPreviewEnabled: null,
      isDisplayEStorageLink: false,
      languageList: ['ja'],
    }),
    'searchBills: has no paymentDueDate',
    'previewBillPdf: returns 404',
    'getEStorageLinkage: returns 404',
    'getCurrentUser: refuses English',
  ],
  'announces a password reissue by mail, but issues temporary passwords': [
    setsSettings({ passwordReissueMethod: 'mail' }),
    'issueTemporaryPassword: returns 404',
  ],
  'announces temporary passwords, but reissues passwords by mail': [
    setsSettings({ passwordReissueMethod: 'temporaryPassword' }),
    'requestPasswordReissue: returns 404',
  ],
  'replaces characters of four bytes when it stores a text': [
    changesCall((call) => {
      const text = call.body.toString('latin1');
      const changed = text.replace(/[\xf0-\xf4][\x80-\xbf]{3}/g, '\xe2\x96\xa1');
      call.body = Buffer.from(changed, 'latin1');
    }),
    '*: stores a text',
  ],
  'treats the text 0 as no text': [
    replacesText(/"(note|requestedContent|customerName)":"0"/g, '"$1":null'),
    ...checkNames('stores a text', 'updateBillStatus submitChangeRequest registerCustomer'),
  ],
  'escapes markup when it stores a text': [
    replacesText('&', '&amp;'),
    'updateBillStatus: stores a text',
  ],
  'ignores a search condition with the value 0': [
    changesQuery(searchPath, (query) => {
      const names = [...query.keys()];
      for (const name of names) query.delete(name, '0');
    }),
    'searchBills: finds bills by priceFrom 0',
    'searchBills: finds bills by priceTo 0',
    'searchBills: searches the keyword 0',
    'downloadBillsZip: contains exactly',
  ],
  'shows three letters of a masked mail address': [
    replacesText(/"maskedMailAddress":"(.)\*\*/g, '"maskedMailAddress":"$1ab'),
    'getVerificationAddresses: shows addresses',
  ],
  'shows a masked mail address that is not registered': [
    replacesText(/"maskedMailAddress":"./g, '"maskedMailAddress":"z'),
    'getVerificationAddresses: shows addresses',
  ],
  'has other versions, ids and numbers in English': [
    onlyInEnglish(changesJson(/./, withOtherFacts)),
    '*: keeps ids',
  ],
};

/** Faulty providers of effects over several calls. */
export const effectMisbehaviours: readonly Misbehaviour[] = [
  ...[stateMisbehaviours, furtherMisbehaviours, valueMisbehaviours].flatMap((table) =>
    Object.entries(table),
  ),
  ...[
    'billTypeId',
    'priceFrom',
    'priceTo',
    'publicationDateFrom',
    'publicationMonth',
    'downloadStatus',
    'downloadDeadlineFrom',
    'downloadDeadlineTo',
    'isDownloadable',
  ].map((name): Misbehaviour => [
    `ignores ${name} in a ZIP`,
    [ignoresConditions(/zip$/, name), 'downloadBillsZip: contains exactly'],
  ]),
];
