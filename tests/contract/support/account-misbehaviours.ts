import type { Misbehaviour, MisbehaviourTable } from './misbehaviours.ts';
import {
  acceptsUnauthorised,
  afterCall,
  changesCall,
  changesCookies,
  changesJson,
  changesText,
  checkNames,
  isRefused,
  onlyCookie,
  refusal,
  refuses,
  replacesRefusal,
  replacesText,
  setsEntryFields,
  setsFields,
  type Item,
} from './tampers.ts';
import type { Tamper } from './wrong-provider.ts';

/** Providers with faults that every call may have: anti-forgery pair, idempotency key, order of refusals. */
const everyCallMisbehaviours: MisbehaviourTable = {
  'accepts a call without the anti-forgery pair': [
    changesCall(({ headers }) => {
      if (/XSRF-TOKEN=./.test(headers.cookie ?? '')) return;
      headers.cookie = `${headers.cookie ?? ''}; XSRF-TOKEN=a-pair-0123456789abc`;
      headers['x-xsrf-token'] = 'a-pair-0123456789abc';
    }),
    'login: compares the anti',
    'updateBillStatus: compares the',
  ],
  'requires X-XSRF-TOKEN for a GET': [
    (_, answer, sentHeaders, { method }) =>
      method === 'GET' && sentHeaders['x-xsrf-token'] === undefined
        ? refusal('403-1-00-01', answer)
        : answer,
    'searchBills: compares the',
  ],
  'accepts an idempotency key without quotes': [
    changesCall(({ headers }) => {
      const key = headers['idempotency-key'];
      if (typeof key === 'string') headers['idempotency-key'] = `"${key.replaceAll('"', '')}"`;
    }),
    ...checkNames('needs an idempotency', 'login logout'),
  ],
  'validates the content before everything else': [
    (_, answer, __, { body }) =>
      body.toString() === '{}' ? refusal('400-1-00-01', answer) : answer,
    '*: refuses a request with several',
  ],
};

const addressesCheck =
  'getVerificationAddresses: counts the seconds until the next code, and offers';
const informationPath = /registered-information$/;

const withItemLabels = (label: string): Tamper =>
  changesJson(informationPath, ({ pendingChangeRequest, ...body }) => {
    const pending: { items?: Item[] } | null = Object(pendingChangeRequest);
    const items = pending?.items?.map((item) => ({ ...item, label }));
    return { ...body, pendingChangeRequest: { ...pending, items } };
  });

/** Providers with faults of confirmation codes, notices and changes. */
const codeAndNoticeMisbehaviours: MisbehaviourTable = {
  'counts the waiting time in whole minutes': [
    changesText((text) =>
      text.replace(/(?<="remainingResendSeconds":)\d+/g, (seconds) =>
        String(Math.floor(Number(seconds) / 60) * 60),
      ),
    ),
    `${addressesCheck} only a valid code: a recent`,
  ],
  'reports an invalid code as valid': [
    setsFields(/verification-addresses$/, { pendingCode: { mailAddressId: 'ma-1' } }),
    `${addressesCheck} only a valid code: an expired`,
    `${addressesCheck} only a valid code: a code that`,
  ],
  'keeps the login session after it has invalidated the code': [
    acceptsUnauthorised(/login-progress$/),
    'checkVerificationCode: invalidates the',
    `${addressesCheck} only a valid code: an expired`,
  ],
  'counts a repeated code twice': [
    changesCall(({ headers, path }) => {
      if (path.endsWith('/check')) headers['idempotency-key'] = `"${crypto.randomUUID()}"`;
    }),
    'checkVerificationCode: returns the',
  ],
  'sends codes to any address': [
    replacesRefusal('400-1-00-02'),
    'sendVerificationCode: refuses an address',
  ],
  'does not reset the number of remaining entries for a new code': [
    replacesText('"remainingEntries":3', '"remainingEntries":2'),
    'sendVerificationCode: makes the',
  ],
  'lists notices before their posting period': [
    setsEntryFields(/notices(\/operator)?$/, {
      postingPeriodFrom: '2099-01-01T00:00:00+09:00',
      publishedOn: '2099-01-01',
    }),
    'listNotices: has no',
    'listOperatorNotices: has no',
  ],
  'marks all notices as read for all customers when one is listed': [
    afterCall(/notices$/, setsEntryFields(/notices$/, { isRead: true })),
    'listNotices: stores for',
  ],
  'answers with success for files that a notice does not have': [
    replacesRefusal('400-1-04-02'),
    'downloadNoticeAttachment: refuses a file of',
  ],
  'labels the items of a change in Japanese only': [
    withItemLabels('電話番号'),
    'getRegisteredInformation: labels a change',
  ],
  'announces a past day on which it accepts changes again': [
    setsFields(informationPath, { changeAcceptance: { acceptsAgainOn: '2001-01-01' } }),
    'getRegisteredInformation: announces a day',
  ],
};

/** Answers the calls of every issuer as the issuer `demo`. */
const answersAsDemo = (pathEnd: RegExp) =>
  changesCall((call) => {
    if (pathEnd.test(call.path)) call.path = call.path.replace(/^\/\w+/, '/demo');
  });

