import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { EntrySummary, type EntrySummaryProps } from '../../../src/shell/flows/EntrySummary.tsx';
import { ItemSummary } from '../../../src/shell/flows/ItemSummary.tsx';
import { speak } from '../../support/render.tsx';

beforeEach(async () => {
  await speak();
  await loadTexts('flow', 'form');
});

type Row = EntrySummaryProps['rows'][number];
const row = (more: Partial<Row>): Row => ({ name: 'city', label: '市区町村', value: '', ...more });
/** What stands beside the label. */
function shown(more: Partial<Row>): string | undefined {
  const { container } = render(<EntrySummary rows={[row(more)]} />);
  return container.querySelector('dd')?.textContent;
}

describe('an entry that is confirmed', () => {
  it.each([
    ['as it will be sent', { value: '仙台市' }, '仙台市'],
    ['as none where it is empty', { value: '' }, '未入力'],
    ['beside what it changes', { before: '京都市', value: '仙台市' }, '変更前京都市変更後仙台市'],
    ['beside nothing', { before: '', value: '仙台市' }, '変更前未登録変更後仙台市'],
    ['as taken away', { before: '京都市', value: '' }, '変更前京都市変更後（削除）'],
  ])('is shown %s', (_, entry, text) => expect(shown(entry)).toBe(text));

  it('is told to be read as Japanese on an English page, and what is not Japanese is not', async () => {
    await speak('en');
    render(
      <EntrySummary
        rows={[
          row({ value: '仙台市' }),
          row({ name: 'code', label: 'Code', value: 'A-1' }),
          row({ name: 'place', label: '支店', before: '本店', value: '仙台支店' }),
          row({ name: 'memo', label: 'Memo', before: 'none', value: 'one' }),
        ]}
      />,
    );
    const languages = Array.from(
      document.querySelectorAll('dt, dd:not(:has(*)), del, ins'),
      (part) => [part.textContent, part.getAttribute('lang')],
    );
    expect(Object.fromEntries(languages)).toEqual({
      市区町村: 'ja',
      仙台市: 'ja',
      Code: null,
      'A-1': null,
      支店: 'ja',
      本店: 'ja',
      仙台支店: 'ja',
      Memo: null,
      none: null,
      one: null,
    });
  });
});

describe('what was entered into the issuer’s items', () => {
  const groups = [
    { groupKey: 'company', title: '会社情報', rows: [row({ value: '仙台市' })] },
    { groupKey: 'contact', title: 'ご担当者', rows: [row({ value: '青葉区' })] },
  ];

  it('stands under the headings of its groups', () => {
    render(<ItemSummary groups={groups} />);
    const contact = screen.getByRole('region', { name: 'ご担当者' });
    expect(within(contact).getByRole('heading', { level: 2 }).textContent).toBe('ご担当者');
    expect(within(contact).getByRole('definition').textContent).toBe('青葉区');
    expect(within(contact).queryByText('仙台市')).toBeNull();
    expect(screen.getByRole('region', { name: '会社情報' })).toBeTruthy();
  });

  it('has headings below the one that it stands under', () => {
    render(<ItemSummary groups={groups} headingLevel={3} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});
