import type { StateName } from '../../states/provider-states.ts';
import type { MakeCall } from './browser.ts';
import { itemsIn, stateWithoutChange, stateWithSettings } from './account-data.ts';
import { checksIn, type Check } from './check.ts';
import { expectNow } from './times.ts';

async function fetchPhoneNumber(call: MakeCall) {
  const answer = await call('getRegisteredInformation');
  return { answer, value: itemsIn(answer).find(({ itemKey }) => itemKey === 'phoneNumber')?.value };
}

const linkageKinds: readonly [operationEnd: '' | 'ByToken', StateName][] = [
  ['', 'a customer with bills is logged in'],
  ['ByToken', 'a customer with a linkage is logged in to a download link'],
];

const fixedEffectChecks = checksIn([stateWithSettings], {
  'submitChangeRequest: keeps the present values while a change is pending, and after a cancellation':
    {
      states: [stateWithoutChange],
      breaks: 'A change takes effect before the customer expects it, or after it was cancelled.',
      run: async ({ call, pactInput }) => {
        const input = pactInput('submitChangeRequest');
        const phoneBefore = await fetchPhoneNumber(call);
        const requestAnswer = await call('submitChangeRequest', input);
        const phoneDuringRequest = await fetchPhoneNumber(call);
        const secondRequestAnswer = await call('submitChangeRequest', input);
        const path = { changeRequestId: String(requestAnswer.value('changeRequestId')) };
        (await call('cancelChangeRequest', { path })).expectDone();
        const secondCancelAnswer = await call('cancelChangeRequest', { path });
        const phoneAfter = await fetchPhoneNumber(call);
        const itemPath = 'pendingChangeRequest.items.0';
        requestAnswer.expectDone();
        for (const { answer, value } of [phoneDuringRequest, phoneAfter])
          answer.expectValue('the phone number', phoneBefore.value, value);
        phoneDuringRequest.answer.expectField(`${itemPath}.preChangeContent`, phoneBefore.value);
        phoneDuringRequest.answer.expectField(`${itemPath}.requestedContent`, '03-5555-0142');
        secondRequestAnswer.expectRefused('409-1-00-01', 'while a change is in progress');
        secondCancelAnswer.expectRefused('409-1-00-01', 'for the second time');
        phoneAfter.answer.expectField('pendingChangeRequest', null);
      },
    },
  'updateMailAddresses: replaces the addresses immediately, also as receivers of attached mails': {
    breaks: 'Bills are mailed to an address that the customer has removed.',
    run: async ({ call, stateValue }) => {
      const mailAddress = `new.${stateValue('mailAddress')}`;
      const subAddresses = ['z', 'a'].map((name) => `${name}.${mailAddress}`);
      const saveAddresses = (revision: unknown, addresses: string[]) => {
        const subMailAddressList = addresses.map((subMailAddress) => ({ subMailAddress }));
        return call('updateMailAddresses', {
          body: { revision, mailAddress, subMailAddressList },
        });
      };
      const attachedLine = {
        billTypeId: stateValue('billTypeId'),
        isAttached: true,
        fileFormats: ['pdf'],
        mailAddresses: [stateValue('mailAddress'), stateValue('subMailAddress')],
      };
      const attachBody = { revision: stateValue('attachedMailRevision'), items: [attachedLine] };
      (await call('updateAttachedMailSettings', { body: attachBody })).expectDone();
      (await saveAddresses(stateValue('mailAddressesRevision'), subAddresses)).expectDone();
      const addressesAnswer = await call('getMailAddresses');
      const linesAnswerBefore = await call('getAttachedMailSettings');
      (await saveAddresses(addressesAnswer.value('revision'), [])).expectDone();
      const accountAnswer = await call('getAccountSettings');
      const linesAnswer = await call('getAttachedMailSettings');
      const lineIndex = linesAnswer.values('items.*.billTypeId').indexOf(stateValue('billTypeId'));
      const oldAddresses = [stateValue('mailAddress'), stateValue('subMailAddress')];
      addressesAnswer.expectValue(
        'the sub addresses in the order of their entry',
        subAddresses,
        addressesAnswer.values('subMailAddressList.*.subMailAddress'),
      );
      const settingAnswers = [accountAnswer, linesAnswerBefore, linesAnswer];
      for (const answer of [await call('getMailAddresses'), ...settingAnswers]) {
        // A login ID can be the old address, and does not change with it.
        const body = { ...Object(answer.json), loginId: undefined };
        const text = JSON.stringify(body).replaceAll(mailAddress, '');
        const keptAddress = oldAddresses.find((one) => text.includes(one));
        answer.expectNone('only the new address', keptAddress);
      }
      accountAnswer.expectField('mailAddresses.mailAddress', mailAddress);
      linesAnswer.expectField(`items.${lineIndex}.mailAddresses`, [mailAddress]);
      linesAnswer.expectField('selectableMailAddresses', [mailAddress]);
    },
  },
  'updateLedgerMailAttachment: changes neither addresses nor lines of attached mails, nor their revisions':
    {
      breaks: 'Saving one section loses another one, or makes the customer enter it again.',
      run: async ({ call, pactInput }) => {
        const input = pactInput('updateLedgerMailAttachment');
        const settingsBefore = await call('getAttachedMailSettings');
        (await call('updateLedgerMailAttachment', input)).expectDone();
        const settingsAfter = await call('getAttachedMailSettings');
        settingsAfter.expectField('items', settingsBefore.value('items'));
        settingsAfter.expectField('isLedgerMailAttached', false);
        (await call('updateMailAddresses', pactInput('updateMailAddresses'))).expectDone(
          'with its revision from before the switch',
        );
      },
    },
  'updateAttachedMailSettings: changes only the lines of the request': {
    breaks: 'A line that the customer did not touch is reset, and its bills are no longer mailed.',
    run: async ({ call, stateValue }) => {
      const billTypeId = stateValue('billTypeId');
      const line = { billTypeId, isAttached: false, fileFormats: [], mailAddresses: [] };
      const settingsBefore = await call('getAttachedMailSettings');
      const body = { revision: stateValue('attachedMailRevision'), items: [line] };
      (await call('updateAttachedMailSettings', { body })).expectDone();
      const settingsAfter = await call('getAttachedMailSettings');
      const ids = settingsBefore.values('items.*.billTypeId');
      const [otherLinesBefore, otherLinesAfter] = [settingsBefore, settingsAfter].map((answer) =>
        answer.values('items.*').filter((_, at) => ids[at] !== billTypeId),
      );
      settingsAfter.expectValue('the other lines', otherLinesBefore, otherLinesAfter);
    },
  },
});

