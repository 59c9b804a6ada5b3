import { credentials, session, visitor, type StateDefinition } from './state-definition.ts';

const account = {
  loginId: 'Login ID of an account that can be used.',
  registeredMailAddress: 'Its registered mail address.',
} as const;

const address = { mailAddressId: 'The mailAddressId of a registered address.' } as const;

/** Situations of logins and sessions (S4). */
export const loginStates = {
  'a visitor': {
    description:
      'Nobody is logged in. The issuer shows a logo, a mypage logo, a banner with a link, a chat and legal texts; the account given can log in and then sees the top page.',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'a customer with bills is logged in': {
    description:
      'A customer with a name, an honorific and more than one bill is logged in. The operator shows notices on the top page; notices are within their posting period.',
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
    description: 'A customer to whom nothing was ever published is logged in.',
    params: {},
    gives: {
      ...session,
      billTypeId: 'A type of bill that can be searched by.',
      statusId: 'A status that can be searched by.',
      searchTargetId: 'A search-target item (S2).',
    },
  },
  'a customer without a name is logged in': {
    description: 'The name of the customer who is logged in is not set (S3).',
    params: {},
    gives: session,
  },
  'a customer with automatic login is logged in': {
    description: 'The customer was logged in by the issuer; logout answers isAutoLogin true (S4).',
    params: {},
    gives: session,
  },
  'a customer must verify the mail address': {
    description:
      'Logged in so far as to confirm a mail address by a code, and no further (S2). The account also has a sub address, which receives no codes (S3); its first letter and domain are not those of another address.',
    params: {},
    gives: { ...session, ...address },
  },
  'a customer without a mail address must verify it': {
    description: 'The same, and no mail address is registered; no code can be sent.',
    params: {},
    gives: session,
  },
  'a customer must change the password': {
    description: 'Logged in so far as to change an expired password, and no further (S2).',
    params: {},
    gives: { ...session, ...credentials },
  },
  'a customer must change a temporary password': {
    description: 'Logged in so far as to change a temporary password, and no further (S2).',
    params: {},
    gives: { ...session, ...credentials },
  },
  'the session has timed out': {
    description: 'The cookie is of a session that ended by inactivity (S4).',
    params: {},
    gives: session,
  },
  'the account is locked': {
    description: 'The password was entered wrongly too often; the right one does not help (S4).',
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
    description: 'The login ID is not available any more (S8, 400-1-02-04).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the use is suspended': {
    description: 'The issuer has suspended the use (S8, 400-1-11-02).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the password has expired': {
    description: 'Login leads to the change of the password (S2).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the password is a temporary one': {
    description: 'Login leads to the change of the temporary password (S2).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'the mail address is not verified': {
    description: 'Login leads to the verification (S2).',
    params: {},
    gives: { ...visitor, ...credentials },
  },
  'a forgotten password is replaced by a link': {
    description:
      'As "a visitor", of an issuer that mails a link to set a new password (S2 bapRepublishPasswd): the passwordReissueMethod of its settings is `mail`. No such mail was sent to the account lately.',
    params: {},
    gives: { ...visitor, ...account },
  },
  'a forgotten password is replaced by a temporary one': {
    description: 'The same, of an issuer whose passwordReissueMethod is `temporaryPassword`.',
    params: {},
    gives: { ...visitor, ...account },
  },
  'a confirmation code was sent': {
    description: 'As "a customer must verify the mail address", and a code was just sent (S4).',
    params: {
      verificationCode: 'The code.',
      wrongEntries: 'Wrong entries so far; none if not said.',
      secondsAgo: 'Seconds since it was sent; 0 if not said.',
      isVoid: '`true` for a code that became void by three wrong entries and a new login since.',
    },
    gives: { ...session, ...address, verificationCode: 'The code.' },
  },
} as const satisfies Record<string, StateDefinition>;
