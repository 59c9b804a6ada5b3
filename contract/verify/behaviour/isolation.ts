import { search } from './bills.ts';
import { checksIn } from './check.ts';

/** The states with a bill, and with a caller to whom the bill does not belong. */
export const statesOfForeignBill = [
  'a bill has everything',
  'another customer of the issuer is logged in',
] as const;

/** Checks that lists, sums and counts have no bill of another customer, and that other sites read no answer (S6). */
export const isolationChecks = checksIn(statesOfForeignBill, {
  'searchBills: finds no bill of another customer': {
    breaks: "A customer finds another customer's bill by its number.",
    run: async ({ call, stateValue }) => {
      const resultByNumber = await search(call, { keyword: [stateValue('billNumber')] });
      const { answer, items, total } = await search(call);
      const hasForeignBill = items.some(({ billId }) => billId === stateValue('billId'));
      resultByNumber.answer.expectThat(resultByNumber.total === 0, 'no bill', {
        callDetail: 'with the number of a bill of another customer',
      });
      answer.expectThat(total > 0 && !hasForeignBill, 'only bills of the caller, at least one', {
        got: hasForeignBill ? 'a bill of another customer' : 'no bill',
      });
    },
  },
  'getBillSummary: adds up no bill of another customer': {
    breaks: 'The sum above the list contains amounts of another customer.',
    run: async ({ call, stateValue }) => {
      const query = { keyword: [stateValue('billNumber')] };
      const summaryByNumber = await call('getBillSummary', { query });
      const { total } = await search(call);
      (await call('getBillSummary')).expectField('total', total);
      summaryByNumber.expectThat(summaryByNumber.value('total') === 0, 'a total of 0', {
        callDetail: 'with the number of a bill of another customer',
      });
    },
  },
  'getBillCounts: counts as many bills as the list of the caller has': {
    breaks: 'The number of new bills at the tab counts bills of another customer.',
    run: async ({ call }) => {
      const countsAnswer = await call('getBillCounts');
      const newBills = await search(call, {
        isDownloadable: 'true',
        downloadStatus: ['notDownloaded'],
      });
      const billsDueSoon = await search(call, {
        isDownloadable: 'true',
        downloadDeadlineFrom: String(countsAnswer.value('today')),
        downloadDeadlineTo: String(countsAnswer.value('deadlineSoonTo')),
      });
      countsAnswer.expectField('notDownloadedCount', newBills.total);
      countsAnswer.expectField('deadlineSoonCount', billsDueSoon.total);
    },
  },
  'getSettingInfo: answers an unknown address with the refusal of the contract': {
    states: ['a visitor'],
    breaks: 'After a wrong link, the page shows an unexpected error.',
    run: async ({ callWith, values, base }) => {
      const answer = await callWith(values, `${base}/no-such-part`)('getSettingInfo');
      answer.expectRefused('404-1-00-01', 'at an address that the contract does not have');
    },
  },
  'getCurrentUser: lets no other site read the answer': {
    states: ['a customer with bills is logged in'],
    breaks: 'Any site that the customer visits reads the name and the bills of the customer.',
    run: async ({ call }) => {
      const origin = 'https://another-site.example';
      const answer = await call('getCurrentUser', { headers: { origin } });
      const allowedOrigin = answer.headers.get('access-control-allow-origin') ?? 'none';
      answer.expectThat(
        allowedOrigin !== origin && allowedOrigin !== '*',
        'no Access-Control-Allow-Origin for another site',
        { got: allowedOrigin, callDetail: `with Origin: ${origin}` },
      );
    },
  },
});
