import { accountOfLogin, saveAccount, type Account } from '../accounts.ts';
import { seedPassword } from '../seed/accounts.ts';
import { randomToken, startSession, type SessionKind } from '../sessions.ts';
import type { SandboxData } from '../sandbox-data.ts';
import { textParam, type SetUp, type StateValues, type StateParams } from './state.ts';
import { addMonths, japanMonth } from '../japan-time.ts';

/** The account of a login ID of the issuer `demo`. */
export const demoAccountOf = (sandbox: SandboxData, loginId: string): Account =>
  accountOfLogin(sandbox.db, { customerCode: 'demo' }, loginId);

/** The anti-forgery token and cookie of a browser without a login. */
export const createVisitorValues = (): StateValues => {
  const xsrfToken = randomToken();
  return { xsrfToken, cookie: `XSRF-TOKEN=${xsrfToken}` };
};

/** Starts a session of a login. @returns session ID, cookies, anti-forgery token and login ID */
export function logIn(
  sandbox: SandboxData,
  loginId: string,
  kind: SessionKind = 'full',
): StateValues {
  const { sessionId } = startSession(sandbox, kind, demoAccountOf(sandbox, loginId).accountId);
  const xsrfToken = randomToken();
  const cookie = `MYPAGE_SESSION=${sessionId}; XSRF-TOKEN=${xsrfToken}`;
  return { xsrfToken, sessionId, cookie, loginId };
}

const password = seedPassword;

const stateWithLogin =
  (loginId: string, kind?: SessionKind, moreValues: StateValues = {}): SetUp =>
  (sandbox) => ({ ...logIn(sandbox, loginId, kind), ...moreValues });

/** A state without a login in which an account is changed, by default the account of `demo-user`. */
const stateWithChangedAccount =
  (changesOf: (sandbox: SandboxData) => Partial<Account>): SetUp =>
  (sandbox, params) => {
    const loginId = textParam(params, 'loginId', 'demo-user');
    saveAccount(sandbox.db, { ...demoAccountOf(sandbox, loginId), ...changesOf(sandbox) });
    return { ...createVisitorValues(), loginId, password };
  };

/** A state of a visitor whose issuer replaces forgotten passwords with a link (0) or with a temporary password (1). */
const stateWithReissueMethod =
  (reissuesTemporaryPassword: 0 | 1): SetUp =>
  (sandbox) => {
    sandbox.limits.reissuesTemporaryPassword = reissuesTemporaryPassword;
    const { loginId, mainMailAddress } = demoAccountOf(sandbox, 'demo-user');
    return { ...createVisitorValues(), loginId, registeredMailAddress: mainMailAddress ?? '' };
  };

const searchValues = { billTypeId: 'invoice', statusId: 'unconfirmed', searchTargetId: 'title' };

/** States of logins and sessions (S4). */
export const loginStates = {
  'a visitor': () => ({ ...createVisitorValues(), loginId: 'demo-user', password }),
  'a customer with bills is logged in': stateWithLogin('demo-user', 'full', { password }),
  'a customer without bills is logged in': stateWithLogin('empty-user', 'full', searchValues),
  'a customer without a name is logged in': stateWithLogin('nameless-user'),
  'a customer with automatic login is logged in': stateWithLogin('auto-user'),
  'a customer must verify the mail address': stateWithLogin('verify-user', 'verify', {
    mailAddressId: 'ma-1',
  }),
  'a customer without a mail address must verify it': stateWithLogin('no-mail-user', 'verify'),
  'a customer must change the password': stateWithLogin('expired-user', 'passwdExpired', {
    password,
  }),
  'a customer must change a temporary password': stateWithLogin('temporary-user', 'passwdExpired', {
    password,
  }),
  'the session has timed out': (sandbox) => {
    const values = logIn(sandbox, 'demo-user');
    sandbox.db.run("UPDATE sessions SET endedBy = 'idle'");
    return values;
  },
  'the account is locked': stateWithChangedAccount(({ clock, limits }) => ({
    lockedAt: clock.now(),
    failedLogins: limits.failedLoginLimit,
  })),
  'the account is one failure from being locked': stateWithChangedAccount(({ limits }) => ({
    failedLogins: limits.failedLoginLimit - 1,
  })),
  'the account is locked by the issuer': stateWithChangedAccount(() => ({ state: 'issuerLocked' })),
  'the login ID is closed': stateWithChangedAccount(() => ({ state: 'closed' })),
  'the use is suspended': stateWithChangedAccount(() => ({ state: 'suspended' })),
  'the password has expired': stateWithChangedAccount(() => ({ passwordExpired: true })),
  'the password is a temporary one': stateWithChangedAccount(() => ({ passwordIsTemporary: true })),
  'the mail address is not verified': stateWithChangedAccount(() => ({ verifiedAt: null })),
  'a forgotten password is replaced by a link': stateWithReissueMethod(0),
  'a forgotten password is replaced by a temporary one': stateWithReissueMethod(1),
  'a confirmation code was sent': (sandbox, params) => {
    const verificationCode = textParam(params, 'verificationCode', '482916');
    sandbox.db.insert('verificationCodes', {
      accountId: demoAccountOf(sandbox, 'verify-user').accountId,
      code: verificationCode,
      mailAddressId: 'ma-1',
      sentAt: sandbox.clock.now() - Number(params['secondsAgo'] ?? 0) * 1000,
      wrongEntries: Number(params['wrongEntries'] ?? 0),
      isVoid: params['isVoid'] === undefined ? 0 : 1,
    });
    const values = logIn(sandbox, 'verify-user', 'verify');
    return { ...values, mailAddressId: 'ma-1', verificationCode };
  },
} satisfies Record<string, SetUp>;

