import { operations } from '../../generated/operations.ts';
import { callersCodes } from '../consumer/support/refusals.ts';

/**
 * Screens that call an area's operations (S2). An operation that nobody calls is a gap as soon as all
 * screens of its area exist; before that, its screen may be still to come.
 */
const areas: Record<string, readonly string[]> = {
  setting: ['/', '/top/privacyPolicy', '/top/linkTerms'],
  user: ['/user', '/userEdit', '/userConfig', '/userMailEdit', '/bapMlAttachedMaster'],
  notices: ['/top', '/userNotice'],
  auth: [
    '/',
    '/bapRepublishPasswd',
    '/verify',
    '/bapPasswdMaster/passwdSetting/:token',
    '/bapPasswdMaster',
    '/passwdExpired',
    '/userConfig',
    '/logout',
  ],
  bills: ['/bapPublishedBillAppSearch'],
  'status-history': ['/reportStatusUpdateHistory'],
  downloads: [
    '/downloadurl/login/index/:token',
    '/downloadurl/list/:token',
    '/downloadurl/reportStatusUpdateHistory',
  ],
  registration: ['/apply/step1', '/apply/step2/:token', '/apply/step3/:token', '/apply/step4'],
  'e-storage': ['/userEhozonSetting', '/downloadurl/ehozonSetting/:token'],
  'invoice-number': ['/invoiceRegisterNumber/index/:token'],
};

/** @throws Error for an area that the table above does not know */
export function routesOfArea(area: string): readonly string[] {
  const routes = areas[area];
  if (!routes) throw new Error(`contract/coverage/expected.ts does not know the area ${area}`);
  return routes;
}

/** Operations whose body is no customer's entry that a form could check, and why. */
export const withoutForm: Readonly<Record<string, string>> = {
  logout: 'an empty body (S7)',
  createUploadToken: 'name and size of a file that was chosen',
  updateBillStatus: 'one of the statuses that the list offers',
  sendVerificationCode: 'one of the addresses that the list offers',
  agreeToTerms: 'a button: both agreements have to be ticked (S5)',
  registerEStorageLinkage: 'a button (S2)',
  registerEStorageLinkageByToken: 'a button (S2)',
  updateLedgerMailAttachment: 'a choice',
  updateAttachedMailSettings: 'choices',
};

/** The codes that a screen which makes this call shows itself: each wants a pact. */
export function codesOfScreens(operationId: string): string[] {
  const known = operations.find((operation) => operation.operationId === operationId);
  return known ? callersCodes(known.operationId) : [];
}
