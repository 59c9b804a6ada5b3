// `npm run build`: the portal in dist/ (what a web server serves), and in build/ what the server's
// set-up needs of it (security headers).
import { buildPortal } from './build/portal.ts';

await buildPortal();
console.log('Built: dist/ (pages and assets), build/nginx/ (headers for the web server).');
