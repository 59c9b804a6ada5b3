import { afterEach, describe, expect, it } from 'vitest';
import { keepFocus } from '../../src/ui/focus.ts';

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

afterEach(() => document.body.replaceChildren());

describe('the focus of a part that goes', () => {
  it('comes to the heading where it was lost, and stays where it was not', () => {
    document.body.innerHTML =
      '<h1 tabindex="-1">title</h1><button id="a"></button><button id="b"></button>';
    element('#a').focus();
    keepFocus();
    expect(document.activeElement).toBe(element('#a'));
    element('#a').remove();
    keepFocus();
    expect(document.activeElement).toBe(element('h1'));
  });
});
