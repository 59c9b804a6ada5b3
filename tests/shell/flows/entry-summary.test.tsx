import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  EntrySummary,
  ItemSummary,
  type EntrySummaryProps,
} from '../../../src/shell/flows/EntrySummary.tsx';
import { switchLanguage } from '../../support/render.tsx';

beforeEach(() => switchLanguage('ja', 'flow', 'form'));

type Row = EntrySummaryProps['rows'][number];
const cityRow = { name: 'city', label: '市区町村', value: '' };
const makeRow = (overrides: Partial<Row>): Row => ({ ...cityRow, ...overrides });

describe('an entry of the confirmation', () => {
  it.each([
    [{ value: '仙台市' }, '仙台市'],
    [{ value: '' }, '未入力'],
    [{ oldValue: '京都市', value: '仙台市' }, '変更前京都市変更後仙台市'],
    [{ oldValue: '', value: '仙台市' }, '変更前未登録変更後仙台市'],
    [{ oldValue: '京都市', value: '' }, '変更前京都市変更後（削除）'],
  ])('%j is displayed as %s', (rowOverrides, text) => {
    render(<EntrySummary rows={[makeRow(rowOverrides)]} />);
    expect(document.querySelector('dd')?.textContent).toBe(text);
  });

  it('marks the language of each text on an English page', async () => {
    await switchLanguage('en');
    const rows = [
      makeRow({ value: '仙台市' }),
      makeRow({ name: 'code', label: 'Code', value: 'A-1' }),
      makeRow({ name: 'place', label: '支店', oldValue: '本店', value: '仙台支店' }),
      makeRow({ name: 'memo', label: 'Memo', oldValue: 'none', value: 'one' }),
    ];
    render(<EntrySummary rows={rows} />);
    const elements = [...document.querySelectorAll('dt, dd:not(:has(*)), del, ins')];
    const textsIn = (language: string | null) =>
      elements
        .filter((element) => element.getAttribute('lang') === language)
        .map(({ textContent }) => textContent);
    expect(textsIn('ja')).toEqual(['市区町村', '仙台市', '支店', '本店', '仙台支店']);
    expect(textsIn(null)).toEqual(['Code', 'A-1', 'Memo', 'none', 'one']);
  });
});

it.each([
  [2, undefined],
  [3, 3],
] as const)('item groups have headings of level %s for headingLevel %s', (level, headingLevel) => {
  const groups = [
    { groupKey: 'company', title: '会社情報', rows: [makeRow({ value: '仙台市' })] },
    { groupKey: 'contact', title: 'ご担当者', rows: [makeRow({ value: '青葉区' })] },
  ];
  render(<ItemSummary groups={groups} {...(headingLevel && { headingLevel })} />);
  expect(screen.getAllByRole('heading', { level })).toHaveLength(2);
  const contact = screen.getByRole('region', { name: 'ご担当者' });
  expect(within(contact).getByRole('definition').textContent).toBe('青葉区');
  expect(within(contact).queryByText('仙台市')).toBeNull();
});
