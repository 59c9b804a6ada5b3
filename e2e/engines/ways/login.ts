import type { Way } from '../way.ts';

/** Login and its errors. Ends on the top page, logged in. */
export const loginWay: Way = {
  area: 'login',
  steps: [
    {
      name: 'nothing entered: both fields say so, the first has the focus',
      take: async (visitor) => {
        await visitor.open();
        await visitor.see('form[data-alive] input[name=loginId]');
        await visitor.browser.click('form button[type=submit]');
        await visitor.until(
          'two errors',
          () => document.querySelectorAll('[aria-invalid=true]').length === 2,
          undefined,
        );
        await visitor.focused('input[name=loginId]');
      },
    },
    {
      name: 'a wrong password is said, and the login ID stays',
      take: async (visitor) => {
        await visitor.login('demo-user', 'Wrong-Pass-2026');
        await visitor.read(visitor.t('errors.400-1-02-01'));
        await visitor.until(
          'the login ID',
          () => document.querySelector<HTMLInputElement>('input[name=loginId]')?.value,
          undefined,
        );
      },
    },
    {
      name: 'the right one leads to the top page',
      take: async (visitor) => {
        await visitor.login();
        await visitor.arrive('/top');
        await visitor.focused('h1');
      },
    },
  ],
};
