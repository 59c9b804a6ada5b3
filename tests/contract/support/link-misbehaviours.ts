import type { Misbehaviour } from './misbehaviours.ts';
import {
  eachItem,
  fields,
  forgets,
  inPlaceOf,
  json,
  leavesOut,
  refusal,
} from './partial-misbehaviours.ts';

const linkState = /\/downloads\/[^/]+$/;

/** Providers that mix up mailed links and their sessions. */
export const links: readonly Misbehaviour[] = [
  [
    'takes the session of any link for that of this link',
    fields(linkState, { isLoggedIn: true }),
    'getDownloadUrlState: knows only',
    'getDownloadUrlState: is without',
  ],
  ...[
    { extension: 'PDF' },
    { isDownloadDeadlinePassed: true },
    { lastDownloadedAt: null },
    { size: 1 },
  ].map((more): Misbehaviour => [
    `lists files of a link with ${JSON.stringify(more)}`,
    eachItem(/\/files$/, (item) => ({ ...item, downloadStatus: 'downloaded', ...more })),
    'listDownloadFiles: has files',
  ]),
  [
    'lists open files of a link only',
    json(/\/files$/, ({ items, ...body }) => ({
      ...body,
      items: [items].flat().filter((item) => {
        const { isPublished, isDownloadDeadlinePassed } = Object(item);
        return isPublished && !isDownloadDeadlinePassed;
      }),
    })),
    'downloadUrlFile: refuses a file that is withdrawn',
    'downloadUrlFile: refuses a file that is past',
  ],
  [
    'asks for a login before it says that a link needs one',
    (path, answer) =>
      linkState.test(path) && answer.body.includes('"isLoggedIn":false')
        ? refusal('401-1-08-01', answer)
        : answer,
    'getDownloadUrlState: is without',
  ],
  [
    'opens a session after a wrong password',
    (path, answer) =>
      path.endsWith('/login') && answer.status === 400
        ? { ...answer, headers: { ...answer.headers, 'set-cookie': ['MYPAGE_DOWNLOAD=planted'] } }
        : answer,
    'getDownloadUrlState: knows only',
  ],
  [
    'answers the link of the last login for every bill',
    forgets(/\/download-session$/, 'billId'),
    'getDownloadSession: answers the',
  ],
  [
    'names the end of a link differently in its list',
    fields(/\/files$/, { expiresAt: '2099-01-01T00:00:00+09:00' }),
    'getDownloadSession: answers the',
  ],
  [
    'looks for files in all links of the session',
    inPlaceOf('40'),
    'downloadUrlFile: has nothing',
    'downloadUrlFile: refuses a file that is withdrawn',
    'downloadUrlFile: refuses a file that is past',
    'listDownloadFiles: announces the',
  ],
  [
    'leaves unknown files out of a ZIP',
    leavesOut('fileId', 'unknown-file'),
    'downloadUrlZip: refuses a selection',
  ],
  [
    'packs only the first chosen file of a link',
    {
      rewrite: ({ path, query }) => {
        if (path.endsWith('/zip') && query.has('fileId'))
          query.set('fileId', query.get('fileId') ?? '');
      },
    },
    'downloadUrlZip: has each',
  ],
  ['packs each file of a link', forgets(/\/zip$/, 'fileId'), 'downloadUrlZip: has each'],
  [
    'announces a constant limit of files',
    fields(/\/(files|search-options)$/, { batchFileLimit: 200 }),
    'listDownloadFiles: announces the',
  ],
  [
    'shows the history of another bill of a link',
    json(/\/status-history$/, (body) => ({
      ...body,
      bill: { ...Object(body['bill']), title: '別の明細' },
    })),
    'getDownloadStatusHistory: names the',
  ],
  [
    'names the files of a link as published only',
    forgets(/\/zip$/, 'fileNames'),
    'downloadUrlZip: writes its',
  ],
];
