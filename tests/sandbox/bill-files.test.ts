import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { DownloadFileList } from '../../generated/zod/schemas/downloadFileList.zod.ts';
import { setUpState } from '../../mocks/sandbox/provider-states.ts';
import { findOpenBill, sandboxForTests } from './support.ts';

const sandbox = sandboxForTests({ demoBillCount: 240 });

it('the PDF of a bill is a qualified invoice with embedded fonts and a correct cross-reference table', async () => {
  const customer = await sandbox.logIn();
  const bill = await findOpenBill(
    customer,
    ({ billTypeId, price }) => billTypeId === 'invoice' && (price ?? 0) > 0,
  );
  const { bytes } = await customer.get(`/bills/${bill.billId}/pdf`);
  const source = bytes.toString('latin1');
  const tableStart = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
  expect(source.slice(tableStart, tableStart + 4)).toBe('xref');
  expect(source.match(/\/FontFile2/g)?.length).toBe(2);
  // The verbosity 0 suppresses warnings about the hinting of the font.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(pdf, { mergePages: true });
  const amount = new Intl.NumberFormat('ja-JP').format(bill.price ?? 0);
  const parts = ['東都電子商事株式会社', 'T5010001000000', '御中', bill.billNumber, amount];
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
});

it('a link lists the time of the last download of a file, and ends its session when it expires', async () => {
  const stateName = 'a customer is logged in to a download link';
  const { cookie, token, fileId } = setUpState(sandbox.data, stateName, {});
  const customer = sandbox.customer();
  const listPath = `/downloads/${String(token)}/files`;
  const headers = { Cookie: String(cookie) };
  const times: unknown[] = [];
  for (let downloads = 0; downloads < 2; downloads += 1) {
    sandbox.data.clock.advance(60);
    expect((await customer.get(`${listPath}/${String(fileId)}`, { headers })).status).toBe(200);
    const { items } = DownloadFileList.parse((await customer.get(listPath, { headers })).json);
    times.push(items.find((file) => file.fileId === fileId)?.lastDownloadedAt);
  }
  expect(times).toEqual(['2026-11-20T15:01:00+09:00', '2026-11-20T15:02:00+09:00']);
  sandbox.data.db.run('UPDATE tokens SET expiresAt = 0');
  for (const path of [listPath, '/download-session'])
    expect((await customer.get(path, { headers })).code).toBe('404-1-08-01');
});
