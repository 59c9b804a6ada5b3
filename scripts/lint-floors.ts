import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Which folders of `src/` a folder may import from, besides itself. The floors are app > pages > shell >
 * forms > ui > lib; api and i18n stand on lib. A folder that is not here is a fault, so that a new one
 * cannot slip by.
 */
const floors: Record<string, readonly string[]> = {
  app: ['pages', 'shell', 'forms', 'ui', 'api', 'i18n', 'lib', 'styles'],
  pages: ['shell', 'forms', 'ui', 'api', 'i18n', 'lib', 'styles'],
  shell: ['forms', 'ui', 'api', 'i18n', 'lib', 'styles'],
  forms: ['ui', 'api', 'i18n', 'lib', 'styles'],
  ui: ['i18n', 'lib', 'styles'],
  api: ['lib'],
  i18n: ['lib'],
  lib: [],
  styles: [],
  // The page in the chat's frame: a document of its own.
  'chat-frame': ['lib'],
  // The developer's panel and the page of all parts: in development only.
  dev: ['app', 'shell', 'forms', 'ui', 'api', 'i18n', 'lib', 'styles'],
};

/**
 * The rooms of `src/shell`, in the order in which they stand on each other: a room may use those before
 * it in this list. A room that is not here is a fault, as a folder is above.
 */
const shellRooms: readonly string[] = [
  'messages',
  'links',
  'session',
  'errors',
  'forms',
  'downloads',
  'issuer',
  'flows',
  'password',
  'frame',
];

/** What is wrong with an import from one room of the shell to another, or undefined. */
function roomFault(room: string, to: string): string | undefined {
  const [, , targetRoom = ''] = to.split('/');
  const unknown = [room, targetRoom].find((name) => !shellRooms.includes(name));
  if (unknown !== undefined) return `shell/${unknown} is not in the list of scripts/lint-floors.ts`;
  return shellRooms.indexOf(targetRoom) > shellRooms.indexOf(room)
    ? `shell/${room} stands below ${to}`
    : undefined;
}

/** Who may import which part of `generated/`: its second path segment, or the file itself. */
const generatedUsers: Record<string, readonly string[]> = {
  hooks: ['pages', 'shell'],
  model: ['app', 'pages', 'shell', 'forms', 'api', 'i18n', 'dev'],
  zod: ['pages', 'shell', 'forms', 'api'],
  types: ['api'],
  'error-handlers.ts': ['app', 'pages', 'shell', 'forms', 'api', 'i18n'],
  'error-codes.ts': ['app', 'pages', 'shell', 'forms', 'api', 'i18n'],
  'operations.ts': ['api'],
  'answers.ts': ['api'],
};

/** Large tables that no browser should load: only their types may be imported. */
const typesOnly = ['generated/error-codes.ts', 'generated/operations.ts', 'generated/types/'];

export interface Import {
  /** Path of the importing file, from the project's root, with `/`. */
  from: string;
  /** Path of the imported file, likewise. */
  to: string;
  isTypeOnly: boolean;
}

/** What is wrong with one import, or undefined (design.md, "Folders"). */
export function faultOf({ from, to, isTypeOnly }: Import): string | undefined {
  const [top, folder = '', area] = from.split('/');
  const [targetTop, targetFolder = '', targetArea] = to.split('/');
  if (top === 'generated') {
    const isAllowed = targetTop === 'generated' || to === 'src/api/mutator.ts';
    return isAllowed ? undefined : 'generated/ may import only src/api/mutator.ts';
  }
  if (top !== 'src') return undefined;
  const isStart = from.split('/').length === 2;
  if (targetTop === 'generated') {
    if (typesOnly.some((heavy) => to.startsWith(heavy)) && !isTypeOnly) {
      return `${to} is for \`import type\` only`;
    }
    const users = generatedUsers[targetFolder];
    if (!users) return `generated/${targetFolder} is not in the list of scripts/lint-floors.ts`;
    return isStart || users.includes(folder) ? undefined : `src/${folder} may not use ${to}`;
  }
  // The version that each call names (S7) is the package's.
  if (to === 'package.json') return undefined;
  if (targetTop !== 'src') return `src/ may not import from ${targetTop}/`;
  if (isStart) return undefined;
  const below = floors[folder];
  if (!below) return `src/${folder} is not in the list of scripts/lint-floors.ts`;
  if (targetFolder === folder) {
    if (folder === 'shell') return roomFault(area ?? '', to);
    const isForeignArea = folder === 'pages' && area !== targetArea;
    return isForeignArea
      ? `pages of ${area} may not import from pages of ${targetArea}`
      : undefined;
  }
  return below.includes(targetFolder) ? undefined : `src/${folder} stands below ${to}`;
}

/** The relative imports of a file, dynamic ones included. */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.')) return;
    const [plain = ''] = specifier.text.split('?');
    found.push({ from: file, to: path.posix.join(path.posix.dirname(file), plain), isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/** Why a file may not exist: barrel files hide who uses what. */
export function barrelFault(file: string, text: string): string | undefined {
  if (!file.startsWith('src/')) return undefined;
  if (/\/index\.tsx?$/.test(file) || /^export \* from/m.test(text)) return 'no barrel files';
  return undefined;
}

/** All faults below the given project folder, one line each. */
export function floorFaults(projectDir: string): string[] {
  const files = ['src', 'generated'].flatMap((top) =>
    readdirSync(path.join(projectDir, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name))),
  );
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(path.join(projectDir, file), 'utf8');
    const faults = importsOf(file, text).map(faultOf);
    return [barrelFault(file, text), ...faults]
      .filter((fault) => fault !== undefined)
      .map((fault) => `${file}: ${fault}`);
  });
}
