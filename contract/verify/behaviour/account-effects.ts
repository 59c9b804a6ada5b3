import type { StateName } from '../../states/provider-states.ts';
import type { MakeCall } from './browser.ts';
import type { Check } from './check.ts';
import { expectNow } from './times.ts';

const settings = 'a customer with account settings is logged in';

/** The value of an item in the registered information. */
async function itemOf(call: MakeCall, itemKey: string) {
  const answer = await call('getRegisteredInformation');
  const at = answer.values('groups.*.items.*.itemKey').indexOf(itemKey);
  return { answer, value: answer.values('groups.*.items.*.value')[at] };
}

const phone = { itemKey: 'phoneNumber', value: '03-5555-0142' };

const linkages: readonly [end: '' | 'ByToken', StateName][] = [
  ['', 'a customer with bills is logged in'],
  ['ByToken', 'a customer with a linkage is logged in to a download link'],
];

/** What a change of the account changes, when, and what it leaves (S2, S4, S5). */
export const accountEffectChecks: readonly Check[] = [
  {
    operationId: 'submitChangeRequest',
    name: 'waits for its month: the values stay, and a cancelled request is gone',
    states: ['no change is in progress'],
    breaks: 'A change takes effect before the customer expects it, or after it was cancelled.',
    run: async ({ call, stateValue }) => {
      const before = await itemOf(call, phone.itemKey);
      const body = {
        revision: stateValue('revision'),
        changeReflectionMonth: stateValue('changeReflectionMonth'),
        items: [phone],
      };
      const done = await call('submitChangeRequest', { body });
      const pending = await itemOf(call, phone.itemKey);
      const second = await call('submitChangeRequest', { body });
      const path = { changeRequestId: String(done.value('changeRequestId')) };
      const cancelled = await call('cancelChangeRequest', { path });
      const late = await call('cancelChangeRequest', { path });
      const after = await itemOf(call, phone.itemKey);
      const item = 'pendingChangeRequest.items.0';
      done.expectDone();
      pending.answer.expectValue('the phone number', before.value, pending.value);
      pending.answer.expectField(`${item}.preChangeContent`, before.value);
      pending.answer.expectField(`${item}.requestedContent`, phone.value);
      second.expectRefused('409-1-00-01', 'while a change is in progress');
      cancelled.expectDone();
      late.expectRefused('409-1-00-01', 'for the second time');
      after.answer.expectField('pendingChangeRequest', null);
      after.answer.expectValue('the phone number', before.value, after.value);
    },
  },
  {
    operationId: 'updateMailAddresses',
    name: 'replaces the addresses at once, also as receivers of attached mails',
    states: [settings],
    breaks: 'Bills are mailed to an address that the customer has removed.',
    run: async ({ call, stateValue }) => {
      const mailAddress = `new.${stateValue('mailAddress')}`;
      const subs = ['z', 'a'].map((name) => `${name}.${mailAddress}`);
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
      const attached = await call('updateAttachedMailSettings', {
        body: { revision: stateValue('attachedMailRevision'), items: [receivers] },
      });
      const both = await save(stateValue('mailAddressesRevision'), subs);
      const inOrder = await call('getMailAddresses');
      const first = await call('getAttachedMailSettings');
      const done = await save(inOrder.value('revision'), []);
      const account = await call('getAccountSettings');
      const lines = await call('getAttachedMailSettings');
      const line = lines.values('items.*.billTypeId').indexOf(stateValue('billTypeId'));
      const old = [stateValue('mailAddress'), stateValue('subMailAddress')];
      attached.expectDone();
      both.expectDone();
      inOrder.expectValue(
        'the sub addresses in the order of their entry',
        subs,
        inOrder.values('subMailAddressList.*.subMailAddress'),
      );
      done.expectDone();
      for (const answer of [await call('getMailAddresses'), account, first, lines]) {
        const text = answer.body.toString().replaceAll(mailAddress, '');
        const kept = old.find((one) => text.includes(one));
        answer.expectThat(kept === undefined, 'only the new address', { got: `${kept}` });
      }
      account.expectField('mailAddresses.mailAddress', mailAddress);
      lines.expectField(`items.${line}.mailAddresses`, [mailAddress]);
      lines.expectField('selectableMailAddresses', [mailAddress]);
    },
  },
  {
    operationId: 'updateLedgerMailAttachment',
    name: 'leaves the addresses and the lines as they are, with their revisions',
    states: [settings],
    breaks: 'Saving one section loses another one, or makes the customer enter it again.',
    run: async ({ call, stateValue }) => {
      const before = await call('getAttachedMailSettings');
      const body = {
        revision: stateValue('ledgerMailAttachmentRevision'),
        isLedgerMailAttached: false,
      };
      const done = await call('updateLedgerMailAttachment', { body });
      const after = await call('getAttachedMailSettings');
      const addresses = await call('updateMailAddresses', {
        body: {
          revision: stateValue('mailAddressesRevision'),
          mailAddress: stateValue('mailAddress'),
          subMailAddressList: [],
        },
      });
      done.expectDone();
      after.expectField('items', before.value('items'));
      after.expectField('isLedgerMailAttached', false);
      addresses.expectDone('with its revision from before the switch');
    },
  },
  {
    operationId: 'updateAttachedMailSettings',
    name: 'changes only the lines of the request',
    states: [settings],
    breaks: 'A line that the customer did not touch is reset, and its bills are no longer mailed.',
    run: async ({ call, stateValue }) => {
      const billTypeId = stateValue('billTypeId');
      const line = { billTypeId, isAttached: false, fileFormats: [], mailAddresses: [] };
      const before = await call('getAttachedMailSettings');
      const body = { revision: stateValue('attachedMailRevision'), items: [line] };
      const done = await call('updateAttachedMailSettings', { body });
      const after = await call('getAttachedMailSettings');
      const ids = before.values('items.*.billTypeId');
      const [old, present] = [before, after].map((answer) =>
        answer.values('items.*').filter((_, at) => ids[at] !== billTypeId),
      );
      done.expectDone();
      after.expectValue('the other lines', old, present);
    },
  },
  ...linkages.map(([end, state]): Check => ({
    operationId: `registerEStorageLinkage${end}`,
    name: 'makes a new code after each delete, which stays deleted',
    states: [state],
    breaks: 'A deleted code still works: a former service receives the bills.',
    run: async ({ call, stateValue, linkPath: path, logInAgain }) => {
      const read = (by = call) => by(`getEStorageLinkage${end}`, { path });
      const codes: unknown[] = [];
      for (let round = 0; round < 3; round += 1) {
        const linkage = await read();
        if (linkage.value('state') === 'generated') {
          codes.push(linkage.value('linkageCode'));
          const query = { revision: String(linkage.value('revision')) };
          const deleted = await call(`deleteEStorageLinkage${end}`, { path, query });
          const none = await read();
          deleted.expectDone();
          none.expectField('state', 'absent');
          expectNow(none, 'deletedAt', none.value('deletedAt'));
          if (stateValue('password') !== '') {
            const again = await logInAgain();
            (await read(again)).expectField('state', 'absent');
          }
        }
        if (round === 2) break;
        const made = await call(`registerEStorageLinkage${end}`, { path });
        const code = made.value('linkageCode');
        made.expectDone();
        made.expectThat(!codes.includes(code), 'a code that was not used before');
        (await read()).expectField('linkageCode', code);
      }
    },
  })),
];
