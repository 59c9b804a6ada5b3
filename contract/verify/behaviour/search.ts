import type { Fault } from '../fault.ts';
import {
  listed,
  manyKinds,
  numbersOf,
  search,
  tooMuchAlike,
  type Bill,
  type Found,
} from './bills.ts';
import type { Ask } from './browser.ts';
import { expectDone, expectRefused, fieldOf, type Check } from './check.ts';
import { conditions, type Choose } from './search-conditions.ts';

/** Says what the list has too much and too little. */
export function differences(expected: readonly Bill[], { heard, items, total }: Found): Fault[] {
  const [wanted, found] = [numbersOf(expected), numbersOf(items)];
  const tooMany = found.filter((number) => !wanted.includes(number));
  const missing = wanted.filter((number) => !found.includes(number));
  const said = `the ${wanted.length} bills of the whole list that meet it`;
  const fault = (got: string): Fault => ({ where: heard.call, expected: said, got });
  return [
    ...(tooMany.length > 0 ? [fault(`besides ${listed(tooMany)}, which do not`)] : []),
    ...(missing.length > 0 ? [fault(`all but ${listed(missing)}`)] : []),
    ...(total === wanted.length ? [] : [fault(`a total of ${total}`)]),
  ];
}

async function conditionFaults(ask: Ask, name: string, choose: Choose): Promise<Fault[]> {
  const whole = await search(ask);
  const chosen = choose(whole.items);
  const expected = whole.items.filter((bill) => chosen?.finds(bill));
  if (!chosen || expected.length === 0 || expected.length === whole.items.length) {
    return tooMuchAlike(`bills that meet ${name} and bills that do not`);
  }
  return differences(expected, await search(ask, chosen.query));
}

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const conditionChecks = conditions.map(([name, choose]): Check => ({
  operationId: 'searchBills',
  name: `finds by ${name}`,
  states: [manyKinds],
  breaks: 'Whoever narrows the list sees bills that were not searched for, or misses some.',
  run: ({ ask }) => conditionFaults(ask, name, choose),
}));

/** The first bill's number as a keyword, and what is to be found by it. */
async function firstNumber(ask: Ask): Promise<{ first: Bill; second: Bill } | undefined> {
  const [first, second] = (await search(ask)).items;
  return first && second ? { first, second } : undefined;
}

const keywordChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'finds by a keyword, whatever the case and the width of its letters',
    states: [manyKinds],
    breaks: 'A customer who types a number as it stands on the paper does not find the bill.',
    run: async ({ ask }) => {
      const bills = await firstNumber(ask);
      if (!bills) return tooMuchAlike('two bills');
      const { billNumber } = bills.first;
      const faults: Fault[] = [];
      for (const keyword of [billNumber, billNumber.toLowerCase(), wide(billNumber)]) {
        faults.push(...differences([bills.first], await search(ask, { keyword: [keyword] })));
      }
      return faults;
    },
  },
  {
    operationId: 'searchBills',
    name: 'finds by two keywords what has both',
    states: [manyKinds],
    breaks: 'A second keyword does not narrow the list.',
    run: async ({ ask }) => {
      const bills = await firstNumber(ask);
      if (!bills) return tooMuchAlike('two bills');
      const keyword = numbersOf([bills.first, bills.second]);
      return differences([], await search(ask, { keyword }));
    },
  },
  {
    operationId: 'searchBills',
    name: 'looks for a keyword in the item chosen, and in no other',
    states: [manyKinds],
    breaks: 'The choice "search in" of the list does nothing.',
    run: async ({ ask }) => {
      const bills = await firstNumber(ask);
      const targets = fieldOf(await ask('getBillSearchOptions'), 'searchTargets');
      const ids = (Array.isArray(targets) ? targets : []).map((one: unknown) =>
        String(typeof one === 'object' && one !== null ? Reflect.get(one, 'searchTargetId') : ''),
      );
      const keyword = [bills?.first.billNumber ?? ''];
      const found: Found[] = [];
      for (const searchTargetId of ids) found.push(await search(ask, { keyword, searchTargetId }));
      const hits = found.filter(({ total }) => total > 0).length;
      if (hits > 0 && hits < found.length) return [];
      const expected = 'that the number of a bill is found in one of the items and not in all';
      return [
        {
          where: found.at(-1)?.heard.call ?? 'GET .../bills/search-options',
          expected,
          got: `it is found in ${hits} of ${found.length}`,
        },
      ];
    },
  },
  {
    operationId: 'searchBills',
    name: 'takes amounts below nothing, and knows which of two is the smaller',
    states: [manyKinds],
    breaks: 'A search for credit notes is refused as the wrong way round.',
    run: async ({ ask }) => [
      ...expectDone((await search(ask, { priceFrom: -2, priceTo: -1 })).heard),
      ...expectRefused((await search(ask, { priceFrom: -1, priceTo: -2 })).heard, ['400-1-00-08']),
    ],
  },
  {
    operationId: 'searchBills',
    name: 'refuses ranges that are reversed',
    states: [manyKinds],
    breaks:
      'The list is empty in place of telling the customer that the range is the wrong way round.',
    run: async ({ ask }) => [
      ...expectRefused(
        (await search(ask, { publicationDateFrom: '2026-02-01', publicationDateTo: '2026-01-31' }))
          .heard,
        ['400-1-00-08'],
      ),
      ...expectRefused((await search(ask, { priceFrom: 2, priceTo: 1 })).heard, ['400-1-00-08']),
      ...expectRefused(
        (
          await search(ask, {
            downloadDeadlineFrom: '2026-02-01',
            downloadDeadlineTo: '2026-01-31',
          })
        ).heard,
        ['400-1-00-08'],
      ),
    ],
  },
];

/** That a search of bills excludes what it must, and nothing else (S2). */
export const searchChecks: readonly Check[] = [...conditionChecks, ...keywordChecks];
