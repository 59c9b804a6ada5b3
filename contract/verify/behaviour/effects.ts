import type { StateName } from '../../states/provider-states.ts';

import { unpack } from './archive.ts';
import {
  billOf,
  fileNamesOf,
  filesToHave,
  manyKinds,
  search,
  tooSimilar,
  type Bill,
} from './bills.ts';
import type { MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';
import { logIn } from './sessions.ts';
import { nowFaults } from './times.ts';

const settings = 'a customer with account settings is logged in';

const isNew = (bill: Bill): boolean =>
  filesToHave(bill) > 0 && bill.downloadStatus === 'notDownloaded';

const downloadChecks: readonly Check[] = [
  {
    operationId: 'downloadBillsZip',
    name: 'contains the files of the chosen bills, counts as a download of each, and of no other',
    states: [manyKinds],
    breaks: 'A bill is never paid: it is called downloaded, and is in no ZIP.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const [first, second, other] = items.filter(isNew);
      const closed = items.find((bill) => filesToHave(bill) === 0);
      if (!first || !second || !other || !closed)
        return tooSimilar('three new bills and a closed one');
      const inside = [first, second];
      const before = await call('getBillCounts');
      const answer = await call('downloadBillsZip', {
        query: { billId: [...inside, closed].map(({ billId }) => billId) },
      });
      if (!answer.expectDone()) return;
      const names = (await unpack(answer)).files.map(({ name }) => name);
      const counts = await call('getBillCounts');
      const { answer: list, items: after } = await search(call);
      const factsOf = ({ billId }: Bill) => {
        const bill = after.find((one) => one.billId === billId);
        return [bill?.downloadStatus, bill?.revision];
      };
      const count = Number(before.value('notDownloadedCount')) - inside.length;
      const last = after.find(({ billId }) => billId === second.billId)?.lastDownloadedAt;
      answer.expectValue('the files', inside.flatMap(fileNamesOf).toSorted(), names.toSorted());
      for (const bill of inside)
        list.expectValue(bill.billNumber, ['downloaded', bill.revision], factsOf(bill));
      for (const bill of [other, closed])
        list.expectValue(bill.billNumber, [bill.downloadStatus, bill.revision], factsOf(bill));
      nowFaults(list, 'lastDownloadedAt', last);
      counts.expectField('notDownloadedCount', count);
    },
  },
  {
    operationId: 'downloadBillCsv',
    name: 'counts each download once, and shows no access of the present session as the previous one',
    states: [manyKinds],
    breaks: 'A customer cannot see which bills are new, or who has opened them before.',
    run: async ({ call }) => {
      const bill = (await search(call)).items.find((one) => isNew(one) && filesToHave(one) === 2);
      if (!bill) return tooSimilar('a new bill with PDF and CSV');
      const path = { billId: bill.billId };
      const found: unknown[] = [];
      let last = await search(call);
      for (const operationId of ['downloadBillPdf', 'downloadBillCsv', 'downloadBillPdf']) {
        await call(operationId, { path });
        last = await search(call);
        const one = last.items.find(({ billId }) => billId === bill.billId);
        found.push([one?.downloadStatus, one?.revision, one?.previousAccessAt ?? null]);
      }
      const expected = ['downloaded', 'downloaded', 'redownloaded'].map((status) => [
        status,
        bill.revision,
        bill.previousAccessAt ?? null,
      ]);
      const what = 'downloadStatus, revision and previousAccessAt after PDF, CSV and PDF again';
      last.answer.expectValue(what, expected, found);
    },
  },
];

/** A deadline includes its day. */
const deadlineCheck: Check = {
  operationId: 'downloadBillCsv',
  name: 'works on the day of the deadline, not on the day after',
  states: [manyKinds],
  breaks: 'A customer is late on the last day that the list shows.',
  run: async ({ call }) => {
    const today = String((await call('getBillCounts')).value('today'));
    const bills = (await search(call)).items.filter((bill) => bill.isPublished && bill.files.csv);
    const last = bills.find((bill) => bill.downloadDeadline === today);
    const late = bills.find((bill) => (bill.downloadDeadline ?? today) < today);
    if (!last || !late) return tooSimilar('bills with a CSV whose deadline is today, and over');
    const of = ({ billId }: Bill) => call('downloadBillCsv', { path: { billId } });
    (await of(last)).expectDone(`with the deadline ${today}, which is today`);
    (await of(late)).expectRefused(['404-1-08-01'], `with the deadline ${late.downloadDeadline}`);
  },
};

