import { expect, it } from 'vitest';
import { reportFaults } from '../../src/api/answer-faults.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { hearOfWrongAnswers } from '../support/wrong-answers.ts';

it.each([
  ['s', 7, 'is of type number, not a text'],
  ['b', 'true', 'is of type string, not true or false'],
  ['i', null, 'is null, not a whole number'],
  ['i1', 0, 'is of type number, not a whole number from 1'],
  ['list', {}, 'is of type object, not a list'],
  ['object', [], 'is a list, not an object'],
  ['Bill', '', 'is of type string, not an object'],
  ['s', undefined, 'is missing'],
])('support is told of a place for %s with %j in it that it %s', (kind, value, words) => {
  const told = hearOfWrongAnswers();
  reportFaults(`operation ${kind} ${typeof value}`, [{ at: 'items.3.price', kind, value }]);
  expect(told).toEqual([
    `The answer of operation ${kind} ${typeof value} is not as the contract promises: ` +
      `items.3.price ${words}. Flow id ${getFlowId()}`,
  ]);
});

it('support is told of the answer itself as such', () => {
  const told = hearOfWrongAnswers();
  reportFaults('whole', [{ at: '', kind: 'object', value: undefined }]);
  expect(told[0]).toContain('promises: the answer is missing. Flow id');
});

it('support is told of the same place in each operation', () => {
  const told = hearOfWrongAnswers();
  const fault = { at: 'total', kind: 'i', value: null };
  for (const operation of ['one', 'other', 'one']) reportFaults(operation, [fault]);
  expect(told).toHaveLength(2);
});

it.each([10, 11, 12])('support is told of %d places at once, ten of them by name', (count) => {
  const told = hearOfWrongAnswers();
  const faults = Array.from({ length: count }, (_, place) => ({
    at: `items.${place}`,
    kind: 's',
    value: null,
  }));
  reportFaults(`list of ${count}`, faults);
  expect(told[0]?.match(/is null/g)).toHaveLength(10);
  expect(/; (\d+) more\. /.exec(told[0] ?? '')?.[1]).toBe(count > 10 ? `${count - 10}` : undefined);
});

it('support is told nothing where nothing is wrong', () => {
  const told = hearOfWrongAnswers();
  reportFaults('none', []);
  expect(told).toEqual([]);
});
