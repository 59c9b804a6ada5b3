import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { runningState } from '../../../shell/downloads/running-state.ts';
import { jsonAnswer, stubApi } from '../../../support/api.ts';
import { billOf } from '../../../support/bills.ts';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { searchBills } from '../../../../generated/hooks/bills/bills.ts';
import { showDetails } from './support.tsx';

const attachment = { fileId: 'att-1', fileName: '明細.xlsx', extension: 'xlsx', size: 2048 };
const receipt = { fileId: 'ret-1', fileName: 'receipt.pdf', extension: 'pdf', size: 1024 };
const getButton = (buttonName: RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name: buttonName });

const getTextBelow = (heading: string): string =>
  screen.getByRole('heading', { level: 3, name: heading }).parentElement?.textContent ?? '';

const findFacts = async (): Promise<Record<string, string>> => {
  await waitFor(() => expect(document.querySelector('dl')).not.toBeNull());
  return Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
    ]),
  );
};

describe('the files of a bill', () => {
  it('show their names and sizes, and have separate download buttons', async () => {
    const { download } = await showDetails({ attachments: [attachment], returnedFile: receipt });
    expect(getTextBelow('添付ファイル')).toBe('添付ファイル明細.xlsx 2\u00A0KB');
    expect(getTextBelow('返送ファイル')).toBe('返送ファイルreceipt.pdf 1\u00A0KB');
    expect(screen.getByText('明細.xlsx').lang).toBe('ja');
    expect(screen.getByText('receipt.pdf').lang).toBe('');
    fireEvent.click(getButton(/明細\.xlsx/));
    fireEvent.click(getButton(/receipt\.pdf/));
    expect(download.mock.calls).toEqual([
      ['bill-1', { kind: 'attachment', fileId: 'att-1' }],
      ['bill-1', { kind: 'returnedFile' }],
    ]);
  });

  it('show "none" if there are no attachments, no returned file and no addressee', async () => {
    await showDetails({ customerName: '  ' });
    expect(getTextBelow('添付ファイル')).toBe('添付ファイルなし');
    expect(getTextBelow('返送ファイル')).toBe('返送ファイルなし');
    expect(await findFacts()).toMatchObject({ 宛名: 'なし' });
  });

  it.each<[string, Partial<Bill>, string | null, boolean, boolean]>([
    ['the bill is available', {}, null, true, true],
    [
      'the deadline has passed, which does not apply to the returned file',
      { isDownloadDeadlinePassed: true },
      'ダウンロード期限が過ぎたため、ダウンロードできません。',
      false,
      true,
    ],
    [
      'the bill was withdrawn',
      { isPublished: false, isDownloadDeadlinePassed: true },
      '発行元により公開が停止されたため、ダウンロードできません。',
      false,
      false,
    ],
  ])(
    'can be downloaded, or are disabled with a reason, if %s',
    async (_, overrides, reason, mayDownloadAttachment, mayDownloadReceipt) => {
      await showDetails({ attachments: [attachment], returnedFile: receipt, ...overrides });
      expect(screen.queryByText(/ため、ダウンロードできません。$/)?.textContent ?? null).toBe(
        reason,
      );
      expect(getButton(/明細\.xlsx/).disabled).toBe(!mayDownloadAttachment);
      expect(getButton(/receipt\.pdf/).disabled).toBe(!mayDownloadReceipt);
    },
  );

  it('are marked as busy during their download, and are not requested twice', async () => {
    const request = { position: 'bill-1', key: 'attachment/att-1', path: '' };
    const { download } = await showDetails(
      { attachments: [attachment], returnedFile: receipt },
      { download: runningState(request) },
    );
    expect(getButton(/明細\.xlsx/).getAttribute('aria-busy')).toBe('true');
    expect(getButton(/receipt\.pdf/).getAttribute('aria-busy')).toBeNull();
    // Only one file of a bill is downloaded at a time.
    expect(getButton(/receipt\.pdf/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(getButton(/明細\.xlsx/));
    fireEvent.click(getButton(/receipt\.pdf/));
    expect(download).not.toHaveBeenCalled();
  });

  it('have buttons with different ids, to which the focus returns', async () => {
    await showDetails({ attachments: [attachment], returnedFile: receipt });
    expect([getButton(/明細\.xlsx/).id, getButton(/receipt\.pdf/).id]).toEqual([
      'download-bill-1-attachment/att-1',
      'download-bill-1-returnedFile',
    ]);
  });

  it('that are unreadable are replaced by a note, and the other files remain', async () => {
    collectContractWarnings();
    history.replaceState(null, '', '/demo/mypage/');
    const sentBill = billOf({ billId: 'bill-1', attachments: [attachment] });
    const items = [{ ...sentBill, attachments: [{ ...attachment, size: 'large' }, attachment] }];
    stubApi({ 'GET /bills': () => jsonAnswer({ items, page: 1, perPage: 50, total: 1 }) });
    const [bill] = (await searchBills({})).items;
    await showDetails(bill ?? {});
    expect(getTextBelow('添付ファイル')).toBe(
      '添付ファイルこのファイルは、サーバーから正しく受け取れなかったため、ダウンロードできません。明細.xlsx 2\u00A0KB',
    );
  });
});

describe('the details of a bill', () => {
  const overrides: Partial<Bill> = {
    customerName: '株式会社青葉フーズ流通',
    mailAttachment: 'tooLarge',
    previousAccessAt: '2026-11-21T15:30:00Z',
    previousAccessIpAddress: '192.0.2.1',
    lastDownloadedAt: '2026-11-20T09:00:00+09:00',
    attachments: [attachment],
  };

  it('show all values that have no column in the list', async () => {
    await showDetails(overrides);
    expect(await findFacts()).toEqual({
      宛名: '株式会社青葉フーズ流通',
      メール添付: '容量超過のため添付なし',
      前回アクセス: '2026/11/22 00:30',
      IPアドレス: '192.0.2.1',
      最終ダウンロード: '2026/11/20 09:00',
    });
    expect(screen.getByText('株式会社青葉フーズ流通').lang).toBe('ja');
  });

  it('show due date, taxes and registration number only if the issuer sends them', async () => {
    const amounts = { taxableAmount: 2000, taxAmount: 90 };
    await showDetails({
      paymentDueDate: '2026-12-25',
      issuerRegistrationNumber: 'T7000012050002',
      taxByRate: [10, 8].map((rate) => ({
        ...amounts,
        ratePercent: rate,
        isReducedRate: rate < 10,
      })),
    });
    expect(Object.entries(await findFacts()).slice(5)).toEqual([
      ['支払期日', '2026/12/25'],
      ['発行者の登録番号', 'T7000012050002'],
      ['消費税（税率別）', '10%対象\u00A0¥2,000（税抜）　消費税\u00A0¥90'],
    ]);
    expect(screen.getByText(/^8%（軽減税率）対象.¥2,000/)).toBeDefined();
  });

  it('do not repeat the values of the columns', async () => {
    await showDetails(overrides, { columns: ['ipAddress', 'lastDownload'] });
    expect(Object.keys(await findFacts())).toEqual(['宛名', 'メール添付', '前回アクセス']);
  });

  it('show "none" for missing values', async () => {
    await showDetails({});
    expect(await findFacts()).toEqual({
      宛名: 'なし',
      メール添付: 'メール送信なし',
      前回アクセス: 'なし',
      IPアドレス: 'なし',
      最終ダウンロード: 'なし',
    });
  });
});
