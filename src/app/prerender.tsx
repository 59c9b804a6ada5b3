import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { loadTexts, setLanguage, t } from '../i18n/i18n.ts';
import { languages, type Language } from '../i18n/language.ts';
import { getBasePath } from '../lib/base-path.ts';
import { App, screenAt } from './App.tsx';
import { frameTexts, loadScreen } from './load-screen.ts';
import { createQueryClient } from './query-client.ts';

/** The HTML inside the root element of a page, and the title of the document. */
export interface PrerenderedPage {
  title: string;
  html: string;
}

const emptyPage: PrerenderedPage = { title: '', html: '' };

/**
 * Renders the login page at build time, in each language. The links of the page contain the placeholder of
 * src/lib/base-path.ts. Only scripts/build calls this function; the portal does not contain it.
 */
export async function prerenderLogin(): Promise<Record<Language, PrerenderedPage>> {
  const { base } = getBasePath();
  const screen = screenAt(`${base}/`, base);
  if (!screen) throw new Error('No screen at the base path');
  await loadScreen(screen);
  const renderedPages = { ja: emptyPage, en: emptyPage };
  for (const language of languages) {
    setLanguage(language);
    await loadTexts(...frameTexts, ...screen.texts);
    const html = renderToString(
      <StaticRouter basename={base} location={`${base}/`}>
        <App queryClient={createQueryClient()} />
      </StaticRouter>,
    );
    renderedPages[language] = { title: t('login.title'), html };
  }
  return renderedPages;
}
