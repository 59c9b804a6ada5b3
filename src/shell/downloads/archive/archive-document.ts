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
  billNumber: string | null;
  /** Registration number of the issuer for qualified invoices. */
  registrationNumber: string | null | undefined;
  /** The reason why the file cannot be downloaded. */
  reason?: Remark | undefined;
}

/** The row of a document in an index, without the file name. The caller adds the file name after the download. */
export function documentRow(
  document: ArchiveDocument,
  issuerName: string,
  language: IndexLanguage,
): IndexRow {
  const { date, price, type, billNumber, registrationNumber } = document;
  return {
    ...emptyRow,
    date,
    price,
    partner: partnerText(issuerName, registrationNumber),
    type: type ?? '',
    number: billNumber ?? '',
    remarks: price === null ? remarkText('noPrice', language) : '',
  };
}

/** The row of a document that is not in the archive. Without a bill number, the remarks contain the file name. */
export function missingDocumentRow(
  document: ArchiveDocument,
  issuerName: string,
  language: IndexLanguage,
): IndexRow {
  const row = documentRow(document, issuerName, language);
  const remarks = [
    remarkText(document.reason ?? 'notReceived', language),
    document.billNumber === null ? document.fileName : '',
    row.remarks,
  ];
  return { ...row, remarks: remarks.filter((remark) => remark !== '').join(' / ') };
}
