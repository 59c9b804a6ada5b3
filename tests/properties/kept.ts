import type { Damage } from './damage.ts';

/*
 * What the properties have found once, kept so that it is looked at each time.
 */

/** Answers that the contract allows, by screen (screens.ts). */
export const keptAnswers: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  // Leads on at once, by way of a page that shows nothing before it knows whose it is.
  passwordExpired: [{ getLoginProgress: { nextStep: 'top', loginId: 'demo-user' } }],
};

/** Damages, by screen and operation. */
export const keptDamages: Readonly<Record<string, readonly Damage[]>> = {
  // Whoever is in asks for the password again in vain: what the page itself asks decides.
  'downloadEStorage getDownloadUrlState': [{ at: ['state'], how: 'away' }],
  'downloadList getDownloadUrlState': [{ at: ['state'], how: 'away' }],
};
