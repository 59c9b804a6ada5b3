import { limitCalls, accountByLoginId, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { errorItem, RefusedError, refuse } from '../errors.ts';
import { paramOf, type Call, type Handlers } from '../http/call.ts';
import { registeredLetter, registrationLetter } from '../mail/letters.ts';
import {
  consumeToken,
  findToken,
  makeToken,
  setTokenPayload,
  tokenStateOf,
  type Token,
} from '../tokens.ts';
import { checkNewPassword, passwordPolicyOf, setPassword } from './passwords.ts';
import { checkAgainstIssuer, registrationGroups, itemsOf } from './registered-items.ts';
import { isInForce } from './setting.ts';
import { newProfile } from '../seed/accounts.ts';
import { randomToken } from '../sessions.ts';
import { validateItem } from './item-rules.ts';
import type { Schemas } from '../schemas.ts';

/** Lengths of a login ID (S5, which shows no values). */
const loginIdLength = { min: 6, max: 64 };

/** The requested account, without its password. */
function newAccount(call: Call, input: Schemas['RegistrationInput'], mailAddress: string): Account {
  const values = Object.fromEntries(input.items.map(({ itemKey, value }) => [itemKey, value]));
  const customerNumber = values['customerNumber'] ?? '';
  const loginId = input.loginId ?? customerNumber;
  const customerName = values['customerName'] ?? null;
  const subMailAddresses: string[] = [];
  const profile = newProfile({
    loginId,
    customerName,
    customerNumber,
    mailAddress,
    subMailAddresses,
  });
  // The issuer does not know the items that the registration does not have.
  profile.items = {
    ...values,
    address1: values['address'] ?? null,
    sectionName: values['departmentName'] ?? null,
    loginId,
  };
  return {
    accountId: randomToken(),
    customerCode: call.issuer.customerCode,
    loginId,
    passwordHash: '',
    passwordSetAt: call.now,
    passwordIsTemporary: false,
    passwordExpired: false,
    state: 'active',
    failedLogins: 0,
    lockedAt: null,
    // The mailed link has verified the address.
    verifiedAt: call.now,
    mainMailAddress: mailAddress,
    profile,
    version: 1,
  };
}

/** @throws RefusedError if the login ID is missing, invalid or taken (S5) */
function checkLoginId(
  call: Call,
  { loginId: enteredLoginId, items }: Schemas['RegistrationInput'],
): void {
  const isOmitted = enteredLoginId === null && call.sandbox.limits.isLoginIdRequired === 0;
  const enteredCustomerNumber = items.find(({ itemKey }) => itemKey === 'customerNumber')?.value;
  const loginId = isOmitted ? enteredCustomerNumber : enteredLoginId;
  if (loginId == null) throw refuse('400-1-07-02');
  const item = {
    itemKey: 'loginId',
    format: 'loginId' as const,
    isRequired: true,
    minLength: loginIdLength.min,
    maxLength: loginIdLength.max,
    options: [],
  };
  const error = validateItem(item, loginId);
  if (error) throw new RefusedError([error]);
  if (accountByLoginId(call.sandbox.db, call.issuer.customerCode, loginId)) {
    throw refuse('400-1-06-08');
  }
}

/** @throws RefusedError with an error for each invalid item (S5) */
function checkItems(call: Call, input: Schemas['RegistrationInput']): void {
  const enteredValues = new Map(input.items.map(({ itemKey, value }) => [itemKey, value]));
  const errors = itemsOf(registrationGroups(call.language)).flatMap((item) => {
    const error = validateItem(item, enteredValues.get(item.itemKey) ?? null);
    return error ? [error] : [];
  });
  if (errors.length > 0) throw new RefusedError(errors);
}

/** The payload of a registration link. The login ID and name exist after the registration (S2 apply/step4). */
type RegistrationPayload = {
  mailAddress: string;
  hasAgreed: boolean;
  loginId?: string;
  customerName?: string | null;
};

function refuseIfClosed({ sandbox }: Call): void {
  if (sandbox.limits.takesRegistrations === 0) throw refuse('401-1-07-01');
}

function linkOfPath(call: Call): Token<RegistrationPayload> {
  refuseIfClosed(call);
  const link = findToken<RegistrationPayload>(call, 'registration', paramOf(call, 'token'));
  if (!link) throw refuse('404-1-07-01');
  return link;
}

function validLink(call: Call): Token<RegistrationPayload> {
  const link = linkOfPath(call);
  if (tokenStateOf(link, call.now) !== 'valid') throw refuse('404-1-07-01');
  return link;
}

function agreedLink(call: Call): Token<RegistrationPayload> {
  const link = validLink(call);
  if (!link.payload.hasAgreed) throw refuse('401-1-07-02');
  return link;
}

const revisionOf = ({ sandbox }: Call): string => `rev-form-${sandbox.limits.formVersion}`;

/** A new account in four steps (S1, S2 apply, S4). */
export const registrationHandlers: Handlers = {
  registerMailAddress(call) {
    const { sandbox, issuer, now } = call;
    refuseIfClosed(call);
    const { mailAddress } = call.body;
    const { customerCode } = issuer;
    const isKnown = sandbox.db.get(
      'SELECT 1 FROM accounts WHERE customerCode = ? AND lower(mainMailAddress) = lower(?)',
      customerCode,
      mailAddress,
    );
    if (isKnown) throw refuse('400-1-07-01');
    const resendAfterSeconds = sandbox.limits.mailResendSeconds;
    limitCalls(sandbox, `registration ${mailAddress.toLowerCase()}`, 1, resendAfterSeconds);
    sandbox.db.run(
      `DELETE FROM tokens WHERE kind = 'registration' AND consumedAt IS NULL
         AND customerCode = ? AND lower(payload ->> 'mailAddress') = lower(?)`,
      customerCode,
      mailAddress,
    );
    const tokenOwner = { customerCode, accountId: null };
    const token = makeToken(sandbox, tokenOwner, {
      kind: 'registration',
      payload: { mailAddress, hasAgreed: false } satisfies RegistrationPayload,
      expiresAt: now + sandbox.limits.registrationLinkHours * 60 * 60 * 1000,
    });
    sandbox.mail.send(registrationLetter({ ...call, to: [mailAddress] }, token));
    return { expiresAt: japanDateTime(token.expiresAt), resendAfterSeconds };
  },

  getRegistrationState(call) {
    const link = linkOfPath(call);
    const state = tokenStateOf(link, call.now);
    const { mailAddress, hasAgreed, loginId, customerName } = link.payload;
    const expiry = japanDateTime(link.expiresAt);
    if (state === 'expired') return { state, expiredAt: expiry };
    if (state === 'consumed') {
      return {
        state,
        loginId: loginId ?? mailAddress,
        customerName: customerName ?? null,
        mailAddress,
        registeredAt: japanDateTime(link.consumedAt ?? call.now),
      };
    }
    return {
      state,
      nextStep: hasAgreed ? 'customer' : 'agreement',
      mailAddress,
      expiresAt: expiry,
    };
  },

  agreeToTerms(call) {
    const link = validLink(call);
    const input = call.body;
    const missingAgreements = (['isUserAgreementAgreed', 'isPrivacyPolicyAgreed'] as const).filter(
      (name) => !input[name],
    );
    if (missingAgreements.length > 0) {
      throw new RefusedError(
        missingAgreements.map((name) =>
          errorItem('400-1-00-01', { target: [name], fillIns: { name } }),
        ),
      );
    }
    const isCurrent =
      isInForce(call.sandbox, 'userAgreement', input.userAgreementVersion) &&
      isInForce(call.sandbox, 'privacyPolicy', input.privacyPolicyVersion);
    if (!isCurrent) throw refuse('400-1-07-12');
    setTokenPayload(call.sandbox, link.token, { ...link.payload, hasAgreed: true });
  },

  getRegistrationForm(call) {
    const { payload } = agreedLink(call);
    return {
      revision: revisionOf(call),
      mailAddress: payload.mailAddress,
      isLoginIdRequired: call.sandbox.limits.isLoginIdRequired === 1,
      loginIdMinLength: loginIdLength.min,
      loginIdMaxLength: loginIdLength.max,
      passwordPolicy: passwordPolicyOf(call.issuer),
      groups: registrationGroups(call.language),
    };
  },

  registerCustomer(call) {
    const { sandbox } = call;
    const link = agreedLink(call);
    const input = call.body;
    if (input.revision !== revisionOf(call)) throw refuse('400-1-07-12');
    checkItems(call, input);
    checkLoginId(call, input);
    const { mailAddress } = link.payload;
    const account = newAccount(call, input, mailAddress);
    checkAgainstIssuer(sandbox, account);
    checkNewPassword(call, account, input);
    // Also saves the account.
    setPassword(sandbox, account, input.password);
    const { customerName } = account.profile;
    setTokenPayload(sandbox, link.token, {
      ...link.payload,
      loginId: account.loginId,
      customerName,
    });
    consumeToken(sandbox, link.token, call.now);
    sandbox.mail.send(registeredLetter({ ...call, to: [mailAddress] }, account.loginId));
    return {
      loginId: account.loginId,
      customerName,
      mailAddress,
      registeredAt: japanDateTime(call.now),
    };
  },
};
