import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One import of a source file: where it leads, and the names it takes (none: for its effect). */
export type Import = { file: string; names: string[] };

const parseSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The specifier of `import('...')`, if the node is one. */
function dynamicImport(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
  const [specifier] = node.arguments;
  return specifier && ts.isStringLiteralLike(specifier) ? specifier.text : undefined;
}

function namesOf(declaration: ts.ImportDeclaration): string[] {
  const bindings = declaration.importClause?.namedBindings;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return ['*'];
  return bindings.elements
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

const cache = new Map<string, Import[]>();

/**
 * What a file of the project imports from other files of it, at once or later; types do not count,
 * since they are gone when the screen runs.
 */
export function importsOf(file: string): Import[] {
  const known = cache.get(file);
  if (known) return known;
  const found: { specifier: string; names: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    const later = dynamicImport(node);
    if (later !== undefined) found.push({ specifier: later, names: [] });
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      if (!isTypeOnly(node)) {
        found.push({ specifier: node.moduleSpecifier.text, names: namesOf(node) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  const imports = found
    .filter(({ specifier }) => /^\.{1,2}\/.*\.tsx?$/.test(specifier))
    .map(({ specifier, names }) => ({ file: path.resolve(path.dirname(file), specifier), names }))
    .filter((one) => existsSync(one.file));
  cache.set(file, imports);
  return imports;
}

/**
 * All files that one file needs, itself included.
 *
 * @param isInside which of the imported files to look into
 */
export function filesReachedFrom(file: string, isInside: (file: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...importsOf(next).flatMap((one) => (isInside(one.file) ? [one.file] : [])));
  }
  return reached;
}
