import {
  emptyRow,
  partnerText,
  remarkText,
  type IndexLanguage,
  type IndexRow,
  type Remark,
} from '../../../lib/archive-index.ts';

/** A file of a bill, as the lists of the API describe it. */
export interface ArchiveDocument {
  /** The name of the published file; empty for a bill without a file that can be downloaded. */
  fileName: string;
  date: string;
  price: number | null;
  type: string | null;
  number: string | null;
  /** Registration number of the issuer for qualified invoices. */
  registrationNumber: string | null | undefined;
  /** The reason why the file cannot be downloaded. */
  reason?: Remark | undefined;
}

/** The row of a document in an index. The row names no file until the file is known. */
export function indexRowOfDocument(
  document: ArchiveDocument,
  partner: string,
  language: IndexLanguage,
): IndexRow {
  const { date, price, type, number, registrationNumber } = document;
  return {
    ...emptyRow,
    date,
    price,
    partner: partnerText(partner, registrationNumber),
    type: type ?? '',
    number: number ?? '',
    remarks: price === null ? remarkText('noPrice', language) : '',
  };
}

/** The row of a document that is not in the archive; its name is a remark if it has no number. */
export function indexRowOfMissing(
  document: ArchiveDocument,
  partner: string,
  language: IndexLanguage,
): IndexRow {
  const row = indexRowOfDocument(document, partner, language);
  const remarks = [
    remarkText(document.reason ?? 'notReceived', language),
    document.number === null ? document.fileName : '',
    row.remarks,
  ];
  return { ...row, remarks: remarks.filter((remark) => remark !== '').join(' / ') };
}
