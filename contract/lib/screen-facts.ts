import type { operations } from '../../generated/operations.ts';
import { routes, type RouteName } from '../../src/lib/routes.ts';

/** What the contract's tools know of a screen. */
export type ScreenFacts = {
  /** What people call it, in reports. */
  title: string;
  /** Areas of the contract whose operations it calls itself. */
  areas: readonly (typeof operations)[number]['tag'][];
};

/**
 * Beside the portal's own table, which customers load: by the same names, so that none can be missing.
 */
export const screenFacts: Readonly<Record<RouteName, ScreenFacts>> = {
  login: { title: 'Login', areas: ['setting', 'auth'] },
  passwordReissue: { title: 'Password reissue', areas: ['auth'] },
  verify: { title: 'Verification', areas: ['auth'] },
  passwordSetting: { title: 'Password setting by link', areas: ['auth'] },
  passwordChange: { title: 'Password change', areas: ['auth'] },
  passwordExpired: { title: 'Expired password', areas: ['auth'] },
  top: { title: 'Top page', areas: ['notices'] },
  privacyPolicy: { title: 'Privacy policy', areas: ['setting'] },
  terms: { title: 'Terms', areas: ['setting'] },
  user: { title: 'Registered information', areas: ['user'] },
  userEdit: { title: 'Edit of registered information', areas: ['user'] },
  notices: { title: 'Notices', areas: ['notices'] },
  accountSettings: { title: 'Account settings', areas: ['user', 'auth'] },
  mailEdit: { title: 'Mail addresses', areas: ['user'] },
  attachedMail: { title: 'Attached-mail settings', areas: ['user'] },
  eStorage: { title: 'Electronic-storage link', areas: ['e-storage'] },
  bills: { title: 'Bill list', areas: ['bills'] },
  statusHistory: { title: 'Status history', areas: ['status-history', 'user'] },
  downloadEStorage: { title: 'Electronic-storage link by download link', areas: ['e-storage'] },
  downloadLogin: { title: 'Login of a download link', areas: ['downloads'] },
  downloadList: { title: 'Files of a download link', areas: ['downloads'] },
  downloadStatusHistory: { title: 'Status history of a download link', areas: ['downloads'] },
  applyMailAddress: { title: 'Registration, mail address', areas: ['registration'] },
  applyAgreement: { title: 'Registration, agreement', areas: ['registration'] },
  applyCustomer: { title: 'Registration, customer information', areas: ['registration'] },
  applyComplete: { title: 'Registration complete', areas: ['registration'] },
  invoiceNumber: { title: 'Invoice registration number', areas: ['invoice-number'] },
  logout: { title: 'Logout', areas: ['auth'] },
  error: { title: 'Error page', areas: [] },
};

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** The names of all screens, in the order of the portal's table. */
export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);
