import { readZip } from '../../../src/lib/zip.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { expectFile } from './files.ts';
import { clockOf, expectNow } from './times.ts';

export const inLink = 'a customer is logged in to a download link';

export type LinkFile = {
  fileId: string;
  fileName: string;
  extension: string;
  size: number;
  downloadDeadline?: string | null;
  downloadStatus: string;
  lastDownloadedAt?: string | null;
  billId?: string | null;
  isPublished: boolean;
  isDownloadDeadlinePassed: boolean;
};

/** The files of a link. */
export async function fetchLinkFiles(call: MakeCall, token: string): Promise<LinkFile[]> {
  const query = { page: 1, perPage: 100 };
  return (await call('listDownloadFiles', { path: { token }, query }))
    .values('items.*')
    .map(Object);
}

async function fetchLinkSize(
  call: MakeCall,
  token: string,
): Promise<{ limit: number; total: number }> {
  const answer = await call('listDownloadFiles', { path: { token } });
  const [limit, total] = ['batchFileLimit', 'total'].map((name) => Number(answer.value(name)));
  return { limit: limit ?? 0, total: total ?? 0 };
}

export const isOpen = (file: LinkFile): boolean =>
  file.isPublished && !file.isDownloadDeadlinePassed;

const idsOf = (files: readonly LinkFile[]): string[] => files.map(({ fileId }) => fileId);

