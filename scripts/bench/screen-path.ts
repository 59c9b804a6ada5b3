import { routes, type RouteName } from '../../src/lib/routes.ts';

/** Links of the sandbox that lead on, for the screens with a token in their address. */
const tokens: Partial<Record<RouteName, string>> = {
  passwordSetting: 'demo-password-link',
  applyAgreement: 'demo-registration',
  applyCustomer: 'demo-registration-agreed',
  downloadLogin: 'demo-download',
  downloadList: 'demo-download',
  downloadEStorage: 'demo-download',
  invoiceNumber: 'demo-invoice-number',
};

/**
 * A screen's address below the base of the portal, by a link of the sandbox where it needs one.
 *
 * @throws Error if no such link is known
 */
export function screenPath(name: RouteName): string {
  const { path } = routes[name];
  const token = tokens[name];
  if (path.includes(':token') && token === undefined)
    throw new Error(`screen-path.ts knows no link of the sandbox for ${name}`);
  return `/${path.replace(':token', token ?? '')}`;
}
