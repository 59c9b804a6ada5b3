import { downloadSession, token, visitor, type StateDefinition } from './state-definition.ts';

const params = { token: 'The token that the link is to have.' } as const;
const gives = { ...visitor, ...token } as const;
const purpose = { purpose: '`initial` or `reissue`, which holds if nothing is said.' } as const;

/** Situations of mailed links (S4). */
export const linkStates = {
  'a valid password setting token exists': {
    description: 'A link to set a password, not yet used.',
    params: { ...params, ...purpose },
    gives,
  },
  'an expired password setting token exists': {
    description: 'A link to set a password whose time is over.',
    params: { ...params, ...purpose },
    gives,
  },
  'a used password setting token exists': {
    description: 'A link with which a password was set.',
    params: { ...params, ...purpose },
    gives,
  },
  'a password setting token of a closed login ID exists': {
    description:
      'A link to set a password, not yet used; the issuer has closed the login ID since (S8).',
    params: { ...params, ...purpose },
    gives,
  },
  'a password setting token of a locked account exists': {
    description:
      'A link to set a password, not yet used; the issuer has locked the account since, so that only it can unlock it (S8).',
    params: { ...params, ...purpose },
    gives,
  },
  'a valid registration token exists': {
    description: 'A link to register; the agreement was not given yet.',
    params,
    gives: {
      ...gives,
      userAgreementVersion: 'Version of the user agreement in force.',
      privacyPolicyVersion: 'Version of the privacy policy in force.',
    },
  },
  'a registration token with the agreement given exists': {
    description:
      'A link to register; the agreement was given, the customer information comes next.',
    params,
    gives: { ...gives, revision: 'Revision of the form.' },
  },
  'an expired registration token exists': {
    description: 'A link to register whose time is over.',
    params,
    gives,
  },
  'a used registration token exists': {
    description: 'A link with which an account was registered; the customer has a name.',
    params: { ...params, loginId: 'The login ID that the account is to have.' },
    gives: { ...gives, loginId: 'The login ID of the account.' },
  },
  'a valid download link exists': {
    description: 'A download link to which nobody is logged in yet.',
    params,
    gives: { ...gives, password: 'The password of the account that it was mailed to.' },
  },
  'an expired download link exists': {
    description: 'A download link whose time is over.',
    params,
    gives,
  },
  'a customer is logged in to a download link': {
    description: 'A customer has opened a download link with several bills by its login.',
    params,
    gives: {
      ...downloadSession,
      ...token,
      billId: 'A bill of the link.',
      fileId: "The bill's PDF.",
    },
  },
  'a customer with a linkage is logged in to a download link': {
    description: 'The same, and the customer has an electronic-storage linkage (S4).',
    params,
    gives: { ...downloadSession, ...token, revision: 'Revision of the linkage.' },
  },
  'another version of the legal texts is in force': {
    description:
      'Comes after another state: the issuer has published another version of every legal text since.',
    params: {},
    gives: {},
  },
  'a valid invoice number token exists': {
    description: 'A link to enter the invoice registration number, not yet used.',
    params,
    gives: { ...gives, revision: 'Revision of the number that the issuer holds.' },
  },
  'an expired invoice number token exists': {
    description: 'A link to enter the invoice registration number whose time is over.',
    params,
    gives,
  },
  'a used invoice number token exists': {
    description: 'A link with which the invoice registration number was entered.',
    params,
    gives,
  },
  'an invoice number token of a customer without a name exists': {
    description: 'A link to enter the invoice registration number of a customer without a name.',
    params,
    gives,
  },
} as const satisfies Record<string, StateDefinition>;
