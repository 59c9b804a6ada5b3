import type { ReactNode } from 'react';
import { currentLanguage } from '../i18n/i18n.ts';
import { languageOf } from '../lib/text-language.ts';

/**
 * A text of the issuer among texts of the portal. On a page in another language, the text gets a `lang`, for
 * pronunciation and line breaks; otherwise there is no extra element.
 */
export function withLang(text: ReactNode): ReactNode {
  const language = typeof text === 'string' ? languageOf(text) : undefined;
  if (language === undefined || language === currentLanguage()) return text;
  return <span lang={language}>{text}</span>;
}
