import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { RangeField } from '../../src/forms/RangeField.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('ui'));

const end = (name: string, label: string, error?: string) => ({
  name,
  label,
  error,
  ref: () => undefined,
  onBlur: async () => undefined,
  onChange: async () => undefined,
});
const saidOf = (label: string): string | undefined => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
};

it('says of each end of a range what is wrong with it', () => {
  render(
    <RangeField
      legend="金額"
      from={end('priceFrom', '金額（下限）', '下限の誤り')}
      to={end('priceTo', '金額（上限）', '上限の誤り')}
    />,
  );
  expect(saidOf('金額（下限）')).toBe('下限の誤り');
  expect(saidOf('金額（上限）')).toBe('上限の誤り');
});

it('marks the wrong end only', () => {
  render(
    <RangeField
      legend="発行日"
      type="date"
      from={end('publicationDateFrom', '開始')}
      to={end('publicationDateTo', '終了', '誤り')}
    />,
  );
  expect(screen.getByLabelText('開始').getAttribute('aria-invalid')).toBeNull();
  expect(saidOf('開始')).toBeUndefined();
  expect(screen.getByLabelText('終了').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('～').getAttribute('aria-hidden')).toBe('true');
});
