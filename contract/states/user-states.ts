import { withSession, state } from './state-definition.ts';

/** Situations of the customer's own data (S4). A customer is logged in. */
export const userStates = {
  'a customer with account settings is logged in': withSession(
    'The customer has a main address, a sub address, and bills of two types that can be attached to mails; one type is attached. The customer may change all of these settings; subMailAddressLimit is at least 2. The last mail to the sub address was not delivered.',
    {
      mailAddress: 'The main address.',
      subMailAddress: 'The sub address.',
      mailAddressesRevision: 'Revision of the addresses.',
      ledgerMailAttachmentRevision: 'Revision of the switch, which is on.',
      attachedMailRevision: 'Revision of the lines.',
      billTypeId: 'The type that is attached as PDF to mails to the main address.',
    },
  ),
  'mail addresses may not be changed': state(
    'Comes after a state that logs in: the issuer allows no change of addresses (S6).',
  ),
  'no change is in progress': withSession(
    'Changes of registered information are accepted now, and none is in progress (S4). The form has an editable item phoneNumber.',
    {
      revision: 'Revision of the form.',
      changeReflectionMonth: 'A month in which a change can take effect.',
    },
  ),
  'a change is in progress': withSession(
    'A change of the phone number was requested and can be cancelled (S4).',
    { changeRequestId: 'The id of the request.' },
    { changeRequestId: 'Id of the request.' },
  ),
  'changes are not accepted now': withSession(
    'The acceptance period is over (S4); the start of the next one is known.',
  ),
  'a linkage is registered': withSession('The customer has an electronic-storage linkage (S4).', {
    linkageCode: 'Its code.',
    revision: 'Its revision.',
  }),
  'no linkage is registered': withSession('The customer has no electronic-storage linkage (S4).'),
  'no further change is allowed for now': state(
    'Comes after another state: too many changes were made by its customer or with its link. Changing the password, registering a linkage, changing the invoice number and requesting an upload token are refused with 429-1-05-01.',
  ),
};
