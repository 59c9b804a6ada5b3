// `npm run contract:docs`: writes the contract as one page to read, build/docs/contract.html.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../lib/project.ts';
import { contractPage } from './page.ts';
import { readSource } from './source.ts';

const file = inProject('build/docs/contract.html');
const style = readFileSync(path.join(import.meta.dirname, 'style.css'), 'utf8');
const page = contractPage(readSource(), style);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, page);
console.log(`${path.relative(process.cwd(), file)}: ${Math.round(page.length / 1024)} KiB`);
