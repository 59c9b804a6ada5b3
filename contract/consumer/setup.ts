import { mkdirSync, rmSync } from 'node:fs';
import { rawPactFolder } from './support/files.ts';

/** Deletes the pacts of an earlier run, because Pact adds to existing files. */
export default function deletePacts(): void {
  rmSync(rawPactFolder, { recursive: true, force: true });
  mkdirSync(rawPactFolder, { recursive: true });
}
