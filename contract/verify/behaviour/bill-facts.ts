import {
  downloadFileCountOf,
  monthOf,
  numbersOf,
  search,
  shortListOf,
  sumOf,
  stateWithManyKinds,
  type Bill,
  type Fields,
} from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { checksIn } from './check.ts';
import { expectFile } from './files.ts';
import { addMonths, clockOf, isPast, japanDay } from './times.ts';

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const filesOf = ({ files, attachments, returnedFile }: Bill) =>
  [files.pdf, files.csv, ...(attachments ?? []), returnedFile].flatMap((file) => file ?? []);

type Fact = [
  description: string,
  holds: (bill: Bill, list: { answer: CallAnswer; today: string; statuses: Fields[] }) => boolean,
];

/** Rules of the contract for the fields of each bill (Bill). */
const billFacts: readonly Fact[] = [
  [
    'isDownloadDeadlinePassed by downloadDeadline and today',
    ({ downloadDeadline: day, isDownloadDeadlinePassed: isPassed }, { today }) =>
      isPassed === (!isMissing(day) && String(day) < today),
  ],
  [
    'a time in the past, or null, as lastDownloadedAt and previousAccessAt',
    ({ lastDownloadedAt, previousAccessAt }, { answer }) =>
      [lastDownloadedAt, previousAccessAt].every((time) => isMissing(time) || isPast(answer, time)),
  ],
  [
    'lastDownloadedAt for a bill that was downloaded',
    ({ downloadStatus, lastDownloadedAt }) =>
      downloadStatus === 'notDownloaded' || !isMissing(lastDownloadedAt),
  ],
  [
    'previousAccessIpAddress together with previousAccessAt',
    (bill) => isMissing(bill.previousAccessAt) === isMissing(bill['previousAccessIpAddress']),
  ],
  [
    'statusName together with statusId',
    ({ statusId, statusName }) => isMissing(statusId) === isMissing(statusName),
  ],
  [
    'selectableStatuses as in the search options, without the current status',
    ({ selectableStatuses, statusId }, { statuses }) =>
      (selectableStatuses ?? []).every((status) => {
        const optionOfSearch = statuses.find((one) => one['statusId'] === status.statusId);
        const isAsInSearch = ['name', 'reasonMaxLength', 'isReasonRequired'].every(
          (name) => (status[name] ?? null) === (optionOfSearch?.[name] ?? null),
        );
        return optionOfSearch !== undefined && status.statusId !== statusId && isAsInSearch;
      }),
  ],
  [
    'isReasonRequired together with reasonMaxLength',
    ({ selectableStatuses }) =>
      (selectableStatuses ?? []).every(
        (status) => isMissing(status.reasonMaxLength) === isMissing(status.isReasonRequired),
      ),
  ],
  [
    'taxByRate that is together the price, the highest rate first',
    ({ taxByRate, price }) => {
      if (isMissing(taxByRate) || isMissing(price)) return true;
      const taxes = [taxByRate].flat().map((tax): Fields => Object(tax));
      const rates = taxes.map((tax) => Number(tax['ratePercent']));
      const sums = taxes.flatMap((tax) => [tax['taxableAmount'], tax['taxAmount']]);
      const isInOrder = rates.every((rate, at) => at === 0 || rate <= (rates[at - 1] ?? 0));
      return isInOrder && (taxes.length === 0 || sumOf(sums.map(Number)) === price);
    },
  ],
  [
    'files of different fileId, each with the extension of its name in lower case',
    (bill) => {
      const files = filesOf(bill);
      const isNamed = files.every(
        ({ fileName, extension }) =>
          !fileName.includes('.') || fileName.toLowerCase().endsWith(`.${String(extension)}`),
      );
      return new Set(files.map(({ fileId }) => fileId)).size === files.length && isNamed;
    },
  ],
];

