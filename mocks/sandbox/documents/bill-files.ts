import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { type BillRow, billTypeOf } from '../bills.ts';
import type { Issuer } from '../issuers.ts';
import { billContentOf, pdfSizeOf, type BillContent } from './content.ts';
import { makeCsv } from './csv.ts';

type PdfBill = {
  billTypeName: string;
  billNumber: string;
  title: string;
  customerName: string | null;
  publicationDate: string;
  orderNumber: string;
};

const { resolve } = createRequire(import.meta.url);
const fontPathOf = (name: string) => resolve(`@expo-google-fonts/biz-udpgothic/${name}`);

const yenFormat = new Intl.NumberFormat('ja-JP');
/** Yen with separators; negative amounts have a triangle, as on Japanese bills. */
const formatMoney = (amount: number) =>
  amount < 0 ? `▲${yenFormat.format(-amount)}` : yenFormat.format(amount);

const columnTitles = ['取引日', '品名', '数量', '単位', '単価', '税率', '金額（税抜）'];
const lineColumnWidths = [40, 200, 48, 48, 60, 42, 61];
const sumColumnWidths = [130, 84];
const columnGap = 8;

/** Draws a table without lines. The tables of pdfkit would need several seconds for each page of Japanese text. */
function drawRows(document: PDFKit.PDFDocument, rows: string[][], columnWidths: number[]): void {
  const lastRow = rows.at(-1) ?? [];
  for (const row of rows) {
    const { y } = document;
    let x = 48;
    for (const [index, cell] of row.entries()) {
      const width = (columnWidths[index] ?? 0) - columnGap;
      // Texts are aligned on the left, numbers and their headings on the right.
      const align = /^[¥▲]?[\d,]+$/.test(lastRow[index] ?? '') ? 'right' : 'left';
      document.text(cell, x, y, { width, align });
      x += width + columnGap;
    }
    document.y = y + 16;
  }
  document.x = 48;
}

const lineRowsOf = ({ lines }: BillContent): string[][] =>
  lines.map(({ day, name, quantity, unit, unitPrice, rate, amount }) => [
    day.slice(5).replace('-', '/'),
    rate === 8 ? `${name} ※` : name,
    formatMoney(quantity),
    unit,
    formatMoney(unitPrice),
    `${rate}%`,
    formatMoney(amount),
  ]);

const sumRowsOf = ({ sums, taxable, total }: BillContent): string[][] => [
  ['小計（税抜）', formatMoney(taxable)],
  ...sums.flatMap((sum) => [
    [`${sum.rate}%対象（税抜）`, formatMoney(sum.taxable)],
    [`消費税（${sum.rate}%）`, formatMoney(sum.tax)],
  ]),
  ['合計（税込）', `¥${formatMoney(total)}`],
];

/** Extends a PDF to a size: adds a comment, and repeats the PDF's end. The list shows the size before it exists. */
function padPdf(pdf: Buffer, size: number): Buffer {
  const pdfEnd = pdf.subarray(pdf.lastIndexOf('startxref'));
  const paddingLength = size - pdf.length - pdfEnd.length - 2;
  return paddingLength < 0
    ? pdf
    : Buffer.concat([pdf, Buffer.from(`%${' '.repeat(paddingLength)}\n`), pdfEnd]);
}

/**
 * A bill as a Japanese qualified invoice (適格請求書): issuer with registration number, addressee, date,
 * lines, sums and tax by rate. A subset of the font is embedded.
 *
 * @param size in bytes, the same as in the list
 */
