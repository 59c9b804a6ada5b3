import type { Rolldown } from 'vite';

type BuildContext = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** Whether a matching module imports a module, directly or indirectly. */
function isImportedBy(id: string, importerPattern: RegExp, context: BuildContext): boolean {
  const visitedModules = new Set<string>();
  const visit = (moduleId: string): boolean => {
    if (importerPattern.test(moduleId)) return true;
    if (visitedModules.has(moduleId)) return false;
    visitedModules.add(moduleId);
    return context.getModuleInfo(moduleId)?.importers.some(visit) ?? false;
  };
  return visit(id);
}

/** A group of the modules that are in no earlier group, and that a module matching `importerPattern` imports. */
const groupOfImports = (name: string, importerPattern: RegExp, candidatePattern = /./) => ({
  debugName: name,
  name: (id: string, context: BuildContext) =>
    candidatePattern.test(id) && isImportedBy(id, importerPattern, context) ? name : null,
  includeDependenciesRecursively: false,
});

const groupOfSharedModules = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

const formPattern = /\/src\/pages\/bills\/search\/SearchForm\.tsx$/;
const listPattern = /\/src\/pages\/bills\/BillListPage\.tsx$/;

/**
 * The code that most customers need is in few chunks, because each chunk costs time on a slow line and a browser
 * requests six files at a time: the code of every screen, the login, the login rules, the top page and the bill list.
 * Vite splits all other screens by itself, except for code that they share with these screens.
 */
export const chunkGroups = [
  { name: 'texts-ja', test: /\/src\/i18n\/ja\/(common|shell|ui|login)\.json$/ },
  { name: 'texts-en', test: /\/src\/i18n\/en\/(common|shell|ui|login)\.json$/ },
  // Error messages need these texts; a logged-in page loads them at its start.
  { name: 'frame-texts-ja', test: /\/src\/i18n\/ja\/(frame|errors|field-names)\.json$/ },
  { name: 'frame-texts-en', test: /\/src\/i18n\/en\/(frame|errors|field-names)\.json$/ },
  { name: 'start', tags: ['$initial'], includeDependenciesRecursively: false },
  groupOfImports('login', /\/src\/pages\/auth\/LoginPage\.tsx$/),
  // The code that all screens share: session, dates, small stores. Code for files and choices of dates is elsewhere.
  groupOfSharedModules(
    'session',
    /\/src\/(shell\/session|lib(?!\/(archive-index|zip|content-disposition|csv|file-names|save-file|periods)\.))\/|\/(saved-files|large-batch|stored-parts|unreadable|missing-file-name-error|hooks\/user\/user)\.ts$|\/date-fns\/(?!add|(start|end)Of(Week|ISOWeek|Month)|_lib\/defaultOptions)|\/@date-fns\//,
  ),
  groupOfImports('login-rules', /\/src\/pages\/auth\/login-rules\.ts$/),
  groupOfImports('pages', /\/src\/app\/(pages|next-screens)\.ts$/),
  // Code that long lists need and forms do not.
  groupOfSharedModules(
    'lists',
    /\/src\/ui\/(Pagination|use-stable-row-heights)\.|\/src\/shell\/links\/(return-to-row|use-url-page-number)\./,
  ),
  groupOfSharedModules(
    'parts',
    /\/src\/(ui|shell\/(errors|links(?!\/use-revisit)|issuer))\/|\/src\/forms\/SelectField\.tsx$|\/error-statuses\.ts$/,
  ),
  // The code that requests the bills: without styles and parts of screens, so that the requests start first.
  groupOfImports('ask-bills', /\/src\/pages\/bills\/list\/fetch-bill-list-early\.ts$/),
  groupOfImports(
    'customer',
    /\/src\/(shell\/frame\/LoggedInLayout|pages\/top\/TopPage)\.tsx$|\/hooks\/status-history\//,
  ),
  // Code that a list does not need until the search form is loaded.
  {
    ...groupOfImports('forms', formPattern, /\/src\/(forms|shell\/forms)\/|\/react-hook-form\//),
    minShareCount: 2,
  },
  // Forms with drafts use these parts together; one chunk compresses better than seven.
  groupOfSharedModules(
    'entries',
    /\/src\/shell\/flows\/(use-draft|drafts|leave-guard|fill-form|DraftNotice|use-confirmed-form|use-flow-steps)\.tsx?$/,
  ),
  groupOfSharedModules('settings', /\/src\/pages\/account\//),
  groupOfSharedModules('confirmation', /\/src\/shell\/flows\/(EntrySummary|StepIndicator)\.tsx$/),
  groupOfImports(
    'files',
    listPattern,
    /\/src\/(shell\/downloads|lib\/(archive-index|content-disposition|csv|file-names|save-file)|api\/downloads)/,
  ),
  groupOfImports(
    'bills',
    listPattern,
    /\/src\/pages\/bills\/|\/src\/ui\/|\/(file-rules|lib\/periods)\.ts$|\/date-fns\//,
  ),
] satisfies Rolldown.CodeSplittingGroup[];