async function expectConsistentFields(call: MakeCall): Promise<void> {
  const optionsAnswer = await call('getBillSearchOptions');
  const { answer, items } = await search(call);
  const today = japanDay(clockOf(answer));
  const statuses = optionsAnswer.values('statuses.*').map((status): Fields => Object(status));
  for (const [description, holds] of billFacts) {
    const violatingBills = items.filter((bill) => !holds(bill, { answer, today, statuses }));
    answer.expectNone(description, shortListOf(numbersOf(violatingBills)));
  }
}

async function expectConsistentOptions(call: MakeCall): Promise<void> {
  const optionsAnswer = await call('getBillSearchOptions');
  const { answer, items } = await search(call);
  const today = japanDay(clockOf(answer));
  const months = optionsAnswer.values('months.*').map(String);
  const pageSizes = optionsAnswer.values('perPageOptions.*').map(Number);
  const monthCount = Number(optionsAnswer.value('lastMonths')) || 1;
  const expectOffered = (path: string, read: (bill: Bill) => unknown): void => {
    const offeredIds = optionsAnswer.values(path);
    const uncoveredBills = items.filter(
      (bill) => !isMissing(read(bill)) && !offeredIds.includes(read(bill)),
    );
    optionsAnswer.expectThat(uncoveredBills.length === 0, `${path} of every bill in the list`, {
      got: `not that of ${shortListOf(numbersOf(uncoveredBills))}`,
    });
  };
  const oldestMonth = addMonths(today, 1 - monthCount);
  const tooOldBills = items.filter((bill) => monthOf(bill) < oldestMonth);
  expectOffered('billTypes.*.billTypeId', ({ billTypeId }) => billTypeId);
  expectOffered('statuses.*.statusId', ({ statusId }) => statusId);
  expectOffered('months.*', monthOf);
  optionsAnswer.expectValue('months, newest first', months.toSorted().toReversed(), months);
  optionsAnswer.expectThat(
    months.every((month) => month >= oldestMonth && month <= today.slice(0, 7)),
    `months from ${oldestMonth} to ${today.slice(0, 7)}`,
  );
  answer.expectNone(`no bill before ${oldestMonth}`, shortListOf(numbersOf(tooOldBills)));
  const ascendingSizes = pageSizes.toSorted((a, b) => a - b);
  optionsAnswer.expectValue('perPageOptions, ascending', ascendingSizes, pageSizes);
  optionsAnswer.expectThat(
    pageSizes.includes(Number(optionsAnswer.value('perPageDefault'))),
    'perPageDefault among the perPageOptions',
  );
}

/** Compares the values of bills in lists, options and files with each other (S2, S3, S9). */
export const billFactChecks = checksIn([stateWithManyKinds], {
  'searchBills: has bills whose fields are consistent': {
    breaks: 'The list marks a bill wrongly, or a total has another sum than its taxes.',
    run: ({ call }) => expectConsistentFields(call),
  },
  'getBillSearchOptions: offers the types, statuses and months of all bills, and ascending page sizes':
    {
      breaks: 'A customer cannot search for a bill that the list has.',
      run: ({ call }) => expectConsistentOptions(call),
    },
  'downloadBillAttachment: sends each file of several bills with the name and size of the list': {
    breaks: 'The customer receives the file of another bill, or the first attachment twice.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const billsWithBothFiles = items.filter((bill) => downloadFileCountOf(bill) === 2);
      const billsWithAttachments = billsWithBothFiles.filter(
        ({ attachments }) => (attachments ?? []).length > 1,
      );
      for (const bill of [...billsWithBothFiles.slice(0, 2), ...billsWithAttachments.slice(0, 2)]) {
        const { billId, files, attachments } = bill;
        expectFile(await call('downloadBillPdf', { path: { billId } }), files.pdf);
        expectFile(await call('downloadBillCsv', { path: { billId } }), files.csv);
        for (const file of attachments ?? []) {
          const path = { billId, fileId: file?.fileId ?? '' };
          expectFile(await call('downloadBillAttachment', { path }), file);
        }
      }
    },
  },
});
