import type { Rolldown } from 'vite';

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const loginPage = /\/src\/pages\/auth\/LoginPage\.tsx$/;

/** Whether a module comes with another one: imported by it, directly or not. */
function comesWith(id: string, other: RegExp, context: Context): boolean {
  const seen = new Set<string>();
  const visit = (current: string): boolean => {
    if (other.test(current)) return true;
    if (seen.has(current)) return false;
    seen.add(current);
    return context.getModuleInfo(current)?.importers.some(visit) ?? false;
  };
  return visit(id);
}

/**
 * What the login page needs comes in few pieces, since on a slow line each has its price: what every
 * screen needs, the login itself, and its texts. All other screens are cut by Vite as it likes.
 */
export const chunkGroups = [
  { name: 'texts-ja', test: /\/src\/i18n\/ja\/(common|shell|ui|login)\.json$/ },
  { name: 'texts-en', test: /\/src\/i18n\/en\/(common|shell|ui|login)\.json$/ },
  { name: 'start', tags: ['$initial'], includeDependenciesRecursively: false },
  {
    debugName: 'login',
    name: (id: string, context: Context) => (comesWith(id, loginPage, context) ? 'login' : null),
    includeDependenciesRecursively: false,
  },
] satisfies Rolldown.CodeSplittingGroup[];
