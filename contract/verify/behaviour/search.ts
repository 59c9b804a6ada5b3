import {
  shortListOf,
  stateWithManyKinds,
  numbersOf,
  search,
  endForSimilarBills,
  type Bill,
  type SearchResult,
} from './bills.ts';
import type { MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { conditions, type Choose } from './search-conditions.ts';

/** The bills that a list has by mistake, and those that it lacks. */
function expectBills(expected: readonly Bill[], { answer, items, total }: SearchResult): void {
  const [wanted, found] = [numbersOf(expected), numbersOf(items)];
  const tooMany = found.filter((number) => !wanted.includes(number));
  const missing = wanted.filter((number) => !found.includes(number));
  const expectedText = `the ${wanted.length} bills of the whole list that match`;
  answer.expectThat(tooMany.length === 0, expectedText, {
    got: `also ${shortListOf(tooMany)}, which do not match`,
  });
  answer.expectThat(missing.length === 0, expectedText, { got: `all but ${shortListOf(missing)}` });
  answer.expectThat(total === wanted.length, expectedText, { got: `a total of ${total}` });
}

async function expectBillsBy(call: MakeCall, name: string, choose: Choose): Promise<void> {
  const whole = await search(call);
  const chosen = choose(whole.items);
  const expected = whole.items.filter((bill) => chosen?.finds(bill));
  if (!chosen || expected.length === 0 || expected.length === whole.items.length) {
    return endForSimilarBills(`bills that match ${name} and bills that do not`);
  }
  expectBills(expected, await search(call, chosen.query));
}

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The half-width katakana of each full-width one, also of one with a voicing mark, which is two signs then. */
const halfWidth = new Map(
  Array.from({ length: 'ﾝ'.charCodeAt(0) - 'ｦ'.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode('ｦ'.charCodeAt(0) + at),
  ).flatMap((half) =>
    ['', 'ﾞ', 'ﾟ'].map((mark) => [`${half}${mark}`.normalize('NFKC'), half + mark]),
  ),
);

const conditionChecks = conditions.map(([name, choose]): Check => ({
  operationId: 'searchBills',
  name: `finds bills by ${name}`,
  states: [stateWithManyKinds],
  breaks: 'A filtered list shows bills that do not match, or lacks some that do.',
  run: ({ call }) => expectBillsBy(call, name, choose),
}));

/** Two bills of the state; their numbers are used as keywords. */
async function firstBills(call: MakeCall): Promise<{ first: Bill; second: Bill } | undefined> {
  const [first, second] = (await search(call)).items;
  return first && second ? { first, second } : undefined;
}

const keywordChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'finds a keyword in upper and lower case and in full width',
    states: [stateWithManyKinds],
    breaks: 'A customer who types a number as printed on the paper does not find the bill.',
    run: async ({ call }) => {
      const bills = await firstBills(call);
      if (!bills) return endForSimilarBills('two bills');
      const { billNumber } = bills.first;
      for (const keyword of [
        billNumber,
        billNumber.toLowerCase(),
        wide(billNumber),
        wide(billNumber.toLowerCase()),
      ]) {
        expectBills([bills.first], await search(call, { keyword: [keyword] }));
      }
    },
  },
  {
    operationId: 'searchBills',
    name: 'finds a part of a text, and takes each sign of a keyword for itself',
    states: [stateWithManyKinds],
    breaks: 'A customer finds nothing by the last digits of a number, or all bills by a % or a _.',
    run: async ({ call }) => {
      const bills = await firstBills(call);
      if (!bills) return endForSimilarBills('two bills');
      const { billNumber, billId } = bills.first;
      const part = await search(call, { keyword: [billNumber.slice(1, -1)] });
      part.answer.expectThat(
        part.items.some((bill) => bill.billId === billId),
        `${billNumber} among the bills`,
      );
      const keywords = ['%', '_', '*', '.', "'", '\\', '?', '[0-9A-Z]', '(', '^', '$'].flatMap(
        (sign) => [
          `${billNumber.slice(0, -1)}${sign}`,
          `${billNumber.slice(0, 3)}${sign}${billNumber.slice(3)}`,
        ],
      );
      // A full-text search takes these for operators, or for two words.
      keywords.push(`-${billNumber}`, `"${billNumber}"`, `${billNumber} OR ${billNumber}`);
      keywords.push(`${billNumber.slice(0, 3)} ${billNumber.slice(3)}`, `${billNumber}𠮷😀`);
      for (const keyword of keywords) {
        const found = await search(call, { keyword: [keyword] });
        found.answer.expectDone();
        expectBills([], found);
      }
    },
  },
  {
    operationId: 'searchBills',
    name: 'finds katakana in half width',
    states: [stateWithManyKinds],
    breaks: 'A customer whose program writes half-width katakana finds nothing.',
    run: async ({ call }) => {
      const titles = (await search(call)).items.map(({ title }) => title).join(' ');
      const words = titles.match(/[ァ-ヴー]{2,}/g) ?? [];
      const usable = words.filter((one) => [...one].every((sign) => halfWidth.has(sign)));
      const word = usable.find((one) => one.normalize('NFD') !== one) ?? usable[0];
      if (word === undefined) return issuerHasNo('bill with katakana in its title');
      const half = word.replace(/./g, (sign) => halfWidth.get(sign) ?? sign);
      const full = await search(call, { keyword: [word] });
      // A database can take バ for ハ.
      const unvoiced = word.normalize('NFD').replace(/[\u3099\u309a]/g, '');
      const isInTitles = unvoiced === word || titles.includes(unvoiced);
      expectBills(full.items, await search(call, { keyword: [half] }));
      if (!isInTitles) expectBills([], await search(call, { keyword: [unvoiced] }));
    },
  },
  {
    operationId: 'searchBills',
    name: 'searches the keyword 0',
    states: [stateWithManyKinds],
    breaks: 'A customer who searches for a zero sees every bill.',
    run: async ({ call }) => {
      const options = await call('getBillSearchOptions');
      const whole = await search(call);
      for (const searchTargetId of options.values('searchTargets.*.searchTargetId').map(String)) {
        const full = await search(call, { keyword: ['０'], searchTargetId });
        if (full.total !== whole.total) {
          expectBills(full.items, await search(call, { keyword: ['0'], searchTargetId }));
          return;
        }
      }
      return issuerHasNo('item to search in that is without a 0 in some bills');
    },
  },
  {
    operationId: 'searchBills',
    name: 'finds only bills that have both of two keywords',
    states: [stateWithManyKinds],
    breaks: 'A second keyword does not filter the list.',
    run: async ({ call }) => {
      const bills = await firstBills(call);
      if (!bills) return endForSimilarBills('two bills');
      const [one = '', other = ''] = numbersOf([bills.first, bills.second]);
      const limit = Number((await call('getBillSearchOptions')).value('keywordLimit'));
      const most = Array.from({ length: limit }, (_, at) => one.slice(0, one.length - at));
      // The keywords may be in different items.
      const word = bills.first.title;
      const hasWord = numbersOf((await search(call, { keyword: [word] })).items).includes(one);
      expectBills([], await search(call, { keyword: [one, other] }));
      if (hasWord) expectBills([bills.first], await search(call, { keyword: [word, one] }));
      expectBills([bills.first], await search(call, { keyword: most }));
      expectBills([], await search(call, { keyword: [...most.slice(0, -1), other] }));
    },
  },
  {
    operationId: 'searchBills',
    name: 'searches a keyword only in the chosen item',
    states: [stateWithManyKinds],
    breaks: 'The choice "search in" of the list does nothing.',
    run: async ({ call }) => {
      const bills = await firstBills(call);
      const options = await call('getBillSearchOptions');
      const ids = options.values('searchTargets.*.searchTargetId').map(String);
      const keyword = [bills?.first.billNumber ?? ''];
      const found: SearchResult[] = [];
      for (const searchTargetId of ids) found.push(await search(call, { keyword, searchTargetId }));
      const whole = await search(call);
      const without = await search(call, { searchTargetId: ids[0] ?? '' });
      expectBills(whole.items, without);
      for (const word of [bills?.first.title ?? '', bills?.second.title.slice(0, 2) ?? '']) {
        const everywhere = await search(call, { keyword: [word] });
        const inItems = new Set<string>();
        for (const searchTargetId of ids) {
          for (const one of numbersOf(
            (await search(call, { keyword: [word], searchTargetId })).items,
          ))
            inItems.add(one);
        }
        const expected = whole.items.filter((one) => inItems.has(one.billNumber));
        expectBills(expected, everywhere);
      }
      const hits = found.filter(({ total }) => total > 0).length;
      (found.at(-1)?.answer ?? options).expectThat(
        hits > 0 && hits < found.length,
        'the number of a bill in some of the items, not in all',
        { got: `found in ${hits} of ${found.length}` },
      );
    },
  },
];

/** A search finds exactly the matching bills (S2). */
export const searchChecks: readonly Check[] = [...conditionChecks, ...keywordChecks];
