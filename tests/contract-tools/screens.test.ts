import { describe, expect, it } from 'vitest';
import { callersOf, readScreens } from '../../contract/lib/screens.ts';
import { screensByOperation } from '../../contract/verify/screen-names.ts';
import { operations } from '../../generated/operations.ts';
import { routes as routeTable } from '../../src/lib/routes.ts';

const screens = readScreens(operations);
const screenAt = (route: string) => screens.find((screen) => screen.route === route);

describe('what the screens call, read from their imports', () => {
  it('has every route of S2, the error page included', () => {
    const routes = screens.map(({ route }) => route);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/top', '/userNotice', '/downloadurl/list/:token', '/*']),
    );
    expect(routes).toHaveLength(Object.keys(routeTable).length);
  });

  it('finds a call behind several files, and a file that is fetched by its address', () => {
    const calls = screenAt('/bapPublishedBillAppSearch')?.ownCalls;
    expect(calls).toContain('searchBills');
    expect(calls).toContain('downloadBillPdf');
  });

  it('gives what header and session call to the frame, not to the page', () => {
    expect(screenAt('/userNotice')?.ownCalls).not.toContain('getCurrentUser');
    expect(screenAt('/userNotice')?.frameCalls).toContain('getCurrentUser');
    expect(screenAt('/downloadurl/list/:token')?.frameCalls).toContain('getDownloadUrlState');
    expect(screenAt('/userNotice')?.frameCalls).not.toContain('getDownloadUrlState');
  });

  it('knows which form checks its entries by the generated schema', () => {
    expect(screenAt('/')?.zodSchemas).toContain('LoginInput');
  });

  it('names them for a report as people call them, the frame first', () => {
    const named = screensByOperation();
    expect(Object.keys(named)).toEqual(operations.map(({ operationId }) => operationId));
    expect(named['searchBills']).toContain('Bill list (/bapPublishedBillAppSearch)');
    expect(named['getBanner']).toEqual(['every page (header, footer, session)']);
    expect(named['getLegalText']).toContain('Privacy policy (/top/privacyPolicy)');
  });

  it('lists the routes of one operation', () => {
    expect(callersOf('getLegalText', screens)).toEqual({
      routes: ['/top/privacyPolicy', '/top/linkTerms', '/apply/step2/:token'],
      isFrame: false,
    });
  });
});
