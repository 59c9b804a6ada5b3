import type { StateName } from '../../states/provider-states.ts';
import { brief } from '../text.ts';
import { searchResultOf, stateWithManyKinds } from './bills.ts';
import type { CallInput } from './browser.ts';
import type { Check } from './check.ts';

const inEnglish = { headers: { 'x-language': 'en' } } as const;

const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

const japaneseSigns = (texts: readonly string[]): number =>
  [...texts.join('')].filter(isJapanese).length;

/** Names of services, which can be the same in each language. */
const names = /^(serviceName|chatbotInfo.text)$/;

/** The names by their ids. */
const namesById = (list: unknown, id: string): ReadonlyMap<unknown, unknown> =>
  new Map(
    [list].flat().map((one) => [Reflect.get(Object(one), id), Reflect.get(Object(one), 'name')]),
  );

const ofLink = 'a customer is logged in to a download link';
const history = [
  'bill.billTypeName',
  'bill.statusName',
  'items.*.beforeStatusName',
  'items.*.afterStatusName',
] as const;

/** Operations with texts in the language of X-Language: the state, and the names of the fields. */
const translated: readonly [operationId: string, state: StateName, ...paths: string[]][] = [
  ['getCurrentUser', 'a customer with bills is logged in', 'titleOfHonor'],
  ['getSettingInfo', 'a visitor', 'chatbotInfo.text'],
  [
    'getBillSearchOptions',
    stateWithManyKinds,
    'billTypes.*.name',
    'statuses.*.name',
    'searchTargets.*.name',
  ],
  [
    'searchBills',
    stateWithManyKinds,
    'items.*.billTypeName',
    'items.*.statusName',
    'items.*.selectableStatuses.*.name',
  ],
  [
    'getRegisteredInformation',
    'no change is in progress',
    'groups.*.title',
    'groups.*.items.*.label',
    'groups.*.items.*.options.*.label',
  ],
  [
    'getRegistrationForm',
    'a registration token with the agreement given exists',
    'groups.*.title',
    'groups.*.items.*.label',
    'groups.*.items.*.options.*.label',
  ],
  [
    'listOperatorNotices',
    'a customer with bills is logged in',
    'items.*.title',
    'items.*.link.text',
  ],
  ['getStatusHistory', 'the issuer has changed the status of a bill', ...history],
  ['getDownloadStatusHistory', ofLink, ...history],
  [
    'getAttachedMailSettings',
    'a customer with account settings is logged in',
    'items.*.billTypeName',
  ],
  ['listDownloadFiles', ofLink, 'items.*.billTypeName', 'items.*.statusName'],
  ['getDownloadUrlState', ofLink, 'title'],
  ['getDownloadSession', ofLink, 'title'],
  ['getEStorageLinkage', 'a linkage is registered', 'serviceName'],
  [
    'getEStorageLinkageByToken',
    'a customer with a linkage is logged in to a download link',
    'serviceName',
  ],
];

/** Names are in the language of X-Language (S7). */
export const languageChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'returns the names of types and statuses in the language of X-Language',
    states: [stateWithManyKinds],
    breaks: 'The list and the search above it have different names for a type or a status.',
    run: async ({ call }) => {
      const options = await call('getBillSearchOptions', inEnglish);
      const answer = await call('searchBills', { ...inEnglish, query: { page: 1, perPage: 100 } });
      const en = searchResultOf(answer);
      const types = namesById(options.value('billTypes'), 'billTypeId');
      const statuses = namesById(options.value('statuses'), 'statusId');
      const wrong = en.items.find(
        ({ billTypeId, billTypeName: name }) => types.get(billTypeId) !== name || isJapanese(name),
      );
      const other = en.items.find(
        ({ statusId, statusName }) => statusId && statuses.get(statusId) !== statusName,
      );
      answer.expectThat(
        wrong === undefined && en.items.length > 0,
        'the name of the search options as billTypeName',
        { got: wrong?.billTypeName ?? 'no bills', sent: 'with X-Language: en' },
      );
      answer.expectThat(other === undefined, 'the name of the search options as statusName', {
        got: String(other?.statusName),
      });
    },
  },
  ...translated.map(([operationId, state, ...paths]): Check => ({
    operationId,
    name: 'returns its texts in the language of X-Language',
    states: [state],
    breaks: 'An English page has Japanese words that the customer cannot read.',
    run: async ({ call, stateValue, linkPath: path }) => {
      const billId = stateValue('billId');
      const query: CallInput['query'] = operationId.endsWith('StatusHistory') ? { billId } : {};
      // A browser sends its own languages, whatever the customer chose.
      const answerIn = (language: string, ofBrowser: string) =>
        call(operationId, {
          path,
          query,
          headers: { 'x-language': language, 'accept-language': ofBrowser },
        });
      const ja = await answerIn('ja', 'en');
      const en = await answerIn('en', 'ja');
      const again = await answerIn('ja', 'en');
      for (const at of paths) {
        const [japanese = [], english = [], third = []] = [ja, en, again].map((answer) =>
          answer.values(at).flatMap((text) => (typeof text === 'string' ? text : [])),
        );
        // A short name such as "OK" can be the same in both languages.
        const mayBeAlike = names.test(at) || japanese.every((text) => text.length <= 3);
        const isRight = ja.status < 300 && (mayBeAlike || japanese.some(isJapanese));
        // A title contains the name of the issuer, which can be Japanese in both languages.
        const isLeft =
          at === 'title'
            ? japaneseSigns(english) >= japaneseSigns(japanese)
            : english.some(isJapanese);
        en.expectThat(isRight && !isLeft, `${at} in English, and in Japanese with X-Language: ja`, {
          got: `${brief(english.join(', '))}; ${brief(japanese.join(', '))}`,
          sent: 'with X-Language: en',
        });
        again.expectValue(`${at} in Japanese after English`, japanese, third);
      }
    },
  })),
  {
    operationId: 'getRegisteredInformation',
    name: 'labels a change in progress as its items, in the language of X-Language',
    states: ['no change is in progress'],
    breaks: 'A change is shown with labels in the language in which it was requested.',
    run: async ({ call, stateValue }) => {
      const items = [{ itemKey: 'phoneNumber', value: '03-5555-0142' }];
      const changeReflectionMonth = stateValue('changeReflectionMonth');
      const body = { revision: stateValue('revision'), changeReflectionMonth, items };
      const done = await call('submitChangeRequest', { body });
      const english = await call('getRegisteredInformation', inEnglish);
      done.expectDone();
      for (const answer of [await call('getRegisteredInformation'), english]) {
        const at = answer.values('groups.*.items.*.itemKey').indexOf('phoneNumber');
        const label = answer.values('groups.*.items.*.label')[at];
        answer.expectField('pendingChangeRequest.items.0.label', label);
      }
    },
  },
];
