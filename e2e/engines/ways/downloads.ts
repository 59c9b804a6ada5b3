import { isPdf, unzip } from '../../support/files.ts';
import { demoPassword } from '../../support/portal.ts';
import { expectThat, type Way } from '../way.ts';

const boxes = 'input[name=fileId]:enabled';

/** What a mailed download link opens: its login, one file, several in one ZIP. Starts and ends logged in. */
export const downloadsWay: Way = {
  area: 'downloads',
  steps: [
    {
      name: 'the password of the account leads to the files of the mail, sent by Enter',
      take: async (visitor) => {
        await visitor.open('/downloadurl/login/index/demo-download');
        await visitor.fill('password', demoPassword);
        await visitor.browser.press('Enter');
        await visitor.arrive('/downloadurl/list/demo-download');
        await visitor.see(boxes);
      },
    },
    {
      name: 'one of them is saved',
      take: async (visitor) => {
        await visitor.browser.click('tr:has(input[name=fileId]:enabled) button');
        const file = await visitor.saved();
        expectThat(isPdf(file), `${file.name} is no PDF`);
        return file.name;
      },
    },
    {
      name: 'a selected one comes in a ZIP',
      take: async (visitor) => {
        await visitor.browser.click(boxes);
        await visitor.read(visitor.t('downloads.batch.selected', { count: 1 }));
        await visitor.press(visitor.t('download-link.list.download'));
        const file = await visitor.saved();
        expectThat((await unzip(file)).length > 0, `${file.name} is empty`);
        return file.name;
      },
    },
  ],
};
