import type { Shown } from './show.tsx';

/** Text that no customer may see. Generated answers never contain it. */
const unreadable = /NaN|undefined|Invalid Date|\[object |Infinity/;

/** Keys of texts (src/i18n), which appear where a text is missing. */
const keys =
  /\b(?:account|bills|common|downloads|flow|form|frame|login|notices|password|registration|shell|top|ui)\.[a-z]+\.[A-Za-z.]+/;

/** The faults of a page whose answers are all valid. */
export function faultsIn({ html, errors, warnings }: Shown, stands: readonly string[]): string[] {
  return [
    ...pageFaults({ html, errors }, stands),
    ...warnings.map((line) => `a warning in the console: ${line}`),
  ];
}

/** The faults of a page, whatever its answers are. */
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
      .map((selector) => `missing: ${selector}`),
    ...errors.map((line) => `an error in the console: ${line}`),
  ];
}
