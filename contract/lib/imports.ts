import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One import of a source file: the imported file and names (none for a side-effect import). */
export type Import = { file: string; names: string[] };

const parseSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The specifier of a dynamic import, `import('...')`. */
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
 * The imports of a file from other files of the project, static and dynamic, without type imports, which do not
 * exist at run time.
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
 * All files that a file imports directly or indirectly, including itself.
 *
 * @param isInside selects the imported files to follow
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
