import type { StateName } from '../../states/provider-states.ts';
import { brief } from '../text.ts';
import { itemsIn, stateWithoutChange, stateWithSettings } from './account-data.ts';
import { search, stateWithManyKinds } from './bills.ts';
import type { CallInput } from './browser.ts';
import { checksOf, issuerHasNo, offersEnglish, type Check } from './check.ts';
import { linkLoginState } from './link-files.ts';
import { stateWithLogin } from './sessions.ts';

const englishInput = { headers: { 'x-language': 'en' } } as const;

const isJapanese = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

const countJapaneseCharacters = (texts: readonly string[]): number =>
  [...texts.join('')].filter(isJapanese).length;

/** Names of services, which can be the same in each language. */
const serviceNamePattern = /^(serviceName|chatbotInfo.text)$/;

const namesById = (list: unknown, id: string): ReadonlyMap<unknown, unknown> =>
  new Map(
    [list].flat().map((one) => [Reflect.get(Object(one), id), Reflect.get(Object(one), 'name')]),
  );

const linkLoginStateWithLinkage = 'a customer with a linkage is logged in to a download link';
const formTextPaths = ['title', 'items.*.label', 'items.*.options.*.label'].map(
  (field) => `groups.*.${field}`,
);
const historyTextPaths = [
  'bill.billTypeName',
  'bill.statusName',
  'items.*.beforeStatusName',
  'items.*.afterStatusName',
] as const;

/** Operations with texts in the language of X-Language: the state, and the paths of the texts. */
const translatedFields: readonly [operationId: string, state: StateName, ...paths: string[]][] = [
  ['getCurrentUser', stateWithLogin, 'titleOfHonor'],
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
  ['getRegisteredInformation', stateWithoutChange, ...formTextPaths],
  ['getRegistrationForm', 'a registration token with the agreement given exists', ...formTextPaths],
  ['listOperatorNotices', stateWithLogin, 'items.*.title', 'items.*.link.text'],
  ['getStatusHistory', 'the issuer has changed the status of a bill', ...historyTextPaths],
  ['getDownloadStatusHistory', linkLoginState, ...historyTextPaths],
  ['getAttachedMailSettings', stateWithSettings, 'items.*.billTypeName'],
  ['listDownloadFiles', linkLoginState, 'items.*.billTypeName', 'items.*.statusName'],
  ['getDownloadUrlState', linkLoginState, 'title'],
  ['getDownloadSession', linkLoginState, 'title'],
  ['getEStorageLinkage', 'a linkage is registered', 'serviceName'],
  ['getEStorageLinkageByToken', linkLoginStateWithLinkage, 'serviceName'],
];

const fixedLanguageChecks = checksOf({
  'searchBills: returns the names of types and statuses in the language of X-Language': {
    states: [stateWithManyKinds],
    breaks: 'The list and the search above it have different names for a type or a status.',
    run: async ({ call }) => {
      if (!(await offersEnglish(call))) issuerHasNo('English');
      const optionsAnswer = await call('getBillSearchOptions', englishInput);
      const { answer, items } = await search(call, {}, englishInput.headers);
      const typeNames = namesById(optionsAnswer.value('billTypes'), 'billTypeId');
      const statusNames = namesById(optionsAnswer.value('statuses'), 'statusId');
      const billWithWrongType = items.find(
        ({ billTypeId: id, billTypeName: name }) => typeNames.get(id) !== name || isJapanese(name),
      );
      const billWithWrongStatus = items.find(
        ({ statusId, statusName }) => statusId && statusNames.get(statusId) !== statusName,
      );
      answer.expectThat(
        billWithWrongType === undefined && items.length > 0,
        'the name of the search options as billTypeName',
        { got: billWithWrongType?.billTypeName ?? 'no bills', callDetail: 'with X-Language: en' },
      );
      answer.expectThat(
        billWithWrongStatus === undefined,
        'the name of the search options as statusName',
        { got: String(billWithWrongStatus?.statusName) },
      );
    },
  },
  'getRegisteredInformation: labels a change in progress with the labels of the items, in the language of X-Language':
    {
      states: ['no change is in progress'],
      breaks: 'A change is shown with labels in the language in which it was requested.',
      run: async ({ call, pactInput }) => {
        (await call('submitChangeRequest', pactInput('submitChangeRequest'))).expectDone();
        for (const input of [englishInput, {}]) {
          const answer = await call('getRegisteredInformation', input);
          const phoneItem = itemsIn(answer).find(({ itemKey }) => itemKey === 'phoneNumber');
          answer.expectField('pendingChangeRequest.items.0.label', phoneItem?.label);
        }
      },
    },
});

/** Names are in the language of X-Language (S7). */
export const languageChecks: readonly Check[] = [
  ...fixedLanguageChecks,
  ...translatedFields.map(([operationId, state, ...fieldPaths]): Check => ({
    operationId,
    name: 'returns its texts in the language of X-Language',
    states: [state],
    breaks: 'An English page has Japanese words that the customer cannot read.',
    run: async ({ call, stateValue, linkParameters: path }) => {
      if (!(await offersEnglish(call))) issuerHasNo('English');
      const billId = stateValue('billId');
      const query: CallInput['query'] = operationId.endsWith('StatusHistory') ? { billId } : {};
      // A browser also sends its own languages, which can differ from the customer's choice.
      const answerIn = (language: string, browserLanguage: string) => {
        const headers = { 'x-language': language, 'accept-language': browserLanguage };
        return call(operationId, { path, query, headers });
      };
      const japaneseAnswer = await answerIn('ja', 'en');
      const englishAnswer = await answerIn('en', 'ja');
      const secondJapaneseAnswer = await answerIn('ja', 'en');
      for (const fieldPath of fieldPaths) {
        const [japaneseTexts = [], englishTexts = [], secondJapaneseTexts = []] = [
          japaneseAnswer,
          englishAnswer,
          secondJapaneseAnswer,
        ].map((answer) => answer.values(fieldPath).filter((text) => typeof text === 'string'));
        // A short name such as "OK" can be the same in both languages.
        const mayBeEqual =
          serviceNamePattern.test(fieldPath) || japaneseTexts.every((text) => text.length <= 3);
        const hasJapaneseTexts =
          japaneseAnswer.status < 300 && (mayBeEqual || japaneseTexts.some(isJapanese));
        // A title contains the name of the issuer, which can be Japanese in both languages.
        const hasEnglishTexts =
          fieldPath === 'title'
            ? countJapaneseCharacters(englishTexts) < countJapaneseCharacters(japaneseTexts)
            : !englishTexts.some(isJapanese);
        englishAnswer.expectThat(
          hasJapaneseTexts && hasEnglishTexts,
          `${fieldPath} in English, and in Japanese with X-Language: ja`,
          {
            got: `${brief(englishTexts.join(', '))}; ${brief(japaneseTexts.join(', '))}`,
            callDetail: 'with X-Language: en',
          },
        );
        secondJapaneseAnswer.expectValue(
          `${fieldPath} in Japanese after English`,
          japaneseTexts,
          secondJapaneseTexts,
        );
      }
    },
  })),
];
