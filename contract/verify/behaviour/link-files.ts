import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import type { CallAnswer } from './answer.ts';
import { namesInZip, unpack } from './archive.ts';
import { historyBillFields } from './bills.ts';
import type { MakeCall } from './browser.ts';
import { checksIn, issuerHasNo, type Check } from './check.ts';
import { expectFile } from './files.ts';
import { clockOf, expectNow, japanDay } from './times.ts';

export const linkLoginState = 'a customer is logged in to a download link';

type LinkParameters = { token: string };

const fetchList = (call: MakeCall, path: LinkParameters): Promise<CallAnswer> =>
  call('listDownloadFiles', { path, query: { page: 1, perPage: 100 } });

/** The files of a link. */
export const fetchLinkFiles = async (
  call: MakeCall,
  path: LinkParameters,
): Promise<DownloadFile[]> => (await fetchList(call, path)).values('items.*').map(Object);

export const isDownloadable = (file: DownloadFile): boolean =>
  file.isPublished && !file.isDownloadDeadlinePassed;

const idsOf = (files: readonly DownloadFile[]): string[] => files.map(({ fileId }) => fileId);

/** Kinds of files that cannot be downloaded, with the codes of the refused file, and of a refused ZIP of this file. */
const closedFileKinds: readonly [
  description: string,
  isClosed: (file: DownloadFile) => boolean,
  code: string,
  zipErrorCode: string,
][] = [
  ['withdrawn', (file) => !file.isPublished, '403-1-08-01', '403-1-08-01'],
  [
    'past its deadline',
    (file) => file.isPublished && file.isDownloadDeadlinePassed,
    '404-1-08-01',
    '400-1-05-03',
  ],
];

const fixedLinkFileChecks = checksIn([linkLoginState], {
  'downloadUrlZip: refuses a selection with one file that is not in the link': {
    breaks: 'A file that the customer has selected is missing in the ZIP without a message.',
    run: async ({ call, linkParameters: path }) => {
      const filesBefore = await fetchLinkFiles(call, path);
      const downloadableIds = idsOf(filesBefore.filter(isDownloadable)).slice(0, 2);
      for (const fileId of [
        [...downloadableIds, 'unknown-file'],
        ['unknown-file', ...downloadableIds],
      ]) {
        const answer = await call('downloadUrlZip', { path, query: { fileId } });
        answer.expectRefused('400-1-05-05', 'with a file of another link');
        answer.expectField('0.target.0', 'fileId');
      }
      const listAfter = await fetchList(call, path);
      listAfter.expectValue(
        'the files after the refusal',
        filesBefore,
        listAfter.values('items.*'),
      );
    },
  },
  'downloadUrlZip: has each downloadable file of the link or of the selection, and no other file': {
    breaks: 'A ZIP lacks a file, or has one that the issuer has withdrawn.',
    run: async ({ call, linkParameters: path }) => {
      const listAnswer = await fetchList(call, path);
      const files = await fetchLinkFiles(call, path);
      const limit = Number(listAnswer.value('batchFileLimit'));
      if (Number(listAnswer.value('total')) > Math.min(limit, 100))
        return issuerHasNo('link whose files fit into one ZIP');
      const selectedFiles = files.filter((file, at) => at % 2 === 0 || !isDownloadable(file));
      for (const [chosenFiles, query] of [
        [files, {}],
        [selectedFiles, { fileId: idsOf(selectedFiles) }],
      ] as const) {
        const zipAnswer = await call('downloadUrlZip', { path, query });
        if (!zipAnswer.expectDone()) return;
        const sentFiles = (await unpack(zipAnswer)).files.map(
          ({ name, size }) => `${name}: ${size} bytes`,
        );
        const downloadableFiles = chosenFiles.filter(isDownloadable);
        const names = namesInZip(downloadableFiles.map(({ fileName }) => fileName));
        const expectedFiles = downloadableFiles.map(
          ({ size }, at) => `${names[at]}: ${size} bytes`,
        );
        if (!zipAnswer.expectValue('the files', expectedFiles.toSorted(), sentFiles.toSorted()))
          return;
      }
      const closedIds = idsOf(files.filter((file) => !isDownloadable(file)));
      const areDownloaded = (await fetchLinkFiles(call, path)).every(
        ({ fileId, downloadStatus }) =>
          closedIds.includes(fileId) || downloadStatus !== 'notDownloaded',
      );
      listAnswer.expectThat(areDownloaded, 'each file of the ZIP downloaded afterwards');
    },
  },
  'listDownloadFiles: announces the batchFileLimit that the server applies, for links and for bills':
    {
      states: [
        'a customer with bills is logged in',
        'another customer of the issuer is logged in',
        'a ZIP may hold one file only',
      ],
      breaks: 'The list allows a selection that the server refuses.',
      run: async ({ call }) => {
        const path = { token: String((await call('getDownloadSession')).value('token')) };
        const downloadableIds = idsOf((await fetchLinkFiles(call, path)).filter(isDownloadable));
        if (downloadableIds.length < 2) return issuerHasNo('two downloadable files in a link');
        const downloadZip = (fileCount: number) => {
          const query = { fileId: downloadableIds.slice(0, fileCount), hasIndex: 'true' };
          return call('downloadUrlZip', { path, query });
        };
        (await call('listDownloadFiles', { path })).expectField('batchFileLimit', 1);
        (await call('getBillSearchOptions')).expectField('batchFileLimit', 1);
        (await downloadZip(1)).expectDone('with one file and an index, which does not count');
        const refusedZip = await downloadZip(2);
        refusedZip.expectRefused('400-1-05-02', 'with two files');
        refusedZip.expectFillIn('limit', '1');
      },
    },
  'listDownloadFiles: has files with consistent fields, and each download returns the listed file':
    {
      breaks: 'The list of a link marks a file wrongly, or its file is another one.',
      run: async ({ call, linkParameters: path }) => {
        const listAnswer = await fetchList(call, path);
        const today = japanDay(clockOf(listAnswer));
        const files = await fetchLinkFiles(call, path);
        const wrongFiles = files.filter((file) => {
          const { downloadDeadline: day, fileName, extension } = file;
          const isNamed =
            !fileName.includes('.') || fileName.toLowerCase().endsWith(`.${extension}`);
          const isDated = (file.downloadStatus === 'notDownloaded') === !file.lastDownloadedAt;
          return file.isDownloadDeadlinePassed !== (!!day && day < today) || !isNamed || !isDated;
        });
        listAnswer.expectNone(
          'isDownloadDeadlinePassed by the deadline, lastDownloadedAt by the status, extension by the name',
          wrongFiles.map(({ fileName }) => fileName).join(', '),
        );
        for (const file of files.filter(isDownloadable).slice(0, 3))
          expectFile(
            await call('downloadUrlFile', { path: { ...path, fileId: file.fileId } }),
            file,
          );
      },
    },
  'getDownloadStatusHistory: returns the fields of the bill as in the list of the link': {
    breaks: 'The history of a link shows another bill, or another status than the list.',
    run: async ({ call, linkParameters: path }) => {
      const files = (await fetchLinkFiles(call, path)).filter(
        (file) => isDownloadable(file) && file.billId,
      );
      for (const file of [files[0], files.at(-1)]) {
        const query = { billId: file?.billId ?? '' };
        const historyAnswer = await call('getDownloadStatusHistory', { path, query });
        for (const name of historyBillFields)
          historyAnswer.expectField(`bill.${name}`, file?.[name]);
      }
    },
  },
});

