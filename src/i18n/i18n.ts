import type { TFunction } from 'i18next';
import { storedLanguage, type Language } from './language.ts';
import { asSpoken } from './pseudo.ts';
import type { Namespace } from './texts.ts';

const files = import.meta.glob<object>('./{ja,en}/*.json', { import: 'default' });
const loaded = new Map<string, Promise<void>>();

/** What is there of a language's texts, by namespace. */
const texts: Record<Language, Record<string, object>> = { ja: {}, en: {} };
let language = storedLanguage();

/** A text as it stands in its file, for keys that come from an answer (error codes, field names). */
export function rawText(key: string): string | undefined {
  let found: unknown = texts[language];
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
      return undefined;
    found = Reflect.get(found, part);
  }
  return typeof found === 'string' ? found : undefined;
}

type FillIns = Readonly<Record<string, unknown>>;

/** English has a form of its own for one of something, Japanese has not. */
function formFor(key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined;
  return rawText(`${key}_${language === 'en' && count === 1 ? 'one' : 'other'}`);
}

function translate(key: string, fillIns: FillIns = {}): string {
  const text = formFor(key, fillIns['count']) ?? rawText(key) ?? key;
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = fillIns[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

/** With the types of i18next: what is asked for here, it would answer the same. */
function typed(given: typeof translate): TFunction;
function typed(given: unknown): unknown {
  return given;
}

/**
 * The text of a key: `t('login.submit')`. Fill-ins are put in as they are; React escapes them.
 * The texts of a namespace have to be loaded before: a screen names those it wants in its line of
 * src/lib/routes.ts, and whatever comes later loads its own (`loadTexts`).
 *
 * Only the types are i18next's: keys, and forms for a count. What the portal uses of the rest stands above, and the login
 * page loads 13 KiB less (docs/decisions/texts-without-i18next.md).
 */
export const t: TFunction = typed(translate);

/** The language of this page from its load to its next load (S4). */
export const currentLanguage = (): Language => language;

async function load(namespace: Namespace, of: Language): Promise<void> {
  const file = files[`./${of}/${namespace}.json`];
  if (!file) throw new Error(`There are no texts "${namespace}" in ${of}.`);
  const content = await file();
  // Replaced at build time, so that nothing of the developers' language is in dist/.
  texts[of][namespace] = import.meta.env.DEV ? asSpoken(content) : content;
}

/**
 * Loads the texts of these namespaces in the page's language, each once.
 *
 * @throws what the failed load throws; the next call tries again
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const of = language;
  await Promise.all(
    namespaces.map((namespace) => {
      const name = `${of}/${namespace}`;
      const pending = loaded.get(name) ?? load(namespace, of);
      loaded.set(name, pending);
      pending.catch(() => loaded.delete(name));
      return pending;
    }),
  );
}

/**
 * Sets the language of the texts: for pages rendered at build time, and tests. In the browser the
 * language is that of the storage when the page was loaded.
 */
export function setLanguage(given: Language): void {
  language = given;
}
