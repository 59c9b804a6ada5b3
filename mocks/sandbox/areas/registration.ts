import { limitCalls, findAccountByLoginId, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { errorItem, RefusedError, refusal } from '../errors.ts';
import { pathValueOf, type Call, type Handlers } from '../http/call.ts';
import { welcomeLetter, registrationLetter } from '../mail/letters.ts';
import {
  consumeLink,
  findLink,
  createLink,
  setLinkPayload,
  linkStateOf,
  type MailedLink,
} from '../links.ts';
import { checkNewPassword, passwordPolicyOf, setPassword } from './passwords.ts';
import { checkAgainstIssuer, createRegistrationGroups, itemsOf } from './registered-items.ts';
import { isCurrentVersion } from './setting.ts';
import { createProfile } from '../seed/accounts.ts';
import { randomToken } from '../sessions.ts';
import { validateItem } from './item-rules.ts';
import type { Schemas } from '../schemas.ts';

/** Allowed lengths of a login ID. S5 gives no values. */
const loginIdLength = { min: 6, max: 64 };

/** The requested account, without its password. */
function toAccount(call: Call, input: Schemas['RegistrationInput'], mailAddress: string): Account {
  const itemValues = Object.fromEntries(input.items.map(({ itemKey, value }) => [itemKey, value]));
  const customerNumber = itemValues['customerNumber'] ?? '';
  const loginId = input.loginId ?? customerNumber;
  const customerName = itemValues['customerName'] ?? null;
  const subMailAddresses: string[] = [];
  const profile = createProfile({
    loginId,
    customerName,
    customerNumber,
    mailAddress,
    subMailAddresses,
  });
  // Replaces the sample values of a new profile: only the items of the registration form have a value.
  profile.items = {
    ...itemValues,
    address1: itemValues['address'] ?? null,
    sectionName: itemValues['departmentName'] ?? null,
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
  if (loginId == null) throw refusal('400-1-07-02');
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
  if (findAccountByLoginId(call.sandbox.db, call.issuer.customerCode, loginId)) {
    throw refusal('400-1-06-08');
  }
}

/** @throws RefusedError with an error for each invalid item (S5) */
function checkItems(call: Call, input: Schemas['RegistrationInput']): void {
  const enteredValues = new Map(input.items.map(({ itemKey, value }) => [itemKey, value]));
  const errors = itemsOf(createRegistrationGroups(call.language)).flatMap((item) => {
    const error = validateItem(item, enteredValues.get(item.itemKey) ?? null);
    return error ? [error] : [];
  });
  if (errors.length > 0) throw new RefusedError(errors);
}

/** The payload of a registration link. The login ID and the name exist only after the registration (S2 apply/step4). */
type RegistrationPayload = {
  mailAddress: string;
  hasAgreed: boolean;
  loginId?: string;
  customerName?: string | null;
};

function refuseClosedRegistration({ sandbox }: Call): void {
  if (sandbox.limits.takesRegistrations === 0) throw refusal('401-1-07-01');
}

function linkOfPath(call: Call): MailedLink<RegistrationPayload> {
  refuseClosedRegistration(call);
  const link = findLink<RegistrationPayload>(call, 'registration', pathValueOf(call, 'token'));
  if (!link) throw refusal('404-1-07-01');
  return link;
}

function requireValidLink(call: Call): MailedLink<RegistrationPayload> {
  const link = linkOfPath(call);
  if (linkStateOf(link, call.now) !== 'valid') throw refusal('404-1-07-01');
  return link;
}

function requireAgreedLink(call: Call): MailedLink<RegistrationPayload> {
  const link = requireValidLink(call);
  if (!link.payload.hasAgreed) throw refusal('401-1-07-02');
  return link;
}

const formRevisionOf = ({ sandbox }: Call): string => `rev-form-${sandbox.limits.formVersion}`;

/** A new account in four steps (S1, S2 apply, S4). */
export const registrationHandlers: Handlers = {
  registerMailAddress(call) {
    const { sandbox, issuer, now } = call;
    refuseClosedRegistration(call);
    const { mailAddress } = call.body;
    const { customerCode } = issuer;
    const existingAccount = sandbox.db.get(
      'SELECT 1 FROM accounts WHERE customerCode = ? AND lower(mainMailAddress) = lower(?)',
      customerCode,
      mailAddress,
    );
    if (existingAccount) throw refusal('400-1-07-01');
    const resendAfterSeconds = sandbox.limits.mailResendSeconds;
    limitCalls(sandbox, `registration ${mailAddress.toLowerCase()}`, 1, resendAfterSeconds);
    sandbox.db.run(
      `DELETE FROM tokens WHERE kind = 'registration' AND consumedAt IS NULL
         AND customerCode = ? AND lower(payload ->> 'mailAddress') = lower(?)`,
      customerCode,
      mailAddress,
    );
    const linkOwner = { customerCode, accountId: null };
    const link = createLink(sandbox, linkOwner, {
      kind: 'registration',
      payload: { mailAddress, hasAgreed: false } satisfies RegistrationPayload,
      expiresAt: now + sandbox.limits.registrationLinkHours * 60 * 60 * 1000,
    });
    sandbox.mail.send(registrationLetter({ ...call, recipients: [mailAddress] }, link));
    return { expiresAt: japanDateTime(link.expiresAt), resendAfterSeconds };
  },

  getRegistrationState(call) {
    const link = linkOfPath(call);
    const state = linkStateOf(link, call.now);
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
    const link = requireValidLink(call);
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
    const areVersionsCurrent =
      isCurrentVersion(call.sandbox, 'userAgreement', input.userAgreementVersion) &&
      isCurrentVersion(call.sandbox, 'privacyPolicy', input.privacyPolicyVersion);
    if (!areVersionsCurrent) throw refusal('400-1-07-12');
    setLinkPayload(call.sandbox, link.token, { ...link.payload, hasAgreed: true });
  },

  getRegistrationForm(call) {
    const { payload } = requireAgreedLink(call);
    return {
      revision: formRevisionOf(call),
      mailAddress: payload.mailAddress,
      isLoginIdRequired: call.sandbox.limits.isLoginIdRequired === 1,
      loginIdMinLength: loginIdLength.min,
      loginIdMaxLength: loginIdLength.max,
      passwordPolicy: passwordPolicyOf(call.issuer),
      groups: createRegistrationGroups(call.language),
    };
  },

  registerCustomer(call) {
    const { sandbox } = call;
    const link = requireAgreedLink(call);
    const input = call.body;
    if (input.revision !== formRevisionOf(call)) throw refusal('400-1-07-12');
    checkItems(call, input);
    checkLoginId(call, input);
    const { mailAddress } = link.payload;
    const account = toAccount(call, input, mailAddress);
    checkAgainstIssuer(sandbox, account);
    checkNewPassword(call, account, input);
    // `setPassword` also saves the account.
    setPassword(sandbox, account, input.password);
    const { customerName } = account.profile;
    setLinkPayload(sandbox, link.token, {
      ...link.payload,
      loginId: account.loginId,
      customerName,
    });
    consumeLink(sandbox, link.token, call.now);
    sandbox.mail.send(welcomeLetter({ ...call, recipients: [mailAddress] }, account.loginId));
    return {
      loginId: account.loginId,
      customerName,
      mailAddress,
      registeredAt: japanDateTime(call.now),
    };
  },
};
