import type { ShownPage } from './show.tsx';

/** Text that no customer may see, and that generated answers never contain. */
const unreadableTextPattern = /NaN|undefined|Invalid Date|\[object |Infinity/;

/** Keys of texts (src/i18n), which appear where a text is missing. */
const textKeyPattern =
  /\b(?:account|bills|common|downloads|flow|form|frame|login|notices|password|registration|shell|top|ui)\.[a-z]+\.[A-Za-z.]+/;

/** The faults of a page whose answers are all valid. */
export function faultsIn(
  { html, errors, warnings }: ShownPage,
  requiredSelectors: readonly string[],
): string[] {
  return [
    ...findPageFaults({ html, errors }, requiredSelectors),
    ...warnings.map((line) => `a warning in the console: ${line}`),
  ];
}

/** The faults of a page whose answers may be valid or invalid. */
export function findPageFaults(
  { html, errors }: Pick<ShownPage, 'html' | 'errors'>,
  requiredSelectors: readonly string[],
): string[] {
  const excerptAround = (pattern: RegExp): string[] => {
    const match = pattern.exec(html);
    return match
      ? [`on the page: ${html.slice(Math.max(0, match.index - 80), match.index + 80)}`]
      : [];
  };
  return [
    ...excerptAround(unreadableTextPattern),
    ...excerptAround(textKeyPattern),
    ...requiredSelectors
      .filter((selector) => document.querySelector(selector) === null)
      .map((selector) => `missing: ${selector}`),
    ...errors.map((line) => `an error in the console: ${line}`),
  ];
}
