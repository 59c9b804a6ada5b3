import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormErrorSummary } from '../../src/forms/FormErrorSummary.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';

it('the summary of a form’s errors leads into the field, and leaves the address as it is', async () => {
  await loadTexts('ui');
  render(
    <>
      <FormErrorSummary errors={[{ controlId: 'mail', message: 'no address' }]} />
      <input id="mail" aria-label="mail" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'no address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('mail'));
  expect(location.hash).toBe('');
});
