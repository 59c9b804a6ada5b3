import { isPdf } from '../../support/files.ts';
import { expectThat, type Way } from '../way.ts';

/** From the top page to the notices and an attachment. */
export const noticesWay: Way = {
  area: 'notices',
  steps: [
    {
      name: 'the notices',
      take: async (visitor) => {
        await visitor.open('/top');
        await visitor.press(visitor.t('notices.title'));
        await visitor.arrive('/userNotice');
        await visitor.read(visitor.t('notices.period'));
      },
    },
    {
      name: 'an attachment is saved under its name',
      take: async (visitor) => {
        await visitor.until(
          'an attachment',
          () => {
            const found = [...document.querySelectorAll('main button')].find((button) =>
              button.textContent.includes('.pdf'),
            );
            found?.setAttribute('data-attachment', '');
            return found !== undefined;
          },
          undefined,
        );
        await visitor.browser.click('[data-attachment]');
        const file = await visitor.saved();
        expectThat(isPdf(file), `${file.name} is no PDF`);
        return file.name;
      },
    },
  ],
};
