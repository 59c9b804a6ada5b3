import type { BillRow } from '../bills.ts';
import { typeOf } from '../bills.ts';
import type { Issuer } from '../issuers.ts';
import { contentOf, pdfSizeOf } from './content.ts';
import { makeCsv } from './csv.ts';
import { makePdf } from './pdf.ts';

/** The PDF of a bill, created on request in the size of the list. */
export function pdfOf(issuer: Issuer, bill: BillRow): Promise<Buffer> {
  const content = contentOf(bill.billNumber, bill.publicationDate);
  const head = { ...bill, billTypeName: typeOf(bill).ja };
  const size = bill.pdfSize ?? pdfSizeOf(bill.billNumber, content.lines.length);
  return makePdf(issuer, head, content, size);
}

/** The CSV of a bill, created on request. */
export const csvOf = (bill: BillRow): Buffer =>
  makeCsv(bill, contentOf(bill.billNumber, bill.publicationDate));
