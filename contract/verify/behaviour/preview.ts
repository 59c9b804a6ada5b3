import { filesToHave, foundIn, search, tooMuchAlike, type Bill } from './bills.ts';
import { expectThat, type Check } from './check.ts';
import { cookieOf } from './cookies.ts';

/** A look at a bill before it is downloaded (S4). */
export const previewChecks: readonly Check[] = [
  {
    operationId: 'previewBillPdf',
    name: 'shows the file, and does not have it saved',
    states: ['a bill can be downloaded'],
    breaks: 'The browser saves the bill in place of showing it.',
    run: async ({ ask, given }) => {
      const heard = await ask('previewBillPdf', { path: { billId: given('billId') } });
      const header = heard.headers.get('content-disposition') ?? 'none';
      return expectThat(/^inline\b/i.test(header), heard, 'Content-Disposition: inline', {
        got: header,
      });
    },
  },
  {
    operationId: 'previewBillPdf',
    name: 'counts as access of the bill, and as no download of it',
    states: ['a customer with bills is logged in'],
    breaks:
      'A bill that was only looked at is not among the new ones any more, and nobody files it.',
    run: async ({ ask, given }) => {
      const before = (await search(ask)).items.find(
        (bill) =>
          filesToHave(bill) > 0 && bill.files.pdf && bill.downloadStatus === 'notDownloaded',
      );
      if (!before) return tooMuchAlike('a bill that can be downloaded and has not been');
      const looked = await ask('previewBillPdf', { path: { billId: before.billId } });
      const body = { loginId: given('loginId'), password: given('password') };
      const login = await ask('login', { body });
      const token = cookieOf(login, 'XSRF-TOKEN')?.value ?? '';
      const cookie = `MYPAGE_SESSION=${cookieOf(login, 'MYPAGE_SESSION')?.value ?? ''}; XSRF-TOKEN=${token}`;
      const list = await ask('searchBills', {
        query: { keyword: [before.billNumber], page: 1, perPage: 50 },
        headers: { cookie, 'x-xsrf-token': token },
      });
      const after = foundIn(list).items[0];
      const said = ({ downloadStatus, lastDownloadedAt }: Bill): string =>
        `downloadStatus ${downloadStatus} and lastDownloadedAt ${lastDownloadedAt ?? 'null'}`;
      const access = after?.previousAccessAt;
      const isNew = typeof access === 'string' && access !== before.previousAccessAt;
      return [
        ...expectThat(
          after !== undefined && said(after) === said(before),
          looked,
          `${said(before)} after it`,
          { got: after ? said(after) : 'no such bill' },
        ),
        ...expectThat(isNew, looked, 'a new previousAccessAt at the next login', {
          got: access ?? 'null',
        }),
      ];
    },
  },
];
