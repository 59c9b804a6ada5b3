import { createInstance, type TFunction } from 'i18next';
import { storedLanguage, type Language } from './language.ts';
import { inTabLanguage } from './pseudo.ts';
import type { Namespace } from './texts.ts';

// Stryker disable next-line all: Vite reads these literals at build time.
const texts = import.meta.glob<object>('./{ja,en}/*.json', { import: 'default' });
const instance = createInstance();
const loaded = new Map<string, Promise<void>>();

void instance.init({
  lng: storedLanguage(),
  fallbackLng: false,
  resources: {},
  // Synchronous, because the first render needs `t`.
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

/**
 * The text of a key: `t('login.submit')`. Fill-ins are not escaped; React escapes them. The namespace must be loaded
 * before: src/lib/routes.ts names the namespaces of each screen, and parts that load later call `loadTexts`.
 */
export const t: TFunction = instance.t;

/** The language of the page; constant until the next load (S4). */
export const currentLanguage = (): Language => (instance.language === 'en' ? 'en' : 'ja');

/** Adds texts without loading them. */
function addTexts(language: Language, namespace: Namespace, content: object): void {
  instance.addResourceBundle(language, 'translation', { [namespace]: content }, true, true);
}

async function load(language: Language, namespace: Namespace): Promise<void> {
  const file = texts[`./${language}/${namespace}.json`];
  if (!file) throw new Error(`There are no texts "${namespace}" in ${language}.`);
  const content = await file();
  // A constant at build time, so that dist/ does not contain the pseudo-language.
  addTexts(language, namespace, import.meta.env.DEV ? inTabLanguage(content) : content);
}

/**
 * Loads the texts of these namespaces in the language of the page, each once.
 *
 * @throws the error of a failed load; the next call tries again
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const language = currentLanguage();
  await Promise.all(
    namespaces.map((namespace) => {
      const name = `${language}/${namespace}`;
      const pending = loaded.get(name) ?? load(language, namespace);
      loaded.set(name, pending);
      pending.catch(() => loaded.delete(name));
      return pending;
    }),
  );
}

/** The raw text of a key from an answer (error codes, field names). */
export function rawText(key: string): string | undefined {
  const found: unknown = instance.getResource(instance.language, 'translation', key);
  return typeof found === 'string' ? found : undefined;
}

/**
 * Sets the language of the texts, for pages rendered at build time and for tests. In the browser, the stored
 * language at the load of the page applies.
 */
export function setLanguage(language: Language): void {
  void instance.changeLanguage(language);
}
