import { createInstance, type TFunction } from 'i18next';
import { storedLanguage, type Language } from './language.ts';
import { asSpoken } from './pseudo.ts';
import type { Namespace } from './texts.ts';

// Stryker disable next-line all: Vite reads these words, and can read no others.
const texts = import.meta.glob<object>('./{ja,en}/*.json', { import: 'default' });
const instance = createInstance();
const loaded = new Map<string, Promise<void>>();

void instance.init({
  lng: storedLanguage(),
  fallbackLng: false,
  resources: {},
  // At once: there is nothing to wait for, and the first render needs `t`.
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

/**
 * The text of a key: `t('login.submit')`. Fill-ins are put in as they are; React escapes them.
 * The texts of a namespace have to be loaded before: a screen names those it wants in its line of
 * src/lib/routes.ts, and whatever comes later loads its own (`loadTexts`).
 */
export const t: TFunction = instance.t;

/** The language of this page from its load to its next load (S4). */
export const currentLanguage = (): Language => (instance.language === 'en' ? 'en' : 'ja');

/** Adds texts without loading them. */
function addTexts(language: Language, namespace: Namespace, content: object): void {
  instance.addResourceBundle(language, 'translation', { [namespace]: content }, true, true);
}

async function load(language: Language, namespace: Namespace): Promise<void> {
  const file = texts[`./${language}/${namespace}.json`];
  if (!file) throw new Error(`There are no texts "${namespace}" in ${language}.`);
  const content = await file();
  // Replaced at build time, so that nothing of the developers' language is in dist/.
  addTexts(language, namespace, import.meta.env.DEV ? asSpoken(content) : content);
}

/**
 * Loads the texts of these namespaces in the page's language, each once.
 *
 * @throws what the failed load throws; the next call tries again
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

/** The raw text of a key that an answer names (error codes, field names). */
export function rawText(key: string): string | undefined {
  const found: unknown = instance.getResource(instance.language, 'translation', key);
  return typeof found === 'string' ? found : undefined;
}

/**
 * Sets the language of the texts: for pages rendered at build time, and tests. In the browser the
 * language is that of the storage when the page was loaded.
 */
export function setLanguage(language: Language): void {
  void instance.changeLanguage(language);
}
