import { routes, type RouteName } from '../../src/lib/routes.ts';

/** Names of screens in reports, where the name of the route would say less. */
const specialTitles: Readonly<Partial<Record<RouteName, string>>> = {
  verify: 'Verification',
  passwordSetting: 'Password setting by link',
  passwordExpired: 'Expired password',
  top: 'Top page',
  user: 'Registered information',
  userEdit: 'Edit of registered information',
  mailEdit: 'Mail addresses',
  attachedMail: 'Attached-mail settings',
  eStorage: 'Electronic-storage link',
  bills: 'Bill list',
  downloadEStorage: 'Electronic-storage link by download link',
  downloadLogin: 'Login of a download link',
  downloadList: 'Files of a download link',
  downloadStatusHistory: 'Status history of a download link',
  applyMailAddress: 'Registration, mail address',
  applyAgreement: 'Registration, agreement',
  applyCustomer: 'Registration, customer information',
  applyComplete: 'Registration complete',
  invoiceNumber: 'Invoice registration number',
  error: 'Error page',
};

/** The name of a screen in reports: `passwordReissue` is "Password reissue". */
export function screenTitle(name: RouteName): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return specialTitles[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** The names of all screens, in the order of the table of routes. */
export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);