/** Changes of the account: which values change, when, and which values stay (S2, S4, S5). */
export const accountEffectChecks: readonly Check[] = [
  ...fixedEffectChecks,
  ...linkageKinds.map(([operationEnd, state]): Check => ({
    operationId: `registerEStorageLinkage${operationEnd}`,
    name: 'makes a new code after each deletion, and never uses a deleted code again',
    states: [state],
    breaks: 'A deleted code still works: a former service receives the bills.',
    run: async ({ call, stateValue, linkParameters: path, logInAgain }) => {
      const fetchLinkage = (callBy = call) => callBy(`getEStorageLinkage${operationEnd}`, { path });
      const earlierCodes: unknown[] = [];
      for (let index = 0; index < 3; index += 1) {
        const linkageAnswer = await fetchLinkage();
        if (linkageAnswer.value('state') === 'generated') {
          earlierCodes.push(linkageAnswer.value('linkageCode'));
          const query = { revision: String(linkageAnswer.value('revision')) };
          (await call(`deleteEStorageLinkage${operationEnd}`, { path, query })).expectDone();
          const deletedLinkage = await fetchLinkage();
          deletedLinkage.expectField('state', 'absent');
          expectNow(deletedLinkage, 'deletedAt', deletedLinkage.value('deletedAt'));
          if (stateValue('password') !== '') {
            const laterSession = await logInAgain();
            (await fetchLinkage(laterSession)).expectField('state', 'absent');
          }
        }
        if (index === 2) break;
        const registerAnswer = await call(`registerEStorageLinkage${operationEnd}`, { path });
        const code = registerAnswer.value('linkageCode');
        registerAnswer.expectDone();
        registerAnswer.expectThat(!earlierCodes.includes(code), 'a code that was not used before');
        (await fetchLinkage()).expectField('linkageCode', code);
      }
    },
  })),
];
