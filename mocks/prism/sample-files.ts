import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { ZipFile } from 'yazl';

const fontPath = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
);

/** A fixed time, so that a file always has the same bytes. */
const fixedTime = new Date('2026-01-01T00:00:00+09:00');

/** A real PDF of one A4 page with a title and paragraphs in Japanese. */
async function createTextPdf(title: string, paragraphs: string[]): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margin: 56,
    lang: 'ja',
    info: { Title: title, CreationDate: fixedTime, ModDate: fixedTime },
  });
  document.font(fontPath).fontSize(18).text(title).moveDown();
  for (const paragraph of paragraphs) document.fontSize(11).text(paragraph).moveDown(0.5);
  document.end();
  return buffer(document);
}

const createSamplePdf = () =>
  createTextPdf('ご請求書（見本）', [
    '株式会社サンプル商事 御中',
    'この書面は契約の例から作られた見本です。実際の請求ではありません。',
    'ご請求金額　¥128,700（税込）',
  ]);

/** A CSV with a byte order mark, which spreadsheet programs need for Japanese. */
const createSampleCsv = () =>
  Buffer.from(
    '\uFEFF請求番号,発行日,件名,金額\r\nINV-2026-0001,2026/01/31,ご請求書（見本）,128700\r\n',
  );

async function createSampleZip(): Promise<Buffer> {
  const zip = new ZipFile();
  const options = { mtime: fixedTime, forceDosTimestamp: true };
  zip.addBuffer(await createSamplePdf(), 'ご請求書（見本）.pdf', options);
  zip.addBuffer(createSampleCsv(), 'ご請求書（見本）.csv', options);
  zip.end();
  return buffer(zip.outputStream.pipe(new PassThrough()));
}

/**
 * Creates a small real file.
 *
 * @param mediaType from the contract
 * @param headers of the answer; their file name decides the kind of file if the media type is generic
 */
export async function createSampleFile(
  mediaType: string,
  headers: Record<string, string>,
): Promise<Buffer> {
  const disposition = Object.entries(headers).find(
    ([name]) => name.toLowerCase() === 'content-disposition',
  )?.[1];
  const extension = /\.(\w+)"?(?:;|$)/.exec(disposition ?? '')?.[1]?.toLowerCase();
  if (mediaType.endsWith('pdf') || extension === 'pdf') return createSamplePdf();
  if (mediaType.includes('csv') || extension === 'csv') return createSampleCsv();
  if (mediaType.endsWith('zip') || extension === 'zip') return createSampleZip();
  return Buffer.from('これは契約の例から作られた見本のファイルです。\r\n');
}

/** The document that the footer's link to the operating environment opens (S1, S7). */
export const createOperatingEnvironmentPdf = (): Promise<Buffer> =>
  createTextPdf('動作環境', [
    'マイページは、次のブラウザの最新版でご利用いただけます。',
    'Windows：Google Chrome、Microsoft Edge、Mozilla Firefox',
    'macOS：Google Chrome、Safari、Mozilla Firefox',
    'iPhone・iPad：Safari　　Android：Google Chrome',
    'JavaScript と Cookie を有効にしてください。',
    'PDF ファイルをご覧になるには、ブラウザの表示機能または PDF 閲覧ソフトが必要です。',
  ]);
