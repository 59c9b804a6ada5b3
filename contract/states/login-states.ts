import { credentials, session, visitor, type StateDefinition } from './state-definition.ts';

const account = {
  loginId: 'Login ID of a usable account.',
  registeredMailAddress: 'Its registered mail address.',
} as const;

const address = { mailAddressId: 'The mailAddressId of a registered address.' } as const;

/** Situations of logins and sessions (S4). */
export const loginStates = {
  'a visitor': {
    description:
      'No customer is logged in. The issuer has a logo, a mypage logo, a banner with a link, a chat and legal texts. The given account can log in, and the top page follows.',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'a customer with bills is logged in': {
    description:
      'A customer with a name, an honorific and more than one bill is logged in. The top page has notices of the operator, within their posting period.',
    params: {},
    gives: { ...session, ...credentials },
  },
  'a customer with bills of many kinds is logged in': {
    description:
      'For searches. The customer has between 21 and 100 bills: of three types and three statuses at least, of many amounts and some without one, two of one amount and one day, with a deadline ahead, one that is over and none, deadlines on the present day, on the last day that is called soon and on the days beside these two, not downloaded, downloaded and downloaded again, one that is not downloaded and one whose deadline is soon withdrawn; several on one day; one issued on the last day of a month. Keywords are looked for in two items at least; the number of a bill is found in one of them, and not in all. Types, statuses and items have a Japanese and an English name.',
    params: {},
    gives: session,
  },
  'a customer without bills is logged in': {
    description: 'A customer without any bill is logged in.',
    params: {},
    gives: {
      ...session,
      billTypeId: 'A type of bill for the search.',
      statusId: 'A status for the search.',
      searchTargetId: 'A search-target item (S2).',
    },
  },
  'a customer without a name is logged in': {
    description: 'The name of the logged-in customer is not set (S3).',
    params: {},
    gives: session,
  },
  'a customer with automatic login is logged in': {
    description: 'The issuer has logged the customer in; the logout answers isAutoLogin true (S4).',
    params: {},
    gives: session,
  },
  'a customer must verify the mail address': {
    description:
      'The customer has entered the password and must confirm a mail address by a code (S2). The account also has a sub address, which receives no codes (S3); its first letter and domain differ from those of the other addresses.',
    params: {},
    gives: { ...session, ...address },
  },
  'a customer without a mail address must verify it': {
    description: 'The same without a registered mail address; no code can be sent.',
    params: {},
    gives: session,
  },
  'a customer must change the password': {
    description: 'The customer has entered an expired password and must change it (S2).',
    params: {},
    gives: { ...session, ...credentials },
  },
  'a customer must change a temporary password': {
    description: 'The customer has entered a temporary password and must change it (S2).',
    params: {},
    gives: { ...session, ...credentials },
  },
  'the session has timed out': {
    description: 'The cookie belongs to a session that ended by inactivity (S4).',
    params: {},
    gives: session,
  },
  'the account is locked': {
    description:
      'Too many wrong passwords were entered; the account is locked, also for the correct password (S4).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the account is one failure from being locked': {
    description: 'One more wrong password locks the account (S4).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the account is locked by the issuer': {
    description: 'Only the issuer can unlock the account (S8, 400-1-02-08).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the login ID is closed': {
    description: 'The login ID is no longer available (S8, 400-1-02-04).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the use is suspended': {
    description: 'The issuer has suspended the use (S8, 400-1-11-02).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the password has expired': {
    description: 'The login is followed by the change of the password (S2).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the password is a temporary one': {
    description: 'The login is followed by the change of the temporary password (S2).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the mail address is not verified': {
    description: 'The login is followed by the verification (S2).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'a forgotten password is replaced by a link': {
    description:
      'As "a visitor"; the passwordReissueMethod of the issuer is `mail`: the issuer mails a link to set a new password (S2 bapRepublishPasswd). The account has not received such a mail recently.',
    params: {},
    gives: { ...visitor, ...account },
  },
  'a forgotten password is replaced by a temporary one': {
    description: 'The same; the passwordReissueMethod of the issuer is `temporaryPassword`.',
    params: {},
    gives: { ...visitor, ...account },
  },
  'a confirmation code was sent': {
    description: 'As "a customer must verify the mail address"; a code was just sent (S4).',
    params: {
      verificationCode: 'The code.',
      wrongEntries: 'Number of wrong entries so far; default: 0.',
      secondsAgo: 'Seconds since it was sent; default: 0.',
      isVoid:
        '`true` for a code that became invalid after three wrong entries, followed by a new login.',
    },
    gives: { ...session, ...address, verificationCode: 'The code.' },
  },
} as const satisfies Record<string, StateDefinition>;
