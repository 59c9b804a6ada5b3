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

it('is one question with two ends, each with its own name', () => {
  render(
    <RangeField
      legend="金額"
      from={end('priceFrom', '下限')}
      to={end('priceTo', '上限')}
      inputMode="numeric"
    />,
  );
  expect(screen.getByRole('group', { name: '金額' }).textContent).toBe('金額～');
  for (const [label, name] of [
    ['下限', 'priceFrom'],
    ['上限', 'priceTo'],
  ] as const) {
    const input = screen.getByLabelText(label);
    expect(
      ['name', 'type', 'inputmode', 'min', 'max'].map((key) => input.getAttribute(key)),
    ).toEqual([name, 'text', 'numeric', null, null]);
    expect(['aria-invalid', 'aria-describedby'].map((key) => input.getAttribute(key))).toEqual([
      null,
      null,
    ]);
  }
  expect(document.querySelectorAll('p')).toHaveLength(0);
});

it('has days between those of S5', () => {
  render(<RangeField legend="発行日" type="date" from={end('a', '開始')} to={end('b', '終了')} />);
  const input = screen.getByLabelText('開始');
  expect(['type', 'min', 'max'].map((key) => input.getAttribute(key))).toEqual([
    'date',
    '1900-01-01',
    '2099-12-31',
  ]);
});

it('makes room for a unit, where there is one', () => {
  const frames = (unit?: string) => {
    const { container, unmount } = render(
      <RangeField legend="金額" unit={unit} from={end('a', '下限')} to={end('b', '上限')} />,
    );
    const all = Array.from(
      container.querySelectorAll('input'),
      ({ parentElement }) => parentElement,
    );
    unmount();
    return all.map((frame) => [frame?.dataset['unit'], frame?.className]);
  };
  const [from, to] = frames('¥');
  const [plain] = frames();
  expect([from?.[0], to, plain?.[0]]).toEqual(['¥', from, undefined]);
  expect(from?.[1]).not.toBe(plain?.[1]);
  expect(from?.[1]).toContain(plain?.[1]);
});
