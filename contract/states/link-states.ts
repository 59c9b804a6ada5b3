import {
  downloadSessionCookies,
  state,
  visitorCookies,
  type StateDefinition,
} from './state-definition.ts';

const givenToken = { token: 'The token that the link has.' };

/** The state of a mailed link; the customer is not logged in. */
const linkState = (
  description: string,
  gives: StateDefinition['gives'] = {},
  params: StateDefinition['params'] = {},
): StateDefinition =>
  state(
    description,
    { ...visitorCookies, ...givenToken, ...gives },
    { token: 'Token of the link.', ...params },
  );

const passwordLink = (description: string): StateDefinition =>
  linkState(description, {}, { purpose: '`initial` or `reissue`; default: `reissue`.' });

const linkLoginState = (description: string, gives: StateDefinition['gives']): StateDefinition =>
  state(
    description,
    { ...downloadSessionCookies, ...givenToken, ...gives },
    { token: 'Token of the link.' },
  );

/** Situations of mailed links (S4). */
export const linkStates = {
  'a valid password setting token exists': passwordLink('A link to set a password, not yet used.'),
  'an expired password setting token exists': passwordLink('An expired link to set a password.'),
  'a used password setting token exists': passwordLink('A used link to set a password.'),
  'a password setting token of a closed login ID exists': passwordLink(
    'A link to set a password, not yet used; the issuer has closed the login ID in the meantime (S8).',
  ),
  'a password setting token of a locked account exists': passwordLink(
    'A link to set a password, not yet used; the issuer has locked the account in the meantime, and only the issuer can unlock it (S8).',
  ),
  'a valid registration token exists': linkState(
    'A registration link before the agreement to the terms.',
    {
      userAgreementVersion: 'Current version of the user agreement.',
      privacyPolicyVersion: 'Current version of the privacy policy.',
    },
  ),
  'a registration token with the agreement given exists': linkState(
    'A registration link after the agreement to the terms; the next step is the customer information. Its form has a login ID and the items customerNumber, phoneNumber, customerName, departmentName, postalCode, address, faxNumber and invoiceRegisterNumber.',
    { revision: 'Revision of the form.' },
  ),
  'an expired registration token exists': linkState('An expired registration link.'),
  'a used registration token exists': linkState(
    'A used registration link; the customer has a name.',
    { loginId: 'The login ID of the account.' },
    { loginId: 'Login ID of the account.' },
  ),
  'a valid download link exists': linkState('A download link without a login.', {
    password: 'Password of the account that received the link.',
  }),
  'an expired download link exists': linkState('An expired download link.'),
  'a customer is logged in to a download link': linkLoginState(
    'A customer is logged in to a download link with several bills: the files of one are withdrawn, the deadline of another has passed (S4), the others can be downloaded.',
    { billId: 'A bill of the link.', fileId: "The bill's PDF." },
  ),
  'a customer with a linkage is logged in to a download link': linkLoginState(
    'The same, and the customer has an electronic-storage linkage (S4).',
    { revision: 'Revision of the linkage.' },
  ),
  'another version of the legal texts is in force': state(
    'Comes after another state: the issuer has published a new version of every legal text in the meantime.',
  ),
  'a valid invoice number token exists': linkState(
    'A link to enter the invoice registration number, not yet used.',
    { revision: 'Revision of the stored number.' },
  ),
  'an expired invoice number token exists': linkState(
    'An expired link to enter the invoice registration number.',
  ),
  'a used invoice number token exists': linkState(
    'A used link to enter the invoice registration number.',
  ),
  'an invoice number token of a customer without a name exists': linkState(
    'A link to enter the invoice registration number of a customer without a name.',
  ),
};
