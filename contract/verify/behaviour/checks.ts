import { operationIdOf, type PactDocument } from '../../lib/pact.ts';
import type { Check } from './check.ts';
import { accountRuleChecks } from './account-rules.ts';
import { accountChecks } from './accounts.ts';
import { archiveChecks } from './archive.ts';
import { archiveIndexChecks } from './archive-index.ts';
import { billStatusChecks } from './bill-statuses.ts';
import { returnedFileChecks } from './returned-files.ts';
import { billDownloadChecks } from './bill-downloads.ts';
import { billFactChecks } from './bill-facts.ts';
import { codeChecks } from './codes.ts';
import { cookieChecks } from './cookies.ts';
import { accountEffectChecks } from './account-effects.ts';
import { fileChecks } from './files.ts';
import { isolationChecks } from './isolation.ts';
import { languageChecks } from './languages.ts';
import { linkChecks } from './links.ts';
import { linkFileChecks } from './link-files.ts';
import { linkSessionChecks } from './link-sessions.ts';
import { loginChecks } from './logins.ts';
import { mailChecks } from './mails.ts';
import { orderChecks } from './order.ts';
import { noticeChecks } from './notices.ts';
import { numberChecks } from './numbers.ts';
import { pagingChecks } from './paging.ts';
import { passwordChecks } from './passwords.ts';
import { ruleChecks } from './rules.ts';
import { repeatChecks } from './repeats.ts';
import { revisionChecks } from './revisions.ts';
import { searchChecks } from './search.ts';
import { searchResultChecks } from './search-results.ts';
import { settingChecks } from './settings.ts';
import { sessionChecks } from './sessions.ts';
import { storedChecks } from './stored.ts';
import { textChecks } from './texts.ts';
import { timeChecks } from './times.ts';
import { uploadChecks } from './uploads.ts';

/** All behaviour checks that are written by hand. */
export const checks: readonly Check[] = [
  ...cookieChecks,
  ...sessionChecks,
  ...searchChecks,
  ...numberChecks,
  ...pagingChecks,
  ...languageChecks,
  ...fileChecks,
  ...archiveChecks,
  ...mailChecks,
  ...repeatChecks,
  ...revisionChecks,
  ...orderChecks,
  ...isolationChecks,
  ...textChecks,
  ...timeChecks,
  ...loginChecks,
  ...accountChecks,
  ...codeChecks,
  ...passwordChecks,
  ...noticeChecks,
  ...settingChecks,
  ...accountEffectChecks,
  ...storedChecks,
  ...accountRuleChecks,
  ...ruleChecks,
  ...uploadChecks,
  ...linkChecks,
  ...linkSessionChecks,
  ...linkFileChecks,
  ...billStatusChecks,
  ...returnedFileChecks,
  ...billDownloadChecks,
  ...archiveIndexChecks,
  ...billFactChecks,
  ...searchResultChecks,
];

/** The checks of the operations that the portal uses, by its pact. A provider needs no others. */
export function usedChecks({ interactions }: PactDocument): Check[] {
  const usedIds = new Set(interactions.map(({ description }) => operationIdOf(description)));
  return checks.filter(({ operationId }) => usedIds.has(operationId));
}
