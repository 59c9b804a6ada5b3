import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A key as the code names it: whole, or with parts that are only known when it runs. */
export type KeyUse = string | RegExp;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `top.more.${name}` stands for every key that has one part in that place. */
const patternOf = ({ head, templateSpans }: ts.TemplateExpression): RegExp =>
  new RegExp(
    `^${escaped(head.text)}${templateSpans.map(({ literal }) => `[^.]+${escaped(literal.text)}`).join('')}$`,
  );

/** Everything in a source file that may be the key of a text. */
export function keyUsesIn(source: string): KeyUse[] {
  const found: KeyUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.includes('.')) found.push(node.text);
    // One that begins with a value names no namespace, and so no text.
    if (ts.isTemplateExpression(node) && node.head.text.includes('.')) found.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/** The texts of a file, each with all parts of its key: `common.retry`. */
export function textsOf(content: unknown, prefix: string): [key: string, text: string][] {
  if (typeof content === 'string') return [[prefix, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, inner]) => textsOf(inner, `${prefix}.${name}`));
}

/** Keys that no code names. i18next looks for `key_one` and `key_other` itself where there is a count. */
export function unusedKeys(keys: readonly string[], uses: readonly KeyUse[]): string[] {
  const whole = new Set(uses.filter((use) => typeof use === 'string'));
  const patterns = uses.filter((use) => typeof use !== 'string');
  return keys.filter((key) => {
    const asked = [key, key.replace(/_(one|other)$/, '')];
    return !asked.some((one) => whole.has(one) || patterns.some((pattern) => pattern.test(one)));
  });
}

/** The names of the values that an object of fill-ins has; undefined if they are not all to be seen there. */
function namesIn(values: ts.Expression | undefined): string[] | undefined {
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) =>
    name !== undefined && ts.isIdentifier(name) ? name.text : undefined,
  );
  return names.includes(undefined) ? undefined : names.filter((name) => name !== undefined);
}

/**
 * What `t('key', { ... })` leaves out of a text, or has too much: a place that is not filled is empty on the page.
 *
 * @param texts by key, of both languages, which have the same places
 */
export function fillInFaults(source: string, texts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const [key, values] = node.arguments;
    if (node.expression.text !== 't' || key === undefined || !ts.isStringLiteralLike(key)) return;
    const given = namesIn(values);
    if (given === undefined) return;
    for (const name of [key.text, `${key.text}_one`, `${key.text}_other`]) {
      const text = texts.get(name);
      if (text === undefined) continue;
      const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place);
      // By the count i18next chooses the form, which need not say it.
      const wanted = name === key.text ? places : [...places, 'count'];
      const missing = wanted.filter((place) => !given.includes(place));
      const vain = given.filter((place) => !wanted.includes(place));
      faults.push(
        ...missing.map((place) => `${name} is given no ${place}`),
        ...vain.map((place) => `${name} has no place for ${place}`),
      );
    }
  };
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return faults;
}

/** All texts of the portal that it never shows, or shows without what belongs into them, one line each. */
export function textFaults(projectDir: string): string[] {
  const src = path.join(projectDir, 'src');
  const sources = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { file, source: readFileSync(file, 'utf8') };
    });
  const uses = sources.flatMap(({ source }) => keyUsesIn(source));
  const texts = new Map<string, string>();
  const unused = ['ja', 'en'].flatMap((language) => {
    const folder = path.join(src, 'i18n', language);
    return readdirSync(folder).flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      const prefix = path.basename(file, '.json');
      // Those of English come last: they have a form of their own for one of something.
      const here = textsOf(content, prefix);
      for (const [key, text] of here) texts.set(key, text);
      const keys = here.map(([key]) => key);
      return unusedKeys(keys, uses).map(
        (key) => `src/i18n/${language}/${file}: nobody shows the text ${key}`,
      );
    });
  });
  const unfilled = sources.flatMap(({ file, source }) =>
    fillInFaults(source, texts).map(
      (fault) => `${path.relative(projectDir, file)}: the text ${fault}`,
    ),
  );
  return [...unused, ...unfilled];
}
