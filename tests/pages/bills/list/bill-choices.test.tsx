import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import {
  BillChoices,
  type BillChoicesProps,
} from '../../../../src/pages/bills/list/BillChoices.tsx';

beforeAll(() => loadTexts('bills', 'downloads'));

function show(given: Partial<BillChoicesProps> = {}) {
  const onSort = vi.fn<(sort: string) => void>();
  const onPerPage = vi.fn<(perPage: number) => void>();
  render(
    <BillChoices
      sort="priceDesc"
      perPage={50}
      perPageOptions={[10, 50, 100]}
      hasPaymentDueDates={false}
      onSort={onSort}
      onPerPage={onPerPage}
      {...given}
    />,
  );
  return { onSort, onPerPage };
}
const list = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const offered = (label: string): string[] => [...list(label).options].map(({ text }) => text);

describe('the order of the list', () => {
  it('can be that of payment due dates if the issuer has them', () => {
    show({ hasPaymentDueDates: true });
    expect(offered('並び順').at(-1)).toBe('支払期日の近い順');
  });

  it('is one of five, and says which', () => {
    show();
    expect(offered('並び順')).toEqual([
      '発行日の新しい順',
      '発行日の古い順',
      '金額の大きい順',
      '金額の小さい順',
      'ダウンロード期限の近い順',
    ]);
    expect(list('並び順').value).toBe('priceDesc');
  });

  it('is chosen by what it is called', async () => {
    const { onSort } = show();
    await userEvent.selectOptions(list('並び順'), '発行日の古い順');
    expect(onSort.mock.calls).toEqual([['publicationDateAsc']]);
  });
});

describe('how many are on a page', () => {
  it('is chosen from what the API offers, as a number', async () => {
    const { onPerPage } = show();
    expect(offered('表示件数')).toEqual(['10件', '50件', '100件']);
    expect(list('表示件数').value).toBe('50');
    await userEvent.selectOptions(list('表示件数'), '100件');
    expect(onPerPage.mock.calls).toEqual([[100]]);
  });

  it.each([
    ['that of an address, which is not offered', [100, 10], 20, ['10件', '20件', '100件']],
    ['those of an issuer who names one twice', [50, 10, 50], 50, ['10件', '50件']],
    ['that of the list until the API has said more', undefined, 50, ['50件']],
  ])('can be %s', (_, perPageOptions, perPage, names) => {
    show({ perPageOptions, perPage });
    expect(offered('表示件数')).toEqual(names);
    expect(list('表示件数').value).toBe(String(perPage));
  });

  it('is no choice where there is only one', () => {
    show({ perPageOptions: [50] });
    expect(screen.queryByLabelText('表示件数')).toBeNull();
  });
});
