import { afterCall } from './effect-misbehaviours.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import {
  bill,
  eachItem,
  fields,
  forgets,
  inPlaceOf,
  json,
  refuses,
  withText,
  type Item,
} from './partial-misbehaviours.ts';
import type { Passing, Tamper } from './wrong-provider.ts';

const history = /\/status-history$/;
const change = /PUT .*status$/;
const upload = /POST .*returned-file$/;
const checkName = 'changes this bill only';

const lines = (more: Item): Tamper => eachItem(history, (line) => ({ ...line, ...more }));

/** Answers another session with the first list of the first session. */
function staleElsewhere(): Tamper {
  let first: { cookie: string | undefined; answer: Passing } | undefined;
  return (path, answer, { cookie }) => {
    if (!path.endsWith('/mypage-api/bills')) return answer;
    first ??= { cookie, answer };
    return first.cookie === cookie ? answer : first.answer;
  };
}

/** Providers that change too much of a bill, too little, or where only the caller sees it. */
export const changes: readonly Misbehaviour[] = [
  [
    'sets the status of every bill',
    afterCall(change, bill({ statusName: '承認済' })),
    `updateBillStatus: ${checkName}`,
  ],
  [
    'answers a change with another bill than it lists',
    fields(/\/status$/, { title: '別の明細' }),
    `updateBillStatus: ${checkName}`,
  ],
  [
    'searches the statuses of yesterday',
    forgets(/\/bills$/, 'statusId'),
    `updateBillStatus: ${checkName}`,
  ],
  [
    'shows a change to the session that made it',
    staleElsewhere(),
    `updateBillStatus: ${checkName}`,
  ],
  [
    'offers statuses that it refuses',
    refuses(/\/status$/, '400-1-05-06'),
    'updateBillStatus: accepts each selectable',
  ],
  [
    'sets any status',
    inPlaceOf('400-1-05'),
    'updateBillStatus: accepts each selectable',
    'updateBillStatus: refuses every status',
    'updateBillStatus: names the',
  ],
  [
    'takes an upload token of any customer',
    inPlaceOf('400-1-05-04'),
    'uploadReturnedFile: refuses the upload token of another customer',
  ],
  [
    'names a returned file by the part of the form',
    json(/\/returned-file$/, (body) => ({ ...body, fileName: 'upload.pdf' })),
    `uploadReturnedFile: ${checkName}`,
  ],
  [
    'writes one note to every line of a history',
    lines({ note: '理由' }),
    'updateBillStatus: writes the reason',
  ],
  [
    'offers every bill for a returned file',
    bill({ canReturnFile: true }),
    'createUploadToken: accepts a file',
  ],
  [
    'has one revision for the status and one for the file',
    inPlaceOf('409-1-00-01'),
    'uploadReturnedFile: makes the',
  ],
  [
    'offers statuses of a bill that is approved',
    bill({ selectableStatuses: [{ statusId: 'confirmed' }] }),
    'updateBillStatus: refuses every status',
  ],
  [
    'names another file in a refusal',
    (_, answer) => ({
      ...answer,
      body: Buffer.from(answer.body.toString('latin1').replace('a.pdf.exe', 'b.pdf.exe'), 'latin1'),
    }),
    `uploadReturnedFile: ${checkName}`,
  ],
  [
    'stores the status of a change that it refuses',
    afterCall(change, bill({ revision: 'rev-99' }), ({ status }) => status === 400),
    'updateBillStatus: names the',
  ],
  [
    'names the bill instead of the field',
    withText('"target":["reason"]', '"target":["billId"]'),
    'updateBillStatus: names the',
  ],
  ...(
    [
      [{ beforeStatusName: '確認済' }],
      [{ afterStatusName: '承認済' }],
      [{ statusHistoryId: 'sh-1' }],
      [{ updaterKind: 'issuer', updaterName: null }],
      [{ updaterKind: 'system', updaterName: '発行元' }],
      [{ updatedAt: '2999-01-01T00:00:00+09:00' }],
    ] as [Item][]
  ).map(([more]): Misbehaviour => [
    `has lines of a history with ${JSON.stringify(more)}`,
    lines(more),
    'getStatusHistory: continues',
  ]),
  [
    'shows the history of every bill above the first one',
    json(history, (body) => ({ ...body, bill: { ...Object(body['bill']), billNumber: 'INV-1' } })),
    'getStatusHistory: continues',
  ],
  [
    'marks a bill as downloaded when a file is sent back',
    afterCall(upload, bill({ downloadStatus: 'redownloaded' })),
    `uploadReturnedFile: ${checkName}`,
  ],
  [
    'shows a file to the session that sent it',
    staleElsewhere(),
    `uploadReturnedFile: ${checkName}`,
  ],
  [
    'removes the file before when it refuses another one',
    afterCall(upload, bill({ returnedFile: null }), ({ status }) => status === 400),
    `uploadReturnedFile: ${checkName}`,
  ],
  ['accepts any file name', inPlaceOf('400-1-05-09'), `uploadReturnedFile: ${checkName}`],
  [
    'announces a constant size of files',
    fields(/\/upload-tokens$/, { fileSizeLimit: 10_485_760 }),
    'createUploadToken: announces',
  ],
  [
    'has one upload token for all',
    fields(/\/upload-tokens$/, { uploadToken: 'upl_one-for-all-of-them' }),
    'createUploadToken: announces',
  ],
];
