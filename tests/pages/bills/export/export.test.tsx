import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announced } from '../../../support/announced.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL, openBillList } from '../support.ts';
import { saved, savedNames } from '../../../support/saved.ts';
import { press } from '../../../support/form-fields.ts';

const api = startMockApi();
const searches = () => api.calls.filter(({ path }) => path === '/bills');

describe('the result as a CSV file', () => {
  it('contains all pages of the search, in the order of the list', async () => {
    await openBillList('?page=1&keyword=請求書&sort=priceDesc');
    const before = searches().length;
    await press('CSVで保存');
    const done = await screen.findByText(/^11件の明細を「明細一覧_\d{8}\.csv」に保存しました。$/);
    expect(announced(done)).toBeDefined();
    expect(savedNames().join()).toMatch(/^明細一覧_\d{8}\.csv$/);
    const asked = searches()
      .slice(before)
      .map(({ query }) => query.toString());
    expect(asked).toEqual([
      new URLSearchParams({
        keyword: '請求書',
        sort: 'priceDesc',
        page: '1',
        perPage: '100',
      }).toString(),
    ]);
    const rows = ((await saved[0]?.file.text()) ?? '').split('\r\n');
    expect(rows[0]).toBe(
      '\uFEFF発行日,明細,明細番号,明細の種類,宛名,金額,ステータス,ダウンロード期限,ダウンロード状況,メール添付,添付ファイル,返送ファイル,前回アクセス,IPアドレス,最終ダウンロード,支払期日,発行者の登録番号,10%対象（税抜）,10%の消費税,8%（軽減税率）対象（税抜）,8%（軽減税率）の消費税',
    );
    expect(rows).toHaveLength(11 + 2);
    const first = rows.find((row) => row.includes('INV-202611-00118')) ?? '';
    expect(first).toContain(`2026/11/20,${FIRST_BILL},INV-202611-00118,`);
    expect(first).toContain(',1284700,未確認,2027/11/30,未ダウンロード,');
  });
});