/** The files of a link: its list, and the files in a ZIP or a download (S2 downloadurl, S4, S6). */
export const linkFileChecks: readonly Check[] = [
  {
    operationId: 'downloadUrlZip',
    name: 'refuses a selection with one file that is not in the link',
    states: [inLink],
    breaks: 'A file that the customer has selected is missing in the ZIP without a message.',
    run: async ({ call, linkPath: path }) => {
      const list = await fetchLinkFiles(call, path.token);
      const own = idsOf(list.filter(isOpen)).slice(0, 2);
      for (const fileId of [
        [...own, 'unknown-file'],
        ['unknown-file', ...own],
      ]) {
        const answer = await call('downloadUrlZip', { path, query: { fileId } });
        answer.expectRefused('400-1-05-05', 'with a file of another link');
        answer.expectField('0.target.0', 'fileId');
      }
      const after = await fetchLinkFiles(call, path.token);
      const last = await call('listDownloadFiles', { path });
      last.expectValue('the files after the refusal', list, after);
    },
  },
  {
    operationId: 'downloadUrlZip',
    name: 'has each open file of the link, or of the selection, and leaves out the closed ones',
    states: [inLink],
    breaks: 'A ZIP lacks a file, or has one that the issuer has withdrawn.',
    run: async ({ call, linkPath: path }) => {
      const list = await fetchLinkFiles(call, path.token);
      const closed = list.filter((file) => !isOpen(file));
      const some = list.filter((file, at) => at % 2 === 0 || !isOpen(file));
      const { limit, total } = await fetchLinkSize(call, path.token);
      if (total > Math.min(limit, 100)) return issuerHasNo('link whose files fit into one ZIP');
      for (const [chosen, fileId] of [
        [list, undefined],
        [some, idsOf(some)],
      ] as const) {
        const zip = await call('downloadUrlZip', { path, query: fileId ? { fileId } : {} });
        if (!zip.expectDone()) return;
        const entries = await readZip(new Blob([new Uint8Array(zip.body)]));
        const names = entries.map(({ name, size }) => `${name}: ${size} bytes`);
        const wanted = chosen.filter(isOpen).map((file) => `${file.fileName}: ${file.size} bytes`);
        if (!zip.expectValue('the files', wanted.toSorted(), names.toSorted())) return;
      }
      const after = await call('listDownloadFiles', { path, query: { page: 1, perPage: 100 } });
      const isRight = after.values('items.*').every((one) => {
        const [fileId, status] = ['fileId', 'downloadStatus'].map((name) =>
          Reflect.get(Object(one), name),
        );
        return closed.some((file) => file.fileId === fileId) || status !== 'notDownloaded';
      });
      after.expectThat(isRight, 'each file of the ZIP downloaded');
    },
  },
  ...(
    [
      ['withdrawn', (file) => !file.isPublished, ['403-1-08-01'], ['403-1-08-01']],
      [
        'past its deadline',
        (file) => file.isPublished && file.isDownloadDeadlinePassed,
        ['404-1-08-01'],
        ['400-1-05-03'],
      ],
    ] satisfies [string, (file: LinkFile) => boolean, string[], string[]][]
  ).map(([what, isChosen, codes, zipCodes]): Check => ({
    operationId: 'downloadUrlFile',
    name: `refuses a file that is ${what}, also alone in a ZIP`,
    states: [inLink],
    breaks: 'A link gives out a file that the issuer has closed, or gives a wrong reason.',
    run: async ({ call, stateValue, linkPath: path }) => {
      const file = (await fetchLinkFiles(call, path.token)).find(isChosen);
      if (!file) {
        const list = await call('listDownloadFiles', { path });
        list.expectThat(false, `the file of the state that is ${what}, in the list`, {
          got: 'no such file',
        });
        return;
      }
      const { fileId, billId } = file;
      const one = await call('downloadUrlFile', { path: { ...path, fileId } });
      const zip = await call('downloadUrlZip', { path, query: { fileId: [fileId] } });
      const history = await call('getDownloadStatusHistory', {
        path,
        query: { billId: billId ?? stateValue('billId') },
      });
      one.expectRefused(codes, `which is ${what}`);
      zip.expectRefused(zipCodes, `with one file, which is ${what}`);
      if (billId && !file.isPublished) history.expectRefused(codes);
      else history.expectDone();
    },
  })),
  {
    operationId: 'listDownloadFiles',
    name: 'announces the limit of a ZIP that the server keeps, for links and for bills',
    states: [
      'a customer with bills is logged in',
      'another customer of the issuer is logged in',
      'a ZIP may hold one file only',
    ],
    breaks: 'The list allows a selection that the server refuses.',
    run: async ({ call }) => {
      const path = { token: String((await call('getDownloadSession')).value('token')) };
      const [file, ...more] = (await fetchLinkFiles(call, path.token)).filter(isOpen);
      if (!file || more.length === 0) return issuerHasNo('two open files in a link');
      const zip = (fileId: string[]): Promise<CallAnswer> =>
        call('downloadUrlZip', { path, query: { fileId, hasIndex: 'true' } });
      (await call('listDownloadFiles', { path })).expectField('batchFileLimit', 1);
      (await call('getBillSearchOptions')).expectField('batchFileLimit', 1);
      (await zip([file.fileId])).expectDone('with one file and an index, which does not count');
      (await zip(idsOf([file, ...more]).slice(0, 2))).expectRefused(
        '400-1-05-02',
        'with two files',
      );
      (await zip(idsOf([file, ...more]).slice(0, 2))).expectFillIn('limit', '1');
    },
  },
  {
    operationId: 'listDownloadFiles',
    name: 'has files whose fields fit together, and which are sent as listed',
    states: [inLink],
    breaks: 'The list of a link marks a file wrongly, or its file is another one.',
    run: async ({ call, linkPath: path }) => {
      const list = await call('listDownloadFiles', { path });
      const today = new Date(clockOf(list) + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const files = await fetchLinkFiles(call, path.token);
      const wrong = files.filter((file) => {
        const {
          downloadDeadline: day,
          downloadStatus,
          lastDownloadedAt,
          fileName,
          extension,
        } = file;
        const isNamed = !fileName.includes('.') || fileName.toLowerCase().endsWith(`.${extension}`);
        const isDated = (downloadStatus === 'notDownloaded') === !lastDownloadedAt;
        return file.isDownloadDeadlinePassed !== (!!day && day < today) || !isNamed || !isDated;
      });
      list.expectThat(
        wrong.length === 0,
        'isDownloadDeadlinePassed by the deadline, lastDownloadedAt by the status, extension by the name',
        { got: wrong.map(({ fileName }) => fileName).join(', ') },
      );
      for (const file of files.filter(isOpen).slice(0, 3))
        expectFile(await call('downloadUrlFile', { path: { ...path, fileId: file.fileId } }), file);
    },
  },
  {
    operationId: 'getDownloadStatusHistory',
    name: 'names the bill as the list of the link does',
    states: [inLink],
    breaks: 'The history of a link shows another bill, or another status than the list.',
    run: async ({ call, linkPath: path }) => {
      const files = (await fetchLinkFiles(call, path.token)).filter(
        (file) => isOpen(file) && file.billId,
      );
      for (const file of [files[0], files.at(-1)]) {
        const query = { billId: file?.billId ?? '' };
        const history = await call('getDownloadStatusHistory', { path, query });
        for (const name of ['billId', 'billTypeName', 'title', 'publicationDate', 'statusName'])
          history.expectField(`bill.${name}`, Reflect.get(Object(file), name));
      }
    },
  },
  ...['downloadUrlFile', 'downloadUrlZip'].map((operationId): Check => ({
    operationId,
    name: 'counts as a download of the file, and of no other',
    states: [inLink],
    breaks: 'A customer downloads a bill twice, or misses a bill that is called downloaded.',
    run: async ({ call, linkPath }) => {
      const before = await fetchLinkFiles(call, linkPath.token);
      const open = before.filter(isOpen);
      const isNew = (one?: LinkFile): boolean => one?.downloadStatus === 'notDownloaded';
      const chosen = open.find(isNew) ?? open[0];
      // The state has one; otherwise the download fails.
      const fileId = chosen?.fileId ?? 'no-open-file';
      const isZip = operationId === 'downloadUrlZip';
      const done = await call(operationId, {
        path: { ...linkPath, fileId },
        query: isZip ? { fileId: [fileId] } : {},
      });
      const after = await fetchLinkFiles(call, linkPath.token);
      const file = after.find((one) => one.fileId === fileId);
      const others = (files: readonly LinkFile[]) =>
        files
          .filter((one) => one.fileId !== fileId)
          .map((one) => [one.fileId, one.downloadStatus, one.lastDownloadedAt]);
      const expected = isNew(chosen) ? 'downloaded' : 'redownloaded';
      done.expectDone();
      done.expectValue(`downloadStatus of ${fileId} afterwards`, expected, file?.downloadStatus);
      expectNow(done, 'lastDownloadedAt', file?.lastDownloadedAt);
      if (!isZip) expectFile(done, chosen);
      done.expectValue('the other files', others(before), others(after));
    },
  })),
];
