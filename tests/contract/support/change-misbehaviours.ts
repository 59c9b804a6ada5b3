import type { Misbehaviour, MisbehaviourTable } from './misbehaviours.ts';
import {
  afterCall,
  changesItems,
  changesJson,
  ignoresConditions,
  isRefused,
  refuses,
  replacesRefusal,
  replacesText,
  setsBillFields,
  setsFields,
  type Item,
} from './tampers.ts';
import type { ProxiedAnswer, Tamper } from './wrong-provider.ts';

const historyPath = /\/status-history$/;
const statusChangeCall = /PUT .*status$/;
const fileUploadCall = /POST .*returned-file$/;
const onlyThisBillCheck = 'changes this bill only';

const setsLineFields = (lineFields: Item): Tamper =>
  changesItems(historyPath, (line) => ({ ...line, ...lineFields }));

/** Answers other sessions with the first list of the first session. */
function keepsFirstListInOtherSessions(): Tamper {
  let firstList: { cookie: string | undefined; answer: ProxiedAnswer } | undefined;
  return (path, answer, { cookie }) => {
    if (!path.endsWith('/mypage-api/bills')) return answer;
    firstList ??= { cookie, answer };
    return firstList.cookie === cookie ? answer : firstList.answer;
  };
}

/** Providers that change too much or too little of a bill, or that show a change only to the session of the caller. */
const changeTable: MisbehaviourTable = {
  'sets the status of every bill': [
    afterCall(statusChangeCall, setsBillFields({ statusName: '承認済' })),
    `updateBillStatus: ${onlyThisBillCheck}`,
  ],
  'answers a change with a title that the list of bills does not have': [
    setsFields(/\/status$/, { title: '別の明細' }),
    `updateBillStatus: ${onlyThisBillCheck}`,
  ],
  'ignores the condition statusId in a search': [
    ignoresConditions(/\/bills$/, 'statusId'),
    `updateBillStatus: ${onlyThisBillCheck}`,
  ],
  'shows a change only to the session that made it': [
    keepsFirstListInOtherSessions(),
    `updateBillStatus: ${onlyThisBillCheck}`,
  ],
  'shows a returned file only to the session that sent it': [
    keepsFirstListInOtherSessions(),
    `uploadReturnedFile: ${onlyThisBillCheck}`,
  ],
  'offers statuses that it refuses': [
    refuses(/\/status$/, '400-1-05-06'),
    'updateBillStatus: accepts each selectable',
  ],
  'accepts every status': [
    replacesRefusal('400-1-05'),
    'updateBillStatus: accepts each selectable',
    'updateBillStatus: refuses every status',
    'updateBillStatus: names the',
  ],
  'gives a returned file a name that differs from the sent file name': [
    changesJson(/\/returned-file$/, (body) => ({ ...body, fileName: 'upload.pdf' })),
    `uploadReturnedFile: ${onlyThisBillCheck}`,
  ],
  'writes the same note to every line of a history': [
    setsLineFields({ note: '理由' }),
    'updateBillStatus: writes the reason',
  ],
  'offers to return a file for every bill': [
    setsBillFields({ canReturnFile: true }),
    'createUploadToken: accepts a file',
  ],
  'keeps separate revisions for the status and the returned file': [
    replacesRefusal('409-1-00-01'),
    'uploadReturnedFile: makes the',
  ],
  'offers further statuses for an approved bill': [
    setsBillFields({ selectableStatuses: [{ statusId: 'confirmed' }] }),
    'updateBillStatus: refuses every status',
  ],
  'names another file in a refusal': [
    (_, answer) => ({
      ...answer,
      body: Buffer.from(answer.body.toString('latin1').replace('a.pdf.exe', 'b.pdf.exe'), 'latin1'),
    }),
    `uploadReturnedFile: ${onlyThisBillCheck}`,
  ],
  'stores the status of a change that it refuses': [
    afterCall(statusChangeCall, setsBillFields({ revision: 'rev-99' }), isRefused),
    'updateBillStatus: names the',
  ],
  'names the bill instead of the field': [
    replacesText('"target":["reason"]', '"target":["billId"]'),
    'updateBillStatus: names the',
  ],
  'shows the same bill number above the history of every bill': [
    changesJson(historyPath, (body) => ({
      ...body,
      bill: { ...Object(body['bill']), billNumber: 'INV-1' },
    })),
    'getStatusHistory: lists each change',
  ],
  'marks a bill as downloaded when a file is sent back': [
    afterCall(fileUploadCall, setsBillFields({ downloadStatus: 'redownloaded' })),
    `uploadReturnedFile: ${onlyThisBillCheck}`,
  ],
  'removes the earlier file when it refuses another file': [
    afterCall(fileUploadCall, setsBillFields({ returnedFile: null }), isRefused),
    `uploadReturnedFile: ${onlyThisBillCheck}`,
  ],
  'accepts any file name': [
    replacesRefusal('400-1-05-09'),
    `uploadReturnedFile: ${onlyThisBillCheck}`,
  ],
  'announces a constant size limit for files': [
    setsFields(/\/upload-tokens$/, { fileSizeLimit: 10_485_760 }),
    'createUploadToken: announces',
  ],
  'gives every caller the same upload token': [
    setsFields(/\/upload-tokens$/, { uploadToken: 'upl_one-for-all-of-them' }),
    'createUploadToken: announces',
  ],
};

const inconsistentLines: readonly Item[] = [
  { beforeStatusName: '確認済' },
  { afterStatusName: '承認済' },
  { statusHistoryId: 'sh-1' },
  { updaterKind: 'issuer', updaterName: null },
  { updaterKind: 'system', updaterName: '発行元' },
  { updatedAt: '2999-01-01T00:00:00+09:00' },
];

export const changeMisbehaviours: readonly Misbehaviour[] = [
  ...Object.entries(changeTable),
  ...inconsistentLines.map((lineFields): Misbehaviour => [
    `returns history lines with the inconsistent fields ${JSON.stringify(lineFields)}`,
    [setsLineFields(lineFields), 'getStatusHistory: lists each change'],
  ]),
];
