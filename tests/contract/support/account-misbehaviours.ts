import { accepts, afterCall, entries, field } from './effect-misbehaviours.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import {
  answersWith,
  inPlaceOf,
  json,
  lines,
  ofCookie,
  refusal,
  refuses,
  withText,
  type Item,
} from './partial-misbehaviours.ts';
import type { Tamper } from './wrong-provider.ts';

const key = 'needs an idempotency';

/** Providers with faults of every call: anti-forgery pair, keys, order of refusals. */
const everyCall: readonly Misbehaviour[] = [
  [
    'accepts a call without the anti-forgery pair',
    {
      rewrite: ({ headers }) => {
        if (/XSRF-TOKEN=./.test(headers.cookie ?? '')) return;
        headers.cookie = `${headers.cookie ?? ''}; XSRF-TOKEN=a-pair-0123456789abc`;
        headers['x-xsrf-token'] = 'a-pair-0123456789abc';
      },
    },
    'login: compares the anti',
    'updateBillStatus: compares the',
  ],
  [
    'needs X-XSRF-TOKEN for a GET',
    (_, answer, sent, { method }) =>
      method === 'GET' && sent['x-xsrf-token'] === undefined
        ? refusal('403-1-00-01', answer)
        : answer,
    'searchBills: compares the',
  ],
  [
    'replaces XSRF-TOKEN with every answer',
    answersWith('set-cookie', ['XSRF-TOKEN=one-more-token-0123; Path=/demo']),
    `updateBillStatus: ${key}`,
    'searchBills: keeps ids',
  ],
  [
    'does not compare the content of a repeat',
    inPlaceOf('422-1-00-01'),
    `login: ${key}`,
    `changePassword: ${key}`,
    `deleteEStorageLinkage: ${key}`,
  ],
  [
    'takes an idempotency key without quotes',
    {
      rewrite: ({ headers }) => {
        const sent = headers['idempotency-key'];
        if (typeof sent === 'string') headers['idempotency-key'] = `"${sent.replaceAll('"', '')}"`;
      },
    },
    `login: ${key}`,
    `logout: ${key}`,
  ],
  [
    'validates the content before everything else',
    (_, answer, __, { body }) =>
      body.toString() === '{}' ? refusal('400-1-00-01', answer) : answer,
    '*: refuses a request with several',
  ],
];

const addresses = 'getVerificationAddresses: counts the seconds until the next code, and offers';
const information = /registered-information$/;

/** Waits in another unit. */
const inMinutes: Tamper = (_, answer) => ({
  ...answer,
  body: Buffer.from(
    answer.body
      .toString()
      .replace(/("remainingResendSeconds":)(\d+)/g, (__, name: string, seconds: string) =>
        [name, Math.floor(Number(seconds) / 60) * 60].join(''),
      ),
  ),
});

const labelled = (label: string): Tamper =>
  json(information, ({ pendingChangeRequest, ...body }) => {
    const pending: { items?: Item[] } | null = Object(pendingChangeRequest);
    const items = pending?.items?.map((item) => ({ ...item, label }));
    return { ...body, pendingChangeRequest: { ...pending, items } };
  });

/** Providers with faults of confirmation codes, notices and changes. */
const codesAndNotices: readonly Misbehaviour[] = [
  ['waits in whole minutes', inMinutes, `${addresses} only a valid code: a recent`],
  [
    'calls a void code valid',
    field(/verification-addresses$/, 'pendingCode', { mailAddressId: 'ma-1' }),
    `${addresses} only a valid code: an expired`,
    `${addresses} only a valid code: a code that`,
  ],
  [
    'keeps the session after a void code',
    accepts(/login-progress$/),
    'checkVerificationCode: invalidates the',
    `${addresses} only a valid code: an expired`,
  ],
  [
    'counts a repeated code twice',
    {
      rewrite: ({ headers, path }) => {
        if (path.endsWith('/check')) headers['idempotency-key'] = `"${crypto.randomUUID()}"`;
      },
    },
    'checkVerificationCode: tells the',
  ],
  [
    'sends codes to any address',
    inPlaceOf('400-1-00-02'),
    'sendVerificationCode: refuses an address',
  ],
  [
    'does not begin to count entries again',
    withText('"remainingEntries":3', '"remainingEntries":2'),
    'sendVerificationCode: makes the',
  ],
  [
    'lists notices before their time',
    entries(/notices(\/operator)?$/, {
      postingPeriodFrom: '2099-01-01T00:00:00+09:00',
      publishedOn: '2099-01-01',
    }),
    'listNotices: has no',
    'listOperatorNotices: has no',
  ],
  [
    'marks all notices as read for all customers when one is listed',
    afterCall(/notices$/, entries(/notices$/, { isRead: true })),
    'listNotices: keeps what',
  ],
  [
    'has each file at each notice',
    inPlaceOf('400-1-04-02'),
    'downloadNoticeAttachment: has the files',
  ],
  [
    'stores the labels of a change',
    labelled('電話番号'),
    'getRegisteredInformation: labels a change',
  ],
  [
    'accepts changes again on a day that is over',
    field(information, 'changeAcceptance', { acceptsAgainOn: '2001-01-01' }),
    'getRegisteredInformation: announces a day',
  ],
];

