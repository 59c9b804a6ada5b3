import { hasNginx } from '../deploy/nginx.ts';
import { aptCommand, aptInstall } from './programs.ts';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Installs nginx if it is missing and can be installed. Otherwise, the tests with nginx are left out, and a message says
 * so.
 */
export function ensureNginx(): void {
  if (hasNginx() || (aptInstall(packages) && hasNginx())) return;
  console.log(`Without nginx, its tests are left out. To install it: ${aptCommand(packages)}`);
}
