import type { BillRow } from '../bills.ts';
import { typeOf } from '../bills.ts';
import type { Issuer } from '../issuers.ts';
import { contentOf, pdfSizeOf } from './content.ts';
import { makeCsv } from './csv.ts';
import { makePdf } from './pdf.ts';

/** The PDF or the CSV of a bill, created on request. The PDF has the size that the list shows. */
export function makeBillFile(
  issuer: Issuer,
  bill: BillRow,
  extension: string,
): Buffer | Promise<Buffer> {
  const content = contentOf(bill.billNumber, bill.publicationDate);
  if (extension === 'csv') return makeCsv(bill, content);
  const size = bill.pdfSize ?? pdfSizeOf(bill.billNumber, content.lines.length);
  return makePdf(issuer, { ...bill, billTypeName: typeOf(bill).ja }, content, size);
}
