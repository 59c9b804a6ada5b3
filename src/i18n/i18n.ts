import type { i18n, TFunction } from 'i18next';
import { storedLanguage, type Language } from './language.ts';
import { inTabLanguage } from './pseudo.ts';
import type { Namespace } from './texts.ts';

// Stryker disable next-line all: Vite reads these literals at build time.
const files = import.meta.glob<object>('./{ja,en}/*.json', { import: 'default' });
const loading = new Map<string, Promise<void>>();

/** The loaded texts: one object per namespace. */
const loadedTexts: Record<Language, Record<string, object>> = { ja: {}, en: {} };
let language = storedLanguage();

/**
 * Namespaces of the login page. Their texts have fill-ins at most, so that the login page is ready without i18next,
 * which loads with the first other namespace.
 */
export const loginNamespaces: readonly Namespace[] = ['common', 'shell', 'ui', 'login'];
let engine: i18n | undefined;

async function startEngine(): Promise<void> {
  if (engine) return;
  const { createInstance } = await import('i18next');
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    // Not copied: i18next finds the texts that are added later.
    resources: { ja: { translation: loadedTexts.ja }, en: { translation: loadedTexts.en } },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  if (engine) return;
  engine = instance;
  t = instance.t;
}

/** The raw text of a key, also of a key from an answer (error codes, field names). */
export function rawText(key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((at, part): unknown => Object(at)[part], loadedTexts[language]);
  return typeof found === 'string' ? found : undefined;
}

const plainText = (key: string, values: Record<string, string | number> = {}): string =>
  (rawText(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );

/**
 * The text of a key: `t('login.submit')`. Fill-ins are not escaped; React escapes them. The namespace must be loaded
 * before: src/lib/routes.ts names the namespaces of each screen, and parts that load later call `loadTexts`.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only i18next can make a value of this type
export let t = plainText as unknown as TFunction;

/** The language of the page; constant until the next load (S4). */
export const currentLanguage = (): Language => language;

async function load(namespace: Namespace): Promise<void> {
  const file = files[`./${language}/${namespace}.json`];
  if (!file) throw new Error(`There are no texts "${namespace}" in ${language}.`);
  const texts = loadedTexts[language];
  const [content] = await Promise.all([
    file(),
    loginNamespaces.includes(namespace) ? undefined : startEngine(),
  ]);
  // A constant at build time, so that dist/ does not contain the pseudo-language.
  texts[namespace] = import.meta.env.DEV ? inTabLanguage(content) : content;
}

/**
 * Loads the texts of these namespaces in the language of the page, each once.
 *
 * @throws the error of a failed load; the next call tries again
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map((namespace) => {
      const name = `${language}/${namespace}`;
      const pending = loading.get(name) ?? load(namespace);
      loading.set(name, pending);
      pending.catch(() => loading.delete(name));
      return pending;
    }),
  );
}

/**
 * Sets the language of the texts, for pages rendered at build time and for tests. In the browser, the stored
 * language at the load of the page applies.
 */
export function setLanguage(next: Language): void {
  language = next;
  void engine?.changeLanguage(next);
}