/** The files of a link: its list, and the files in a ZIP or a download (S2 downloadurl, S4, S6). */
export const linkFileChecks: readonly Check[] = [
  ...fixedLinkFileChecks,
  ...closedFileKinds.map(([description, isClosed, code, zipErrorCode]): Check => ({
    operationId: 'downloadUrlFile',
    name: `refuses a file that is ${description}, also in a ZIP of only this file`,
    states: [linkLoginState],
    breaks: 'A link gives out a file that the issuer has closed, or gives a wrong reason.',
    run: async ({ call, stateValue, linkParameters: path }) => {
      const listAnswer = await fetchList(call, path);
      const file = (await fetchLinkFiles(call, path)).find(isClosed);
      const expected = `the file of the state that is ${description}, in the list`;
      listAnswer.expectThat(file !== undefined, expected, { got: 'no such file' });
      if (!file) return;
      const { fileId, isPublished } = file;
      const fileAnswer = await call('downloadUrlFile', { path: { ...path, fileId } });
      const zipAnswer = await call('downloadUrlZip', { path, query: { fileId: [fileId] } });
      const query = { billId: file.billId ?? stateValue('billId') };
      const historyAnswer = await call('getDownloadStatusHistory', { path, query });
      fileAnswer.expectRefused(code, `which is ${description}`);
      zipAnswer.expectRefused(zipErrorCode, `with one file, which is ${description}`);
      if (file.billId && !isPublished) historyAnswer.expectRefused(code);
      else historyAnswer.expectDone();
    },
  })),
  ...['downloadUrlFile', 'downloadUrlZip'].map((operationId): Check => ({
    operationId,
    name: 'counts as a download of this file only',
    states: [linkLoginState],
    breaks: 'A customer downloads a bill twice, or misses a bill that is called downloaded.',
    run: async ({ call, linkParameters: path }) => {
      const filesBefore = await fetchLinkFiles(call, path);
      const downloadableFiles = filesBefore.filter(isDownloadable);
      const isNew = (candidate?: DownloadFile): boolean =>
        candidate?.downloadStatus === 'notDownloaded';
      const file = downloadableFiles.find(isNew) ?? downloadableFiles[0];
      // The state must have a downloadable file; without such a file, the download fails.
      const fileId = file?.fileId ?? 'no-downloadable-file';
      const isZip = operationId === 'downloadUrlZip';
      const answer = await call(operationId, {
        path: { ...path, fileId },
        query: isZip ? { fileId: [fileId] } : {},
      });
      const filesAfter = await fetchLinkFiles(call, path);
      const fileAfter = filesAfter.find((candidate) => candidate.fileId === fileId);
      const otherFilesIn = (files: readonly DownloadFile[]) =>
        files
          .filter((candidate) => candidate.fileId !== fileId)
          .map((candidate) => [
            candidate.fileId,
            candidate.downloadStatus,
            candidate.lastDownloadedAt,
          ]);
      answer.expectDone();
      answer.expectValue(
        `downloadStatus of ${fileId} afterwards`,
        isNew(file) ? 'downloaded' : 'redownloaded',
        fileAfter?.downloadStatus,
      );
      expectNow(answer, 'lastDownloadedAt', fileAfter?.lastDownloadedAt);
      if (!isZip) expectFile(answer, file);
      answer.expectValue('the other files', otherFilesIn(filesBefore), otherFilesIn(filesAfter));
    },
  })),
];
