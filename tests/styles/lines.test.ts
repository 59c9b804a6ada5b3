import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Texts that customers, issuers or operators write in several lines, and where the screens have them. */
const written: readonly (readonly [what: string, file: string, selector: string])[] = [
  ['what was entered', 'shell/flows/Flows', '.value'],
  ['a registered value', 'forms/items/Items', '.value'],
  ['what others changed', 'pages/information/Information', '.sides dd'],
  ['a change that is accepted', 'pages/information/Information', '.change'],
  ['a line of the attached mails', 'pages/account/Account', '.text'],
  ['a notice', 'pages/notices/NoticeListPage', '.body'],
  ['an operator’s notice', 'pages/top/Top', '.body'],
  ['an error’s second text', 'shell/errors/Errors', '.sub'],
  ['the message of a dialog', 'shell/messages/DialogHost', '.message'],
];

it.each(written)('%s keeps its lines', (_, file, selector) => {
  const css = readFileSync(`src/${file}.module.css`, 'utf8');
  const rule = css
    .split('}')
    .find((one) => one.includes('pre-') && one.split('{')[0]?.trim().endsWith(selector));
  expect(rule).toMatch(/white-space: pre-(wrap|line)/);
});
