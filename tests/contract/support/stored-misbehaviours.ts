import { afterCall } from './effect-misbehaviours.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import {
  each,
  eachItem,
  fields,
  inPlaceOf,
  json,
  refuses,
  withText,
} from './partial-misbehaviours.ts';
import type { Passing, Tamper } from './wrong-provider.ts';

/* Providers that do not store a change, store it for others, or store a part of a refused one. */

/** Answers each GET of a path as the first time; to all sessions, or only to sessions other than the first one. */
function cached(isForAll: boolean): Tamper {
  const first = new Map<string, { answer: Passing; cookie: string | undefined }>();
  return (path, answer, { cookie }, { method }) => {
    if (method !== 'GET' || answer.status >= 300) return answer;
    const kept = first.get(path) ?? { answer, cookie };
    first.set(path, kept);
    return isForAll || kept.cookie !== cookie ? kept.answer : answer;
  };
}

const stores = 'stores what it answers';

export const stored: readonly Misbehaviour[] = [
  [
    'answers each reading as the first time',
    cached(true),
    ...each(
      stores,
      'updateMailAddresses updateLedgerMailAttachment updateAttachedMailSettings submitChangeRequest registerEStorageLinkage deleteEStorageLinkage registerEStorageLinkageByToken registerInvoiceRegisterNumber registerCustomer sendVerificationCode setPasswordByToken',
    ),
  ],
  [
    'shows a cancelled request again',
    afterCall(
      /DELETE .*change-requests/,
      fields(/registered-information$/, { pendingChangeRequest: { items: [] } }),
    ),
    `cancelChangeRequest: ${stores}`,
  ],
  [
    'shows the data of the first session to every other session',
    cached(false),
    `updateLedgerMailAttachment: ${stores}`,
    `registerInvoiceRegisterNumber: ${stores}`,
  ],
  [
    'stores the first line alone',
    afterCall(
      /PUT .*attached-mail/,
      eachItem(/attached-mail-settings$/, (line, at) =>
        at === 1 ? { ...line, mailAddresses: [] } : line,
      ),
    ),
    `updateAttachedMailSettings: ${stores}`,
  ],
  [
    'stores the times of UTC',
    json(/registered-information$/, ({ pendingChangeRequest, ...body }) => ({
      ...body,
      pendingChangeRequest: pendingChangeRequest && {
        ...Object(pendingChangeRequest),
        requestedAt: '2026-01-01T00:00:00+09:00',
      },
    })),
    `submitChangeRequest: ${stores}`,
  ],
  [
    'refuses without a code',
    inPlaceOf('40'),
    'updateMailAddresses: refuses an address',
    'updateMailAddresses: refuses a sub',
    'updateAttachedMailSettings: refuses a second',
    'submitChangeRequest: refuses a month',
    'submitChangeRequest: refuses a wrong',
    'submitChangeRequest: refuses an item with',
    'getSettingInfo: answers an unknown',
    'updateMailAddresses: stores nothing',
    'registerInvoiceRegisterNumber: refuses the number',
    'registerEStorageLinkage: refuses a',
    'cancelChangeRequest: refuses a request',
  ],
  [
    'marks the first line instead of the second',
    withText('items.1.', 'items.0.'),
    'updateAttachedMailSettings: refuses a second',
  ],
  [
    'keeps the lines of a refused change',
    afterCall(/PUT .*attached-mail/, fields(/attached-mail-settings$/, { items: [] })),
    'updateAttachedMailSettings: refuses a second line without a receiver',
  ],
  [
    'gives the registered information a new revision with the addresses',
    afterCall(/PUT .*mail-addresses/, fields(/registered-information$/, { revision: 'rev-all' })),
    `updateMailAddresses: ${stores}`,
  ],
  ['cuts a long text', withText(/髙{9,}/g, '髙'), 'submitChangeRequest: accepts each'],
  [
    'offers the months of a former year',
    fields(/registered-information$/, {
      changeAcceptance: { isAccepting: true, changeReflectionMonths: ['2020-01'] },
    }),
    'getRegisteredInformation: offers',
  ],
  [
    'compares a list of addresses without their order',
    refuses(/mail-addresses$/, '400-1-06-07'),
    'updateMailAddresses: exchanges',
  ],
  [
    'calculates the expiry from the former password',
    fields('/account-settings', { passwordExpiresOn: '2026-01-01' }),
    'changePassword: makes the',
  ],
];
