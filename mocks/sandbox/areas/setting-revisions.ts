import type { Account } from '../accounts.ts';
import { refuse } from '../errors.ts';

/** What is read and saved by itself in an account (contract, Revision). */
type Section = keyof Account['profile']['revisions'];

/** The revision of a section as it is now. */
export const revisionOf = ({ profile }: Account, section: Section): string =>
  `rev-${profile.revisions[section]}`;

/** @throws RefusedError 409-1-00-01 if the section was changed since it was read */
export function checkRevision(account: Account, section: Section, revision: string): void {
  if (revision !== revisionOf(account, section)) throw refuse('409-1-00-01');
}

/** To be called at every change of a section. */
export const raiseRevision = ({ profile }: Account, section: Section): void => {
  profile.revisions[section] += 1;
};
