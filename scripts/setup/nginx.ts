import { hasNginx } from '../deploy/nginx.ts';
import { aptCommand, aptInstall } from './apt.ts';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Makes sure there is an nginx where we may install one. Elsewhere the tests under nginx are left
 * out, which is said here: they are missing from the count, not passed.
 */
export function ensureNginx(): void {
  if (hasNginx() || (aptInstall(packages) && hasNginx())) return;
  console.log(`No nginx: the tests under it are left out. To have them: ${aptCommand(packages)}`);
}
