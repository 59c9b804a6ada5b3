import { getBasePath } from '../../lib/base-path.ts';
import { isAt } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';

/*
 * The page of a download link that the customer requested before its login. It is stored in the
 * history entry without the token, which is stored nowhere.
 */

/** The pages behind the login of a link. */
const pages = ['downloadList', 'downloadEStorage', 'downloadStatusHistory'] as const;
type LinkPage = (typeof pages)[number];

const NAME = 'linkPlace';

/** What a state of the router has of it. */
const keptIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && NAME in state ? state[NAME] : undefined;

/** The value in the open history entry, whose state the router keeps as `usr`. */
function keptHere(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state
    ? keptIn(state.usr)
    : undefined;
}

/** For the state of a navigation to the login of the link: the page that is open now, or was before its login. */
export function linkReturnState(): object {
  const path = location.pathname.slice(getBasePath().base.length);
  const page = pages.find((one) => isAt(one, path));
  return { [NAME]: page === undefined ? keptHere() : { page, search: location.search } };
}

const isPage = (value: unknown): value is LinkPage => pages.some((page) => page === value);

/**
 * The page after the login of a link: the requested one, or the list.
 *
 * @param state of the login's history entry, which may be forged
 * @returns relative to the base path
 */
export function pathAfterLinkLogin(token: string, state: unknown): string {
  const kept = keptIn(state);
  if (typeof kept !== 'object' || kept === null || !('page' in kept) || !isPage(kept.page))
    return paths.downloadList(token);
  const search = 'search' in kept ? kept.search : undefined;
  const path = paths[kept.page](token);
  return typeof search === 'string' && search.startsWith('?') ? path + search : path;
}
