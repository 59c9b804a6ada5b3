/** Actions of the shortcuts outside the rows of the list. */
export interface KeyActions {
  /** Moves the focus to the search. */
  search: () => void;
  /** Shows the help for the shortcuts. */
  help: () => void;
}

const BOX = 'input[type="checkbox"][name="billId"]';
const UNFOLD = 'button[aria-expanded]';
/** Elements where a letter is input: text fields, and selects, which jump to an option by its letter. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]';

const boxIn = (row: Element): HTMLInputElement | null => row.querySelector<HTMLInputElement>(BOX);
const unfoldIn = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>(UNFOLD);

/** The rows of the bills on the page, without the rows of details. */
function billRows(): HTMLElement[] {
  return [...document.querySelectorAll(BOX)].flatMap((box) => box.closest('tr') ?? []);
}

/** Index of the row that contains the focus, in the row or its details; -1 without the focus in the list. */
function currentOf(rows: readonly HTMLElement[], focused: Element | null): number {
  if (focused === null || focused.closest('tbody') === null) return -1;
  return rows.findLastIndex(
    (row) =>
      row.contains(focused) ||
      (row.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** Its box says what bill it is, and whether it is chosen; one that cannot be chosen has its details only. */
function focusRow(row: HTMLElement | undefined): void {
  if (row === undefined) return;
  const box = boxIn(row);
  (box === null || box.disabled ? unfoldIn(row) : box)?.focus();
}

/** Whether a key is for the list: not typed text, and not a key of the browser or a screen reader. */
function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.repeat && event.key !== 'j' && event.key !== 'k') return false;
  if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Runs the action of a key. @returns false if the key has no action here */
function press(key: string, actions: KeyActions): boolean {
  const rows = billRows();
  const current = currentOf(rows, document.activeElement);
  const row = rows[current];
  switch (key) {
    case '/':
      actions.search();
      return true;
    case '?':
      actions.help();
      return true;
    case 'j':
      // Without the focus in the list, to the first visible row.
      focusRow(
        current >= 0
          ? rows[current + 1]
          : (rows.find((any) => any.getBoundingClientRect().top >= 0) ?? rows[0]),
      );
      return true;
    case 'k':
      focusRow(rows[current - 1]);
      return true;
    case 'x':
      if (row !== undefined) boxIn(row)?.click();
      return row !== undefined;
    case 'Enter': {
      // Elsewhere it is the key of what has the focus.
      if (row === undefined || document.activeElement !== boxIn(row)) return false;
      const unfold = unfoldIn(row);
      // What has the focus is read out: that it is unfolded now.
      unfold?.focus();
      unfold?.click();
      return true;
    }
    default:
      return false;
  }
}

/**
 * Listens to the keys of the list (WCAG 2.1.4: they can be switched off, `stored-keys.ts`). They work on what the
 * rows have for everybody, and move the real focus, so that it is seen and read out as always.
 * @returns to be called to end it
 */
export function listenToKeys(actions: KeyActions): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (isMeant(event) && press(event.key, actions)) event.preventDefault();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