/** Providers with faults of accounts, registrations and settings. */
const accountsAndSettings: readonly Misbehaviour[] = [
  [
    'keeps the logins to download links after a new password',
    (path, answer) =>
      /\/downloads\/[^/]+\/files$/.test(path) ? { ...answer, status: 200 } : answer,
    'setPasswordByToken: ends the logins',
  ],
  [
    'has the same accounts for all issuers',
    {
      rewrite: (call) => {
        if (/\/(login|me)$/.test(call.path)) call.path = call.path.replace(/^\/\w+/, '/demo');
      },
    },
    'login: opens no',
  ],
  [
    'keeps an account locked',
    afterCall(/password-settings/, refuses(/login$/, '400-1-02-02')),
    'setPasswordByToken: unlocks the',
  ],
  ['accepts each former password', inPlaceOf('400-1-03-09'), 'changePassword: refuses the last'],
  [
    'keeps earlier links to an account',
    inPlaceOf('404-1-03-01'),
    'requestPasswordReissue: makes earlier',
  ],
  [
    'knows one purpose of a link',
    withText('"purpose":"initial"', '"purpose":"reissue"'),
    'getPasswordSettingState: has the purpose of the mail',
  ],
  [
    'names another field',
    withText(/"target":\["\w+"\]/g, '"target":["other"]'),
    'registerCustomer: refuses a login',
    'checkVerificationCode: tells the',
    'requestPasswordReissue: sends no',
    'changePassword: replaces the',
    'changePassword: accepts each',
  ],
  [
    'has another number in the text of a refusal',
    withText(/"(count|max|minutes)","value":"\d+"/g, '"$1","value":"99"'),
    'changePassword: refuses the last',
    'changePassword: accepts each',
    'checkVerificationCode: invalidates the',
    `${addresses} only a valid code: a recent`,
  ],
  [
    'knows no other state than its own',
    withText(/"(nextStep|state|purpose|passwordReissueMethod)":"\w+"/g, '"$1":"other"'),
    'login: has the nextStep',
    'getLoginProgress: has the',
    'getRegistrationState: has the',
    'getPasswordSettingState: has the',
    'getSettingInfo: has the password',
  ],
  [
    'knows the links of all issuers',
    {
      rewrite: (call) => {
        if (/(password-settings|registration|invoice-number|downloads)\/[^/]+$/.test(call.path))
          call.path = call.path.replace(/^\/\w+/, '/demo');
      },
    },
    'getPasswordSettingState: knows the',
    'getRegistrationState: knows the',
    'getInvoiceRegisterNumberState: knows the link',
    'getDownloadUrlState: knows the link',
  ],
  [
    'has one XSRF-TOKEN for all',
    lines(ofCookie('XSRF-TOKEN', () => 'XSRF-TOKEN=one-token-of-all-0123; Path=/demo; Secure')),
    'getSettingInfo: gives a',
    'getLoginProgress: tells the',
  ],
  [
    'has a name for each customer',
    field(/user\/me$/, 'customerName', 'Customer'),
    'getCurrentUser: has the customerName',
  ],
  [
    'takes each login for an automatic one, and an automatic one for none',
    json('/logout', ({ isAutoLogin }) => ({ isAutoLogin: !isAutoLogin })),
    'logout: has the',
  ],
  [
    'has an address and a code for everybody',
    json(/verification-addresses$/, (body) => ({ ...body, addresses: [1], pendingCode: {} })),
    'getVerificationAddresses: has the',
  ],
  [
    'compares versions of the portal as texts',
    (_, answer, sent) =>
      sent['x-front-version'] === '100.0.0' ? refusal('400-1-99-02', answer) : answer,
    'getCurrentUser: refuses an old',
  ],
  [
    'lists the notices of all issuers',
    field(/notices$/, 'items', [{ noticeId: 'notice-1', title: 'Office hours' }]),
    'listNotices: has only',
  ],
  [
    'shows another login ID after a reload',
    field(/registration\/[^/]+$/, 'loginId', 'another-user'),
    'registerCustomer: creates an',
  ],
  ['has JPEG images', withText('"image":"iVBOR', '"image":"/9j/4'), '*: has images'],
  [
    'warns after the end',
    field(/setting\/info$/, 'idleWarningSeconds', 86_400),
    'getPasswordPolicy: has limits',
  ],
  [
    'has the terms as each legal text',
    field(/legal-texts/, 'legalTextType', 'terms'),
    'getLegalText: has each',
  ],
  [
    'ends a session at a refused change',
    afterCall(/PUT .*password$/, refuses(/login-progress$/, '401-1-00-01')),
    'changePassword: replaces the',
    'changeExpiredPassword: replaces the',
  ],
  [
    'waits after a refused mail',
    afterCall(
      /POST/,
      refuses(/(reissue|temporary-password)$/, '429-1-05-01'),
      ({ status }) => status === 400,
    ),
    'requestPasswordReissue: sends no',
    'issueTemporaryPassword: sends no',
  ],
  [
    'has no logout before the next step of a login',
    refuses(/logout$/, '401-1-00-01'),
    'getLoginProgress: has the next step of',
  ],
];

/** Faulty providers of logins, sessions, registrations, notices and settings. */
export const accounts: readonly Misbehaviour[] = [
  ...everyCall,
  ...codesAndNotices,
  ...accountsAndSettings,
];
