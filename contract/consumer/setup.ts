import { mkdirSync, rmSync } from 'node:fs';
import { rawFolder } from './support/files.ts';

/** Deletes the pacts of an earlier run, because Pact adds to existing files. */
export default function deletePacts(): void {
  rmSync(rawFolder, { recursive: true, force: true });
  mkdirSync(rawFolder, { recursive: true });
}
