import { mkdirSync, rmSync } from 'node:fs';
import { rawFolder } from './support/files.ts';

/** Nothing of an earlier run may stay: Pact adds to the file that it finds. */
export default function startAnew(): void {
  rmSync(rawFolder, { recursive: true, force: true });
  mkdirSync(rawFolder, { recursive: true });
}
