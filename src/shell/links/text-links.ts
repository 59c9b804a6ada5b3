import type { ErrorCode, errorCatalogue } from '../../../generated/error-codes.ts';

/*
 * Links inside error texts: `<login>log in</login>`, `<applyAgain>...</applyAgain>`. A filled-in value may
 * contain such tags, too; they are escaped, so that the value stays text.
 */

/** The link names of the error catalogue. */
export type TextLink = (typeof errorCatalogue)[ErrorCode]['links'][number];

export interface TextPart {
  text: string;
  link?: TextLink;
}

/** Replaces `<` in filled-in values; no text of the portal contains this character. */
const escapedLessThan = '\uE000';

/** Escapes a value for a text, so that no part of the value becomes a link. */
export const escapeLinks = (value: string): string => value.replaceAll('<', escapedLessThan);

const unescapeLinks = (text: string): string => text.replaceAll(escapedLessThan, '<');

const textLinks: Readonly<Record<TextLink, true>> = {
  login: true,
  applyAgain: true,
  reissueAgain: true,
};

const isTextLink = (name: string | undefined): name is TextLink =>
  name !== undefined && Object.hasOwn(textLinks, name);

/** A text in parts, some of which are links. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let startIndex = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const [linkText, name, label = ''] = match;
    if (!isTextLink(name)) continue;
    if (match.index > startIndex)
      parts.push({ text: unescapeLinks(text.slice(startIndex, match.index)) });
    parts.push({ text: unescapeLinks(label), link: name });
    startIndex = match.index + linkText.length;
  }
  if (startIndex < text.length) parts.push({ text: unescapeLinks(text.slice(startIndex)) });
  return parts;
}

/** The text without links, for fields and dialogs. */
export const plainText = (text: string): string =>
  splitText(text)
    .map((part) => part.text)
    .join('');
