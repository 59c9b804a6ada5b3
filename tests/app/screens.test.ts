import { describe, expect, it } from 'vitest';
import { screenAt } from '../../src/app/routes.tsx';
import { screens } from '../../src/app/screens.ts';
import { paths } from '../../src/lib/paths.ts';

const base = '/demo/mypage';

/** The table of S2, as it stands there. */
const routesOfS2 = [
  '',
  'bapRepublishPasswd',
  'verify',
  'bapPasswdMaster/passwdSetting/:token',
  'bapPasswdMaster',
  'passwdExpired',
  'top',
  'top/privacyPolicy',
  'top/linkTerms',
  'user',
  'userEdit',
  'userNotice',
  'userConfig',
  'userMailEdit',
  'bapMlAttachedMaster',
  'userEhozonSetting',
  'bapPublishedBillAppSearch',
  'reportStatusUpdateHistory',
  'downloadurl/ehozonSetting/:token',
  'downloadurl/login/index/:token',
  'downloadurl/list/:token',
  'downloadurl/reportStatusUpdateHistory',
  'apply/step1',
  'apply/step2/:token',
  'apply/step3/:token',
  'apply/step4',
  'invoiceRegisterNumber/index/:token',
  'logout',
];

describe('the route table', () => {
  it('has every route of S2 once, and one for all other addresses', () => {
    expect(screens.map(({ path }) => path).toSorted()).toEqual([...routesOfS2, '*'].toSorted());
  });

  it.each(Object.entries(paths).filter(([name]) => name !== 'error'))(
    'has a screen of its own at the address of %s',
    (_, build) => {
      expect(screenAt(base + build('token'), base)?.path).not.toBe('*');
    },
  );

  it.each([`${base}/error`, `${base}/nowhere`, `${base}/top/nowhere`, `${base}/apply/step2`])(
    'leads %s to the error page',
    (pathname) => {
      expect(screenAt(pathname, base)?.path).toBe('*');
    },
  );

  it.each([base, `${base}/`])('leads %s to the login page', (pathname) => {
    expect(screenAt(pathname, base)?.path).toBe('');
  });

  it.each([`${base}/top/`, `${base}/userNotice/`])(
    'takes %s, with the slash that S2 also shows',
    (pathname) => {
      expect(screenAt(pathname, base)?.path).not.toBe('*');
    },
  );
});

describe.each(screens.map((screen) => [screen.path, screen] as const))(
  'the screen %j',
  (_, screen) => {
    it('can be loaded', async () => {
      expect(await screen.load()).toBeTypeOf('function');
    });
  },
);
