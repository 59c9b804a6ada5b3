import type { Misbehaviour, MisbehaviourTable } from './misbehaviours.ts';
import {
  changesJson,
  changesQuery,
  ignoresConditions,
  ignoresValue,
  refusal,
  setsEntryFields,
  setsFields,
} from './tampers.ts';

const linkStatePath = /\/downloads\/[^/]+$/;

/** Providers that mix up mailed links and their sessions. */
const linkTable: MisbehaviourTable = {
  'accepts the session of another link as the session of this link': [
    setsFields(linkStatePath, { isLoggedIn: true }),
    'getDownloadUrlState: knows only',
    'getDownloadUrlState: reports no',
  ],
  'lists only the files of a link that can be downloaded': [
    changesJson(/\/files$/, ({ items, ...body }) => ({
      ...body,
      items: [items].flat().filter((item) => {
        const { isPublished, isDownloadDeadlinePassed } = Object(item);
        return isPublished && !isDownloadDeadlinePassed;
      }),
    })),
    'downloadUrlFile: refuses a file that is withdrawn',
    'downloadUrlFile: refuses a file that is past',
  ],
  'requires a login to fetch the state of a link': [
    (path, answer) =>
      linkStatePath.test(path) && answer.body.includes('"isLoggedIn":false')
        ? refusal('401-1-08-01', answer)
        : answer,
    'getDownloadUrlState: reports no',
  ],
  'opens a session after a wrong password': [
    (path, answer) =>
      path.endsWith('/login') && answer.status === 400
        ? { ...answer, headers: { ...answer.headers, 'set-cookie': ['MYPAGE_DOWNLOAD=planted'] } }
        : answer,
    'getDownloadUrlState: knows only',
  ],
  'returns the link of the last login for every bill': [
    ignoresConditions(/\/download-session$/, 'billId'),
    'getDownloadSession: returns the',
  ],
  'reports another expiry time of a link in the file list': [
    setsFields(/\/files$/, { expiresAt: '2099-01-01T00:00:00+09:00' }),
    'getDownloadSession: returns the',
  ],
  'ignores unknown files in the selection for a ZIP': [
    ignoresValue('fileId', 'unknown-file'),
    'downloadUrlZip: refuses a selection',
  ],
  'packs only the first chosen file of a link': [
    changesQuery(/\/zip$/, (query) => {
      if (query.has('fileId')) query.set('fileId', query.get('fileId') ?? '');
    }),
    'downloadUrlZip: has each',
  ],
  'packs all files of a link, although single files are chosen': [
    ignoresConditions(/\/zip$/, 'fileId'),
    'downloadUrlZip: has each',
  ],
  'announces a constant limit of files': [
    setsFields(/\/(files|search-options)$/, { batchFileLimit: 200 }),
    'listDownloadFiles: announces the',
  ],
  'shows the history of another bill of a link': [
    changesJson(/\/status-history$/, (body) => ({
      ...body,
      bill: { ...Object(body['bill']), title: '別の明細' },
    })),
    'getDownloadStatusHistory: returns the',
  ],
  'ignores the chosen kind of file names in a ZIP': [
    ignoresConditions(/\/zip$/, 'fileNames'),
    'downloadUrlZip: writes its',
  ],
};

export const linkMisbehaviours: readonly Misbehaviour[] = [
  ...Object.entries(linkTable),
  ...[
    { extension: 'PDF' },
    { isDownloadDeadlinePassed: true },
    { lastDownloadedAt: null },
    { size: 1 },
  ].map((inconsistentFields): Misbehaviour => [
    `lists files of a link with the inconsistent fields ${JSON.stringify(inconsistentFields)}`,
    [
      setsEntryFields(/\/files$/, { downloadStatus: 'downloaded', ...inconsistentFields }),
      'listDownloadFiles: has files',
    ],
  ]),
];
