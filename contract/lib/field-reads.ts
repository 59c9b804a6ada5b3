import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from './project.ts';

const isOfPortal = (file: string): boolean => file.startsWith(inProject('src/'));
const isModel = (file: string): boolean => file.startsWith(inProject('generated/model/'));

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

/** What reads a list row by row (src/api/unreadable.ts), and is told the list's name. */
const rowReader = 'rowsOf';

/** The name by which a node reads a field: `bill.title`, `title` in `{ title } = bill`, `rowsOf(bill, 'title')`. */
function readName(node: ts.Node): ts.Node | undefined {
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
    const list = checker.getTypeAtLocation(node.arguments[0]).getProperty(name.text);
    return list ? [list] : [];
  }
  const symbol = checker.getSymbolAtLocation(name);
  return symbol ? [symbol] : [];
}

/**
 * The names of all fields of the models. To ask for the type of whatever has another name would take most of
 * the time, and find nothing.
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
 * Which fields of the contract's models the portal's code reads, as `Bill.title`: by the type
 * checker, and so through destructuring, helpers and parts of a screen alike.
 */
export function readFields(): Set<string> {
  const program = portalProgram();
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles();
  const fields = fieldNames(sources.filter(({ fileName }) => isModel(fileName)));
  const isField = (name: ts.Node): boolean =>
    (ts.isIdentifier(name) || ts.isStringLiteral(name)) && fields.has(name.text);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = readName(node);
    for (const symbol of name && isField(name) ? symbolsOf(checker, node, name) : []) {
      for (const declaration of symbol.declarations ?? []) {
        const owner = declaration.parent;
        if (!isModel(declaration.getSourceFile().fileName)) continue;
        if (ts.isInterfaceDeclaration(owner)) found.add(`${owner.name.text}.${symbol.name}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) if (isOfPortal(source.fileName)) visit(source);
  return found;
}