/** The line of the history that a change of the status adds. */
const statusCheck: Check = {
  operationId: 'updateBillStatus',
  name: 'adds one line to the history, with the customer and the time',
  states: ['the status of a bill can be set'],
  breaks: 'There is no proof of who has confirmed a bill, and when.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const history = () => call('getStatusHistory', { query: { billId, page: 1, perPage: 50 } });
    const before = await history();
    const body = { revision: stateValue('revision'), statusId: 'confirmed' };
    const done = await call('updateBillStatus', { path: { billId }, body });
    const { revision } = await billOf(call, billId);
    const again = await call('updateBillStatus', {
      path: { billId },
      body: { ...body, revision },
    });
    const after = await history();
    const line = ['updaterKind', 'beforeStatusName', 'afterStatusName'].map((name) =>
      after.value(`items.0.${name}`),
    );
    const names = [before.value('bill.statusName'), done.value('statusName')];
    done.expectDone();
    again.expectRefused(['400-1-05-06'], 'with the status that the bill has');
    after.expectField('total', Number(before.value('total')) + 1);
    after.expectValue('the newest line', ['customer', ...names], line);
    after.expectField('bill.statusName', names[1]);
    nowFaults(after, 'updatedAt', after.value('items.0.updatedAt'));
  },
};

const historyOrderCheck: Check = {
  operationId: 'getStatusHistory',
  name: 'begins with the later of two changes, also within one second',
  states: ['the status of a bill can be set'],
  breaks: 'The history shows two changes in the wrong order.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const change = (revision: unknown, statusId: unknown) =>
      call('updateBillStatus', { path: { billId }, body: { revision, statusId } });
    const first = await change(stateValue('revision'), 'confirmed');
    const next = first.value('selectableStatuses.0.statusId');
    if (next === undefined) return issuerHasNo('second change of a status');
    const second = await change(first.value('revision'), next);
    const history = await call('getStatusHistory', { query: { billId, page: 1, perPage: 50 } });
    const names = [second, first].map((answer) => answer.value('statusName'));
    const found = history.values('items.*.afterStatusName').slice(0, 2);
    second.expectDone();
    history.expectValue('the statuses of both changes, the later first', names, found);
  },
};

const lateFileCheck: Check = {
  operationId: 'downloadReturnedFile',
  name: 'works after the deadline of the bill',
  states: [manyKinds],
  breaks: 'A customer has no copy of what was sent to the issuer.',
  run: async ({ call }) => {
    const late = (await search(call)).items.find(
      (bill) => bill.isPublished && bill.returnedFile && bill.isDownloadDeadlinePassed,
    );
    if (!late) return issuerHasNo('returned file of a bill past its deadline');
    const { billId } = late;
    (await call('downloadReturnedFile', { path: { billId } })).expectDone();
  },
};

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

const accountChecks: readonly Check[] = [
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
      second.expectRefused(['409-1-00-01'], 'while a change is in progress');
      cancelled.expectDone();
      late.expectRefused(['409-1-00-01'], 'for the second time');
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
    run: async ({ call, callWith, stateValue }) => {
      const path = { token: stateValue('token') };
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
          nowFaults(none, 'deletedAt', none.value('deletedAt'));
          if (stateValue('password') !== '') {
            const again = callWith(sessionIn(await logIn(call, stateValue)));
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

/** What a change changes, when, and what it leaves (S2, S4, S5). */
export const effectChecks: readonly Check[] = [
  ...downloadChecks,
  deadlineCheck,
  statusCheck,
  historyOrderCheck,
  lateFileCheck,
  ...accountChecks,
];
