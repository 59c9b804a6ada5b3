/** What the keys of the list do besides moving and pressing what is in its rows. */
export interface KeyActions {
  /** Leads to the search. */
  search: () => void;
  /** Shows what the keys do. */
  help: () => void;
}

const BOX = 'input[type="checkbox"][name="billId"]';
const UNFOLD = 'button[aria-expanded]';
/** Where a letter is one: whatever is typed into, and lists that a letter chooses from. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]';

const boxIn = (row: Element): HTMLInputElement | null => row.querySelector<HTMLInputElement>(BOX);
const unfoldIn = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>(UNFOLD);

/** The bills of the page, each by its own row, without that of its details. */
function billRows(): HTMLElement[] {
  return [...document.querySelectorAll(BOX)].flatMap((box) => box.closest('tr') ?? []);
}

/** The row that the focus is in, or in the details of; -1 if it is not in the list. */
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

/** Only what is meant for the list: no letter that is typed, none of the browser's or a screen reader's own keys. */
function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.repeat && event.key !== 'j' && event.key !== 'k') return false;
  if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Does what a key is for; false if it is for nothing here. */
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
      // From elsewhere, to the first that is in sight.
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
