import type { Shown } from './show.tsx';

/** Text that no customer may see. Generated answers never contain it. */
const unreadable = /NaN|undefined|Invalid Date|\[object |Infinity/;

/** Keys of texts (src/i18n), which appear where a text is missing. */
const keys =
  /\b(?:account|bills|common|downloads|flow|form|frame|login|notices|password|registration|shell|top|ui)\.[a-z]+\.[A-Za-z.]+/;

/** The faults of a page whose answers are all valid. */
export function faultsIn(
  { html, errors, warnings }: Shown,
  requiredSelectors: readonly string[],
): string[] {
  return [
    ...pageFaults({ html, errors }, requiredSelectors),
    ...warnings.map((line) => `a warning in the console: ${line}`),
  ];
}

/** The faults of a page whose answers may be valid or invalid. */
export function pageFaults(
  { html, errors }: Pick<Shown, 'html' | 'errors'>,
  requiredSelectors: readonly string[],
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
    ...requiredSelectors
      .filter((selector) => document.querySelector(selector) === null)
      .map((selector) => `missing: ${selector}`),
    ...errors.map((line) => `an error in the console: ${line}`),
  ];
}
