/** The places for fill-ins in a text, in their order: `{{name}}` gives `name`. */
export const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** The links in a text, sorted: `<login>log in</login>` gives `login`. Unclosed tags are no links. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>[^<]+<\/\1>/g)].map(([, name = '']) => name).toSorted();

/** What is left over of braces and tags: nothing, unless something was mistyped. */
export const leftOversOf = (text: string): string =>
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .replaceAll(/<(\w+)>[^<]+<\/\1>/g, '')
    .replaceAll(/[^{}<>]/g, '');

/** The texts of a namespace with their whole keys: `{ a: { b: 'c' } }` gives `['a.b', 'c']`. */
export const flatTexts = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? flatTexts(text, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(text)]],
  );
