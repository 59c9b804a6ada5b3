import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { addTexts, setLanguage } from '../i18n/i18n.ts';
import { languages, type Language } from '../i18n/language.ts';
import type { Namespace } from '../i18n/texts.ts';
import { getBasePath } from '../lib/base-path.ts';
import { App } from './App.tsx';
import { loadScreen } from './load-screen.ts';
import { createQueryClient } from './query-client.ts';
import { screenAt } from './routes.tsx';

/**
 * Renders the login page at build time, in each language; its links hold the placeholder of
 * src/lib/base-path.ts. Run by scripts/build.ts, not part of the portal.
 */
export async function prerenderLogin(
  texts: (language: Language, namespace: Namespace) => object,
): Promise<Record<Language, string>> {
  const { base } = getBasePath();
  const screen = screenAt(`${base}/`, base);
  if (!screen) throw new Error('No screen at the base path');
  await loadScreen(screen);
  const rendered = { ja: '', en: '' };
  for (const language of languages) {
    setLanguage(language);
    for (const namespace of ['common', 'ui', ...screen.texts] as const) {
      addTexts(language, namespace, texts(language, namespace));
    }
    rendered[language] = renderToString(
      <StaticRouter basename={base} location={`${base}/`}>
        <App queryClient={createQueryClient()} />
      </StaticRouter>,
    );
  }
  return rendered;
}
