import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from './project.ts';

const isOfPortal = (filePath: string): boolean => filePath.startsWith(inProject('src/'));
const isModel = (filePath: string): boolean => filePath.startsWith(inProject('generated/model/'));

function portalProgram(): ts.Program {
  const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => inProject('src', name));
  const { config } = ts.readConfigFile(inProject('tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [] },
    ts.sys,
    inProject(),
  );
  return ts.createProgram(files, options);
}

/** The function that reads a list row by row (src/api/unreadable.ts); the list's name is its second argument. */
const rowReader = 'rowsOf';

/** The name of the field that a node reads: `bill.title`, `title` in `{ title } = bill`, `rowsOf(bill, 'title')`. */
function fieldNameNode(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    return node.expression.text === rowReader ? node.arguments[1] : undefined;
  }
  if (ts.isBindingElement(node)) return node.propertyName ?? node.name;
  return undefined;
}

function symbolsOf(checker: ts.TypeChecker, node: ts.Node, name: ts.Node): ts.Symbol[] {
  if (ts.isBindingElement(node) && ts.isIdentifier(name)) {
    const property = checker.getTypeAtLocation(node.parent).getProperty(name.text);
    return property ? [property] : [];
  }
  if (ts.isCallExpression(node) && node.arguments[0] && ts.isStringLiteral(name)) {
    const listSymbol = checker.getTypeAtLocation(node.arguments[0]).getProperty(name.text);
    return listSymbol ? [listSymbol] : [];
  }
  const symbol = checker.getSymbolAtLocation(name);
  return symbol ? [symbol] : [];
}

/**
 * The names of all fields of the models. Only these names are resolved, because resolving every name in the sources
 * is slow.
 */
function fieldNames(models: readonly ts.SourceFile[]): Set<string> {
  return new Set(
    models
      .flatMap((model) => [...model.statements])
      .filter(ts.isInterfaceDeclaration)
      .flatMap(({ members }) => [...members])
      .map(({ name }) => name)
      .filter((name) => name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
      .map(({ text }) => text),
  );
}

/**
 * The fields of the contract's models that the portal's code reads, such as `Bill.title`. The type checker also
 * finds reads by destructuring, in helpers and in parts of a screen.
 */
export function findReadFields(): Set<string> {
  const program = portalProgram();
  const checker = program.getTypeChecker();
  const sourceFiles = program.getSourceFiles();
  const modelFieldNames = fieldNames(sourceFiles.filter(({ fileName }) => isModel(fileName)));
  const isField = (name: ts.Node): boolean =>
    (ts.isIdentifier(name) || ts.isStringLiteral(name)) && modelFieldNames.has(name.text);
  const readFieldNames = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = fieldNameNode(node);
    for (const symbol of name && isField(name) ? symbolsOf(checker, node, name) : []) {
      for (const declaration of symbol.declarations ?? []) {
        const owner = declaration.parent;
        if (!isModel(declaration.getSourceFile().fileName)) continue;
        if (ts.isInterfaceDeclaration(owner))
          readFieldNames.add(`${owner.name.text}.${symbol.name}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sourceFiles) if (isOfPortal(source.fileName)) visit(source);
  return readFieldNames;
}
