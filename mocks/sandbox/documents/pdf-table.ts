import type { BillLine } from './content.ts';
import { band, ink, left, money, drawText, right, width, type Document } from './pdf-parts.ts';

const tableColumns = [
  { label: '取引日', x: left, width: 44, align: 'left' },
  { label: '品名', x: left + 48, width: 214, align: 'left' },
  { label: '数量', x: left + 266, width: 40, align: 'right' },
  { label: '単位', x: left + 310, width: 44, align: 'center' },
  { label: '単価', x: left + 356, width: 52, align: 'right' },
  { label: '税率', x: left + 412, width: 30, align: 'right' },
  { label: '金額（税抜）', x: left + 442, width: 57, align: 'right' },
] as const;

const cellsOf = (line: BillLine): string[] => [
  line.day.slice(5).replace('-', '/'),
  line.rate === 8 ? `${line.name} ※` : line.name,
  money(line.quantity),
  line.unit,
  money(line.unitPrice),
  `${line.rate}%`,
  money(line.amount),
];

/** Draws the lines of a bill. @returns y of the next element */
export function drawTable(document: Document, lines: BillLine[]): number {
  document.rect(left, 256, width, 18).fill(ink);
  for (const { label, x, width: columnWidth, align } of tableColumns) {
    drawText(document, label, x + 3, 260.5, {
      size: 8,
      color: '#ffffff',
      width: columnWidth - 6,
      align,
    });
  }
  let y = 274;
  for (const [row, line] of lines.entries()) {
    if (row % 2 === 1) document.rect(left, y, width, 18).fill(band);
    for (const [index, cell] of cellsOf(line).entries()) {
      const column = tableColumns[index];
      if (!column) continue;
      drawText(document, cell, column.x + 3, y + 5, {
        size: 8.5,
        width: column.width - 6,
        align: column.align,
      });
    }
    y += 18;
  }
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.8).stroke(ink);
  return y + 12;
}
