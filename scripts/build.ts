// `npm run build`: builds the portal in dist/ (for a web server), and its security headers in build/.
import { buildPortal } from './build/portal.ts';

await buildPortal();
console.log('Built: dist/ (pages and assets), build/nginx/ (headers for the web server).');
