import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.ts';
import { routeNames, screenTitle } from './screen-titles.ts';
import { routes, type LayoutName, type Route } from '../../src/lib/routes.ts';

/** One import of a source file: the imported file and names (none for a side-effect import). */
type Import = { filePath: string; names: string[] };

/** A static import of values, or a dynamic import. Groups: the names in braces, the static or dynamic specifier. */
const importPattern =
  /^import (?!type\b)(?:(?:\* as \w+|\{([^}]*)\}|[^'{]*) from )?'([^']+)';|\bimport\('([^']+)'\)/gm;

const importsByFile = new Map<string, Import[]>();

/**
 * The imports of a file from other files of the project, static and dynamic, without type imports, which do not
 * exist at run time.
 */
function importsOf(filePath: string): Import[] {
  const cachedImports = importsByFile.get(filePath);
  if (cachedImports) return cachedImports;
  const matches = [...readFileSync(filePath, 'utf8').matchAll(importPattern)];
  const imports = matches
    .map(([, names = '', staticSpecifier = '', dynamicSpecifier = '']) => ({
      filePath: path.resolve(path.dirname(filePath), staticSpecifier || dynamicSpecifier),
      names: names.split(',').flatMap((name) => /^\s*(?!type\b)(\w+)/.exec(name)?.[1] ?? []),
    }))
    .filter((one) => /\.tsx?$/.test(one.filePath) && existsSync(one.filePath));
  importsByFile.set(filePath, imports);
  return imports;
}

/**
 * All files that a file imports directly or indirectly, including itself.
 *
 * @param isInside selects the imported files to follow
 */
function filesReachedFrom(startFile: string, isInside: (file: string) => boolean): Set<string> {
  const reachedFiles = new Set<string>();
  const pendingFiles = [startFile];
  for (let file = pendingFiles.pop(); file !== undefined; file = pendingFiles.pop()) {
    if (reachedFiles.has(file)) continue;
    reachedFiles.add(file);
    pendingFiles.push(
      ...importsOf(file).flatMap((one) => (isInside(one.filePath) ? [one.filePath] : [])),
    );
  }
  return reachedFiles;
}

/** One route of S2, and what its files import from `generated/`. */
export type ScreenUse = {
  /** Title in reports. */
  title: string;
  /** Path as in S2: `/userNotice`, `/` for the login page. */
  route: string;
  /** Operations that the page calls. */
  pageCalls: Set<string>;
  /** Operations that the layout calls (header, footer, session). */
  frameCalls: Set<string>;
  /** Names of the generated zod schemas that the page's forms use. */
  zodSchemas: Set<string>;
};

type OperationFacts = { operationId: string; tag: string; isBinary: boolean };

/** The file of each layout, in src/shell/frame. */
const layoutFiles: Readonly<Record<LayoutName, string>> = {
  public: 'PublicLayout.tsx',
  apply: 'ApplyLayout.tsx',
  loggedIn: 'LoggedInLayout.tsx',
  downloadUrl: 'DownloadLayout.tsx',
};
const rootLayout = 'RootLayout.tsx';

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Names in `generated/hooks` that make the call; query keys and invalidations do not. */
function callNames({ operationId, isBinary }: OperationFacts): string[] {
  const name = capitalize(operationId);
  const names = [operationId, `use${name}`, `get${name}QueryOptions`];
  // Files are downloaded by their address (src/api/downloads.ts).
  return isBinary ? [...names, `get${name}Url`] : names;
}

type GeneratedUse = { calls: Set<string>; zodSchemas: Set<string> };

function generatedUse(files: string[], operations: readonly OperationFacts[]): GeneratedUse {
  const calls = new Set<string>();
  const zodSchemas = new Set<string>();
  for (const { filePath, names } of files.flatMap(importsOf)) {
    const pathInGenerated = path.relative(inProject('generated'), filePath);
    if (pathInGenerated.startsWith('zod/schemas/')) for (const name of names) zodSchemas.add(name);
    if (!pathInGenerated.startsWith('hooks/')) continue;
    for (const operation of operations) {
      // The file of an area, or the file of a single operation (scripts/generate/orval.ts).
      const isOfFile = [operation.tag, operation.operationId].some(
        (name) => pathInGenerated === `hooks/${name}/${name}.ts`,
      );
      if (isOfFile && callNames(operation).some((name) => names.includes(name))) {
        calls.add(operation.operationId);
      }
    }
  }
  return { calls, zodSchemas };
}

const isOfPortal = (filePath: string): boolean => filePath.startsWith(inProject('src/'));

function screenUse(
  title: string,
  { path: routePath, layout, page }: Route,
  operations: readonly OperationFacts[],
): ScreenUse {
  const frameFiles = new Set(
    [rootLayout, layoutFiles[layout]].flatMap((name) => [
      ...filesReachedFrom(inProject('src/shell/frame', name), isOfPortal),
    ]),
  );
  const pageFiles = [...filesReachedFrom(inProject(`src/pages/${page}.tsx`), isOfPortal)];
  const pageUse = generatedUse(
    pageFiles.filter((reached) => !frameFiles.has(reached)),
    operations,
  );
  const frameUse = generatedUse([...frameFiles], operations);
  return {
    title,
    route: `/${routePath}`,
    pageCalls: pageUse.calls,
    frameCalls: frameUse.calls,
    zodSchemas: pageUse.zodSchemas,
  };
}

/**
 * Every screen of src/lib/routes.ts with the operations it calls, by the imports of its files. Files that the
 * layout also imports count as files of the frame.
 */
export const readScreens = (operations: readonly OperationFacts[]): ScreenUse[] =>
  routeNames.map((name) => screenUse(screenTitle(name), routes[name], operations));

export type OperationUse = {
  /** Routes whose page calls the operation. */
  routes: string[];
  /** Whether a layout calls the operation. */
  isCalledByFrame: boolean;
};

/** Finds the screens that call an operation. */
export function callersOf(operationId: string, screens: readonly ScreenUse[]): OperationUse {
  return {
    routes: screens.filter((one) => one.pageCalls.has(operationId)).map(({ route }) => route),
    isCalledByFrame: screens.some((one) => one.frameCalls.has(operationId)),
  };
}
