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
import { passwordPolicyFields } from './support/read-fields.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const given = 'a customer with account settings is logged in';

const mailAddressFields = [
  'revision',
  'mailAddress',
  'isMailAddressEditable',
  { subMailAddressList: ['subMailAddress'] },
  'isSubMailAddressListEditable',
  'subMailAddressLimit',
  'isMailAddressVerificationRequired',
  'undeliverableMailAddresses',
] as const;
const attachmentFields = [
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
    { passwordPolicy: passwordPolicyFields },
    'passwordExpiresOn',
    { mailAddresses: mailAddressFields },
    { ledgerMailAttachment: attachmentFields },
  ],
});

const attachmentChange = {
  revision: fromState('ledgerMailAttachmentRevision', 'rev-attach-3'),
  isLedgerMailAttached: false,
};

pactFor('updateLedgerMailAttachment', {
  given,
  sends: { body: attachmentChange },
  call: ({ body }) => viaMutation(() => useUpdateLedgerMailAttachment(), { data: body }),
  reads: attachmentFields,
  realRefusals: {
    '400-1-06-07': { given, body: { ...attachmentChange, isLedgerMailAttached: true } },
    '409-1-00-01': { given, body: { ...attachmentChange, revision: 'rev-of-yesterday' } },
    ...keyRefusals(given),
  },
});

pactFor('getMailAddresses', {
  given,
  call: () => viaQuery(() => useGetMailAddresses()),
  reads: mailAddressFields,
});

const mailAddress = fromState('mailAddress', 'keiri@aoba-foods.example.jp');
const subMailAddress = fromState('subMailAddress', 'y.sato@aoba-foods.example.jp');
const addressChange = {
  revision: fromState('mailAddressesRevision', 'rev-mail-12'),
  mailAddress,
  subMailAddressList: [{ subMailAddress }, { subMailAddress: 'shiharai@aoba-foods.example.jp' }],
};

pactFor('updateMailAddresses', {
  given,
  sends: { body: addressChange },
  call: ({ body }) => viaMutation(() => useUpdateMailAddresses(), { data: body }),
  reads: mailAddressFields,
  realRefusals: {
    '400-1-06-07': { given, body: { ...addressChange, subMailAddressList: [{ subMailAddress }] } },
    '400-1-06-13': { given: [given, 'mail addresses may not be changed'] },
    '400-1-06-15': {
      given,
      body: { ...addressChange, subMailAddressList: [{ subMailAddress: mailAddress }] },
    },
    '409-1-00-01': { given, body: { ...addressChange, revision: 'rev-of-yesterday' } },
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
const lineChange = { revision: fromState('attachedMailRevision', 'rev-lines-7'), items: [line] };

pactFor('updateAttachedMailSettings', {
  given,
  sends: { body: lineChange },
  call: ({ body }) => viaMutation(() => useUpdateAttachedMailSettings(), { data: body }),
  reads: lineFields,
  realRefusals: {
    '400-1-06-01': {
      given,
      body: {
        ...lineChange,
        items: [{ ...line, mailAddresses: ['nobody@unregistered.example.jp'] }],
      },
    },
    '400-1-06-07': {
      given,
      body: { ...lineChange, items: [{ ...line, mailAddresses: [mailAddress] }] },
    },
    '400-1-06-13': {
      given,
      body: { ...lineChange, items: [{ ...line, billTypeId: 'no-such-type' }] },
    },
    '409-1-00-01': { given, body: { ...lineChange, revision: 'rev-of-yesterday' } },
    ...keyRefusals(given),
  },
});
