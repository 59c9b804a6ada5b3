import { describe, expect, it } from 'vitest';
import { callersOf, readScreens } from '../../contract/lib/screens.ts';
import { screensByOperation } from '../../contract/verify/screen-names.ts';
import { operations } from '../../generated/operations.ts';
import { routes as routeTable } from '../../src/lib/routes.ts';

const screens = readScreens(operations);
const screenAt = (route: string) => screens.find((screen) => screen.route === route);

describe('the operations of a screen, read from its imports', () => {
  it('are known for every route of S2, including the error page', () => {
    const routes = screens.map(({ route }) => route);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/top', '/userNotice', '/downloadurl/list/:token', '/*']),
    );
    expect(routes).toHaveLength(Object.keys(routeTable).length);
  });

  it('include calls through several files, and files that are downloaded by their address', () => {
    const calls = screenAt('/bapPublishedBillAppSearch')?.ownCalls;
    expect(calls).toContain('searchBills');
    expect(calls).toContain('downloadBillPdf');
  });

  it('do not include calls of the frame (header and session)', () => {
    expect(screenAt('/userNotice')?.ownCalls).not.toContain('getCurrentUser');
    expect(screenAt('/userNotice')?.frameCalls).toContain('getCurrentUser');
    expect(screenAt('/downloadurl/list/:token')?.frameCalls).toContain('getDownloadUrlState');
    expect(screenAt('/userNotice')?.frameCalls).not.toContain('getDownloadUrlState');
  });

  it('come with the generated schemas that validate its forms', () => {
    expect(screenAt('/')?.zodSchemas).toContain('LoginInput');
  });

  it('are reported with the titles of the screens, the frame first', () => {
    const named = screensByOperation();
    expect(Object.keys(named)).toEqual(operations.map(({ operationId }) => operationId));
    expect(named['searchBills']).toContain('Bill list (/bapPublishedBillAppSearch)');
    expect(named['getBanner']).toEqual(['every page (header, footer, session)']);
    expect(named['getLegalText']).toContain('Privacy policy (/top/privacyPolicy)');
  });

  it('give the routes that call one operation', () => {
    expect(callersOf('getLegalText', screens)).toEqual({
      routes: ['/top/privacyPolicy', '/top/linkTerms', '/apply/step2/:token'],
      isFrame: false,
    });
  });
});
