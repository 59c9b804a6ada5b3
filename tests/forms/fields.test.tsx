import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DateField } from '../../src/forms/DateField.tsx';
import { SelectField } from '../../src/forms/SelectField.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('ui'));

describe('fields', () => {
  it('a date is picked by the browser, between 1900 and 2099', () => {
    render(<DateField name="publicationDateFrom" label="発行日" />);
    const field = screen.getByLabelText<HTMLInputElement>('発行日');
    expect([field.type, field.min, field.max]).toEqual(['date', '1900-01-01', '2099-12-31']);
  });

  it('say in words that they are required', () => {
    render(
      <SelectField name="statusId" label="ステータス" required>
        <option value="">選択してください</option>
      </SelectField>,
    );
    expect(screen.getByLabelText(/^ステータス必須$/).getAttribute('aria-required')).toBe('true');
  });
});
