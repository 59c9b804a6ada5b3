import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlOf, focusControl, incompleteFieldsIn } from '../../src/forms/find-control.ts';

const form = document.createElement('form');
const setFormHtml = (html: string): void => {
  form.innerHTML = html;
};
const idOfControl = (...names: string[]): string | undefined => controlOf(form, names)?.id;

beforeEach(() => {
  setFormHtml('');
  document.body.append(form);
});
afterEach(() => form.remove());

describe('the control of several fields', () => {
  it('is the first of their controls on the page, in any order of the names', () => {
    setFormHtml(
      '<input name="a" id="1"><textarea name="b" id="2"></textarea><select name="c" id="3">',
    );
    const ids = [idOfControl('b', 'a'), idOfControl('c', 'b'), idOfControl('c')];
    expect(ids).toEqual(['1', '2', '3']);
    expect([idOfControl('x'), idOfControl(), controlOf(null, ['a'])]).toEqual(
      Array.from({ length: 3 }),
    );
  });

  it('is neither hidden nor disabled', () => {
    setFormHtml('<input name="a" type="hidden"><input name="a" disabled><input name="a" id="3">');
    expect(idOfControl('a')).toBe('3');
    setFormHtml('<input name="a" disabled>');
    expect(idOfControl('a')).toBeUndefined();
  });

  it.each(['input', 'select', 'textarea', 'button'])(
    'is the first usable %s inside the element of a field',
    (control) => {
      setFormHtml(
        `<fieldset data-field="a"><p id="0"></p><${control} disabled id="1"></${control}>` +
          `<${control} id="2"></${control}><${control} id="3"></${control}></fieldset>`,
      );
      expect(idOfControl('a')).toBe('2');
    },
  );

  it('is the control of the next field if the first field has no control', () => {
    setFormHtml('<div data-field="a"><p></p></div><div data-field="b"><input id="2"></div>');
    expect([idOfControl('a'), idOfControl('a', 'b')]).toEqual([undefined, '2']);
  });
});

it('the focus on a control opens only the details around the control', () => {
  setFormHtml(
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

it('a date field is incomplete if its usable control reports bad input', () => {
  const incompleteNames = (badInput: boolean) => {
    setFormHtml(
      '<input name="day" type="date"><input name="time" type="datetime-local">' +
        '<input name="off" type="date" disabled><input name="number" type="number">',
    );
    for (const input of form.querySelectorAll('input'))
      Object.defineProperty(input, 'validity', { value: { badInput } });
    return [...incompleteFieldsIn(form)];
  };
  expect([incompleteNames(true), incompleteNames(false)]).toEqual([['day', 'time'], []]);
  expect([...incompleteFieldsIn(null)]).toEqual([]);
});
