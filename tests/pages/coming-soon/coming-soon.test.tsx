import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { screens, type Screen } from '../../../src/app/screens.ts';
import { routes, type Route } from '../../../src/lib/routes.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const table: Readonly<Record<string, Route>> = routes;
const isToCome = (name: string): boolean => table[name]?.page === undefined;

beforeEach(async () => {
  await speak();
  stubApi(frameAnswers());
});

/** Screens of the table that are still to come, with what stands in for them. */
const placeholders = await Promise.all(
  screens
    .filter(({ name }) => isToCome(name))
    .map(async (entry) => ({ entry, component: await entry.load() })),
);

/** The links of the page: S2 gives download-URL and invoice-number pages none to other pages. */
function expectedLinks({ path, layout }: Screen): string[] {
  if (/^(downloadurl|invoiceRegisterNumber)\//.test(path)) return [];
  return layout === 'loggedIn'
    ? ['トップページへ /demo/mypage/top']
    : ['ログイン画面へ /demo/mypage'];
}

describe.each(placeholders.map(({ entry, component }) => [entry.path, entry, component] as const))(
  'in place of the screen %j',
  (path, entry, component) => {
    it('says that it is on its way, and leads on', async () => {
      renderPages({
        layout: <PublicLayout />,
        pages: { [path]: createElement(component) },
        at: `/${path.replace(':token', 'token')}`,
      });
      await screen.findByRole('heading', { level: 1, name: 'この画面は準備中です' });
      const links = [...document.querySelectorAll('main a')].map(
        (link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`,
      );
      expect(links).toEqual(expectedLinks(entry));
    });
  },
);
