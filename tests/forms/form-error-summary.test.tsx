import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { FormErrorSummary } from '../../src/forms/FormErrorSummary.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('ui'));

const errors = [
  { name: 'a', message: '一つ目' },
  { name: 'gone', message: '二つ目' },
];

it('names all that is wrong, and leads to each field without a step of Back', () => {
  render(
    <>
      <FormErrorSummary errors={errors} form={() => document.querySelector('form')} />
      <form>
        <input name="a" />
      </form>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('入力内容をご確認ください。一つ目二つ目');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#gone']);
  const [first, second] = links;
  // What is stopped does not go into the address.
  expect(first && fireEvent.click(first)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(second && fireEvent.click(second)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
