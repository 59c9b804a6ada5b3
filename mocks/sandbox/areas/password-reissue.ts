import {
  accountByLoginId,
  addressesOf,
  limitCalls,
  refuseEndedAccount,
  refuseUnusableAccount,
  type Account,
} from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refuse } from '../errors.ts';
import { paramOf, type Call, type CallOf, type Handlers } from '../http/call.ts';
import { passwordLinkLetter, temporaryPasswordLetter } from '../mail/letters.ts';
import { randomDigits } from '../sessions.ts';
import {
  accountOfToken,
  consumeToken,
  dropTokens,
  findToken,
  makeToken,
  tokenStateOf,
} from '../tokens.ts';
import { replacePassword } from './auth.ts';
import { reissueMethodOf } from './setting.ts';
import { checkNewPassword, passwordPolicyOf, setPassword } from './passwords.ts';

type PasswordLinkPayload = { purpose: 'initial' | 'reissue' };

function accountForReissue(
  call: CallOf<'requestPasswordReissue' | 'issueTemporaryPassword'>,
  method: 'mail' | 'temporaryPassword',
): Account {
  const { world, issuer } = call;
  if (reissueMethodOf(world, issuer) !== method) throw refuse('404-1-00-01');
  const { loginId, registeredMailAddress } = call.body;
  const account = accountByLoginId(world.db, issuer.customerCode, loginId);
  if (!account) throw refuse('400-1-02-04');
  refuseEndedAccount(account);
  if (account.mainMailAddress?.toLowerCase() !== registeredMailAddress.toLowerCase()) {
    throw refuse('400-1-02-05');
  }
  refuseUnusableAccount(account);
  limitCalls(world, `reissue ${account.accountId}`, 1, world.limits.mailResendSeconds);
  return account;
}

const mainAddressList = (account: Account): string[] => addressesOf(account).slice(0, 1);

function linkOfPath(call: Call) {
  const link = findToken<PasswordLinkPayload>(call, 'passwordSetting', paramOf(call, 'token'));
  const account = accountOfToken(call.world, link);
  if (!link || !account) throw refuse('404-1-03-01');
  refuseEndedAccount(account);
  refuseUnusableAccount(account);
  return { link, account, state: tokenStateOf(link, call.now) };
}

/** Forgotten and first passwords (S2 bapRepublishPasswd, passwdSetting). */
export const passwordReissueHandlers: Handlers = {
  requestPasswordReissue(call) {
    const { world, now } = call;
    const account = accountForReissue(call, 'mail');
    dropTokens(world, 'passwordSetting', account.accountId);
    const token = makeToken(world, account, {
      kind: 'passwordSetting',
      payload: { purpose: 'reissue' } satisfies PasswordLinkPayload,
      expiresAt: now + world.limits.passwordLinkHours * 60 * 60 * 1000,
    });
    world.mail.send(passwordLinkLetter({ ...call, to: mainAddressList(account) }, token));
    const resendAfterSeconds = world.limits.mailResendSeconds;
    return { expiresAt: japanDateTime(token.expiresAt), resendAfterSeconds };
  },

  issueTemporaryPassword(call) {
    const { world } = call;
    const account = accountForReissue(call, 'temporaryPassword');
    // Fulfils every policy of the sandbox with all four kinds of characters.
    const password = `Tmp-${randomDigits(9)}`;
    setPassword(world, account, password, true);
    world.mail.send(temporaryPasswordLetter({ ...call, to: mainAddressList(account) }, password));
    return { expiresAt: null, resendAfterSeconds: world.limits.mailResendSeconds };
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
    if (state !== 'valid') throw refuse('404-1-03-01');
    checkNewPassword(call, account, call.body);
    consumeToken(call.world, link.token);
    replacePassword(call, account, call.body.password);
  },
};
