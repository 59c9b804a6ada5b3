import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { DownloadState } from '../../../../src/shell/downloads/download-store.ts';
import { jsonAnswer, stubApi } from '../../../support/api.ts';
import { billOf } from '../../../support/bills.ts';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { searchBills } from '../../../../generated/hooks/bills/bills.ts';
import { showDetails } from './support.tsx';

const attached = { fileId: 'att-1', fileName: '明細.xlsx', extension: 'xlsx', size: 2048 };
const returned = { fileId: 'ret-1', fileName: 'receipt.pdf', extension: 'pdf', size: 1024 };
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

const below = (heading: string): string =>
  screen.getByRole('heading', { level: 3, name: heading }).parentElement?.textContent ?? '';

const facts = async (): Promise<Record<string, string>> => {
  await waitFor(() => expect(document.querySelector('dl')).not.toBeNull());
  return Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
    ]),
  );
};

describe('the files of a bill', () => {
  it('show their names and sizes, and each has its own download button', async () => {
    const { download } = await showDetails({ attachments: [attached], returnedFile: returned });
    expect(below('添付ファイル')).toBe('添付ファイル明細.xlsx 2\u00A0KB');
    expect(below('返送ファイル')).toBe('返送ファイルreceipt.pdf 1\u00A0KB');
    expect(screen.getByText('明細.xlsx').lang).toBe('ja');
    expect(screen.getByText('receipt.pdf').lang).toBe('');
    fireEvent.click(button(/明細\.xlsx/));
    fireEvent.click(button(/receipt\.pdf/));
    expect(download.mock.calls).toEqual([
      ['bill-1', { kind: 'attachment', fileId: 'att-1' }],
      ['bill-1', { kind: 'returnedFile' }],
    ]);
  });

  it('show "none" for each side, and for the addressee, if there are none', async () => {
    await showDetails({ customerName: '  ' });
    expect(below('添付ファイル')).toBe('添付ファイルなし');
    expect(below('返送ファイル')).toBe('返送ファイルなし');
    expect(await facts()).toMatchObject({ 宛名: 'なし' });
  });

  it.each<[string, Partial<Bill>, string | null, boolean, boolean]>([
    ['it is available', {}, null, true, true],
    [
      'its deadline has passed, which does not apply to the returned file',
      { isDownloadDeadlinePassed: true },
      'ダウンロード期限が過ぎたため、ダウンロードできません。',
      false,
      true,
    ],
    [
      'it was withdrawn',
      { isPublished: false },
      '発行元により公開が停止されたため、ダウンロードできません。',
      false,
      false,
    ],
  ])(
    'can be downloaded, or show the reason: %s',
    async (_, overrides, reason, hasAttached, hasReturned) => {
      await showDetails({ attachments: [attached], returnedFile: returned, ...overrides });
      expect(screen.queryByText(/ため、ダウンロードできません。$/)?.textContent ?? null).toBe(
        reason,
      );
      expect(button(/明細\.xlsx/).disabled).toBe(!hasAttached);
      expect(button(/receipt\.pdf/).disabled).toBe(!hasReturned);
    },
  );

  it('are busy during their download, and not requested twice', async () => {
    const running: DownloadState = {
      request: { position: 'bill-1', key: 'attachment/att-1', path: '' },
      phase: 'running',
      isSlow: false,
      receivedBytes: 0,
      totalBytes: undefined,
    };
    const { download } = await showDetails(
      { attachments: [attached], returnedFile: returned },
      { download: running },
    );
    expect(button(/明細\.xlsx/).getAttribute('aria-busy')).toBe('true');
    expect(button(/receipt\.pdf/).getAttribute('aria-busy')).toBeNull();
    fireEvent.click(button(/明細\.xlsx/));
    expect(download).not.toHaveBeenCalled();
  });

  it('have different ids, to which the focus returns', async () => {
    await showDetails({ attachments: [attached], returnedFile: returned });
    expect([button(/明細\.xlsx/).id, button(/receipt\.pdf/).id]).toEqual([
      'download-bill-1-attachment/att-1',
      'download-bill-1-returnedFile',
    ]);
  });

  it('that are unreadable show a note in their place, without hiding the other files', async () => {
    collectContractWarnings();
    history.replaceState(null, '', '/demo/mypage/');
    const sent = billOf({ billId: 'bill-1', attachments: [attached] });
    const items = [{ ...sent, attachments: [{ ...attached, size: 'large' }, attached] }];
    stubApi({ 'GET /bills': () => jsonAnswer({ items, page: 1, perPage: 50, total: 1 }) });
    const [bill] = (await searchBills({})).items;
    await showDetails(bill ?? {});
    expect(below('添付ファイル')).toBe(
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
    attachments: [attached],
  };

  it('show all values without a column in the list', async () => {
    await showDetails(overrides);
    expect(await facts()).toEqual({
      宛名: '株式会社青葉フーズ流通',
      メール添付: '容量超過のため添付なし',
      前回アクセス: '2026/11/22 00:30',
      IPアドレス: '192.0.2.1',
      最終ダウンロード: '2026/11/20 09:00',
    });
    expect(screen.getByText('株式会社青葉フーズ流通').lang).toBe('ja');
  });

  it('do not repeat the values of the columns', async () => {
    await showDetails(overrides, { columns: ['ipAddress', 'lastDownload'] });
    expect(Object.keys(await facts())).toEqual(['宛名', 'メール添付', '前回アクセス']);
  });

  it('show "none" for missing values', async () => {
    await showDetails({});
    expect(await facts()).toEqual({
      宛名: 'なし',
      メール添付: 'メール送信なし',
      前回アクセス: 'なし',
      IPアドレス: 'なし',
      最終ダウンロード: 'なし',
    });
  });
});
