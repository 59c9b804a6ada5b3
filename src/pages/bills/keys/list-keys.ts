/** The actions of the shortcuts that do not concern a row of the list. */
export interface ShortcutActions {
  focusSearch: () => void;
  showHelp: () => void;
}

const CHECKBOX_SELECTOR = 'input[type="checkbox"][name="billId"]';
const EXPAND_BUTTON_SELECTOR = 'button[aria-expanded]';
/** Elements in which a letter is an entry: text fields, and selects, which jump to the option with this letter. */
const TYPING_TARGETS_SELECTOR =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]';

const findCheckbox = (row: Element): HTMLInputElement | null =>
  row.querySelector<HTMLInputElement>(CHECKBOX_SELECTOR);
const findExpandButton = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>(EXPAND_BUTTON_SELECTOR);

/** The rows of the bills on the page, without the rows of details. */
function findBillRows(): HTMLElement[] {
  return [...document.querySelectorAll(CHECKBOX_SELECTOR)].flatMap(
    (checkbox) => checkbox.closest('tr') ?? [],
  );
}

/** The index of the row that has the focus, itself or in its details; -1 if the focus is outside the list. */
function currentIndexOf(rows: readonly HTMLElement[], focusedElement: Element | null): number {
  if (focusedElement === null || focusedElement.closest('tbody') === null) return -1;
  return rows.findLastIndex(
    (row) =>
      row.contains(focusedElement) ||
      (row.compareDocumentPosition(focusedElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/**
 * Focuses the checkbox of a row, whose label has the name of the bill. If the checkbox is missing or
 * disabled, focuses the details button.
 */
function focusRow(row: HTMLElement | undefined): void {
  if (row === undefined) return;
  const checkbox = findCheckbox(row);
  (checkbox === null || checkbox.disabled ? findExpandButton(row) : checkbox)?.focus();
}

/** Whether a key is a shortcut of the list, and not typed text or a key of the browser or a screen reader. */
function isListShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.repeat && event.key !== 'j' && event.key !== 'k') return false;
  if (event.target instanceof Element && event.target.closest(TYPING_TARGETS_SELECTOR) !== null)
    return false;
  return document.querySelector('dialog[open]') === null;
}

/**
 * Runs the action of a key.
 *
 * @returns false if the key has no action here
 */
function runShortcut(key: string, actions: ShortcutActions): boolean {
  const rows = findBillRows();
  const currentIndex = currentIndexOf(rows, document.activeElement);
  const row = rows[currentIndex];
  switch (key) {
    case '/':
      actions.focusSearch();
      return true;
    case '?':
      actions.showHelp();
      return true;
    case 'j':
      // If the focus is outside the list, it moves to the first visible row.
      focusRow(
        currentIndex >= 0
          ? rows[currentIndex + 1]
          : (rows.find((candidate) => candidate.getBoundingClientRect().top >= 0) ?? rows[0]),
      );
      return true;
    case 'k':
      focusRow(rows[currentIndex - 1]);
      return true;
    case 'x':
      if (row !== undefined) findCheckbox(row)?.click();
      return row !== undefined;
    case 'Enter': {
      // On other elements, Enter has its usual function.
      if (row === undefined || document.activeElement !== findCheckbox(row)) return false;
      const button = findExpandButton(row);
      // A screen reader announces that the focused button is expanded.
      button?.focus();
      button?.click();
      return true;
    }
    default:
      return false;
  }
}

/**
 * Handles the shortcuts of the list (WCAG 2.1.4: customers can switch them off). Shortcuts move the focus and click
 * the controls of a row, so a screen reader announces these controls as usual.
 *
 * @returns a function that removes the shortcuts
 */
export function listenToShortcuts(actions: ShortcutActions): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isListShortcut(event) && runShortcut(event.key, actions)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
