import path from 'node:path';
import ts from 'typescript';
import { dynamicImport, filesReachedFrom, importsOf, parseSource } from './imports.ts';
import { inProject } from './project.ts';

/** One route of S2, and what the files behind it import from `generated/`. */
export type ScreenUse = {
  /** As in S2: `/userNotice`, `/` for the login page. */
  route: string;
  /** File of the page, relative to the project; undefined for a screen that is still to come. */
  page: string | undefined;
  /** Operations that the page itself calls. */
  ownCalls: Set<string>;
  /** Operations that its layout calls: header, footer, session. */
  frameCalls: Set<string>;
  /** Request bodies whose generated zod schema the page's forms use, by schema name. */
  zodSchemas: Set<string>;
};

type OperationName = { operationId: string; tag: string; isBinary: boolean };

/** What a layout's name in src/app/screens.ts stands for; `bare` is only the root. */
const layoutFiles: Record<string, string[]> = {
  public: ['PublicLayout.tsx'],
  apply: ['ApplyLayout.tsx'],
  loggedIn: ['LoggedInLayout.tsx'],
  downloadUrl: ['DownloadLayout.tsx'],
  bare: [],
};
const rootLayout = 'RootLayout.tsx';

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Names in `generated/hooks` that stand for a call; a query key or an invalidation is none. */
function callNames({ operationId, isBinary }: OperationName): string[] {
  const name = pascal(operationId);
  const names = [operationId, `use${name}`, `get${name}QueryOptions`];
  // A file is fetched by its address (src/api/downloads.ts).
  return isBinary ? [...names, `get${name}Url`] : names;
}

type GeneratedUse = { calls: Set<string>; zodSchemas: Set<string> };

/** What these files themselves import from `generated/`. */
function generatedUse(files: string[], operations: readonly OperationName[]): GeneratedUse {
  const calls = new Set<string>();
  const zodSchemas = new Set<string>();
  for (const { file, names } of files.flatMap(importsOf)) {
    const place = path.relative(inProject('generated'), file);
    if (place.startsWith('zod/schemas/')) for (const name of names) zodSchemas.add(name);
    if (!place.startsWith('hooks/')) continue;
    for (const operation of operations) {
      const isOfFile = place === `hooks/${operation.tag}/${operation.tag}.ts`;
      if (isOfFile && callNames(operation).some((name) => names.includes(name))) {
        calls.add(operation.operationId);
      }
    }
  }
  return { calls, zodSchemas };
}

type RouteEntry = { path: string; layout: string; page: string | undefined };

/** One entry of the table: its first text is the path, another names the layout, an import the page. */
function readEntry(element: ts.Node, folder: string): RouteEntry {
  const texts: string[] = [];
  let page: string | undefined;
  const visit = (node: ts.Node): void => {
    const specifier = dynamicImport(node);
    if (specifier !== undefined) page = path.resolve(folder, specifier);
    else if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else ts.forEachChild(node, visit);
  };
  visit(element);
  const layout = texts.slice(1).find((text) => text in layoutFiles);
  if (texts[0] === undefined || layout === undefined) {
    throw new Error(`src/app/screens.ts has an entry without path or layout: ${element.getText()}`);
  }
  return { path: texts[0], layout, page };
}

function readRoutes(): RouteEntry[] {
  const file = inProject('src/app/screens.ts');
  const entries: RouteEntry[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'screens') {
      const list = node.initializer;
      if (!list || !ts.isArrayLiteralExpression(list))
        throw new Error(`${file}: no list "screens"`);
      entries.push(...list.elements.map((element) => readEntry(element, path.dirname(file))));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return entries;
}

const isOfPortal = (file: string): boolean => file.startsWith(inProject('src/'));

/**
 * Every route of src/app/screens.ts with the operations it calls, by the imports of its files. What a
 * page gets through the shell, such as the title of the portal, counts as the frame's.
 *
 * @throws Error if the table cannot be read
 */
export function readScreens(operations: readonly OperationName[]): ScreenUse[] {
  const inShell = (file: string): boolean => file.startsWith(inProject('src/shell/'));
  return readRoutes().map(({ path: route, layout, page }) => {
    const layouts = [rootLayout, ...(layoutFiles[layout] ?? [])];
    const frameFiles = layouts.flatMap((name) => [
      ...filesReachedFrom(inProject('src/shell/frame', name), isOfPortal),
    ]);
    const pageFiles = page === undefined ? [] : [...filesReachedFrom(page, isOfPortal)];
    const own = generatedUse(
      pageFiles.filter((file) => !inShell(file)),
      operations,
    );
    const frame = generatedUse([...frameFiles, ...pageFiles.filter(inShell)], operations);
    return {
      route: `/${route}`,
      page: page === undefined ? undefined : path.relative(inProject(), page),
      ownCalls: own.calls,
      frameCalls: frame.calls,
      zodSchemas: own.zodSchemas,
    };
  });
}

/** Which screens call an operation, in words for a table. */
export type OperationUse = {
  /** Routes whose page calls it, that exist. */
  routes: string[];
  /** Whether a layout calls it, and so many screens. */
  isFrame: boolean;
};

/** Who calls an operation. */
export function callersOf(operationId: string, screens: readonly ScreenUse[]): OperationUse {
  const existing = screens.filter(({ page }) => page !== undefined);
  return {
    routes: existing.filter((one) => one.ownCalls.has(operationId)).map(({ route }) => route),
    isFrame: existing.some((one) => one.frameCalls.has(operationId)),
  };
}