function makePdf(
  issuer: Issuer,
  bill: PdfBill,
  content: BillContent,
  size: number,
): Promise<Buffer> {
  const isInvoice = bill.billTypeName === '請求書';
  const document = new PdfDocument({
    size: 'A4',
    margin: 48,
    lang: 'ja-JP',
    displayTitle: true,
    info: {
      Title: `${bill.billTypeName} ${bill.billNumber}`,
      Author: issuer.name,
      CreationDate: new Date(`${bill.publicationDate}T00:00:00+09:00`),
    },
  });
  document.registerFont('regular', fontPathOf('400Regular/BIZUDPGothic_400Regular.ttf'));
  document.registerFont('bold', fontPathOf('700Bold/BIZUDPGothic_700Bold.ttf'));
  document.rect(0, 0, 595, 6).fill(issuer.color).fillColor('#1a2233');
  document
    .font('bold')
    .fontSize(20)
    .text(isInvoice ? '御請求書' : bill.billTypeName, { align: 'center' });
  document
    .moveDown()
    .fontSize(14)
    .text(`${bill.customerName ?? 'お客さま'}　御中`);
  document
    .font('regular')
    .fontSize(9)
    .lineGap(3)
    .text(
      [
        issuer.name,
        `登録番号 ${issuer.registrationNumber}`,
        `〒${issuer.postalCode} ${issuer.address}`,
        `TEL ${issuer.phoneNumber}`,
        `管理番号 ${bill.billNumber}`,
        `発行日 ${bill.publicationDate.replaceAll('-', '/')}`,
        `ご注文番号 ${bill.orderNumber}`,
      ].join('\n'),
      { align: 'right' },
    );
  document.moveDown().text(`件名　${bill.title}`).moveDown();
  const amount = content.isFree ? '無償' : `¥${formatMoney(content.total)}`;
  document.font('bold').fontSize(16);
  document.text(`${isInvoice ? 'ご請求金額' : '合計金額'}（税込）　${amount}`).moveDown();
  document.font('regular').fontSize(8.5);
  drawRows(document, [columnTitles, ...lineRowsOf(content)], lineColumnWidths);
  drawRows(document.moveDown(), sumRowsOf(content), sumColumnWidths);
  document.moveDown().fontSize(8).text('※印は軽減税率（8%）の対象です。');
  if (isInvoice) {
    document.text(`お振込先：${issuer.bankAccount}`);
    document.text('恐れ入りますが、振込手数料は貴社にてご負担ください。');
  }
  document.text('開発・実演用サンドボックスの見本です。実在の会社・取引とは関係ありません。');
  document.end();
  return buffer(document).then((pdf) => padPdf(pdf, size));
}

/** The latest PDFs by their contents, because drawing a PDF takes longer than all other work of a call. */
const pdfsByContent = new Map<string, Promise<Buffer>>();
const maxKeptPdfs = 300;

function pdfOf(issuer: Issuer, bill: BillRow): Promise<Buffer> {
  const { billNumber, title, customerName, publicationDate, orderNumber } = bill;
  const billTypeName = billTypeOf(bill).ja;
  const content = billContentOf(billNumber, publicationDate);
  const size = bill.pdfSize ?? pdfSizeOf(billNumber, content.lines.length);
  const pdfBill = { billTypeName, billNumber, title, customerName, publicationDate, orderNumber };
  const key = JSON.stringify([issuer, pdfBill, size]);
  const pdf = pdfsByContent.get(key) ?? makePdf(issuer, pdfBill, content, size);
  // A Map keeps the order of insertion: delete the PDF first, so that it becomes the last entry.
  pdfsByContent.delete(key);
  pdfsByContent.set(key, pdf);
  for (const oldestKey of pdfsByContent.keys())
    if (pdfsByContent.size > maxKeptPdfs) pdfsByContent.delete(oldestKey);
  return pdf;
}

/** The PDF or the CSV of a bill, created on request. The PDF has the size that the bill list shows. */
export function makeBillFile(
  issuer: Issuer,
  bill: BillRow,
  extension: string,
): Buffer | Promise<Buffer> {
  if (extension === 'csv')
    return makeCsv(bill, billContentOf(bill.billNumber, bill.publicationDate));
  return pdfOf(issuer, bill);
}
