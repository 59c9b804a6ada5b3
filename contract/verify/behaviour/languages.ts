import { manyKinds } from './bills.ts';
import { expectThat, fieldOf, type Check } from './check.ts';

const inEnglish = { headers: { 'x-language': 'en' } } as const;

const Japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The names in a list of the search options. */
function namesOf(list: unknown): string[] {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.map((one) => String(Reflect.get(Object(one), 'name')));
}

const lists = ['billTypes', 'statuses', 'searchTargets'] as const;

/** Names are in the language of X-Language (S7). */
export const languageChecks: readonly Check[] = [
  {
    operationId: 'getBillSearchOptions',
    name: 'returns the names of types, statuses and items in the language of X-Language',
    states: [manyKinds],
    breaks: 'The search shows names that the customer cannot read.',
    run: async ({ call }) => {
      const [ja, en] = [
        await call('getBillSearchOptions'),
        await call('getBillSearchOptions', inEnglish),
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
    name: 'returns the names of types in the language of X-Language',
    states: [manyKinds],
    breaks: 'The list and the search above it have different names for a type.',
    run: async ({ call }) => {
      const options = await call('getBillSearchOptions', inEnglish);
      const names = namesOf(fieldOf(options, 'billTypes'));
      const answer = await call('searchBills', { ...inEnglish, query: { page: 1, perPage: 100 } });
      const items = fieldOf(answer, 'items');
      const found = (Array.isArray(items) ? items : []).map((_, at) =>
        String(fieldOf(answer, 'items', at, 'billTypeName')),
      );
      const wrong = found.find((name) => !names.includes(name) || Japanese.test(name));
      return expectThat(
        wrong === undefined && found.length > 0,
        answer,
        `one of ${names.join(', ')} as billTypeName`,
        { got: wrong ?? 'no bills', sent: 'with X-Language: en' },
      );
    },
  },
  {
    operationId: 'listNotices',
    name: 'returns the same notices in both languages',
    states: ['a notice has an attachment'],
    breaks: 'A customer who changes the language misses notices.',
    run: async ({ call }) => {
      const [ja, en] = [await call('listNotices'), await call('listNotices', inEnglish)];
      const [total, other] = [fieldOf(ja, 'total'), fieldOf(en, 'total')];
      const got = `a total of ${String(other)}`;
      return expectThat(total === other, en, `a total of ${String(total)}, as in Japanese`, {
        got,
        sent: 'with X-Language: en',
      });
    },
  },
];
