import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import type { ReadStateValue } from './account-data.ts';
import type { CallAnswer } from './answer.ts';
import { fetchBill, findBill } from './bills.ts';
import { newKey, type CallInput } from './browser.ts';
import { checksIn, issuerHasNo, type CheckContext } from './check.ts';

/** A PDF that contains each byte value. A server that reads the file as a text damages the file. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.from(Array.from({ length: 256 }, (_, at) => at)),
]);
/** Another file with the size of the PDF: a text with each kind of line end. */
const textFile = Buffer.alloc(pdf.length, '1\r\n2\n3\r');
/** A name with characters that URL encoding changes. */
const fileName = '受領書 1+1%20.pdf';

type UploadFields = {
  billId: string;
  uploadToken: string;
  revision: string;
  content: Buffer;
  name: string;
  /** The file name in the form part, which the server must ignore. */
  partName: string;
};

/** The input of uploadReturnedFile: by default a PDF, with the bill, the token and the revision of the state. */
export function uploadInput(read: ReadStateValue, changes: Partial<UploadFields> = {}): CallInput {
  const { content = pdf, name = fileName, partName = name } = changes;
  const form = new FormData();
  form.set('uploadToken', changes.uploadToken ?? read('uploadToken'));
  form.set('revision', changes.revision ?? read('revision'));
  form.set('fileName', name);
  form.set('file', new File([new Uint8Array(content)], partName, { type: 'application/pdf' }));
  return { path: { billId: changes.billId ?? read('billId') }, body: form };
}

const upload = (
  { call, stateValue }: CheckContext,
  changes: Partial<UploadFields> = {},
  headers: CallInput['headers'] = {},
): Promise<CallAnswer> =>
  call('uploadReturnedFile', { ...uploadInput(stateValue, changes), headers });

const createUploadToken = async (
  { call }: CheckContext,
  billId: string,
): Promise<{ uploadToken: string; fileNameMaxLength: number }> => {
  const answer = await call('createUploadToken', { path: { billId } });
  return {
    uploadToken: String(answer.value('uploadToken')),
    fileNameMaxLength: Number(answer.value('fileNameMaxLength')),
  };
};

const statesForUpload = ['a file can be sent back for a bill'] as const;

/** Checks of the files that a customer sends back (S2, S3 uploadToken). */
export const uploadChecks = checksIn(statesForUpload, {
  'uploadReturnedFile: keeps the file as it was sent, and replaces the previous file': {
    breaks: 'The issuer receives a broken file, or the customer sees an old one.',
    run: async (context) => {
      const { call, stateValue } = context;
      const path = { billId: stateValue('billId') };
      const uploadAnswer = await upload(context);
      const { returnedFile, revision = '' } = await fetchBill(call, path.billId);
      const firstDownload = await call('downloadReturnedFile', { path });
      const { uploadToken } = await createUploadToken(context, path.billId);
      await upload(context, { uploadToken, revision, content: textFile, name: '受領書.txt' });
      const secondDownload = await call('downloadReturnedFile', { path });
      const fileInfo = { fileName, size: pdf.length };
      const name = fileNameFrom(firstDownload.headers.get('content-disposition'));
      uploadAnswer.expectDone();
      uploadAnswer.expectSame('the returned file in the list', fileInfo, returnedFile);
      firstDownload.expectValue('the name', fileName, name);
      firstDownload.expectThat(
        pdf.equals(firstDownload.body),
        `the ${pdf.length} bytes of the first file`,
        { got: `${firstDownload.body.length} bytes, not the same` },
      );
      secondDownload.expectThat(
        textFile.equals(secondDownload.body),
        'the bytes of the second file',
        { got: 'other bytes' },
      );
    },
  },
  'uploadReturnedFile: counts the characters of a file name, and refuses invisible and forbidden characters':
    {
      breaks: 'A Japanese name is refused as too long, or a name pretends another extension.',
      run: async (context) => {
        const billId = context.stateValue('billId');
        const uploadWithName = async (name: string) => {
          const { uploadToken } = await createUploadToken(context, billId);
          return upload(context, { uploadToken, name });
        };
        for (const sign of ['\u0007', '\u200b', '\u202e', '\u2028', '\u2029', ':', '"'])
          (await uploadWithName(`a${sign}b.pdf`)).expectRefused(
            '400-1-05-09',
            `with ${JSON.stringify(sign)} in the name`,
          );
        const { fileNameMaxLength } = await createUploadToken(context, billId);
        const answer = await uploadWithName(`${'請'.repeat(fileNameMaxLength - 4)}.pdf`);
        answer.expectDone(`with a name of ${fileNameMaxLength} characters`);
      },
    },
  'uploadReturnedFile: accepts each upload token once': {
    breaks: 'A token that was logged somewhere replaces the file of the customer.',
    run: async (context) => {
      const { call, stateValue } = context;
      const path = { billId: stateValue('billId') };
      (await upload(context)).expectDone();
      const { revision = '' } = await fetchBill(call, path.billId);
      const secondUpload = await upload(context, { revision, content: textFile });
      const download = await call('downloadReturnedFile', { path });
      secondUpload.expectRefused('400-1-05-04', 'with a used upload token');
      download.expectThat(pdf.equals(download.body), 'the first file', { got: 'another file' });
    },
  },
  'uploadReturnedFile: refuses the upload token of another bill': {
    breaks: 'A file is stored with the wrong bill.',
    run: async (context) => {
      const { call, stateValue } = context;
      const billId = stateValue('billId');
      const otherBill = await findBill(
        call,
        (bill) => bill.canReturnFile && bill.billId !== billId,
      );
      if (!otherBill) return issuerHasNo('second bill that accepts a file');
      const { billId: otherId, revision } = otherBill;
      const answer = await upload(context, { billId: otherId, revision });
      answer.expectRefused('400-1-05-04', `with the upload token of ${billId}`);
    },
  },
  'uploadReturnedFile: refuses the upload token of another customer': {
    states: [...statesForUpload, 'another customer of the issuer is logged in'],
    breaks: 'A stolen token stores a file in the name of another customer.',
    run: async (context) => {
      const bill = await findBill(context.call, ({ canReturnFile }) => canReturnFile);
      if (!bill) return issuerHasNo('bill of another customer that accepts a file');
      const { billId, revision } = bill;
      const answer = await upload(context, { billId, revision });
      answer.expectRefused('400-1-05-04', 'with the upload token of another customer');
    },
  },
  'uploadReturnedFile: refuses another file of the same size with the same idempotency key': {
    breaks: 'A second file gets the answer of the first, and is lost.',
    run: async (context) => {
      const headers = { 'idempotency-key': newKey() };
      (await upload(context, {}, headers)).expectDone();
      const secondUpload = await upload(context, { content: textFile }, headers);
      secondUpload.expectRefused('422-1-00-01', 'with the same key and another file');
    },
  },
});
