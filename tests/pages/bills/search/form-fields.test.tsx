import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { searchFormLoader } from '../../../../src/pages/bills/search/LaterSearchForm.tsx';
import { searchOptions } from './search-options.ts';
import { renderPanel } from './support.tsx';

beforeAll(async () => {
  await loadTexts('common', 'ui', 'form', 'validation', 'downloads', 'bills');
  await searchFormLoader.load();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const more = (): HTMLElement => screen.getByText('詳しい条件で絞り込む');
const unfold = () => userEvent.click(more());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choicesOf = (label: string): string[] =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

describe('the search form', () => {
  it('is found as the search of the page, and is no form that a browser fills in', () => {
    renderPanel();
    const form = within(screen.getByRole('search', { name: '明細の検索' }));
    expect(form.getByLabelText('キーワード').closest('form')?.getAttribute('autocomplete')).toBe(
      'off',
    );
  });

  it('has a field for words with the keyboard of a search', () => {
    renderPanel();
    expect([field('キーワード').type, field('キーワード').getAttribute('enterkeyhint')]).toEqual([
      'search',
      'search',
    ]);
  });

  it.each(['金額（下限）', '金額（上限）'])(
    'has the keyboard of digits for %s, in yen',
    (label) => {
      renderPanel();
      expect(field(label).inputMode).toBe('numeric');
      expect(field(label).type).toBe('text');
      expect(field(label).parentElement?.dataset['unit']).toBe('¥');
    },
  );

  it.each([
    '発行日（開始）',
    '発行日（終了）',
    'ダウンロード期限（開始）',
    'ダウンロード期限（終了）',
  ])('has the browser’s own calendar for %s', async (label) => {
    renderPanel();
    await unfold();
    expect(field(label).type).toBe('date');
    expect([field(label).min, field(label).max]).toEqual(['1900-01-01', '2099-12-31']);
  });

  it.each(['発行日', 'ダウンロード期限', '明細の種類', 'ステータス', 'ダウンロード状況', '金額'])(
    'has the fields of one condition together under its name: %s',
    async (name) => {
      renderPanel();
      await unfold();
      const group = screen
        .getAllByRole('group', { name })
        .find(({ tagName }) => tagName === 'FIELDSET');
      expect(group?.querySelectorAll('input').length).toBeGreaterThan(0);
    },
  );

  it('has what is looked for most in sight, all else below it, in one order', async () => {
    renderPanel();
    const names = () => [
      ...new Set(
        [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name),
      ),
    ];
    const main = ['keyword', 'publicationMonth', 'priceFrom', 'priceTo'];
    expect(names()).toEqual(main);
    await unfold();
    expect(names()).toEqual([
      ...main,
      'searchTargetId',
      'publicationDateFrom',
      'publicationDateTo',
      'billTypeId',
      'statusId',
      'downloadStatus',
      'downloadDeadlineFrom',
      'downloadDeadlineTo',
      'isDownloadable',
      'paymentDueDateFrom',
      'paymentDueDateTo',
    ]);
  });

  it('keeps what was typed in its folded part', async () => {
    const { onSearch } = renderPanel();
    await unfold();
    fireEvent.change(field('発行日（開始）'), { target: { value: '2026-11-01' } });
    await unfold();
    expect(more().closest('details')?.open).toBe(false);
    await press('検索');
    expect(onSearch.mock.calls).toEqual([[{ publicationDateFrom: '2026-11-01' }]]);
  });

  it('is sent by Enter', async () => {
    const { onSearch } = renderPanel();
    await userEvent.type(field('キーワード'), '保守{Enter}');
    expect(onSearch.mock.calls).toEqual([[{ keyword: ['保守'] }]]);
  });

  it('says how many words the API takes, and takes no more', async () => {
    const { onSearch } = renderPanel({ options: { ...searchOptions, keywordLimit: 2 } });
    expect(screen.getByText('スペース区切りで2個まで')).toBeDefined();
    await userEvent.type(field('キーワード'), '一 二 三{Enter}');
    expect(await screen.findByText('キーワードは3個以上入力できません。')).toBeDefined();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('says how many the contract takes until the API has said so', () => {
    renderPanel({ options: undefined });
    expect(screen.getByText('スペース区切りで5個まで')).toBeDefined();
  });

  it('says of which range an end is after the other, once', async () => {
    const { onSearch } = renderPanel({
      condition: {
        downloadDeadlineFrom: '2026-12-02',
        downloadDeadlineTo: '2026-12-01',
      },
    });
    await press('検索');
    expect(
      await screen.findAllByText(/^ダウンロード期限の範囲の指定が逆になっています/),
    ).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(field('ダウンロード期限（開始）')));
    expect(onSearch).not.toHaveBeenCalled();
  });

  it.each([
    ['days', { publicationDateFrom: '2026-11-01', publicationDateTo: '2026-11-01' }],
    ['amounts', { priceFrom: 0, priceTo: 0 }],
    ['amounts below zero', { priceFrom: -5000, priceTo: -1000 }],
  ])('takes a range of %s whose ends are the same or in order', async (_, condition) => {
    const { onSearch } = renderPanel({ condition });
    await press('検索');
    expect(onSearch.mock.calls).toEqual([[condition]]);
  });
});

describe('what can be chosen in the search', () => {
  it('is what the API offers, and no setting', async () => {
    renderPanel();
    await unfold();
    expect(choicesOf('発行月')).toEqual(['設定なし', '2026年11月']);
    expect(choicesOf('検索対象項目')).toEqual(['すべての項目', '件名']);
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      [
        '請求書',
        '確認済',
        '未ダウンロード',
        'ダウンロード済み',
        '再ダウンロード済み',
        'ダウンロードできる明細のみ',
      ],
    );
  });

  it('is no setting until the API has said more', async () => {
    renderPanel({ options: undefined });
    await unfold();
    expect(choicesOf('発行月')).toEqual(['設定なし']);
    expect(screen.queryByRole('group', { name: 'ステータス' })).toBeNull();
  });

  it('is named as it was where it is not offered any more', async () => {
    renderPanel({ condition: { publicationMonth: '2019-01', searchTargetId: 'old' } });
    await unfold();
    expect(choicesOf('発行月')).toEqual(['設定なし', '2019年01月', '2026年11月']);
    expect(choicesOf('検索対象項目')).toEqual(['すべての項目', 'old', '件名']);
    expect(field('発行月').value).toBe('2019-01');
  });

  it('is not there where the API offers nothing', async () => {
    renderPanel({ options: { ...searchOptions, billTypes: [], statuses: [] } });
    await unfold();
    expect(screen.queryByRole('group', { name: '明細の種類' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'ステータス' })).toBeNull();
    expect(screen.getByRole('group', { name: 'ダウンロード状況' })).toBeDefined();
  });
});

describe('the button that empties the form', () => {
  it('empties every field, the folded ones too, and leads to the first', async () => {
    const { onSearch } = renderPanel({
      condition: {
        keyword: ['保守'],
        publicationMonth: '2026-11',
        priceFrom: 0,
        billTypeId: ['invoice'],
        isDownloadable: true,
      },
    });
    await unfold();
    await press('条件をクリア');
    expect(field('請求書').checked).toBe(false);
    expect(field('ダウンロードできる明細のみ').checked).toBe(false);
    expect([field('発行月').value, field('金額（下限）').value]).toEqual(['', '']);
    expect(document.activeElement).toBe(field('キーワード'));
    expect(onSearch).not.toHaveBeenCalled();
  });
});

describe('another search that the list shows', () => {
  it('brought back by Back stands there whole, without what was typed meanwhile', async () => {
    const { change } = renderPanel({ condition: { priceFrom: 1000, publicationMonth: '2026-11' } });
    await userEvent.type(field('キーワード'), '保守');
    change({ condition: { publicationMonth: '2026-11', priceTo: 9000 } });
    expect(
      ['キーワード', '金額（下限）', '金額（上限）', '発行月'].map((label) => field(label).value),
    ).toEqual(['', '', '9,000', '2026-11']);
  });

  it('that is the same leaves everything as it is typed', async () => {
    const { change } = renderPanel({ condition: { priceFrom: 1000 } });
    await userEvent.clear(field('金額（下限）'));
    change({ condition: { priceFrom: 1000 } });
    expect(field('金額（下限）').value).toBe('');
  });
});
