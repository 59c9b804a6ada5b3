import { getBasePath } from '../../lib/base-path.ts';
import { isAt } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';

/*
 * The page of a download link that the customer requested before the login to the link. The name of the page is
 * stored in the history entry, without the token of the link. The token is never stored.
 */

/** The pages of a download link that require a login to the link. */
const linkPages = ['downloadList', 'downloadEStorage', 'downloadStatusHistory'] as const;
type LinkPage = (typeof linkPages)[number];

const PAGE_STATE_KEY = 'linkPlace';

/** The stored page in a state of the router. */
const storedPageOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && PAGE_STATE_KEY in state
    ? state[PAGE_STATE_KEY]
    : undefined;

/** The stored page in the open history entry, in which the router stores its state as `usr`. */
function storedPageOfHistoryEntry(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state
    ? storedPageOf(state.usr)
    : undefined;
}

/** The state for a navigation to the login of the link: the open page, or the page that the history entry contains. */
export function linkReturnState(): object {
  const path = location.pathname.slice(getBasePath().base.length);
  const page = linkPages.find((name) => isAt(name, path));
  return {
    [PAGE_STATE_KEY]:
      page === undefined ? storedPageOfHistoryEntry() : { page, search: location.search },
  };
}

const isLinkPage = (value: unknown): value is LinkPage => linkPages.some((page) => page === value);

/**
 * The page after the login of a link: the requested page, or the list.
 *
 * @param state of the login's history entry, which may be forged
 * @returns relative to the base path
 */
export function pathAfterLinkLogin(token: string, state: unknown): string {
  const storedPage = storedPageOf(state);
  if (
    typeof storedPage !== 'object' ||
    storedPage === null ||
    !('page' in storedPage) ||
    !isLinkPage(storedPage.page)
  )
    return paths.downloadList(token);
  const search = 'search' in storedPage ? storedPage.search : undefined;
  const path = paths[storedPage.page](token);
  return typeof search === 'string' && search.startsWith('?') ? path + search : path;
}
