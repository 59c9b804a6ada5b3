import type { StateName } from '../../states/provider-states.ts';
import type { MakeCall } from './browser.ts';
import { itemsIn, stateWithoutChange, stateWithSettings } from './account-data.ts';
import { checksIn, type Check } from './check.ts';
import { expectNow } from './times.ts';

async function fetchPhoneNumber(call: MakeCall) {
  const answer = await call('getRegisteredInformation');
  return { answer, value: itemsIn(answer).find(({ itemKey }) => itemKey === 'phoneNumber')?.value };
}

const linkages: readonly [end: '' | 'ByToken', StateName][] = [
  ['', 'a customer with bills is logged in'],
  ['ByToken', 'a customer with a linkage is logged in to a download link'],
];

const singleChecks = checksIn([stateWithSettings], {
  'submitChangeRequest: waits for its month: the values stay, and a cancelled request is gone': {
    states: [stateWithoutChange],
    breaks: 'A change takes effect before the customer expects it, or after it was cancelled.',
    run: async ({ call, pactInput }) => {
      const input = pactInput('submitChangeRequest');
      const phoneBefore = await fetchPhoneNumber(call);
      const requestAnswer = await call('submitChangeRequest', input);
      const phoneOfRequest = await fetchPhoneNumber(call);
      const secondAnswer = await call('submitChangeRequest', input);
      const path = { changeRequestId: String(requestAnswer.value('changeRequestId')) };
      (await call('cancelChangeRequest', { path })).expectDone();
      const secondCancelAnswer = await call('cancelChangeRequest', { path });
      const phoneAfter = await fetchPhoneNumber(call);
      const itemPath = 'pendingChangeRequest.items.0';
      requestAnswer.expectDone();
      for (const { answer, value } of [phoneOfRequest, phoneAfter])
        answer.expectValue('the phone number', phoneBefore.value, value);
      phoneOfRequest.answer.expectField(`${itemPath}.preChangeContent`, phoneBefore.value);
      phoneOfRequest.answer.expectField(`${itemPath}.requestedContent`, '03-5555-0142');
      secondAnswer.expectRefused('409-1-00-01', 'while a change is in progress');
      secondCancelAnswer.expectRefused('409-1-00-01', 'for the second time');
      phoneAfter.answer.expectField('pendingChangeRequest', null);
    },
  },
  'updateMailAddresses: replaces the addresses at once, also as receivers of attached mails': {
    breaks: 'Bills are mailed to an address that the customer has removed.',
    run: async ({ call, stateValue }) => {
      const mailAddress = `new.${stateValue('mailAddress')}`;
      const subAddresses = ['z', 'a'].map((name) => `${name}.${mailAddress}`);
      const save = (revision: unknown, addresses: string[]) => {
        const subMailAddressList = addresses.map((subMailAddress) => ({ subMailAddress }));
        return call('updateMailAddresses', {
          body: { revision, mailAddress, subMailAddressList },
        });
      };
      const receivers = {
        billTypeId: stateValue('billTypeId'),
        isAttached: true,
        fileFormats: ['pdf'],
        mailAddresses: [stateValue('mailAddress'), stateValue('subMailAddress')],
      };
      const attachBody = { revision: stateValue('attachedMailRevision'), items: [receivers] };
      (await call('updateAttachedMailSettings', { body: attachBody })).expectDone();
      (await save(stateValue('mailAddressesRevision'), subAddresses)).expectDone();
      const addressesAfter = await call('getMailAddresses');
      const linesBefore = await call('getAttachedMailSettings');
      (await save(addressesAfter.value('revision'), [])).expectDone();
      const account = await call('getAccountSettings');
      const lines = await call('getAttachedMailSettings');
      const lineIndex = lines.values('items.*.billTypeId').indexOf(stateValue('billTypeId'));
      const oldAddresses = [stateValue('mailAddress'), stateValue('subMailAddress')];
      addressesAfter.expectValue(
        'the sub addresses in the order of their entry',
        subAddresses,
        addressesAfter.values('subMailAddressList.*.subMailAddress'),
      );
      for (const answer of [await call('getMailAddresses'), account, linesBefore, lines]) {
        const text = answer.body.toString().replaceAll(mailAddress, '');
        const keptAddress = oldAddresses.find((one) => text.includes(one));
        answer.expectNone('only the new address', keptAddress);
      }
      account.expectField('mailAddresses.mailAddress', mailAddress);
      lines.expectField(`items.${lineIndex}.mailAddresses`, [mailAddress]);
      lines.expectField('selectableMailAddresses', [mailAddress]);
    },
  },
  'updateLedgerMailAttachment: leaves the addresses and the lines as they are, with their revisions':
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
  ...singleChecks,
  ...linkages.map(([end, state]): Check => ({
    operationId: `registerEStorageLinkage${end}`,
    name: 'makes a new code after each delete, which stays deleted',
    states: [state],
    breaks: 'A deleted code still works: a former service receives the bills.',
    run: async ({ call, stateValue, linkPath: path, logInAgain }) => {
      const fetchLinkage = (callBy = call) => callBy(`getEStorageLinkage${end}`, { path });
      const codes: unknown[] = [];
      for (let round = 0; round < 3; round += 1) {
        const linkage = await fetchLinkage();
        if (linkage.value('state') === 'generated') {
          codes.push(linkage.value('linkageCode'));
          const query = { revision: String(linkage.value('revision')) };
          (await call(`deleteEStorageLinkage${end}`, { path, query })).expectDone();
          const deletedLinkage = await fetchLinkage();
          deletedLinkage.expectField('state', 'absent');
          expectNow(deletedLinkage, 'deletedAt', deletedLinkage.value('deletedAt'));
          if (stateValue('password') !== '') {
            const laterSession = await logInAgain();
            (await fetchLinkage(laterSession)).expectField('state', 'absent');
          }
        }
        if (round === 2) break;
        const registerAnswer = await call(`registerEStorageLinkage${end}`, { path });
        const code = registerAnswer.value('linkageCode');
        registerAnswer.expectDone();
        registerAnswer.expectThat(!codes.includes(code), 'a code that was not used before');
        (await fetchLinkage()).expectField('linkageCode', code);
      }
    },
  })),
];
