import { toFullWidth } from '../text.ts';
import {
  endForSimilarBills,
  expectBills,
  fetchSearchTargetIds,
  numbersOf,
  search,
  stateWithManyKinds,
  type Bill,
  type SearchResult,
} from './bills.ts';
import type { MakeCall } from './browser.ts';
import { checksIn, issuerHasNo, type Check } from './check.ts';
import { conditions } from './search-conditions.ts';

const conditionChecks = conditions.map(([name, choose]): Check => ({
  operationId: 'searchBills',
  name: `finds bills by ${name}`,
  states: [stateWithManyKinds],
  breaks: 'A filtered list shows bills that do not match, or lacks some that do.',
  run: async ({ call }) => {
    const { items } = await search(call);
    const chosenSearch = choose(items);
    const matchingBills = items.filter((bill) => chosenSearch?.finds(bill));
    if (!chosenSearch || matchingBills.length === 0 || matchingBills.length === items.length)
      return endForSimilarBills(`bills that match ${name} and bills that do not`);
    expectBills(matchingBills, await search(call, chosenSearch.query));
  },
}));

const searchByKeywords = (call: MakeCall, ...keyword: string[]): Promise<SearchResult> =>
  search(call, { keyword });

/** The half-width form of each full-width katakana. A katakana with a voicing mark has two half-width characters. */
const halfWidthByKatakana = new Map(
  Array.from({ length: 'ﾝ'.charCodeAt(0) - 'ｦ'.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode('ｦ'.charCodeAt(0) + at),
  ).flatMap((character) =>
    ['', 'ﾞ', 'ﾟ'].map((mark) => [`${character}${mark}`.normalize('NFKC'), character + mark]),
  ),
);

/** Two bills of the state; their numbers are used as keywords. */
async function fetchTwoBills(call: MakeCall): Promise<[Bill, Bill]> {
  const [first, second] = (await search(call)).items;
  return first && second ? [first, second] : endForSimilarBills('two bills');
}

const keywordChecks = checksIn([stateWithManyKinds], {
  'searchBills: finds a keyword in upper and lower case and in full width': {
    breaks: 'A customer who types a number as printed on the paper does not find the bill.',
    run: async ({ call }) => {
      const [bill] = await fetchTwoBills(call);
      const spellings = [bill.billNumber, bill.billNumber.toLowerCase()];
      for (const keyword of [...spellings, ...spellings.map(toFullWidth)])
        expectBills([bill], await searchByKeywords(call, keyword));
    },
  },
  'searchBills: finds a part of a text, and gives no character of a keyword a special meaning': {
    breaks: 'A customer finds nothing by the last digits of a number, or all bills by a % or a _.',
    run: async ({ call }) => {
      const [{ billNumber, billId }] = await fetchTwoBills(call);
      const resultByPart = await searchByKeywords(call, billNumber.slice(1, -1));
      resultByPart.answer.expectThat(
        resultByPart.items.some((bill) => bill.billId === billId),
        `${billNumber} among the bills`,
      );
      const [numberStart, numberEnd] = [billNumber.slice(0, 3), billNumber.slice(3)];
      const keywords = ['%', '_', '*', '.', "'", '\\', '?', '[0-9A-Z]', '(', '^', '$'].flatMap(
        (sign) => [`${billNumber.slice(0, -1)}${sign}`, `${numberStart}${sign}${numberEnd}`],
      );
      // A full-text search treats parts of these keywords as operators, or as separate words.
      keywords.push(`-${billNumber}`, `"${billNumber}"`, `${billNumber} OR ${billNumber}`);
      keywords.push(`${numberStart} ${numberEnd}`, `${billNumber}𠮷😀`);
      for (const keyword of keywords) {
        const result = await searchByKeywords(call, keyword);
        result.answer.expectDone();
        expectBills([], result);
      }
    },
  },
  'searchBills: finds katakana by a keyword in half width': {
    breaks: 'A customer whose program writes half-width katakana finds nothing.',
    run: async ({ call }) => {
      const joinedTitles = (await search(call)).items.map(({ title }) => title).join(' ');
      const words = (joinedTitles.match(/[ァ-ヴー]{2,}/g) ?? []).filter((word) =>
        [...word].every((sign) => halfWidthByKatakana.has(sign)),
      );
      const word = words.find((one) => one.normalize('NFD') !== one) ?? words[0];
      if (word === undefined) return issuerHasNo('bill with katakana in its title');
      const halfWidthWord = word.replace(/./g, (sign) => halfWidthByKatakana.get(sign) ?? sign);
      // Some databases treat バ and ハ as equal.
      const unvoicedWord = word.normalize('NFD').replace(/[\u3099\u309a]/g, '');
      const isInTitles = unvoicedWord === word || joinedTitles.includes(unvoicedWord);
      const { items } = await searchByKeywords(call, word);
      expectBills(items, await searchByKeywords(call, halfWidthWord));
      if (!isInTitles) expectBills([], await searchByKeywords(call, unvoicedWord));
    },
  },
  'searchBills: searches the keyword 0': {
    breaks: 'A customer who searches for a zero sees every bill.',
    run: async ({ call }) => {
      const { total } = await search(call);
      for (const searchTargetId of await fetchSearchTargetIds(call)) {
        const fullWidthResult = await search(call, { keyword: ['０'], searchTargetId });
        if (fullWidthResult.total !== total) {
          const result = await search(call, { keyword: ['0'], searchTargetId });
          expectBills(fullWidthResult.items, result);
          return;
        }
      }
      return issuerHasNo('item to search in that is without a 0 in some bills');
    },
  },
  'searchBills: accepts keywordLimit keywords': {
    breaks: 'The search accepts fewer keywords than it announces.',
    run: async ({ call }) => {
      const length = Number((await call('getBillSearchOptions')).value('keywordLimit'));
      const keyword = Array.from({ length }, (_, at) => `keyword${at}`);
      (await search(call, { keyword })).answer.expectDone();
    },
  },
  'searchBills: finds only bills that have both of two keywords': {
    breaks: 'A second keyword does not filter the list.',
    run: async ({ call }) => {
      const [bill, otherBill] = await fetchTwoBills(call);
      const { billNumber, title } = bill;
      const limit = Number((await call('getBillSearchOptions')).value('keywordLimit'));
      const keywords = Array.from({ length: limit }, (_, at) =>
        billNumber.slice(0, billNumber.length - at),
      );
      const billsWithTitle = numbersOf((await searchByKeywords(call, title)).items);
      expectBills([], await searchByKeywords(call, billNumber, otherBill.billNumber));
      // The two keywords may match different fields of the bill.
      if (billsWithTitle.includes(billNumber))
        expectBills([bill], await searchByKeywords(call, title, billNumber));
      expectBills([bill], await searchByKeywords(call, ...keywords));
      const keywordsOfTwoBills = [...keywords.slice(0, -1), otherBill.billNumber];
      expectBills([], await searchByKeywords(call, ...keywordsOfTwoBills));
    },
  },
  'searchBills: searches a keyword only in the chosen search target': {
    breaks: 'The choice "search in" of the list does nothing.',
    run: async ({ call }) => {
      const [bill, otherBill] = await fetchTwoBills(call);
      const searchTargetIds = await fetchSearchTargetIds(call);
      const searchInEachItem = async (keyword: string): Promise<SearchResult[]> => {
        const results: SearchResult[] = [];
        for (const searchTargetId of searchTargetIds)
          results.push(await search(call, { keyword: [keyword], searchTargetId }));
        return results;
      };
      const allBills = await search(call);
      expectBills(allBills.items, await search(call, { searchTargetId: searchTargetIds[0] ?? '' }));
      for (const keyword of [bill.title, otherBill.title.slice(0, 2)]) {
        const results = await searchInEachItem(keyword);
        const foundNumbers = results.flatMap(({ items }) => numbersOf(items));
        const matchingBills = allBills.items.filter((one) => foundNumbers.includes(one.billNumber));
        expectBills(matchingBills, await searchByKeywords(call, keyword));
      }
      const resultsByNumber = await searchInEachItem(bill.billNumber);
      const itemCount = resultsByNumber.filter(({ total }) => total > 0).length;
      (resultsByNumber.at(-1) ?? allBills).answer.expectThat(
        itemCount > 0 && itemCount < searchTargetIds.length,
        'the number of a bill in some of the items, not in all',
        { got: `found in ${itemCount} of ${searchTargetIds.length}` },
      );
    },
  },
});

/** A search finds exactly the matching bills (S2). */
export const searchChecks: readonly Check[] = [...conditionChecks, ...keywordChecks];
