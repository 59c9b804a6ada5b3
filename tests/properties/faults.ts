import type { Shown } from './show.tsx';

/** What no customer may read. Not among what the properties make up. */
const unreadable = /NaN|undefined|Invalid Date|\[object |Infinity/;

/** Keys of texts (src/i18n), which stand there where a text is missing. */
const keys =
  /\b(?:account|bills|common|downloads|flow|form|frame|login|notices|password|registration|shell|top|ui)\.[a-z]+\.[A-Za-z.]+/;

/** What is wrong with a page that has to be whole, in words; empty if nothing is. */
export function faultsIn({ html, errors, warnings }: Shown, stands: readonly string[]): string[] {
  return [
    ...pageFaults({ html, errors }, stands),
    ...warnings.map((line) => `the console was told: ${line}`),
  ];
}

/** What is wrong with a page whatever it was answered. */
export function pageFaults(
  { html, errors }: Pick<Shown, 'html' | 'errors'>,
  stands: readonly string[],
): string[] {
  const around = (pattern: RegExp): string[] => {
    const found = pattern.exec(html);
    return found
      ? [`on the page: ${html.slice(Math.max(0, found.index - 80), found.index + 80)}`]
      : [];
  };
  return [
    ...around(unreadable),
    ...around(keys),
    ...stands
      .filter((selector) => document.querySelector(selector) === null)
      .map((selector) => `gone: ${selector}`),
    ...errors.map((line) => `an error in the console: ${line}`),
  ];
}
