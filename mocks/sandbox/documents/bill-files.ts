import type { BillRow } from '../bills.ts';
import { typeOf } from '../bills.ts';
import type { Issuer } from '../issuers.ts';
import { contentOf, pdfSizeOf } from './content.ts';
import { makeCsv } from './csv.ts';
import { makePdf } from './pdf.ts';

/** The PDFs that were drawn last, by what they show: drawing one takes longer than the rest of a call. */
const drawn = new Map<string, Promise<Buffer>>();
const maxDrawn = 300;

function pdfOf(issuer: Issuer, bill: BillRow): Promise<Buffer> {
  const { billNumber, title, customerName, publicationDate, orderNumber } = bill;
  const billTypeName = typeOf(bill).ja;
  const content = contentOf(billNumber, publicationDate);
  const size = bill.pdfSize ?? pdfSizeOf(billNumber, content.lines.length);
  const head = { billTypeName, billNumber, title, customerName, publicationDate, orderNumber };
  const key = JSON.stringify([issuer, head, size]);
  const pdf = drawn.get(key) ?? makePdf(issuer, head, content, size);
  // The newest is the last one.
  drawn.delete(key);
  drawn.set(key, pdf);
  for (const oldest of drawn.keys()) if (drawn.size > maxDrawn) drawn.delete(oldest);
  return pdf;
}

/** The PDF or the CSV of a bill, created on request. The PDF has the size that the list shows. */
export function makeBillFile(
  issuer: Issuer,
  bill: BillRow,
  extension: string,
): Buffer | Promise<Buffer> {
  if (extension === 'csv') return makeCsv(bill, contentOf(bill.billNumber, bill.publicationDate));
  return pdfOf(issuer, bill);
}
