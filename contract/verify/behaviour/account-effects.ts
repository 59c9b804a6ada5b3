import type { StateName } from '../../states/provider-states.ts';
import type { MakeCall } from './browser.ts';
import type { Check } from './check.ts';
import { expectNow } from './times.ts';

const stateWithSettings = 'a customer with account settings is logged in';

/** The value of an item in the registered information. */
async function itemOf(call: MakeCall, itemKey: string) {
  const answer = await call('getRegisteredInformation');
  const at = answer.values('groups.*.items.*.itemKey').indexOf(itemKey);
  return { answer, value: answer.values('groups.*.items.*.value')[at] };
}

const phoneItem = { itemKey: 'phoneNumber', value: '03-5555-0142' };

const linkages: readonly [end: '' | 'ByToken', StateName][] = [
  ['', 'a customer with bills is logged in'],
  ['ByToken', 'a customer with a linkage is logged in to a download link'],
];

/** Changes of the account: which values change, when, and which values stay (S2, S4, S5). */
export const accountEffectChecks: readonly Check[] = [
  {
    operationId: 'submitChangeRequest',
    name: 'waits for its month: the values stay, and a cancelled request is gone',
    states: ['no change is in progress'],
    breaks: 'A change takes effect before the customer expects it, or after it was cancelled.',
    run: async ({ call, stateValue }) => {
      const itemBefore = await itemOf(call, phoneItem.itemKey);
      const body = {
        revision: stateValue('revision'),
        changeReflectionMonth: stateValue('changeReflectionMonth'),
        items: [phoneItem],
      };
      const requestAnswer = await call('submitChangeRequest', { body });
      const pendingItem = await itemOf(call, phoneItem.itemKey);
      const secondAnswer = await call('submitChangeRequest', { body });
      const path = { changeRequestId: String(requestAnswer.value('changeRequestId')) };
      const cancelAnswer = await call('cancelChangeRequest', { path });
      const secondCancelAnswer = await call('cancelChangeRequest', { path });
      const itemAfter = await itemOf(call, phoneItem.itemKey);
      const itemPath = 'pendingChangeRequest.items.0';
      requestAnswer.expectDone();
      pendingItem.answer.expectValue('the phone number', itemBefore.value, pendingItem.value);
      pendingItem.answer.expectField(`${itemPath}.preChangeContent`, itemBefore.value);
      pendingItem.answer.expectField(`${itemPath}.requestedContent`, phoneItem.value);
      secondAnswer.expectRefused('409-1-00-01', 'while a change is in progress');
      cancelAnswer.expectDone();
      secondCancelAnswer.expectRefused('409-1-00-01', 'for the second time');
      itemAfter.answer.expectField('pendingChangeRequest', null);
      itemAfter.answer.expectValue('the phone number', itemBefore.value, itemAfter.value);
    },
  },
  {
    operationId: 'updateMailAddresses',
    name: 'replaces the addresses at once, also as receivers of attached mails',
    states: [stateWithSettings],
    breaks: 'Bills are mailed to an address that the customer has removed.',
    run: async ({ call, stateValue }) => {
      const mailAddress = `new.${stateValue('mailAddress')}`;
      const subAddresses = ['z', 'a'].map((name) => `${name}.${mailAddress}`);
      const save = (revision: unknown, addresses: string[]) => {
        const subMailAddressList = addresses.map((subMailAddress) => ({ subMailAddress }));
        return call('updateMailAddresses', { body: { revision, mailAddress, subMailAddressList } });
      };
      const receivers = {
        billTypeId: stateValue('billTypeId'),
        isAttached: true,
        fileFormats: ['pdf'],
        mailAddresses: [stateValue('mailAddress'), stateValue('subMailAddress')],
      };
      const attachAnswer = await call('updateAttachedMailSettings', {
        body: { revision: stateValue('attachedMailRevision'), items: [receivers] },
      });
      const saveAnswer = await save(stateValue('mailAddressesRevision'), subAddresses);
      const addressesAfter = await call('getMailAddresses');
      const linesBefore = await call('getAttachedMailSettings');
      const removeAnswer = await save(addressesAfter.value('revision'), []);
      const account = await call('getAccountSettings');
      const lines = await call('getAttachedMailSettings');
      const lineIndex = lines.values('items.*.billTypeId').indexOf(stateValue('billTypeId'));
      const oldAddresses = [stateValue('mailAddress'), stateValue('subMailAddress')];
      attachAnswer.expectDone();
      saveAnswer.expectDone();
      addressesAfter.expectValue(
        'the sub addresses in the order of their entry',
        subAddresses,
        addressesAfter.values('subMailAddressList.*.subMailAddress'),
      );
      removeAnswer.expectDone();
      for (const answer of [await call('getMailAddresses'), account, linesBefore, lines]) {
        const text = answer.body.toString().replaceAll(mailAddress, '');
        const keptAddress = oldAddresses.find((one) => text.includes(one));
        answer.expectThat(keptAddress === undefined, 'only the new address', {
          got: `${keptAddress}`,
        });
      }
      account.expectField('mailAddresses.mailAddress', mailAddress);
      lines.expectField(`items.${lineIndex}.mailAddresses`, [mailAddress]);
      lines.expectField('selectableMailAddresses', [mailAddress]);
    },
  },
  {
    operationId: 'updateLedgerMailAttachment',
    name: 'leaves the addresses and the lines as they are, with their revisions',
    states: [stateWithSettings],
    breaks: 'Saving one section loses another one, or makes the customer enter it again.',
    run: async ({ call, stateValue }) => {
      const settingsBefore = await call('getAttachedMailSettings');
      const body = {
        revision: stateValue('ledgerMailAttachmentRevision'),
        isLedgerMailAttached: false,
      };
      const changeAnswer = await call('updateLedgerMailAttachment', { body });
      const settingsAfter = await call('getAttachedMailSettings');
      const addressesAnswer = await call('updateMailAddresses', {
        body: {
          revision: stateValue('mailAddressesRevision'),
          mailAddress: stateValue('mailAddress'),
          subMailAddressList: [],
        },
      });
      changeAnswer.expectDone();
      settingsAfter.expectField('items', settingsBefore.value('items'));
      settingsAfter.expectField('isLedgerMailAttached', false);
      addressesAnswer.expectDone('with its revision from before the switch');
    },
  },
  {
    operationId: 'updateAttachedMailSettings',
    name: 'changes only the lines of the request',
    states: [stateWithSettings],
    breaks: 'A line that the customer did not touch is reset, and its bills are no longer mailed.',
    run: async ({ call, stateValue }) => {
      const billTypeId = stateValue('billTypeId');
      const line = { billTypeId, isAttached: false, fileFormats: [], mailAddresses: [] };
      const settingsBefore = await call('getAttachedMailSettings');
      const body = { revision: stateValue('attachedMailRevision'), items: [line] };
      const changeAnswer = await call('updateAttachedMailSettings', { body });
      const settingsAfter = await call('getAttachedMailSettings');
      const ids = settingsBefore.values('items.*.billTypeId');
      const [otherLinesBefore, otherLinesAfter] = [settingsBefore, settingsAfter].map((answer) =>
        answer.values('items.*').filter((_, at) => ids[at] !== billTypeId),
      );
      changeAnswer.expectDone();
      settingsAfter.expectValue('the other lines', otherLinesBefore, otherLinesAfter);
    },
  },
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
          const deleteAnswer = await call(`deleteEStorageLinkage${end}`, { path, query });
          const deletedLinkage = await fetchLinkage();
          deleteAnswer.expectDone();
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
