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

/** The keys of a file of texts, each with all its parts: `common.retry`. */
export function keysOf(content: unknown, prefix: string): string[] {
  if (typeof content !== 'object' || content === null) return [prefix];
  return Object.entries(content).flatMap(([name, inner]) => keysOf(inner, `${prefix}.${name}`));
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

/** All texts of the portal that it never shows, one line each. */
export function textFaults(projectDir: string): string[] {
  const src = path.join(projectDir, 'src');
  const uses = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap((entry) => keyUsesIn(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')));
  return ['ja', 'en'].flatMap((language) => {
    const folder = path.join(src, 'i18n', language);
    return readdirSync(folder).flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      const keys = keysOf(content, path.basename(file, '.json'));
      return unusedKeys(keys, uses).map(
        (key) => `src/i18n/${language}/${file}: nobody shows the text ${key}`,
      );
    });
  });
}
