import PdfDocument from 'pdfkit';
import { ZipFile } from 'yazl';
import { markPng } from '../documents/mark-png.ts';

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const xml = (text: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);

/** A minimal workbook: one sheet, three rows. */
async function workbook(): Promise<Buffer> {
  const rows = [
    ['日付', '便', '個数'],
    ['2026-10-01', '冷蔵 午前便', '24'],
    ['2026-10-02', '冷凍 午後便', '18'],
  ];
  const sheet = rows
    .map(
      (row) =>
        `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    )
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="明細" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) {
    zip.addBuffer(xml(text), name, { mtime: new Date('2026-01-01T00:00:00Z') });
  }
  zip.end();
  return bytesOf(zip.outputStream);
}

async function plainPdf(text: string): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    info: { Title: text, CreationDate: new Date('2026-01-01T00:00:00Z') },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => {
    document.once('end', () => resolve());
  });
  document.fontSize(18).text(text);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

async function makeBlobs(): Promise<Record<string, Buffer>> {
  const csv = '品目,数量\r\n冷蔵配送料,24\r\n冷凍配送料,18\r\n';
  return {
    xlsx: await workbook(),
    pdf: await plainPdf('Sample attachment of the mypage sandbox'),
    receipt: await plainPdf('Sample receipt sent back by the customer'),
    csv: Buffer.from(`\uFEFF${csv}`),
    png: markPng('#1f4e8c'),
  };
}

let made: Promise<Record<string, Buffer>> | undefined;

/** Contents of attachments of bills and notices, by blobId (seed/names.ts). */
export const seedBlobs = (): Promise<Record<string, Buffer>> => (made ??= makeBlobs());
