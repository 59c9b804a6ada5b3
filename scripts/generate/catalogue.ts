import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const handlers = [
  'versionDialog',
  'bareMessage',
  'message',
  'messageNoTop',
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

/** Where a text may lead. */
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

export interface Catalogue {
  sets: Record<string, ErrorSet>;
  codes: Record<string, CatalogueEntry>;
}

/**
 * Reads `error-catalogue.yaml` of the given folder (S8).
 * @throws Error naming each code whose status, text key or handler contradicts S8's form, and each set
 * that names an unknown code or set.
 */
export function readCatalogue(openapiDir: string): Catalogue {
  const file = path.join(openapiDir, 'error-catalogue.yaml');
  const catalogue: Catalogue = parse(readFileSync(file, 'utf8'));
  const faults: string[] = [];
  for (const [code, entry] of Object.entries(catalogue.codes)) {
    if (!/^\d{3}-1-\d{2}-\d{2}$/.test(code)) faults.push(`${code}: not status-1-area-number`);
    if (!code.startsWith(`${entry.status}-`)) faults.push(`${code}: status is ${entry.status}`);
    if (!handlers.includes(entry.handler)) faults.push(`${code}: handler ${entry.handler}`);
    if (entry.textKey !== `errors.${code}`) faults.push(`${code}: textKey ${entry.textKey}`);
  }
  for (const [name, set] of Object.entries(catalogue.sets)) {
    for (const code of set.codes) {
      if (!catalogue.codes[code]) faults.push(`set ${name}: unknown code ${code}`);
    }
    for (const other of set.includes ?? []) {
      if (!catalogue.sets[other]) faults.push(`set ${name}: unknown set ${other}`);
    }
  }
  if (faults.length > 0) throw new Error(`error-catalogue.yaml:\n  ${faults.join('\n  ')}`);
  return catalogue;
}

/**
 * All codes of the given sets and single codes, once each, sorted.
 * @throws Error naming what the catalogue does not hold.
 */
export function codesOf(catalogue: Catalogue, sets: string[], codes: string[]): string[] {
  const found = new Set<string>();
  const addSet = (name: string): void => {
    const set = catalogue.sets[name];
    if (!set) throw new Error(`unknown x-error-sets entry ${name}`);
    for (const other of set.includes ?? []) addSet(other);
    for (const code of set.codes) found.add(code);
  };
  for (const name of sets) addSet(name);
  for (const code of codes) {
    if (!catalogue.codes[code]) throw new Error(`unknown x-error-codes entry ${code}`);
    found.add(code);
  }
  return [...found].toSorted();
}

/** The example of a code: a response body of one item, with every fill-in filled. */
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
