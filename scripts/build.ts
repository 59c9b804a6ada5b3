// `npm run build`: the portal in dist/ (what a web server serves), and in build/ what the server
// has to know of it (security headers).
import { rm } from 'node:fs/promises';
import { buildChunks } from './build/chunks.ts';
import { buildFolder, distFolder } from './build/folders.ts';
import { compressFiles } from './build/compress.ts';
import { writeHeaders } from './build/headers.ts';
import { composePages } from './build/pages.ts';
import { prerenderLoginPage } from './build/prerender.ts';

process.env['NODE_ENV'] = 'production';

await rm(buildFolder, { recursive: true, force: true });
const chunks = await buildChunks({});
const pages = await composePages(chunks, await prerenderLoginPage());
await writeHeaders(pages);
await compressFiles(distFolder);
console.log('Built: dist/ (pages and assets), build/nginx/ (headers for the web server).');
