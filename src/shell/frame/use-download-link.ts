import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useGetDownloadUrlState } from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadUrlState } from '../../../generated/model/downloadUrlState.ts';
import { showFailure } from '../errors/show-failure.ts';
import { useFrameState, type FrameState } from './use-frame-state.ts';

export interface DownloadLinkState {
  link: DownloadUrlState | undefined;
  state: FrameState;
}

/**
 * What a mailed link is good for and whose it is: what user/me is on the pages of a login, asked at once
 * and again on each route change (docs/decisions/download-pages-ask-their-link.md).
 *
 * @param token undefined where the page has none: then nothing is asked
 */
export function useDownloadLink(token: string | undefined): DownloadLinkState {
  const { pathname } = useLocation();
  const { data, error, isFetched, isFetching, refetch } = useGetDownloadUrlState(token ?? '', {
    query: { enabled: token !== undefined },
  });
  useEffect(() => {
    if (error !== null) showFailure(error);
  }, [error]);
  const askedFor = useRef({ pathname, token });

  useEffect(() => {
    const before = askedFor.current;
    askedFor.current = { pathname, token };
    // Another link is another question, which is asked by itself.
    if (token !== undefined && before.token === token && before.pathname !== pathname)
      void refetch();
  }, [pathname, token, refetch]);

  const state = useFrameState({ error, isFetched, isFetching });
  return {
    // A failed new try takes nothing away from what the first answer gave.
    link: state === 'shut' ? undefined : data,
    state: token === undefined ? 'open' : state,
  };
}
