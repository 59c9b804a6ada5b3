import { operations } from '../../generated/operations.ts';
import { readScreens } from '../lib/screens.ts';
import type { ScreensByOperation } from './assets.ts';

/** The screens of S2 by their routes. */
const names: Readonly<Record<string, string>> = {
  '/': 'Login',
  '/bapRepublishPasswd': 'Password reissue',
  '/verify': 'Verification',
  '/bapPasswdMaster/passwdSetting/:token': 'Password setting by link',
  '/bapPasswdMaster': 'Password change',
  '/passwdExpired': 'Expired password',
  '/top': 'Top page',
  '/top/privacyPolicy': 'Privacy policy',
  '/top/linkTerms': 'Terms',
  '/user': 'Registered information',
  '/userEdit': 'Edit of registered information',
  '/userNotice': 'Notices',
  '/userConfig': 'Account settings',
  '/userMailEdit': 'Mail addresses',
  '/bapMlAttachedMaster': 'Attached-mail settings',
  '/userEhozonSetting': 'Electronic-storage link',
  '/bapPublishedBillAppSearch': 'Bill list',
  '/reportStatusUpdateHistory': 'Status history',
  '/downloadurl/ehozonSetting/:token': 'Electronic-storage link by download link',
  '/downloadurl/login/index/:token': 'Login of a download link',
  '/downloadurl/list/:token': 'Files of a download link',
  '/downloadurl/reportStatusUpdateHistory': 'Status history of a download link',
  '/apply/step1': 'Registration, mail address',
  '/apply/step2/:token': 'Registration, agreement',
  '/apply/step3/:token': 'Registration, customer information',
  '/apply/step4': 'Registration complete',
  '/invoiceRegisterNumber/index/:token': 'Invoice registration number',
  '/logout': 'Logout',
};

/** What a part of the frame that many screens have is called. */
const frameName = 'every page (header, footer, session)';

/** Which screens call which operation, by the portal's sources. */
export function screensByOperation(): ScreensByOperation {
  const screens = readScreens(operations);
  const entries = operations.map(({ operationId }): [string, string[]] => {
    const own = screens
      .filter(({ ownCalls }) => ownCalls.has(operationId))
      .map(({ route }) => `${names[route] ?? 'screen'} (${route})`);
    const isFrame = screens.some(({ frameCalls }) => frameCalls.has(operationId));
    return [operationId, isFrame ? [frameName, ...own] : own];
  });
  return Object.fromEntries(entries);
}
