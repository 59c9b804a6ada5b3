import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { Issuer } from '../issuers.ts';
import type { BillContent } from './content.ts';
import { padPdf } from './pad-pdf.ts';
import {
  band,
  ink,
  left,
  loadFonts,
  money,
  drawText,
  right,
  rule,
  soft,
  type Document,
} from './pdf-parts.ts';
import { drawTable } from './pdf-table.ts';

export type PdfHead = {
  billTypeName: string;
  billNumber: string;
  title: string;
  customerName: string | null;
  publicationDate: string;
  orderNumber: string;
};

const japaneseDate = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
};

function drawHead(document: Document, issuer: Issuer, head: PdfHead): void {
  document.rect(0, 0, 595, 6).fill(issuer.color);
  const name = head.billTypeName === '請求書' ? '御 請 求 書' : [...head.billTypeName].join(' ');
  drawText(document, name, left, 40, { size: 20, bold: true, align: 'center' });
  const fields = [
    ['管理番号', head.billNumber],
    ['発行日', japaneseDate(head.publicationDate)],
    ['ご注文番号', head.orderNumber],
  ] as const;
  for (const [index, [label, value]] of fields.entries()) {
    drawText(document, label, 380, 84 + index * 14, { color: soft, size: 8.5 });
    drawText(document, value, 430, 84 + index * 14, { width: 117, align: 'right', size: 8.5 });
  }
  drawText(document, `${head.customerName ?? 'お客さま'}　御中`, left, 92, {
    size: 14,
    bold: true,
    width: 310,
  });
  const under = document.y + 4;
  document.moveTo(left, under).lineTo(358, under).lineWidth(0.8).stroke(ink);
  drawText(document, '件名', left, under + 12, { color: soft, size: 8.5 });
  drawText(document, head.title, left + 32, under + 11.5, { width: 276 });
}

function drawIssuer(document: Document, issuer: Issuer): void {
  drawText(document, issuer.name, 380, 140, { bold: true, size: 10.5, width: 167 });
  const lines = [
    `登録番号 ${issuer.registrationNumber}`,
    `〒${issuer.postalCode}`,
    issuer.address,
    `TEL ${issuer.phoneNumber}`,
  ];
  for (const [index, line] of lines.entries()) {
    drawText(document, line, 380, 157 + index * 12.5, { size: 8, width: 167 });
  }
}

function drawAmount(document: Document, content: BillContent, isInvoice: boolean): void {
  document.rect(left, 200, 310, 38).fill(band);
  drawText(document, isInvoice ? 'ご請求金額（税込）' : '合計金額（税込）', left + 12, 214, {
    color: soft,
  });
  const text = content.isFree ? '無償' : `¥${money(content.total)}`;
  drawText(document, text, left + 110, 208, { size: 19, bold: true, width: 190, align: 'right' });
}

function drawSums(document: Document, content: BillContent, from: number): number {
  const rows = [
    ['小計（税抜）', content.taxable],
    ...content.sums.flatMap(({ rate, taxable, tax }) => [
      [`${rate}%対象（税抜）${rate === 8 ? ' ※軽減税率' : ''}`, taxable] as const,
      [`　消費税（${rate}%）`, tax] as const,
    ]),
  ] as const;
  let y = from;
  for (const [label, amount] of rows) {
    drawText(document, label, 330, y, { size: 8.5, color: soft, width: 130 });
    drawText(document, money(amount), 460, y, { size: 8.5, width: 84, align: 'right' });
    y += 14;
  }
  document.moveTo(330, y).lineTo(right, y).lineWidth(0.6).stroke(rule);
  drawText(document, '合計（税込）', 330, y + 6, { bold: true, size: 10, width: 130 });
  drawText(document, `¥${money(content.total)}`, 440, y + 5, {
    bold: true,
    size: 11,
    width: 104,
    align: 'right',
  });
  return y + 30;
}

function drawNotes(document: Document, issuer: Issuer, head: PdfHead, y: number): void {
  const notes = ['※印は軽減税率（8%）の対象です。'];
  if (head.billTypeName === '請求書') {
    notes.push(
      `お振込先：${issuer.bankAccount}`,
      '恐れ入りますが、振込手数料は貴社にてご負担ください。',
    );
  }
  document.y = y;
  for (const note of notes) {
    drawText(document, note, left, document.y + 2, { size: 8, color: soft, width: 270 });
  }
  drawText(
    document,
    '開発・実演用サンドボックスの見本です。実在の会社・取引とは関係ありません。',
    left,
    792,
    {
      size: 7,
      color: soft,
      align: 'center',
    },
  );
}

/**
 * A bill as a Japanese qualified invoice (適格請求書): issuer with registration number, addressee, date,
 * lines, sums and tax by rate. A subset of the font is embedded.
 *
 * @param size bytes of the PDF in the list
 */
export async function makePdf(
  issuer: Issuer,
  head: PdfHead,
  content: BillContent,
  size: number,
): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: 'ja-JP',
    displayTitle: true,
    info: {
      Title: `${head.billTypeName} ${head.billNumber}`,
      Author: issuer.name,
      CreationDate: new Date(`${head.publicationDate}T00:00:00+09:00`),
    },
  });
  const { regular, bold } = loadFonts();
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  drawHead(document, issuer, head);
  drawIssuer(document, issuer);
  drawAmount(document, content, head.billTypeName === '請求書');
  const afterTable = drawTable(document, content.lines);
  drawSums(document, content, afterTable);
  drawNotes(document, issuer, head, afterTable);
  document.end();
  return padPdf(await buffer(document), size);
}
