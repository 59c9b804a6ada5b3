import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlOf, focusControl, halfTypedIn } from '../../src/forms/find-control.ts';

const form = document.createElement('form');

const show = (html: string): void => {
  form.innerHTML = html;
};
const found = (...names: string[]): string | undefined => controlOf(form, names)?.id;

beforeEach(() => {
  show('');
  document.body.append(form);
});

afterEach(() => form.remove());

describe('the control of a field', () => {
  it('is the first of the page, whatever is named first', () => {
    show('<input name="a" id="1"><textarea name="b" id="2"></textarea><select name="c" id="3">');
    expect([found('b', 'a'), found('c', 'b'), found('c'), found('x'), found()]).toEqual([
      '1',
      '2',
      '3',
      undefined,
      undefined,
    ]);
  });

  it('is one that can be seen and used', () => {
    show('<input name="a" type="hidden"><input name="a" disabled><input name="a" id="3">');
    expect(found('a')).toBe('3');
    show('<input name="a" disabled>');
    expect(found('a')).toBeUndefined();
  });

  it.each(['input', 'select', 'textarea', 'button'])(
    'of several is the first of them that can be used: %s',
    (control) => {
      show(
        `<fieldset data-field="a"><p id="0"></p><${control} disabled id="1"></${control}>` +
          `<${control} id="2"></${control}><${control} id="3"></${control}></fieldset>`,
      );
      expect(found('a')).toBe('2');
    },
  );

  it('is none where its frame has none, and the next field’s then', () => {
    show('<div data-field="a"><p></p></div><div data-field="b"><input id="2"></div>');
    expect([found('a'), found('a', 'b')]).toEqual([undefined, '2']);
  });

  it('is none without a form', () => expect(controlOf(null, ['a'])).toBeUndefined());
});

it('the focus unfolds what the control stands in, and nothing else', () => {
  show(
    '<details id="outer"><details id="other"></details><details id="inner"><p><input id="it"></p>' +
      '</details></details>',
  );
  const control = form.querySelector<HTMLElement>('#it');
  if (control) focusControl(control);
  expect(document.activeElement).toBe(control);
  expect(Array.from(form.querySelectorAll('details'), ({ id, open }) => [id, open])).toEqual([
    ['outer', true],
    ['other', false],
    ['inner', true],
  ]);
});

describe('a day that is half typed', () => {
  const halfTyped = (badInput: boolean) => {
    for (const input of form.querySelectorAll('input'))
      Object.defineProperty(input, 'validity', { value: { badInput } });
    return [...halfTypedIn(form)];
  };

  it('is one whose control says so, if it can be used', () => {
    show(
      '<input name="day" type="date"><input name="time" type="datetime-local">' +
        '<input name="off" type="date" disabled><input name="number" type="number">',
    );
    expect(halfTyped(true)).toEqual(['day', 'time']);
  });

  it('is none that is whole, and none without a form', () => {
    show('<input name="day" type="date">');
    expect(halfTyped(false)).toEqual([]);
    expect([...halfTypedIn(null)]).toEqual([]);
  });
});
