import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Texts with several lines by customers, issuers or operators, and the rules of their elements. */
const selectorsWithLineBreaks: readonly (readonly [
  what: string,
  file: string,
  selector: string,
])[] = [
  ['an entry', 'shell/flows/Flows', '.value'],
  ['a registered value', 'forms/items/Items', '.value'],
  ['a change by another user', 'pages/information/Information', '.versions dd'],
  ['an accepted change', 'pages/information/Information', '.change'],
  ['a line of the attached mails', 'pages/account/Account', '.lineText'],
  ['a notice', 'pages/notices/NoticeListPage', '.body'],
  ['an operator’s notice', 'pages/top/Top', '.body'],
  ['the sub-message of an error', 'shell/errors/Errors', '.subMessage'],
  ['the message of a dialog', 'shell/messages/DialogHost', '.message'],
];

it.each(selectorsWithLineBreaks)('%s keeps its line breaks', (_, file, selector) => {
  const css = readFileSync(`src/${file}.module.css`, 'utf8');
  const rule = css
    .split('}')
    .find(
      (candidate) =>
        candidate.includes('pre-') && candidate.split('{')[0]?.trim().endsWith(selector),
    );
  expect(rule).toMatch(/white-space: pre-(wrap|line)/);
});
