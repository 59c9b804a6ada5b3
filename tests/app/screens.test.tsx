import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { matchRoutes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { screenAt, routeObjects } from '../../src/app/App.tsx';
import { screens } from '../../src/app/screens.ts';
import { loadTexts, rawText, setLanguage } from '../../src/i18n/i18n.ts';
import { routes } from '../../src/lib/routes.ts';
import { jsonAnswer } from '../support/api.ts';
import { userAnswers, showPages } from '../shell/show-pages.tsx';

const base = '/demo/mypage';

describe('the router', () => {
  it.each(Object.entries(routes).filter(([name]) => name !== 'error'))(
    'shows the screen %s at its address',
    (name, { path }) => {
      expect(screenAt(`${base}/${path.replace(':token', 'token')}`, base)?.name).toBe(name);
    },
  );

  it.each([
    ['login', base],
    ['top', `${base}/top/`],
    ['notices', `${base}/userNotice/`],
    ['error', `${base}/error`],
    ['error', `${base}/nowhere`],
    ['error', `${base}/top/nowhere`],
    ['error', `${base}/apply/step2`],
  ])('shows the screen %s at %s', (name, pathname) => {
    expect(screenAt(pathname, base)?.name).toBe(name);
  });
});

it.each(screens.map((entry) => [entry.name, entry] as const))(
  'the screen %s can be loaded',
  async (_, entry) => {
    expect(await entry.load()).toBeTypeOf('function');
  },
);

it('every page file is a screen of the table of routes', () => {
  const pagesInTable = Object.values(routes).map(({ page }) => `../../src/pages/${page}.tsx`);
  const pageFiles = Object.keys(import.meta.glob('../../src/pages/*/*Page.tsx'));
  expect(pageFiles.toSorted()).toEqual(pagesInTable.toSorted());
});

describe('a layout that is opened after the login page, which has loaded only a few texts', () => {
  const linkState = {
    state: 'valid',
    isLoggedIn: true,
    title: 'Bills',
    expiresAt: '2026-12-19T10:00:00+09:00',
    customerName: 'Aoba',
    titleOfHonor: '',
    isDisplayEStorageLink: true,
  };

  // In two languages, because texts are loaded only once.
  it.each([
    ['en', '/top', 'Main menu'],
    ['ja', '/downloadurl/list/tk_1', '設定とログアウト'],
  ] as const)(
    'loads its texts, and the error texts in the background: %s, %s',
    async (language, address, name) => {
      setLanguage(language);
      await loadTexts('common', 'shell', 'ui');
      const layout = matchRoutes(routeObjects, address)?.[1]?.route.element;
      showPages({
        layout: <Suspense>{layout}</Suspense>,
        pages: { '/top': <h1>a page</h1>, '/downloadurl/list/:token': <h1>a page</h1> },
        at: address,
        answers: { ...userAnswers, 'GET /downloads/tk_1': () => jsonAnswer(linkState) },
      });
      expect(await screen.findByRole('navigation', { name })).toBeTruthy();
      await vi.waitFor(() => {
        expect(rawText('field-names.loginId')).toBeTypeOf('string');
        expect(rawText('errors.400-1-00-01')).toBeTypeOf('string');
      });
    },
  );
});
