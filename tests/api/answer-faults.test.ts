import { expect, it } from 'vitest';
import { reportFaults } from '../../src/api/answer-faults.ts';
import { setFaultReceiver } from '../../src/api/faults.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { collectContractWarnings } from '../support/wrong-answers.ts';

it.each([
  ['s', 7, 'is of type number, not a text'],
  ['b', 'true', 'is of type string, not true or false'],
  ['i', null, 'is null, not a whole number'],
  ['i1', 0, 'is of type number, not a whole number from 1'],
  ['list', {}, 'is of type object, not a list'],
  ['object', [], 'is a list, not an object'],
  ['Bill', '', 'is of type string, not an object'],
  ['s', undefined, 'is missing'],
])(
  'a field of the schema kind %s with the value %j is reported with the words: %s',
  (kind, value, description) => {
    const warnings = collectContractWarnings();
    reportFaults(`operation ${kind} ${typeof value}`, [{ path: 'items.3.price', kind, value }]);
    expect(warnings).toEqual([
      `The answer of operation ${kind} ${typeof value} is not as the contract promises: ` +
        `items.3.price ${description}. Flow id ${getFlowId()}`,
    ]);
  },
);

it('a missing answer is reported as missing, without a field name', () => {
  const warnings = collectContractWarnings();
  reportFaults('whole', [{ path: '', kind: 'object', value: undefined }]);
  expect(warnings[0]).toContain('promises: the answer is missing. Flow id');
});

it('each invalid path is reported once for each operation', () => {
  const warnings = collectContractWarnings();
  const fault = { path: 'total', kind: 'i', value: null };
  for (const operation of ['one', 'other', 'one']) reportFaults(operation, [fault]);
  reportFaults('none', []);
  expect(warnings).toHaveLength(2);
});

it.each([10, 11, 12])('the report of %d faults names only ten faults', (faultCount) => {
  const warnings = collectContractWarnings();
  const faults = Array.from({ length: faultCount }, (_, index) => ({
    path: `items.${index}`,
    kind: 's',
    value: null,
  }));
  reportFaults(`list of ${faultCount}`, faults);
  expect(warnings[0]?.match(/is null/g)).toHaveLength(10);
  expect(/; (\d+) more\. /.exec(warnings[0] ?? '')?.[1]).toBe(
    faultCount > 10 ? `${faultCount - 10}` : undefined,
  );
});

it('the operator gets at most five faults of an answer; the same fault of several rows counts once', () => {
  collectContractWarnings();
  const notedPlaces: string[] = [];
  setFaultReceiver((fault) => {
    if ('operation' in fault && fault.operation === 'noted') notedPlaces.push(fault.place);
  });
  const paths = ['a', 'items.0.b', 'items.1.b', 'c', 'd', 'e', 'f'];
  const faults = paths.map((path) => ({ path, kind: 's', value: null }));
  reportFaults('noted', faults);
  expect(notedPlaces).toEqual(['a', 'items.*.b', 'c', 'd', 'e']);
});
