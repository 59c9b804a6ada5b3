import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToShortcuts } from '../../../../src/pages/bills/keys/list-keys.ts';

const focusSearch = vi.fn<() => void>();
const showHelp = vi.fn<() => void>();
let stopListening: () => void = () => undefined;

const createRowHtml = (rowNumber: string, { isDisabled = false } = {}): string => `
  <tr id="row-${rowNumber}">
    <td><input type="checkbox" name="billId" id="box-${rowNumber}" ${isDisabled ? 'disabled' : ''}></td>
    <td><button id="pdf-${rowNumber}">PDF</button></td>
    <td><button id="unfold-${rowNumber}" aria-expanded="false"></button></td>
  </tr>`;

beforeEach(() => {
  document.body.innerHTML = `
    <input type="text" id="words"><textarea id="text"></textarea><select id="list"></select>
    <div contenteditable="true"><b id="rich" tabindex="0"></b></div>
    <input type="radio" id="radio"><input type="checkbox" name="keys" id="other-box">
    <table>
      <thead><tr><th><input type="checkbox" id="all"></th></tr></thead>
      <tbody>
        ${createRowHtml('1')}
        <tr><td><button id="details-1">返送</button></td></tr>
        ${createRowHtml('2')}
        ${createRowHtml('3', { isDisabled: true })}
        ${createRowHtml('4')}
      </tbody>
    </table>
    <button id="after">次の50件</button>`;
  stopListening = listenToShortcuts({ focusSearch, showHelp });
});
afterEach(() => stopListening());

const focusOn = (id: string): void => document.getElementById(id)?.focus();
/** @returns whether the list has handled the key */
function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const getFocusedId = (): string | undefined => document.activeElement?.id;
const isSelected = (rowNumber: string): boolean | undefined =>
  document.querySelector<HTMLInputElement>(`#box-${rowNumber}`)?.checked;

describe('the keys j and k', () => {
  it.each([
    ['box-1', 'j', 'box-2'],
    ['pdf-1', 'j', 'box-2'],
    // The focus is in the details of a bill.
    ['details-1', 'j', 'box-2'],
    ['box-2', 'j', 'unfold-3'],
    ['unfold-3', 'j', 'box-4'],
    ['box-4', 'j', 'box-4'],
    ['box-4', 'k', 'unfold-3'],
    ['box-2', 'k', 'box-1'],
    ['box-1', 'k', 'box-1'],
    ['all', 'k', 'all'],
    // The focus is before or after the list.
    ['all', 'j', 'box-1'],
    ['after', 'j', 'box-1'],
  ])('move the focus from %s by the key %s to %s', (startId, key, endId) => {
    focusOn(startId);
    expect(press(key)).toBe(true);
    expect(getFocusedId()).toBe(endId);
  });

  it('move the focus from outside the list to the first visible bill', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      return new DOMRect(0, ['row-1', 'row-2'].includes(this.id) ? -20 : 0, 10, 10);
    });
    focusOn('all');
    press('j');
    expect(getFocusedId()).toBe('unfold-3');
  });

  it('move the focus from outside the list to the first bill, if no bill is visible', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -20, 1, 1));
    press('j');
    expect(getFocusedId()).toBe('box-1');
  });

  it('repeat while they are held down', () => {
    focusOn('box-1');
    press('j', { repeat: true });
    expect(getFocusedId()).toBe('box-2');
    press('k', { repeat: true });
    expect(getFocusedId()).toBe('box-1');
  });

  it('do not move the focus if there are no bills', () => {
    document.querySelector('tbody')?.replaceChildren();
    focusOn('after');
    press('j');
    expect(getFocusedId()).toBe('after');
  });
});

describe('the key x', () => {
  it('selects or deselects the bill whose row contains the focus', () => {
    focusOn('pdf-2');
    expect(press('x')).toBe(true);
    expect([isSelected('1'), isSelected('2')]).toEqual([false, true]);
    press('x');
    expect(isSelected('2')).toBe(false);
  });

  it('does not select a bill that cannot be selected', () => {
    focusOn('unfold-3');
    press('x');
    expect(isSelected('3')).toBe(false);
  });

  it('has no effect outside the list', () => {
    focusOn('after');
    expect(press('x')).toBe(false);
    expect(['1', '2', '4'].map(isSelected)).toEqual([false, false, false]);
  });

  it('does not repeat while it is held down', () => {
    focusOn('box-1');
    expect(press('x', { repeat: true })).toBe(false);
    expect(isSelected('1')).toBe(false);
  });
});

describe('the key Enter', () => {
  it('expands the bill whose checkbox has the focus, and moves the focus to the details button', () => {
    const onExpand = vi.fn<() => void>();
    document.getElementById('unfold-2')?.addEventListener('click', onExpand);
    focusOn('box-2');
    expect(press('Enter')).toBe(true);
    expect(onExpand).toHaveBeenCalledOnce();
    expect(getFocusedId()).toBe('unfold-2');
  });

  it.each(['pdf-1', 'unfold-1', 'details-1', 'after', 'all'])('is not handled on %s', (id) => {
    focusOn(id);
    expect(press('Enter')).toBe(false);
    expect(getFocusedId()).toBe(id);
  });
});

describe('the keys / and ?', () => {
  it('move the focus to the search, and open the help', () => {
    expect([press('/'), press('?')]).toEqual([true, true]);
    expect([focusSearch.mock.calls.length, showHelp.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a key', () => {
  it.each(['words', 'text', 'list', 'rich'])('is not a shortcut in the field %s', (id) => {
    focusOn(id);
    expect(['j', 'x', '/', '?', 'k'].map((key) => press(key))).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    expect(getFocusedId()).toBe(id);
    expect(focusSearch).not.toHaveBeenCalled();
  });

  it.each(['radio', 'other-box', 'after'])('is a shortcut on other controls: %s', (id) => {
    focusOn(id);
    expect(press('j')).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'is not a shortcut with %j',
    (modifiers) => {
      expect(press('/', modifiers)).toBe(false);
      expect(focusSearch).not.toHaveBeenCalled();
    },
  );

  it('is not a shortcut if another listener has handled it', () => {
    const handleKey = (event: Event): void => event.preventDefault();
    document.body.addEventListener('keydown', handleKey);
    press('/');
    document.body.removeEventListener('keydown', handleKey);
    expect(focusSearch).not.toHaveBeenCalled();
  });

  it('is not a shortcut while a dialog is open', () => {
    document.body.append(document.createElement('dialog'));
    expect(press('/')).toBe(true);
    document.querySelector('dialog')?.showModal();
    expect(press('/')).toBe(false);
  });

  it.each(['a', 'J', ' ', 'Escape'])('without a function in the list is not handled: %j', (key) => {
    focusOn('box-1');
    expect(press(key)).toBe(false);
    expect(getFocusedId()).toBe('box-1');
  });

  it('has no effect after the list was removed', () => {
    stopListening();
    expect(press('/')).toBe(false);
    expect(focusSearch).not.toHaveBeenCalled();
  });
});
