import {
  billIn,
  downloadFileCountOf,
  endForSimilarBills,
  findBill,
  search,
  type Bill,
} from './bills.ts';
import { checksOf } from './check.ts';

/** The preview of a bill (S4). */
export const previewChecks = checksOf({
  'previewBillPdf: lets the browser display the file': {
    states: ['a bill can be downloaded'],
    breaks: 'The browser saves the bill instead of displaying it.',
    run: async ({ call, pactInput }) => {
      const answer = await call('previewBillPdf', pactInput('previewBillPdf'));
      const header = answer.headers.get('content-disposition') ?? 'none';
      answer.expectThat(/^inline\b/i.test(header), 'Content-Disposition: inline', { got: header });
    },
  },
  'previewBillPdf: counts as an access to the bill, not as a download': {
    states: ['a customer with bills is logged in'],
    breaks:
      'A bill that was only previewed is no longer marked as new, and may never be downloaded.',
    run: async ({ call, logInAgain }) => {
      const bill = await findBill(
        call,
        (one) =>
          downloadFileCountOf(one) > 0 && !!one.files.pdf && one.downloadStatus === 'notDownloaded',
      );
      if (!bill) return endForSimilarBills('a downloadable bill that was not downloaded');
      const { billId } = bill;
      const preview = await call('previewBillPdf', { path: { billId } });
      const resultAfter = await search(await logInAgain(), { keyword: [bill.billNumber] });
      const billAfter = billIn(resultAfter, billId);
      const downloadOf = ({ downloadStatus, lastDownloadedAt }: Partial<Bill>): string =>
        `downloadStatus ${downloadStatus} and lastDownloadedAt ${lastDownloadedAt ?? 'null'}`;
      const { previousAccessAt } = billAfter;
      const isNew =
        typeof previousAccessAt === 'string' && previousAccessAt !== bill.previousAccessAt;
      preview.expectThat(
        downloadOf(billAfter) === downloadOf(bill),
        `${downloadOf(bill)} afterwards`,
        { got: downloadOf(billAfter) },
      );
      preview.expectThat(isNew, 'a new previousAccessAt at the next login', {
        got: previousAccessAt ?? 'null',
      });
    },
  },
});
