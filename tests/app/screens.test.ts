import { describe, expect, it } from 'vitest';
import { screenAt } from '../../src/app/route-objects.tsx';
import { screens } from '../../src/app/screens.ts';
import { routes } from '../../src/lib/routes.ts';

const base = '/demo/mypage';

describe('the router', () => {
  it.each(Object.entries(routes).filter(([name]) => name !== 'error'))(
    'leads the address of %s to its screen',
    (name, { path }) => {
      expect(screenAt(`${base}/${path.replace(':token', 'token')}`, base)?.name).toBe(name);
    },
  );

  it.each([`${base}/error`, `${base}/nowhere`, `${base}/top/nowhere`, `${base}/apply/step2`])(
    'leads %s to the error page',
    (pathname) => {
      expect(screenAt(pathname, base)?.name).toBe('error');
    },
  );

  it('leads the base path to the login page', () => {
    expect(screenAt(base, base)?.name).toBe('login');
  });

  it.each([`${base}/top/`, `${base}/userNotice/`])(
    'takes %s, with the slash that S2 also shows',
    (pathname) => {
      expect(screenAt(pathname, base)?.name).not.toBe('error');
    },
  );
});

describe.each(screens.map((screen) => [screen.name, screen] as const))(
  'the screen %s',
  (_, screen) => {
    it('can be loaded', async () => {
      expect(await screen.load()).toBeTypeOf('function');
    });
  },
);

it('every page is a screen of the table', () => {
  const inTable = Object.values(routes).map(({ page }) => `../../src/pages/${page}.tsx`);
  const files = Object.keys(import.meta.glob('../../src/pages/*/*Page.tsx'));
  expect(files.toSorted()).toEqual(inTable.toSorted());
});
