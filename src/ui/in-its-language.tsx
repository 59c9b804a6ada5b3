import type { ReactNode } from 'react';
import { currentLanguage } from '../i18n/i18n.ts';
import { languageOf } from '../lib/text-language.ts';

/**
 * A text of the issuer's among the portal's own words, such as a label with "required" beside it: on a page in
 * another language it is marked as what it is, to be read out and broken into lines as such. Without a need
 * there is no element.
 */
export function inItsLanguage(text: ReactNode): ReactNode {
  const language = typeof text === 'string' ? languageOf(text) : undefined;
  if (language === undefined || language === currentLanguage()) return text;
  return <span lang={language}>{text}</span>;
}
