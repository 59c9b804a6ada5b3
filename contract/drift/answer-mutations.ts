import { eachError, eachItem, header, isObject, json, status } from './change-answer.ts';
import type { AnswerMutation } from './mutation.ts';

const kind = 'answer';

const bills = ['searchBills: answered'];
const pdf = ['downloadBillPdf: answered'];
const wrongPassword = ['login: refused with 400-1-02-01'];

/** Changes to what the sandbox answers, one at a time. */
export const answerMutations: readonly AnswerMutation[] = [
  {
    kind,
    name: 'field renamed: billNumber',
    isShort: true,
    interactions: bills,
    change: eachItem((bill) => {
      bill['number'] = bill['billNumber'];
      delete bill['billNumber'];
    }),
  },
  {
    kind,
    name: 'field left out: title',
    interactions: bills,
    change: eachItem((bill) => delete bill['title']),
  },
  {
    kind,
    name: 'type changed: amount as a text',
    interactions: bills,
    change: eachItem((bill) => (bill['price'] = String(bill['price']))),
  },
  {
    kind,
    name: 'null where there is always a value: billTypeName',
    interactions: bills,
    change: eachItem((bill) => (bill['billTypeName'] = null)),
  },
  {
    kind,
    name: 'enum value that nobody knows: downloadStatus',
    interactions: bills,
    change: eachItem((bill) => (bill['downloadStatus'] = 'seen')),
  },
  {
    kind,
    name: 'date format changed: date of issue as yyyy/MM/dd',
    interactions: bills,
    change: eachItem(
      (bill) => (bill['publicationDate'] = String(bill['publicationDate']).replaceAll('-', '/')),
    ),
  },
  {
    kind,
    name: 'time without its offset: last download',
    interactions: ['searchBills: answered with a bill that has everything'],
    change: eachItem(
      (bill) =>
        (bill['lastDownloadedAt'] = String(bill['lastDownloadedAt']).replace(
          /(?:Z|[+-]\d\d:\d\d)$/,
          '',
        )),
    ),
  },
  {
    kind,
    name: 'number of the page off by one',
    isShort: true,
    interactions: bills,
    change: json((body) => (body['page'] = Number(body['page']) + 1)),
  },
  {
    kind,
    name: 'one item more than a page holds',
    interactions: bills,
    change: json((body) => {
      const items: unknown = body['items'];
      if (Array.isArray(items)) items.push(items[0]);
    }),
  },
  {
    kind,
    name: 'list without its total',
    interactions: bills,
    change: json((body) => delete body['total']),
  },
  {
    kind,
    name: 'bare list instead of a page',
    interactions: bills,
    change: (answer) => ({ ...answer, body: Buffer.from('[]') }),
  },
  {
    kind,
    name: 'language of X-Language passed over: nothing but English names',
    interactions: bills,
    unnoticed:
      'A name is a text in either language for schema and pact; the behaviour checks of contract:verify find the wrong one (behaviour/languages.ts).',
    change: eachItem((bill) => (bill['billTypeName'] = 'Invoice')),
  },
  { kind, name: 'success status changed: 201 for 200', interactions: bills, change: status(201) },
  {
    kind,
    name: 'empty answer with 204',
    interactions: bills,
    change: (answer) => ({ ...status(204)(answer), body: Buffer.alloc(0) }),
  },
  {
    kind,
    name: 'page of HTML with 200',
    interactions: bills,
    change: (answer) => ({
      ...header('Content-Type', 'text/html')(answer),
      body: Buffer.from('<h1>Maintenance</h1>'),
    }),
  },
  {
    kind,
    name: 'half of the JSON',
    interactions: bills,
    change: (answer) => ({ ...answer, body: answer.body.subarray(0, answer.body.length / 2) }),
  },
  {
    kind,
    name: 'content type changed: JSON as text/plain',
    interactions: bills,
    change: header('Content-Type', 'text/plain'),
  },
  {
    kind,
    name: 'header left out: name of a file',
    interactions: pdf,
    change: header('Content-Disposition'),
  },
  {
    kind,
    name: 'file without a name in its header',
    interactions: pdf,
    change: header('Content-Disposition', 'attachment'),
  },
  {
    kind,
    name: 'content type of a file changed: octet-stream',
    interactions: pdf,
    change: header('Content-Type', 'application/octet-stream'),
  },
  {
    kind,
    name: 'file that is no PDF',
    interactions: pdf,
    change: (answer) => ({ ...answer, body: Buffer.from('<h1>Not found</h1>') }),
  },
  {
    kind,
    name: 'error code swapped: 400-1-02-05 for a wrong password',
    isShort: true,
    interactions: wrongPassword,
    change: eachError((item) => (item['code'] = '400-1-02-05')),
  },
  {
    kind,
    name: 'error status changed: 403 for 400',
    interactions: wrongPassword,
    change: status(403),
  },
  {
    kind,
    name: 'error as an object',
    interactions: wrongPassword,
    change: (answer) => ({
      ...answer,
      body: Buffer.from(JSON.stringify({ code: '400-1-02-01', message: 'wrong' })),
    }),
  },
  {
    kind,
    name: 'error without its mapping',
    interactions: wrongPassword,
    change: eachError((item) => delete item['mapping']),
  },
  {
    kind,
    name: 'fill-in of an error lost',
    interactions: ['login: refused with 400-1-00-02'],
    change: eachError((item) => (item['mapping'] = [])),
  },
  {
    kind,
    name: 'fill-in of an error of the wrong kind: BE for FE',
    interactions: ['login: refused with 400-1-00-02'],
    change: eachError((item) => {
      const mapping: unknown = item['mapping'];
      if (Array.isArray(mapping)) for (const one of mapping) if (isObject(one)) one['type'] = 'BE';
    }),
  },
  {
    kind,
    name: 'next step of the login renamed',
    interactions: ['login: answered with a password that has expired'],
    change: json((body) => (body['nextStep'] = 'passwordExpired')),
  },
  {
    kind,
    name: 'refusal taken for a success: 200 for an ended session',
    interactions: ['getCurrentUser: refused with 401-1-02-01'],
    change: (answer) => ({
      ...status(200)(answer),
      body: Buffer.from(
        '{"customerKey":"ck_4tYq8ZrW1nLb6Xs0","customerName":"株式会社青葉フーズ流通","titleOfHonor":"御中"}',
      ),
    }),
  },
];
