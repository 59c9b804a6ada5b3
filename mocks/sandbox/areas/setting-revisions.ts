import type { Account } from '../accounts.ts';
import { refuse } from '../errors.ts';

/** A part of the settings with its own revision (contract, Revision). */
type Section = keyof Account['profile']['revisions'];

export const revisionOf = ({ profile }: Account, section: Section): string =>
  `rev-${profile.revisions[section]}`;

/** @throws RefusedError 409-1-00-01 if the section has changed since it was read */
export function checkRevision(account: Account, section: Section, revision: string): void {
  if (revision !== revisionOf(account, section)) throw refuse('409-1-00-01');
}

/** Call this at every change of a section. */
export const raiseRevision = ({ profile }: Account, section: Section): void => {
  profile.revisions[section] += 1;
};
