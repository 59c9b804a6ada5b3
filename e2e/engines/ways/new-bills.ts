import { expectThat, type Way } from '../way.ts';

/** What a bookkeeper does at the end of a month: what is new, looked into, as a table, and the receipt. */
export const newBillsWay: Way = {
  area: 'new-bills',
  steps: [
    {
      name: 'the number of new bills leads to just as many',
      take: async (visitor) => {
        const link = 'a[href*="downloadStatus=notDownloaded"]';
        const countIn = (css: string): number =>
          Number(/([\d,]+)件/.exec(document.querySelector(css)?.textContent ?? '')?.[1] ?? 0);
        await visitor.open('/top');
        await visitor.until('a number of new bills', countIn, link);
        const total = await visitor.browser.evaluate(countIn, link);
        await visitor.press(visitor.t('top.waiting.new'));
        await visitor.arrive('/bapPublishedBillAppSearch');
        await visitor.read(
          visitor.t('downloads.list.range', { total: String(total), from: '1', to: '50' }),
        );
        await visitor.read(visitor.t('bills.search.isDownloadable'));
        return String(total);
      },
    },
    {
      name: 'the details of one of them',
      take: async (visitor) => {
        await visitor.press(visitor.t('bills.row.details'));
        await visitor.read(visitor.t('bills.column.ipAddress'));
      },
    },
    {
      name: 'all of them are saved as a table',
      take: async (visitor) => {
        await visitor.press(visitor.t('bill-tools.export.csv'));
        const { name, content } = await visitor.saved();
        expectThat(/^明細一覧_\d{8}\.csv$/.test(name), `its name is ${name}`);
        expectThat(content.toString().trimEnd().split('\r\n').length > 51, 'it lacks bills');
        await visitor.browser.press('Escape');
        return name;
      },
    },
    {
      name: 'the receipt of what was downloaded before',
      take: async (visitor) => {
        await visitor.press(visitor.t('bills.receipt'));
        await visitor.read('SHA-256: ');
        await visitor.press(visitor.t('receipt.export'));
        const { name, content } = await visitor.saved();
        expectThat(/,[0-9a-f]{64}\r\n/.test(content.toString()), `no SHA-256 in ${name}`);
        await visitor.browser.press('Escape');
        return name;
      },
    },
  ],
};
