import type { Way } from '../way.ts';

/** What stands around every page: dialog, language, phone, error page, logout. */
export const frameWay: Way = {
  area: 'frame',
  steps: [
    {
      name: 'the notice before another site, closed by Escape',
      take: async (visitor) => {
        await visitor.open('/top');
        await visitor.press('電子保管サービスについて');
        await visitor.see('dialog[open]');
        await visitor.read(visitor.t('frame.external.title'));
        await visitor.browser.press('Escape');
        await visitor.until(
          'no dialog',
          () => document.querySelector('dialog[open]') === null,
          undefined,
        );
      },
    },
    {
      name: 'English and Japanese again',
      take: async (visitor) => {
        await visitor.press('English');
        await visitor.until('English', () => document.documentElement.lang === 'en', undefined);
        await visitor.see('h1');
        await visitor.press('日本語');
        await visitor.until('Japanese', () => document.documentElement.lang === 'ja', undefined);
        await visitor.see('h1');
      },
    },
    {
      name: 'the bills on a phone: nothing is wider than the window',
      take: async (visitor) => {
        await visitor.browser.resize(390, 844);
        await visitor.open('/bapPublishedBillAppSearch');
        await visitor.see('tbody input[type=checkbox]');
        await visitor.until(
          'a page no wider than the window',
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          undefined,
        );
      },
    },
    {
      name: 'an address that is none',
      take: async (visitor) => {
        await visitor.browser.resize(1280, 900);
        await visitor.open('/nowhere');
        await visitor.read('URLに誤りがあります。');
      },
    },
    {
      name: 'the logout thanks',
      take: async (visitor) => {
        await visitor.open('/top');
        await visitor.press(visitor.t('frame.links.logout'));
        await visitor.read(visitor.t('shell.loggedOut'));
      },
    },
  ],
};
