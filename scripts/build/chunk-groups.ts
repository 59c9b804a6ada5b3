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
 * screen needs, the login itself, and its texts. All other screens are cut by Vite as it likes, but for what
 * they share.
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
  // Small parts that several of the other screens share: two pieces instead of a dozen, each of which
  // would be a request and a name in the first script.
  {
    name: 'session',
    test: /\/src\/(shell\/session|lib)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    test: /\/src\/(ui|shell\/(errors|links|issuer))\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
] satisfies Rolldown.CodeSplittingGroup[];