/** Providers with faults of accounts, registrations and settings. */
const accountAndSettingMisbehaviours: MisbehaviourTable = {
  'keeps the logins to download links after a new password': [
    (path, answer) =>
      /\/downloads\/[^/]+\/files$/.test(path) ? { ...answer, status: 200 } : answer,
    'setPasswordByToken: ends the logins',
  ],
  'has the same accounts for all issuers': [
    answersAsDemo(/\/(login|me)$/),
    'login: does not log in to an account',
  ],
  'keeps an account locked after a new password': [
    afterCall(/password-settings/, refuses(/login$/, '400-1-02-02')),
    'setPasswordByToken: unlocks the',
  ],
  'accepts former passwords as new passwords': [
    replacesRefusal('400-1-03-09'),
    'changePassword: refuses the last',
  ],
  'keeps earlier password links of an account valid': [
    replacesRefusal('404-1-03-01'),
    'requestPasswordReissue: makes earlier',
  ],
  'reports the same purpose for every password link': [
    replacesText('"purpose":"initial"', '"purpose":"reissue"'),
    'getPasswordSettingState: returns the purpose of the mail',
  ],
  'names an unknown field in a refusal': [
    replacesText(/"target":\["\w+"\]/g, '"target":["other"]'),
    'registerCustomer: refuses a login',
    'checkVerificationCode: returns the',
    'requestPasswordReissue: sends no',
    'changePassword: replaces the',
    'changePassword: accepts each',
  ],
  'returns another number in a refusal': [
    replacesText(/"(count|max|minutes)","value":"\d+"/g, '"$1","value":"99"'),
    'changePassword: refuses the last',
    'changePassword: accepts each',
    'checkVerificationCode: invalidates the',
    `${addressesCheck} only a valid code: a recent`,
  ],
  'returns unknown values for steps, states and purposes': [
    replacesText(/"(nextStep|state|purpose|passwordReissueMethod)":"\w+"/g, '"$1":"other"'),
    'login: has the nextStep',
    'getLoginProgress: has the',
    'getRegistrationState: has the',
    'getPasswordSettingState: has the',
    'getSettingInfo: has the password',
  ],
  'accepts the links of other issuers': [
    answersAsDemo(/(password-settings|registration|invoice-number|downloads)\/[^/]+$/),
    'getPasswordSettingState: knows the',
    'getRegistrationState: knows the',
    'getInvoiceRegisterNumberState: knows the link',
    'getDownloadUrlState: knows the link',
  ],
  'gives every browser the same XSRF-TOKEN': [
    changesCookies(
      onlyCookie('XSRF-TOKEN', () => 'XSRF-TOKEN=one-token-of-all-0123; Path=/demo; Secure'),
    ),
    'getSettingInfo: gives a',
    'getLoginProgress: returns the',
  ],
  'returns the same name for each customer': [
    setsFields(/user\/me$/, { customerName: 'Customer' }),
    'getCurrentUser: has the customerName',
  ],
  'reports an automatic login as a normal login, and a normal login as automatic': [
    changesJson('/logout', ({ isAutoLogin }) => ({ isAutoLogin: !isAutoLogin })),
    'logout: has the',
  ],
  'returns addresses and a pending code to every caller': [
    changesJson(/verification-addresses$/, (body) => ({
      ...body,
      addresses: [1],
      pendingCode: {},
    })),
    'getVerificationAddresses: has the',
  ],
  'compares versions of the portal as texts': [
    (_, answer, sentHeaders) =>
      sentHeaders['x-front-version'] === '100.0.0' ? refusal('400-1-99-02', answer) : answer,
    'getCurrentUser: refuses an old',
  ],
  'lists the notices of all issuers': [
    setsFields(/notices$/, { items: [{ noticeId: 'notice-1', title: 'Office hours' }] }),
    'listNotices: has only',
  ],
  'shows another login ID after a reload': [
    setsFields(/registration\/[^/]+$/, { loginId: 'another-user' }),
    'registerCustomer: creates an',
  ],
  'sends JPEG images': [replacesText('"image":"iVBOR', '"image":"/9j/4'), '*: has images'],
  'announces a warning that is later than the idle logout': [
    setsFields(/setting\/info$/, { idleWarningSeconds: 86_400 }),
    'getPasswordPolicy: has limits',
  ],
  'returns the terms for each legal text': [
    setsFields(/legal-texts/, { legalTextType: 'terms' }),
    'getLegalText: has each',
  ],
  'ends the session when it refuses a new password': [
    afterCall(/PUT .*password$/, refuses(/login-progress$/, '401-1-00-01')),
    'changePassword: replaces the',
    'changeExpiredPassword: replaces the',
  ],
  'requires a pause after a refused request for a mail': [
    afterCall(/POST/, refuses(/(reissue|temporary-password)$/, '429-1-05-01'), isRefused),
    'requestPasswordReissue: sends no',
    'issueTemporaryPassword: sends no',
  ],
  'refuses a logout before a login is complete': [
    refuses(/logout$/, '401-1-00-01'),
    'getLoginProgress: has the next step of',
  ],
};

/** Faulty providers of logins, sessions, registrations, notices and settings. */
export const accountMisbehaviours: readonly Misbehaviour[] = [
  everyCallMisbehaviours,
  codeAndNoticeMisbehaviours,
  accountAndSettingMisbehaviours,
].flatMap((table) => Object.entries(table));
