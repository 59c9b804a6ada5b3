import { createContext, use } from 'react';
import type { DownloadUrlValid } from '../../../generated/model/downloadUrlValid.ts';

/** The download link of the open page. */
export interface OpenLink {
  token: string;
  /** The data of the link; undefined if its state could not be fetched. */
  link: Partial<Omit<DownloadUrlValid, 'state'>> | undefined;
}

export const OpenLinkContext = createContext<OpenLink | undefined>(undefined);

/**
 * The link of a page in `DownloadLayout`, also if its address has no token (status history).
 *
 * @throws Error in any other layout
 */
export function useOpenLink(): OpenLink {
  const openLink = use(OpenLinkContext);
  if (openLink === undefined) throw new Error('This page stands in no DownloadLayout.');
  return openLink;
}
