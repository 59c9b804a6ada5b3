import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { lineOf, SourceFault } from './fault.ts';

const handlers = [
  'versionDialog',
  'bareMessage',
  'message',
  'messageNoTop',
  'maintenance',
  'languageFallback',
  'login',
  'caller',
] as const;
type Handler = (typeof handlers)[number];

interface FillIn {
  name: string;
  type: 'BE' | 'FE';
  description: string;
  example: string;
}

/** The link that appears below the text of a code. */
type TextLink = 'login' | 'applyAgain' | 'reissueAgain';

export interface CatalogueEntry {
  status: number;
  area: string;
  handler: Handler;
  meaning: string;
  textKey: string;
  fillIns?: FillIn[];
  target?: string[];
  links?: TextLink[];
  hasSubMessage?: boolean;
}

interface ErrorSet {
  description: string;
  includes?: string[];
  codes: string[];
}

interface StatusEntry {
  handler: Handler;
  description: string;
  /** The code whose text the portal shows for an answer without a code. */
  code?: string;
  /** Whether the answer can have the header Retry-After. */
  retryAfter?: boolean;
}

export interface Catalogue {
  statuses: Record<string, StatusEntry>;
  sets: Record<string, ErrorSet>;
  codes: Record<string, CatalogueEntry>;
}

/**
 * Reads `error-catalogue.yaml` of the given folder (S8).
 * @throws SourceFault naming each code whose status, text key or handler contradicts S8, and each set with an
 * unknown code or set
 */
export function readCatalogue(openapiDir: string): Catalogue {
  const file = path.join(openapiDir, 'error-catalogue.yaml');
  const catalogue: Catalogue = parse(readFileSync(file, 'utf8'));
  const faults: string[] = [];
  const addFault = (name: string, fault: string): void =>
    void faults.push(`${lineOf(openapiDir, `${name}:`)}: ${name} ${fault}.`);
  for (const [code, entry] of Object.entries(catalogue.codes)) {
    if (!/^\d{3}-1-\d{2}-\d{2}$/.test(code))
      addFault(code, 'is not a code; write status-1-area-number');
    if (!code.startsWith(`${entry.status}-`)) {
      addFault(code, `has the status ${entry.status}; write the status it begins with`);
    }
    if (!catalogue.statuses[entry.status]) {
      addFault(code, `has the status ${entry.status}, which is not in statuses`);
    }
    if (!handlers.includes(entry.handler)) {
      addFault(code, `has the handler ${entry.handler}; write one of: ${handlers.join(', ')}`);
    }
    if (entry.textKey !== `errors.${code}`) {
      addFault(code, `has the textKey ${entry.textKey}; write errors.${code}`);
    }
  }
  for (const [name, codeSet] of Object.entries(catalogue.sets)) {
    for (const code of codeSet.codes) {
      if (!catalogue.codes[code])
        addFault(name, `names ${code}, which is not in the catalogue; add or remove it`);
    }
    for (const includedSet of codeSet.includes ?? []) {
      if (!catalogue.sets[includedSet])
        addFault(name, `includes ${includedSet}, which is not a set`);
    }
  }
  if (faults.length > 0) throw new SourceFault(faults);
  return catalogue;
}

/**
 * All codes of the given sets and single codes, once each, sorted.
 * @throws Error that names a set or a code that the catalogue does not have
 */
export function codesOf(catalogue: Catalogue, setNames: string[], codes: string[]): string[] {
  const allCodes = new Set<string>();
  const addSet = (name: string): void => {
    const codeSet = catalogue.sets[name];
    if (!codeSet) throw new Error(`unknown x-error-sets entry ${name}`);
    for (const includedSet of codeSet.includes ?? []) addSet(includedSet);
    for (const code of codeSet.codes) allCodes.add(code);
  };
  for (const name of setNames) addSet(name);
  for (const code of codes) {
    if (!catalogue.codes[code]) throw new Error(`unknown x-error-codes entry ${code}`);
    allCodes.add(code);
  }
  return [...allCodes].toSorted();
}

/** The example of a code: an error body with one item and all fill-ins. */
export function exampleOf(code: string, entry: CatalogueEntry) {
  return [
    {
      code,
      target: entry.target ?? [],
      mapping: (entry.fillIns ?? []).map(({ name, example, type }) => ({
        key: name,
        value: example,
        type,
      })),
    },
  ];
}
