import type { MisbehaviourTable } from './misbehaviours.ts';
import {
  afterCall,
  changesItems,
  changesJson,
  checkNames,
  refuses,
  replacesText,
  setsFields,
} from './tampers.ts';
import type { ProxiedAnswer, Tamper } from './wrong-provider.ts';

/* Providers that do not store a change, show a change to the wrong session, or store a part of a refused change. */

/** Answers each GET of a path with the first answer, in all sessions or in all sessions except the first. */
function keepsFirstAnswers(isForAll: boolean): Tamper {
  const firstAnswers = new Map<string, { answer: ProxiedAnswer; cookie: string | undefined }>();
  return (path, answer, { cookie }, { method }) => {
    if (method !== 'GET' || answer.status >= 300) return answer;
    const firstAnswer = firstAnswers.get(path) ?? { answer, cookie };
    firstAnswers.set(path, firstAnswer);
    return isForAll || firstAnswer.cookie !== cookie ? firstAnswer.answer : answer;
  };
}

const storageCheck = 'stores the values of its answer';

export const storedMisbehaviours: MisbehaviourTable = {
  'answers each GET with its first answer': [
    keepsFirstAnswers(true),
    ...checkNames(
      storageCheck,
      'updateMailAddresses updateLedgerMailAttachment updateAttachedMailSettings submitChangeRequest registerEStorageLinkage deleteEStorageLinkage registerEStorageLinkageByToken registerInvoiceRegisterNumber registerCustomer sendVerificationCode setPasswordByToken',
    ),
  ],
  'shows a cancelled request again': [
    afterCall(
      /DELETE .*change-requests/,
      setsFields(/registered-information$/, { pendingChangeRequest: { items: [] } }),
    ),
    `cancelChangeRequest: ${storageCheck}`,
  ],
  'shows the data of the first session to every other session': [
    keepsFirstAnswers(false),
    ...checkNames(storageCheck, 'updateLedgerMailAttachment registerInvoiceRegisterNumber'),
  ],
  'stores only the first line of a list': [
    afterCall(
      /PUT .*attached-mail/,
      changesItems(/attached-mail-settings$/, (line, index) =>
        index === 1 ? { ...line, mailAddresses: [] } : line,
      ),
    ),
    `updateAttachedMailSettings: ${storageCheck}`,
  ],
  'returns a wrong time of a request': [
    changesJson(/registered-information$/, ({ pendingChangeRequest, ...body }) => ({
      ...body,
      pendingChangeRequest: pendingChangeRequest && {
        ...Object(pendingChangeRequest),
        requestedAt: '2026-01-01T00:00:00+09:00',
      },
    })),
    `submitChangeRequest: ${storageCheck}`,
  ],
  'reports an error of the second line at the first line': [
    replacesText('items.1.', 'items.0.'),
    'updateAttachedMailSettings: refuses a second',
  ],
  'stores the lines of a refused change': [
    afterCall(/PUT .*attached-mail/, setsFields(/attached-mail-settings$/, { items: [] })),
    'updateAttachedMailSettings: refuses a second line without a receiver',
  ],
  'changes the revision of the registered information when the addresses change': [
    afterCall(
      /PUT .*mail-addresses/,
      setsFields(/registered-information$/, { revision: 'rev-all' }),
    ),
    `updateMailAddresses: ${storageCheck}`,
  ],
  'stores only the beginning of a long text': [
    replacesText(/髙{9,}/g, '髙'),
    'submitChangeRequest: accepts each',
  ],
  'offers only months of a former year': [
    setsFields(/registered-information$/, {
      changeAcceptance: { isAccepting: true, changeReflectionMonths: ['2020-01'] },
    }),
    'getRegisteredInformation: offers',
  ],
  'compares a list of addresses without their order': [
    refuses(/mail-addresses$/, '400-1-06-07'),
    'updateMailAddresses: exchanges',
  ],
  'does not renew the expiry date with a new password': [
    setsFields('/account-settings', { passwordExpiresOn: '2026-01-01' }),
    'changePassword: makes the',
  ],
};
