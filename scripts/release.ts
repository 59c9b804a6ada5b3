// `npm run release`: builds the portal and packs it for the operator (docs/deploy.md).
import path from 'node:path';
import { buildPortal } from './build/portal.ts';
import { packRelease } from './build/release.ts';

await buildPortal();
console.log(`Packed: ${path.relative('.', packRelease())}`);
