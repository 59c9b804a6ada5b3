import { routes, type RouteName } from '../../src/lib/routes.ts';

/**
 * What people call a screen, in reports. Beside the portal's own table, which customers load: by the same
 * names, so that none can be missing.
 */
export const screenTitles: Readonly<Record<RouteName, string>> = {
  login: 'Login',
  passwordReissue: 'Password reissue',
  verify: 'Verification',
  passwordSetting: 'Password setting by link',
  passwordChange: 'Password change',
  passwordExpired: 'Expired password',
  top: 'Top page',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',
  user: 'Registered information',
  userEdit: 'Edit of registered information',
  notices: 'Notices',
  accountSettings: 'Account settings',
  mailEdit: 'Mail addresses',
  attachedMail: 'Attached-mail settings',
  eStorage: 'Electronic-storage link',
  bills: 'Bill list',
  statusHistory: 'Status history',
  downloadEStorage: 'Electronic-storage link by download link',
  downloadLogin: 'Login of a download link',
  downloadList: 'Files of a download link',
  downloadStatusHistory: 'Status history of a download link',
  applyMailAddress: 'Registration, mail address',
  applyAgreement: 'Registration, agreement',
  applyCustomer: 'Registration, customer information',
  applyComplete: 'Registration complete',
  invoiceNumber: 'Invoice registration number',
  logout: 'Logout',
  error: 'Error page',
};

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** The names of all screens, in the order of the portal's table. */
export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);
