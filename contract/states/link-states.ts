import { downloadSession, token, visitor, type StateDefinition } from './state-definition.ts';

const params = { token: 'Token of the link.' } as const;
const gives = { ...visitor, ...token } as const;
const purpose = { purpose: '`initial` or `reissue`; default: `reissue`.' } as const;

/** Situations of mailed links (S4). */
export const linkStates = {
  'a valid password setting token exists': {
    description: 'A link to set a password, not yet used.',
    params: { ...params, ...purpose },
    gives,
  },
  'an expired password setting token exists': {
    description: 'An expired link to set a password.',
    params: { ...params, ...purpose },
    gives,
  },
  'a used password setting token exists': {
    description: 'A used link to set a password.',
    params: { ...params, ...purpose },
    gives,
  },
  'a password setting token of a closed login ID exists': {
    description:
      'A link to set a password, not yet used; the issuer has closed the login ID in the meantime (S8).',
    params: { ...params, ...purpose },
    gives,
  },
  'a password setting token of a locked account exists': {
    description:
      'A link to set a password, not yet used; the issuer has locked the account in the meantime, and only the issuer can unlock it (S8).',
    params: { ...params, ...purpose },
    gives,
  },
  'a valid registration token exists': {
    description: 'A registration link before the agreement to the terms.',
    params,
    gives: {
      ...gives,
      userAgreementVersion: 'Current version of the user agreement.',
      privacyPolicyVersion: 'Current version of the privacy policy.',
    },
  },
  'a registration token with the agreement given exists': {
    description:
      'A registration link after the agreement to the terms; the next step is the customer information.',
    params,
    gives: { ...gives, revision: 'Revision of the form.' },
  },
  'an expired registration token exists': {
    description: 'An expired registration link.',
    params,
    gives,
  },
  'a used registration token exists': {
    description: 'A used registration link; the customer has a name.',
    params: { ...params, loginId: 'Login ID of the account.' },
    gives: { ...gives, loginId: 'The login ID of the account.' },
  },
  'a valid download link exists': {
    description: 'A download link without a login.',
    params,
    gives: { ...gives, password: 'Password of the account that received the link.' },
  },
  'an expired download link exists': {
    description: 'An expired download link.',
    params,
    gives,
  },
  'a customer is logged in to a download link': {
    description: 'A customer is logged in to a download link with several bills.',
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
      'Comes after another state: the issuer has published a new version of every legal text in the meantime.',
    params: {},
    gives: {},
  },
  'a valid invoice number token exists': {
    description: 'A link to enter the invoice registration number, not yet used.',
    params,
    gives: { ...gives, revision: 'Revision of the stored number.' },
  },
  'an expired invoice number token exists': {
    description: 'An expired link to enter the invoice registration number.',
    params,
    gives,
  },
  'a used invoice number token exists': {
    description: 'A used link to enter the invoice registration number.',
    params,
    gives,
  },
  'an invoice number token of a customer without a name exists': {
    description: 'A link to enter the invoice registration number of a customer without a name.',
    params,
    gives,
  },
} as const satisfies Record<string, StateDefinition>;
