import type { BillContent } from './content.ts';

export type CsvBill = { billNumber: string; publicationDate: string; customerName: string | null };

/** A field by RFC 4180: quoted if it contains a comma, a quote or a line end. */
const toCsvField = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const headings = [
  '管理番号',
  '発行日',
  '宛名',
  '明細番号',
  '取引日',
  '品名',
  '数量',
  '単位',
  '単価',
  '税率',
  '金額（税抜）',
];

/**
 * The lines of a bill as CSV in UTF-8 with byte order mark and CRLF (RFC 4180), which spreadsheet
 * programs can open (contract, downloadBillCsv).
 */
export function makeCsv(bill: CsvBill, { lines }: BillContent): Buffer {
  const rows = lines.map((line) => [
    bill.billNumber,
    bill.publicationDate,
    bill.customerName ?? '',
    line.number,
    line.day,
    line.rate === 8 ? `${line.name} ※` : line.name,
    line.quantity,
    line.unit,
    line.unitPrice,
    `${line.rate}%`,
    line.amount,
  ]);
  const text = [headings, ...rows].map((row) => `${row.map(toCsvField).join(',')}\r\n`).join('');
  return Buffer.from(`\uFEFF${text}`, 'utf8');
}
