import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPdf, unzip } from '../../support/files.ts';
import { expectThat, type Way } from '../way.ts';

const boxes = 'tbody input[type=checkbox]';

/** Bill list: search, paging, status history, details, files, status, return, batch. */
export const billsWay: Way = {
  area: 'bills',
  steps: [
    {
      name: 'the tab leads to fifty bills',
      take: async (visitor) => {
        await visitor.open('/top');
        await visitor.press(visitor.t('frame.tabs.bills'));
        await visitor.arrive('/bapPublishedBillAppSearch');
        await visitor.until(
          'fifty rows',
          (css) => document.querySelectorAll(css).length === 50,
          boxes,
        );
      },
    },
    {
      name: 'a search with an amount in full-width digits, sent by Enter',
      take: async (visitor) => {
        await visitor.press(visitor.t('bills.search.more'));
        await visitor.see('input[name=publicationDateFrom]');
        await visitor.fill('keyword', '請求書');
        await visitor.fill('priceFrom', '１０，０００');
        await visitor.browser.press('Enter');
        await visitor.read('10,000 以上');
        await visitor.read('請求書');
      },
    },
    {
      name: 'page 2, and Back to page 1',
      take: async (visitor) => {
        await visitor.press('次の');
        await visitor.until('page 2', () => location.search.includes('page=2'), undefined);
        await visitor.read('件中 51～');
        await visitor.browser.back();
        await visitor.read('件中 1～');
      },
    },
    {
      name: 'all conditions away',
      take: async (visitor) => {
        await visitor.press(visitor.t('bills.chips.clear'));
        await visitor.read(
          visitor.t('downloads.list.range', { total: '1,200', from: '1', to: '50' }),
        );
      },
    },
    {
      name: 'the history of a status, and back to the same bill',
      take: async (visitor) => {
        await visitor.browser.click('a[href*="reportStatusUpdateHistory"]');
        await visitor.arrive('/reportStatusUpdateHistory');
        await visitor.read(visitor.t('status-history.updater.system'));
        await visitor.press(visitor.t('status-history.backToBills'));
        await visitor.focused('a[href*="reportStatusUpdateHistory"]');
      },
    },
    {
      name: 'the details of a bill',
      take: async (visitor) => {
        await visitor.press(visitor.t('bills.row.details'));
        await visitor.read(visitor.t('bills.column.ipAddress'));
      },
    },
    {
      name: 'its PDF is saved under a Japanese name',
      take: async (visitor) => {
        await visitor.press(visitor.t('bills.row.pdf'));
        const file = await visitor.saved();
        expectThat(isPdf(file), `${file.name} is no PDF`);
        expectThat(/^\p{sc=Han}+_.+\.pdf$/u.test(file.name), `its name is ${file.name}`);
        return file.name;
      },
    },
    {
      name: 'its status is changed',
      take: async (visitor) => {
        await visitor.press(visitor.t('bills.status.change'));
        await visitor.focused('select[name=statusId]');
        await visitor.browser.choose('select[name=statusId]', 1);
        await visitor.press(visitor.t('bills.status.save'));
        await visitor.read('に更新しました。');
      },
    },
    {
      name: 'a file is returned',
      take: async (visitor) => {
        await visitor.until(
          'the way to return a file',
          (names) => {
            const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
              names.some((name) => textContent.trim().startsWith(name)),
            );
            found?.setAttribute('data-return', '');
            return found !== undefined;
          },
          [visitor.t('bills.returnFile.open'), visitor.t('bills.returnFile.replace')],
        );
        await visitor.browser.click('[data-return]');
        await visitor.see('input[type=file]');
        // In a folder of its own: the other one is watched for downloads.
        const file = join(visitor.uploads, '受領書.txt');
        writeFileSync(file, 'received');
        await visitor.browser.upload('input[type=file]', file);
        await visitor.press(visitor.t('bills.returnFile.send'));
        await visitor.read(visitor.t('bills.returnFile.sent', { fileName: '受領書.txt' }));
      },
    },
    {
      name: 'several bills in one ZIP',
      take: async (visitor) => {
        await visitor.browser.click(boxes);
        await visitor.read(visitor.t('downloads.batch.selected', { count: 1 }));
        await visitor.press(visitor.t('bills.batch.download'));
        const file = await visitor.saved();
        expectThat((await unzip(file)).length > 0, `${file.name} is empty`);
        return file.name;
      },
    },
  ],
};
