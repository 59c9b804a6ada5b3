import {
  useGetAccountSettings,
  useGetAttachedMailSettings,
  useGetMailAddresses,
  useUpdateAttachedMailSettings,
  useUpdateLedgerMailAttachment,
  useUpdateMailAddresses,
} from '../../generated/hooks/user/user.ts';
import { fromState } from './support/injected.ts';
import { keyRefusals } from './support/key-refusals.ts';
import { pactFor } from './support/pact-for.ts';
import { passwordPolicy } from './support/read-fields.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const given = 'a customer with account settings is logged in';

const addressFields = [
  'revision',
  'mailAddress',
  'isMailAddressEditable',
  { subMailAddressList: ['subMailAddress'] },
  'isSubMailAddressListEditable',
  'subMailAddressLimit',
  'isMailAddressVerificationRequired',
  'undeliverableMailAddresses',
] as const;
const switchFields = [
  'revision',
  'isLedgerMailAttached',
  'isEditable',
  'attachmentSizeLimit',
] as const;

pactFor('getAccountSettings', {
  given,
  call: () => viaQuery(() => useGetAccountSettings()),
  reads: [
    'loginId',
    { passwordPolicy },
    'passwordExpiresOn',
    { mailAddresses: addressFields },
    { ledgerMailAttachment: switchFields },
  ],
});

const switched = {
  revision: fromState('ledgerMailAttachmentRevision', 'rev-attach-3'),
  isLedgerMailAttached: false,
};

pactFor('updateLedgerMailAttachment', {
  given,
  sends: { body: switched },
  call: ({ body }) => viaMutation(() => useUpdateLedgerMailAttachment(), { data: body }),
  reads: switchFields,
  realRefusals: {
    '400-1-06-07': { given, body: { ...switched, isLedgerMailAttached: true } },
    '409-1-00-01': { given, body: { ...switched, revision: 'rev-of-yesterday' } },
    ...keyRefusals(given),
  },
});

pactFor('getMailAddresses', {
  given,
  call: () => viaQuery(() => useGetMailAddresses()),
  reads: addressFields,
});

const mailAddress = fromState('mailAddress', 'keiri@aoba-foods.example.jp');
const subMailAddress = fromState('subMailAddress', 'y.sato@aoba-foods.example.jp');
const changed = {
  revision: fromState('mailAddressesRevision', 'rev-mail-12'),
  mailAddress,
  subMailAddressList: [{ subMailAddress }, { subMailAddress: 'shiharai@aoba-foods.example.jp' }],
};

pactFor('updateMailAddresses', {
  given,
  sends: { body: changed },
  call: ({ body }) => viaMutation(() => useUpdateMailAddresses(), { data: body }),
  reads: addressFields,
  realRefusals: {
    '400-1-06-07': { given, body: { ...changed, subMailAddressList: [{ subMailAddress }] } },
    '400-1-06-13': { given: [given, 'mail addresses may not be changed'] },
    '400-1-06-15': {
      given,
      body: { ...changed, subMailAddressList: [{ subMailAddress: mailAddress }] },
    },
    '409-1-00-01': { given, body: { ...changed, revision: 'rev-of-yesterday' } },
    ...keyRefusals(given),
  },
});

const lineFields = [
  'revision',
  'isLedgerMailAttached',
  {
    items: [
      'billTypeId',
      'billTypeName',
      'isAttached',
      'isEditable',
      'fileFormats',
      'selectableFileFormats',
      'mailAddresses',
    ],
  },
  'selectableMailAddresses',
  'attachmentSizeLimit',
] as const;

pactFor('getAttachedMailSettings', {
  given,
  call: () => viaQuery(() => useGetAttachedMailSettings()),
  reads: lineFields,
});

const billTypeId = fromState('billTypeId', 'invoice');
const line = {
  billTypeId,
  isAttached: true,
  fileFormats: ['pdf' as const],
  mailAddresses: [subMailAddress],
};
const edited = { revision: fromState('attachedMailRevision', 'rev-lines-7'), items: [line] };

pactFor('updateAttachedMailSettings', {
  given,
  sends: { body: edited },
  call: ({ body }) => viaMutation(() => useUpdateAttachedMailSettings(), { data: body }),
  reads: lineFields,
  realRefusals: {
    '400-1-06-01': {
      given,
      body: { ...edited, items: [{ ...line, mailAddresses: ['nobody@unregistered.example.jp'] }] },
    },
    '400-1-06-07': {
      given,
      body: { ...edited, items: [{ ...line, mailAddresses: [mailAddress] }] },
    },
    '400-1-06-13': { given, body: { ...edited, items: [{ ...line, billTypeId: 'no-such-type' }] } },
    '409-1-00-01': { given, body: { ...edited, revision: 'rev-of-yesterday' } },
    ...keyRefusals(given),
  },
});
