import {
  findAccountByLoginId,
  mainRecipientsOf,
  limitCalls,
  refuseEndedAccount,
  refuseUnusableAccount,
  type Account,
} from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refusal } from '../errors.ts';
import { pathValueOf, type Call, type CallOf, type Handlers } from '../http/call.ts';
import { passwordLinkLetter, temporaryPasswordLetter } from '../mail/letters.ts';
import { randomDigits } from '../sessions.ts';
import {
  accountOfLink,
  consumeLink,
  deleteUnusedLinks,
  findLink,
  createLink,
  linkStateOf,
} from '../links.ts';
import { replacePassword } from './auth.ts';
import { reissueMethodOf } from './setting.ts';
import { checkNewPassword, passwordPolicyOf, setPassword } from './passwords.ts';

type PasswordLinkPayload = { purpose: 'initial' | 'reissue' };

function accountForReissue(
  call: CallOf<'requestPasswordReissue' | 'issueTemporaryPassword'>,
  method: 'mail' | 'temporaryPassword',
): Account {
  const { sandbox, issuer } = call;
  if (reissueMethodOf(sandbox, issuer) !== method) throw refusal('404-1-00-01');
  const { loginId, registeredMailAddress } = call.body;
  const account = findAccountByLoginId(sandbox.db, issuer.customerCode, loginId);
  if (!account) throw refusal('400-1-02-04');
  refuseEndedAccount(account);
  if (account.mainMailAddress?.toLowerCase() !== registeredMailAddress.toLowerCase()) {
    throw refusal('400-1-02-05');
  }
  refuseUnusableAccount(account);
  limitCalls(sandbox, `reissue ${account.accountId}`, 1, sandbox.limits.mailResendSeconds);
  return account;
}

function linkOfPath(call: Call) {
  const link = findLink<PasswordLinkPayload>(call, 'passwordSetting', pathValueOf(call, 'token'));
  const account = accountOfLink(call.sandbox, link);
  if (!link || !account) throw refusal('404-1-03-01');
  refuseEndedAccount(account);
  refuseUnusableAccount(account);
  return { link, account, state: linkStateOf(link, call.now) };
}

/** Forgotten and first passwords (S2 bapRepublishPasswd, passwdSetting). */
export const passwordReissueHandlers: Handlers = {
  requestPasswordReissue(call) {
    const { sandbox, now } = call;
    const account = accountForReissue(call, 'mail');
    deleteUnusedLinks(sandbox, 'passwordSetting', account.accountId);
    const link = createLink(sandbox, account, {
      kind: 'passwordSetting',
      payload: { purpose: 'reissue' } satisfies PasswordLinkPayload,
      expiresAt: now + sandbox.limits.passwordLinkHours * 60 * 60 * 1000,
    });
    sandbox.mail.send(passwordLinkLetter({ ...call, recipients: mainRecipientsOf(account) }, link));
    const resendAfterSeconds = sandbox.limits.mailResendSeconds;
    return { expiresAt: japanDateTime(link.expiresAt), resendAfterSeconds };
  },

  issueTemporaryPassword(call) {
    const { sandbox } = call;
    const account = accountForReissue(call, 'temporaryPassword');
    // This password satisfies every password policy of the sandbox, because it has all four kinds of characters.
    const password = `Tmp-${randomDigits(9)}`;
    setPassword(sandbox, account, password, true);
    sandbox.mail.send(
      temporaryPasswordLetter({ ...call, recipients: mainRecipientsOf(account) }, password),
    );
    return { expiresAt: null, resendAfterSeconds: sandbox.limits.mailResendSeconds };
  },

  getPasswordSettingState(call) {
    const { link, account, state } = linkOfPath(call);
    const { purpose } = link.payload;
    if (state === 'consumed') {
      return { state, purpose, consumedAt: japanDateTime(link.consumedAt ?? call.now) };
    }
    const expiresAt = japanDateTime(link.expiresAt);
    if (state === 'expired') return { state, purpose, expiredAt: expiresAt };
    const passwordPolicy = passwordPolicyOf(call.issuer);
    return { state, purpose, loginId: account.loginId, expiresAt, passwordPolicy };
  },

  setPasswordByToken(call) {
    const { link, account, state } = linkOfPath(call);
    if (state !== 'valid') throw refusal('404-1-03-01');
    checkNewPassword(call, account, call.body);
    consumeLink(call.sandbox, link.token, call.now);
    replacePassword(call, account, call.body.password);
  },
};
