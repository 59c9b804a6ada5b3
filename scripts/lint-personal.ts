import { readFileSync } from 'node:fs';
import path from 'node:path';
import { personalWords, withoutWord } from '../mocks/scenario/personal.ts';

/** Texts and numbers of the contract that do not say whether they are personal, each in one sentence. */
export function personalFaults(projectDir: string): string[] {
  const bundle = readFileSync(path.join(projectDir, 'generated/openapi.json'), 'utf8');
  return withoutWord(JSON.parse(bundle)).map(
    (schemaPath) =>
      `${schemaPath} needs x-personal: one of ${personalWords.join(', ')} (openapi/README.md).`,
  );
}
