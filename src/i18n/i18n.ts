import type { i18n, TFunction } from 'i18next';
import { storedLanguage, type Language } from './language.ts';
import { inTabLanguage } from './pseudo.ts';
import type { Namespace } from './texts.ts';

/**
 * The texts of the login page. They contain fill-ins, but no plurals or links, so the login page works
 * without i18next, which is loaded with the first other texts.
 */
// Stryker disable next-line all: Vite reads these literals at build time.
const loginTextLoaders = import.meta.glob<object>('./{ja,en}/{common,shell,ui,login}.json', {
  import: 'default',
});
const loadsByFile = new Map<string, Promise<void>>();

const loadedTexts: Record<Language, Record<string, object>> = { ja: {}, en: {} };
let language = storedLanguage();
let engine: i18n | undefined;

async function loadTextFile(path: string): Promise<object | undefined> {
  const { startEngine, textFileLoaders } = await import('./engine.ts');
  engine ??= startEngine(language, loadedTexts);
  t = withShortcut(engine.t);
  return textFileLoaders[path]?.();
}

/** The text of a key without filled-in values, also for a key from an answer (error codes, field names). */
export function rawText(key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<unknown>(
      (currentObject, keyPart): unknown => Object(currentObject)[keyPart],
      loadedTexts[language],
    );
  return typeof text === 'string' ? text : undefined;
}

const translateWithoutEngine = (
  key: string,
  values: Record<string, string | number> = {},
): string =>
  (rawText(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

/**
 * The text of a key: `t('login.submit')`. Fill-ins are not escaped; React escapes them. The namespace must be loaded
 * before: src/lib/routes.ts names the namespaces of each screen, and parts that load later call `loadTexts`.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only i18next can make a value of this type
export let t = translateWithoutEngine as unknown as TFunction;

/** The language of the page; constant until the next load (S4). */
export const currentLanguage = (): Language => language;

/**
 * Returns texts without fill-ins directly, without i18next, which evaluates options for each call. A list of
 * fifty rows has many such texts.
 */
const withShortcut = (translate: TFunction): TFunction =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only i18next can make a value of this type
  ((...callArguments: Parameters<TFunction>) =>
    (callArguments.length === 1 && rawText(String(callArguments[0]))) ||
    translate(...callArguments)) as unknown as TFunction;

async function loadNamespace(namespace: Namespace): Promise<void> {
  const texts = loadedTexts[language];
  const path = `./${language}/${namespace}.json`;
  const content = await (loginTextLoaders[path]?.() ?? loadTextFile(path));
  if (!content) throw new Error(`There are no texts "${namespace}" in ${language}.`);
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
      const fileKey = `${language}/${namespace}`;
      const load = loadsByFile.get(fileKey) ?? loadNamespace(namespace);
      loadsByFile.set(fileKey, load);
      load.catch(() => loadsByFile.delete(fileKey));
      return load;
    }),
  );
}

/**
 * Sets the language of the texts, for pages rendered at build time and for tests. In the browser, the stored
 * language at the load of the page applies.
 */
export function setLanguage(newLanguage: Language): void {
  language = newLanguage;
  void engine?.changeLanguage(newLanguage);
}

/**
 * The text of a key that is only known at run time (error codes, field names), without filled-in values.
 *
 * @returns undefined for a missing or empty text (S8: 400-1-99-02 has an empty message)
 */
export const dynamicText = (key: string): string | undefined => rawText(key) || undefined;