const stateWithNotice =
  (noticeId: string): SetUp =>
  (sandbox) => ({
    ...logIn(sandbox, 'demo-user'),
    noticeId,
    attachmentId: `${noticeId}-1`,
  });

/** States of notices (S4). */
export const noticeStates = {
  'a notice has an attachment': stateWithNotice('notice-0042'),
  "a notice's posting period is over": stateWithNotice('notice-0018'),
  'every operator notice has a link': (sandbox) => {
    sandbox.db.run(
      `DELETE FROM notices WHERE kind = 'operator' AND json_extract(content, '$.ja.link') IS NULL`,
    );
    return logIn(sandbox, 'demo-user');
  },
} satisfies Record<string, SetUp>;

/** A state in which `demo-user` is logged in after a change of the account or of the sandbox. */
const stateWithUserChange =
  (
    applyChange: (sandbox: SandboxData, account: Account, params: StateParams) => StateValues,
  ): SetUp =>
  (sandbox, params) => {
    const values = applyChange(sandbox, demoAccountOf(sandbox, 'demo-user'), params);
    return { ...logIn(sandbox, 'demo-user'), ...values };
  };

/** States of the customer's own data. */
export const userStates = {
  'a linkage is registered': stateWithUserChange((sandbox, account) => {
    const linkageCode = '1234:1234567890123';
    account.profile.linkage = { code: linkageCode, generatedAt: sandbox.clock.now() };
    saveAccount(sandbox.db, account);
    return { linkageCode, revision: 'rev-1234-1234567890123' };
  }),
  'a customer with account settings is logged in': stateWithUserChange((sandbox, account) => {
    const { mainMailAddress, profile } = account;
    profile.undeliverableMailAddresses = [...profile.subMailAddresses];
    saveAccount(sandbox.db, account);
    return {
      mailAddress: mainMailAddress ?? '',
      subMailAddress: profile.subMailAddresses[0] ?? '',
      mailAddressesRevision: `rev-${profile.revisions.mailAddresses}`,
      ledgerMailAttachmentRevision: `rev-${profile.revisions.ledgerMailAttachment}`,
      attachedMailRevision: `rev-${profile.revisions.attachedMail}`,
      billTypeId: 'invoice',
    };
  }),
  'no linkage is registered': stateWithUserChange(() => ({})),
  'no change is in progress': stateWithUserChange((sandbox, account) => ({
    revision: `rev-${sandbox.limits.formVersion}-${account.version}`,
    changeReflectionMonth: addMonths(japanMonth(sandbox.clock.now()), 1),
  })),
  'a change is in progress': stateWithUserChange((sandbox, { accountId }, params) => {
    const changeRequestId = textParam(params, 'changeRequestId', 'cr-20261119-0003');
    const submittedAt = sandbox.clock.now();
    const content = JSON.stringify({
      changeReflectionMonth: addMonths(japanMonth(submittedAt), 1),
      items: [{ itemKey: 'phoneNumber', value: '03-5555-0142', previousValue: '03-5555-0100' }],
    });
    sandbox.db.insert('changeRequests', { changeRequestId, accountId, submittedAt, content });
    return { changeRequestId };
  }),
  'changes are not accepted now': stateWithUserChange((sandbox) => {
    sandbox.limits.changeLastDayOfMonth = 0;
    return {};
  }),
} satisfies Record<string, SetUp>;
