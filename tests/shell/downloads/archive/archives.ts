import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ArchiveDocument } from '../../../../src/shell/downloads/archive/archive-document.ts';

export async function zipOf(files: Readonly<Record<string, string>>): Promise<Blob> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const bytes = await buffer(zip.outputStream.pipe(new PassThrough()));
  return new Blob([new Uint8Array(bytes)]);
}

export const documentOf = (overrides: Partial<ArchiveDocument>): ArchiveDocument => ({
  fileName: '請求書_INV-1.pdf',
  date: '2026-10-31',
  price: 387_930,
  type: '請求書',
  billNumber: 'INV-1',
  registrationNumber: 'T5010001000000',
  ...overrides,
});
