import { createContext, use } from 'react';
import type { DownloadUrlValid } from '../../../generated/model/downloadUrlValid.ts';

/** The download link that the open page stands on. */
export interface OpenLink {
  token: string;
  /** What is known of it; undefined where its state could not be had. */
  link: Partial<Omit<DownloadUrlValid, 'state'>> | undefined;
}

export const OpenLinkContext = createContext<OpenLink | undefined>(undefined);

/**
 * The link of the page, also where the address has no token (status history): for pages in `DownloadLayout`,
 * which shows them only once it knows.
 *
 * @throws Error in any other layout
 */
export function useOpenLink(): OpenLink {
  const openLink = use(OpenLinkContext);
  if (openLink === undefined) throw new Error('This page stands in no DownloadLayout.');
  return openLink;
}
