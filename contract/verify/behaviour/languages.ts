import { manyKinds } from './bills.ts';
import { expectThat, fieldOf, jsonOf, type Check } from './check.ts';

const inEnglish = { headers: { 'x-language': 'en' } } as const;

const Japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The names of a list of the search options. */
function namesOf(list: unknown): string[] {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.map((one) =>
    String(typeof one === 'object' && one !== null ? Reflect.get(one, 'name') : ''),
  );
}

const lists = ['billTypes', 'statuses', 'searchTargets'] as const;

/** That names come in the language of X-Language (S7). */
export const languageChecks: readonly Check[] = [
  {
    operationId: 'getBillSearchOptions',
    name: 'gives the names of types, statuses and items in the language of X-Language',
    states: [manyKinds],
    breaks: 'The search shows names that the customer cannot read.',
    run: async ({ ask }) => {
      const [ja, en] = [
        await ask('getBillSearchOptions'),
        await ask('getBillSearchOptions', inEnglish),
      ];
      return lists.flatMap((list) => {
        const [japanese, english] = [namesOf(fieldOf(ja, list)), namesOf(fieldOf(en, list))];
        const wrong = english.find((name) => Japanese.test(name));
        return [
          ...expectThat(
            japanese.some((name) => Japanese.test(name)),
            ja,
            `Japanese names in ${list}`,
            { got: japanese.join(', '), sent: 'with X-Language: ja' },
          ),
          ...expectThat(wrong === undefined, en, `English names in ${list}`, {
            got: String(wrong),
            sent: 'with X-Language: en',
          }),
        ];
      });
    },
  },
  {
    operationId: 'searchBills',
    name: 'gives the names of types in the language of X-Language',
    states: [manyKinds],
    breaks: 'The list names a type otherwise than the search above it.',
    run: async ({ ask }) => {
      const options = await ask('getBillSearchOptions', inEnglish);
      const names = namesOf(fieldOf(options, 'billTypes'));
      const heard = await ask('searchBills', { ...inEnglish, query: { page: 1, perPage: 100 } });
      const items = fieldOf(heard, 'items');
      const found = (Array.isArray(items) ? items : []).map((_, at) =>
        String(fieldOf(heard, 'items', at, 'billTypeName')),
      );
      const wrong = found.find((name) => !names.includes(name) || Japanese.test(name));
      return expectThat(
        wrong === undefined && found.length > 0,
        heard,
        `one of ${names.join(', ')} as billTypeName`,
        { got: wrong ?? 'no bills', sent: 'with X-Language: en' },
      );
    },
  },
  {
    operationId: 'listNotices',
    name: 'answers in both languages with the same notices',
    states: ['a notice has an attachment'],
    breaks: 'Whoever changes the language loses notices.',
    run: async ({ ask }) => {
      const [ja, en] = [await ask('listNotices'), await ask('listNotices', inEnglish)];
      const total = fieldOf(ja, 'total') ?? jsonOf(ja);
      const other = fieldOf(en, 'total') ?? jsonOf(en);
      const got = `a total of ${String(other)}`;
      return expectThat(total === other, en, `a total of ${String(total)} as in Japanese`, {
        got,
        sent: 'with X-Language: en',
      });
    },
  },
];
