import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A key in the code: a text, or a pattern for a key with interpolated parts. */
export type KeyUse = string | RegExp;

const escapeForPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `top.more.${name}` matches every key with one part in the place of `${name}`. */
const patternOf = ({ head, templateSpans }: ts.TemplateExpression): RegExp =>
  new RegExp(
    `^${escapeForPattern(head.text)}${templateSpans.map(({ literal }) => `[^.]+${escapeForPattern(literal.text)}`).join('')}$`,
  );

/** All strings of a source file that can be keys of texts. */
export function keyUsesIn(source: string): KeyUse[] {
  const keyUses: KeyUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.includes('.')) keyUses.push(node.text);
    // A key begins with the name of its namespace.
    if (ts.isTemplateExpression(node) && node.head.text.includes('.'))
      keyUses.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return keyUses;
}

/** The texts of a file with their full keys: `common.retry`. */
export function textsOf(content: unknown, prefix: string): [key: string, text: string][] {
  if (typeof content === 'string') return [[prefix, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, inner]) => textsOf(inner, `${prefix}.${name}`));
}

/** Keys that no code uses. i18next itself looks up `key_one` and `key_other` for a count. */
export function findUnusedKeys(keys: readonly string[], keyUses: readonly KeyUse[]): string[] {
  const literalKeys = new Set(keyUses.filter((use) => typeof use === 'string'));
  const patterns = keyUses.filter((use) => typeof use !== 'string');
  return keys.filter((key) => {
    const names = [key, key.replace(/_(one|other)$/, '')];
    return !names.some(
      (name) => literalKeys.has(name) || patterns.some((pattern) => pattern.test(name)),
    );
  });
}

/** The names in an object of values; undefined if the object is not a literal, or has a spread. */
function fillInNamesOf(values: ts.Expression | undefined): string[] | undefined {
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) =>
    name !== undefined && ts.isIdentifier(name) ? name.text : undefined,
  );
  return names.includes(undefined) ? undefined : names.filter((name) => name !== undefined);
}

/**
 * Finds placeholders that `t('key', { ... })` does not fill, and values without a placeholder in the text. On the
 * page, a placeholder without a value is empty.
 *
 * @param texts by key; both languages have the same placeholders
 */
export function findFillInFaults(source: string, texts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const [key, values] = node.arguments;
    if (node.expression.text !== 't' || key === undefined || !ts.isStringLiteralLike(key)) return;
    const givenNames = fillInNamesOf(values);
    if (givenNames === undefined) return;
    for (const name of [key.text, `${key.text}_one`, `${key.text}_other`]) {
      const text = texts.get(name);
      if (text === undefined) continue;
      const placeholders = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(
        ([, placeholder = '']) => placeholder,
      );
      // i18next chooses the plural form by the count, also if the text does not contain it.
      const requiredNames = name === key.text ? placeholders : [...placeholders, 'count'];
      const missingNames = requiredNames.filter((placeholder) => !givenNames.includes(placeholder));
      const unknownNames = givenNames.filter((fillIn) => !requiredNames.includes(fillIn));
      faults.push(
        ...missingNames.map((fillIn) => `${name} needs ${fillIn}`),
        ...unknownNames.map((fillIn) => `${name} has no {{${fillIn}}}`),
      );
    }
  };
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return faults;
}

/** Unused texts and wrong placeholders of the portal, one line each. */
export function findTextFaults(projectDir: string): string[] {
  const sourceFolder = path.join(projectDir, 'src');
  const sources = readdirSync(sourceFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { file, source: readFileSync(file, 'utf8') };
    });
  const keyUses = sources.flatMap(({ source }) => keyUsesIn(source));
  const texts = new Map<string, string>();
  const unusedTextFaults = ['ja', 'en'].flatMap((language) => {
    const folder = path.join(sourceFolder, 'i18n', language);
    return readdirSync(folder).flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      const prefix = path.basename(file, '.json');
      // English texts replace Japanese texts with the same key, because only English has singular forms.
      const fileTexts = textsOf(content, prefix);
      for (const [key, text] of fileTexts) texts.set(key, text);
      const keys = fileTexts.map(([key]) => key);
      return findUnusedKeys(keys, keyUses).map(
        (key) => `src/i18n/${language}/${file}: the text ${key} is unused`,
      );
    });
  });
  const placeholderFaults = sources.flatMap(({ file, source }) =>
    findFillInFaults(source, texts).map(
      (fault) => `${path.relative(projectDir, file)}: the text ${fault}`,
    ),
  );
  return [...unusedTextFaults, ...placeholderFaults];
}
