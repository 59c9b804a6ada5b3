import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../reports/e2e-operations');

/** Keeps the operations that the tests of one worker called with success. */
export function keepCalledOperations(operationIds: string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(operationIds));
}

/**
 * After the last test: all workers' operations in one list, reports/e2e-operations.json, which
 * `npm run contract:coverage` reads.
 */
export default function gatherCalledOperations(): void {
  if (!existsSync(folder)) return;
  const all = readdirSync(folder).flatMap((file): string[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  writeFileSync(`${folder}.json`, `${JSON.stringify([...new Set(all)].toSorted(), null, 2)}\n`);
  rmSync(folder, { recursive: true });
}
