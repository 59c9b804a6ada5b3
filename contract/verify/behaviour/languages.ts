import type { StateName } from '../../states/provider-states.ts';
import { brief } from '../text.ts';
import { foundIn, manyKinds } from './bills.ts';
import type { CallInput } from './browser.ts';
import { expectThat, fieldOf, valuesAt, type Check } from './check.ts';

const inEnglish = { headers: { 'x-language': 'en' } } as const;

const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

/** The names by their ids. */
const namesById = (list: unknown, id: string): ReadonlyMap<unknown, unknown> =>
  new Map(
    [list].flat().map((one) => [Reflect.get(Object(one), id), Reflect.get(Object(one), 'name')]),
  );

/** Operations with texts in the language of X-Language: the state, and the names of the fields. */
const translated: readonly [operationId: string, state: StateName, ...paths: string[]][] = [
  [
    'getBillSearchOptions',
    manyKinds,
    'billTypes.*.name',
    'statuses.*.name',
    'searchTargets.*.name',
  ],
  [
    'getRegisteredInformation',
    'no change is in progress',
    'groups.*.title',
    `groups.*.items.*.label`,
  ],
  ['getRegistrationForm', 'a registration token with the agreement given exists', 'groups.*.title'],
  ['listOperatorNotices', 'a customer with bills is logged in', 'items.*.title'],
  [
    'getStatusHistory',
    'the issuer has changed the status of a bill',
    'bill.billTypeName',
    'bill.statusName',
    'items.*.afterStatusName',
  ],
  [
    'getAttachedMailSettings',
    'a customer with account settings is logged in',
    'items.*.billTypeName',
  ],
  ['listDownloadFiles', 'a customer is logged in to a download link', 'items.*.billTypeName'],
  ['getEStorageLinkage', 'a linkage is registered', 'serviceName'],
];

/** Names are in the language of X-Language (S7). */
export const languageChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'returns the names of types and statuses in the language of X-Language',
    states: [manyKinds],
    breaks: 'The list and the search above it have different names for a type or a status.',
    run: async ({ call }) => {
      const options = await call('getBillSearchOptions', inEnglish);
      const answer = await call('searchBills', { ...inEnglish, query: { page: 1, perPage: 100 } });
      const en = foundIn(answer);
      const types = namesById(fieldOf(options, 'billTypes'), 'billTypeId');
      const statuses = namesById(fieldOf(options, 'statuses'), 'statusId');
      const wrong = en.items.find(
        ({ billTypeId, billTypeName: name }) => types.get(billTypeId) !== name || isJapanese(name),
      );
      const other = en.items.find(
        ({ statusId, statusName }) => statusId && statuses.get(statusId) !== statusName,
      );
      return [
        ...expectThat(
          wrong === undefined && en.items.length > 0,
          answer,
          'the name of the search options as billTypeName',
          { got: wrong?.billTypeName ?? 'no bills', sent: 'with X-Language: en' },
        ),
        ...expectThat(other === undefined, answer, 'the name of the search options as statusName', {
          got: String(other?.statusName),
        }),
      ];
    },
  },
  ...translated.map(([operationId, state, ...paths]): Check => ({
    operationId,
    name: 'returns its texts in the language of X-Language',
    states: [state],
    breaks: 'An English page has Japanese words that the customer cannot read.',
    run: async ({ call, stateValue }) => {
      const path = { token: stateValue('token') };
      const billId = stateValue('billId');
      const query: CallInput['query'] = operationId === 'getStatusHistory' ? { billId } : {};
      const [ja, en] = [
        await call(operationId, { path, query }),
        await call(operationId, { path, query, ...inEnglish }),
      ];
      return paths.flatMap((at) => {
        const [japanese = [], english = []] = [ja, en].map((answer) =>
          valuesAt(answer, at).map(String),
        );
        const isRight = japanese.some(isJapanese) && !english.some(isJapanese);
        return expectThat(isRight, en, `${at} in English, and in Japanese with X-Language: ja`, {
          got: `${brief(english.join(', '))}; ${brief(japanese.join(', '))}`,
          sent: 'with X-Language: en',
        });
      });
    },
  })),
];
