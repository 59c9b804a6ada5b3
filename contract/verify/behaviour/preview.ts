import { downloadFileCountOf, search, endForSimilarBills, type Bill } from './bills.ts';
import type { Check } from './check.ts';
import { sessionIn } from './cookies.ts';

/** The preview of a bill (S4). */
export const previewChecks: readonly Check[] = [
  {
    operationId: 'previewBillPdf',
    name: 'lets the browser display the file',
    states: ['a bill can be downloaded'],
    breaks: 'The browser saves the bill instead of displaying it.',
    run: async ({ call, stateValue }) => {
      const answer = await call('previewBillPdf', { path: { billId: stateValue('billId') } });
      const header = answer.headers.get('content-disposition') ?? 'none';
      answer.expectThat(/^inline\b/i.test(header), 'Content-Disposition: inline', { got: header });
    },
  },
  {
    operationId: 'previewBillPdf',
    name: 'counts as an access to the bill, not as a download',
    states: ['a customer with bills is logged in'],
    breaks:
      'A bill that was only previewed is no longer marked as new, and may never be downloaded.',
    run: async ({ call, callWith, stateValue }) => {
      const before = (await search(call)).items.find(
        (bill) =>
          downloadFileCountOf(bill) > 0 &&
          bill.files.pdf &&
          bill.downloadStatus === 'notDownloaded',
      );
      if (!before) return endForSimilarBills('a downloadable bill that was not downloaded');
      const preview = await call('previewBillPdf', { path: { billId: before.billId } });
      const body = { loginId: stateValue('loginId'), password: stateValue('password') };
      const login = await call('login', { body });
      const [after] = (await search(callWith(sessionIn(login)), { keyword: [before.billNumber] }))
        .items;
      const downloadOf = ({ downloadStatus, lastDownloadedAt }: Bill): string =>
        `downloadStatus ${downloadStatus} and lastDownloadedAt ${lastDownloadedAt ?? 'null'}`;
      const access = after?.previousAccessAt;
      const isNew = typeof access === 'string' && access !== before.previousAccessAt;
      preview.expectThat(
        after !== undefined && downloadOf(after) === downloadOf(before),
        `${downloadOf(before)} afterwards`,
        { got: after ? downloadOf(after) : 'no such bill' },
      );
      preview.expectThat(isNew, 'a new previousAccessAt at the next login', {
        got: access ?? 'null',
      });
    },
  },
];
