import { search } from './bills.ts';
import { newKey, type CallInput } from './browser.ts';
import { issuerHasNo, type Check, type CheckContext } from './check.ts';
import { fileNameFrom } from '../../../src/lib/content-disposition.ts';

/** A PDF with every byte: one that is read as a text breaks. */
const bytes = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.from(Array.from({ length: 256 }, (_, at) => at)),
]);
/** Another file of the same size: a text with each kind of line end. */
const otherBytes = Buffer.alloc(bytes.length, '1\r\n2\n3\r');
/** With signs that an encoding of addresses changes. */
const fileName = '受領書 1+1%20.pdf';

type Upload = {
  billId: string;
  uploadToken: string;
  revision: string;
  content?: Buffer;
  name?: string;
  /** The file name of the part, which says nothing. */
  partName?: string;
};

/** The input of uploadReturnedFile. */
export function uploadOf({
  billId,
  uploadToken,
  revision,
  content = bytes,
  name = fileName,
  partName = name,
}: Upload): CallInput {
  const form = new FormData();
  form.set('uploadToken', uploadToken);
  form.set('revision', revision);
  form.set('fileName', name);
  form.set('file', new File([new Uint8Array(content)], partName, { type: 'application/pdf' }));
  return { path: { billId }, body: form };
}

const given = ({ stateValue }: CheckContext): Upload => ({
  billId: stateValue('billId'),
  uploadToken: stateValue('uploadToken'),
  revision: stateValue('revision'),
});

const states = ['a file can be sent back for a bill'] as const;

/** Files that a customer sends back (S2, S3 uploadToken). */
export const uploadChecks: readonly Check[] = [
  {
    operationId: 'uploadReturnedFile',
    name: 'keeps the file as it was sent, and replaces the one before',
    states,
    breaks: 'The issuer receives a broken file, or the customer sees an old one.',
    run: async (context) => {
      const { call } = context;
      const { billId, ...first } = given(context);
      const path = { billId };
      const upload = await call('uploadReturnedFile', uploadOf({ billId, ...first }));
      const found = (await search(call)).items.find((bill) => bill.billId === billId);
      const download = await call('downloadReturnedFile', { path });
      const name = fileNameFrom(download.headers.get('content-disposition'));
      const token = await call('createUploadToken', { path });
      const uploadToken = String(token.value('uploadToken'));
      const revision = found?.revision ?? '';
      await call(
        'uploadReturnedFile',
        uploadOf({ billId, uploadToken, revision, content: otherBytes, name: '受領書.txt' }),
      );
      const second = await call('downloadReturnedFile', { path });
      const file = { fileName, size: bytes.length };
      upload.expectDone();
      upload.expectValue('the returned file in the list', file, found?.returnedFile);
      download.expectValue('the name', fileName, name);
      download.expectThat(bytes.equals(download.body), `the ${bytes.length} bytes sent`, {
        got: `${download.body.length} bytes, not the same`,
      });
      second.expectThat(otherBytes.equals(second.body), 'the bytes of the second file', {
        got: 'other bytes',
      });
    },
  },
  {
    operationId: 'uploadReturnedFile',
    name: 'counts the characters of a file name, and refuses invisible ones',
    states,
    breaks: 'A Japanese name is refused as too long, or a name pretends another extension.',
    run: async (context) => {
      const { billId, revision } = given(context);
      const grant = () => context.call('createUploadToken', { path: { billId } });
      const upload = async (name: string) => {
        const uploadToken = String((await grant()).value('uploadToken'));
        return context.call(
          'uploadReturnedFile',
          uploadOf({ billId, revision, uploadToken, name }),
        );
      };
      for (const sign of ['\u0007', '\u200b', '\u202e', '\u2028', '\u2029', ':', '"'])
        (await upload(`a${sign}b.pdf`)).expectRefused(
          '400-1-05-09',
          `with ${JSON.stringify(sign)} in the name`,
        );
      const limit = Number((await grant()).value('fileNameMaxLength'));
      const longest = await upload(`${'請'.repeat(limit - 4)}.pdf`);
      longest.expectDone(`with a name of ${limit} characters`);
    },
  },
  {
    operationId: 'uploadReturnedFile',
    name: 'accepts each upload token once',
    states,
    breaks: 'A token that was logged somewhere replaces the file of the customer.',
    run: async (context) => {
      const { call } = context;
      const { billId, uploadToken } = given(context);
      const first = await call('uploadReturnedFile', uploadOf(given(context)));
      const found = (await search(call)).items.find((bill) => bill.billId === billId);
      const revision = found?.revision ?? '';
      const second = await call(
        'uploadReturnedFile',
        uploadOf({ billId, uploadToken, revision, content: otherBytes }),
      );
      const download = await call('downloadReturnedFile', { path: { billId } });
      first.expectDone();
      second.expectRefused('400-1-05-04', 'with a used upload token');
      download.expectThat(bytes.equals(download.body), 'the first file', { got: 'another file' });
    },
  },
  {
    operationId: 'uploadReturnedFile',
    name: 'refuses the upload token of another bill',
    states,
    breaks: 'A file is stored with the wrong bill.',
    run: async (context) => {
      const { call } = context;
      const { billId, uploadToken } = given(context);
      const other = (await search(call)).items.find(
        (bill) => bill.canReturnFile && bill.billId !== billId,
      );
      if (!other) return issuerHasNo('second bill that accepts a file');
      const answer = await call(
        'uploadReturnedFile',
        uploadOf({ billId: other.billId, uploadToken, revision: other.revision }),
      );
      answer.expectRefused('400-1-05-04', `with the upload token of ${billId}`);
    },
  },
  {
    operationId: 'uploadReturnedFile',
    name: 'refuses the upload token of another customer',
    states: [...states, 'another customer of the issuer is logged in'],
    breaks: 'A stolen token stores a file in the name of another customer.',
    run: async ({ call, stateValue }) => {
      const own = (await search(call)).items.find((bill) => bill.canReturnFile);
      if (!own) return issuerHasNo('bill of another customer that accepts a file');
      const { billId, revision } = own;
      const uploadToken = stateValue('uploadToken');
      const answer = await call('uploadReturnedFile', uploadOf({ billId, revision, uploadToken }));
      answer.expectRefused('400-1-05-04', 'with the upload token of another customer');
    },
  },
  {
    operationId: 'uploadReturnedFile',
    name: 'refuses another file of the same size with the key of the first',
    states,
    breaks: 'A second file gets the answer of the first, and is lost.',
    run: async (context) => {
      const headers = { 'idempotency-key': newKey() };
      const send = (content: Buffer) =>
        context.call('uploadReturnedFile', {
          ...uploadOf({ ...given(context), content }),
          headers,
        });
      const first = await send(bytes);
      const other = await send(otherBytes);
      first.expectDone();
      other.expectRefused('422-1-00-01', 'with the same key and another file');
    },
  },
];
