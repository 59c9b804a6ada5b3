import type { ErrorCode, errorCatalogue } from '../../../generated/error-codes.ts';

/*
 * Links inside error texts: `<login>log in</login>`, `<applyAgain>...</applyAgain>`. A value filled
 * into a text may hold the same characters; it is marked when it is filled in, so that it stays text.
 */

/** The link names of the error catalogue. */
export type TextLink = (typeof errorCatalogue)[ErrorCode]['links'][number];

export interface TextPart {
  text: string;
  link?: TextLink;
}

/** Replaces `<` in filled-in values; no text of the portal contains it. */
const marked = '\uE000';

/** A value to be filled into a text: nothing in it is read as a link. */
export const asValue = (value: string): string => value.replaceAll('<', marked);

const restore = (text: string): string => text.replaceAll(marked, '<');

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
  let from = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const [whole, name, label = ''] = match;
    if (!isTextLink(name)) continue;
    if (match.index > from) parts.push({ text: restore(text.slice(from, match.index)) });
    parts.push({ text: restore(label), link: name });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ text: restore(text.slice(from)) });
  return parts;
}

/** The text without links, for fields and dialogs. */
export const plainText = (text: string): string =>
  splitText(text)
    .map((part) => part.text)
    .join('');
