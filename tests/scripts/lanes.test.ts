import { expect, it } from 'vitest';
import { chooseSteps, inLanes } from '../../scripts/test/steps.ts';

const namesOf = (asked: string[]): string[][][] =>
  inLanes(chooseSteps(asked)).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));

it('what needs the pact comes after it; what does not runs beside it', () => {
  expect(namesOf(['lint', 'typecheck', 'generate', 'unit', 'contract', 'build', 'e2e'])).toEqual([
    [['lint'], ['typecheck', 'generate']],
    [['unit']],
    [
      ['pacts', 'providers', 'verify'],
      ['breaking', 'check', 'drift', 'build'],
    ],
    [['e2e']],
  ]);
});

it('steps run in their own order, whatever the order in which they were named', () => {
  expect(namesOf(['e2e', 'unit', 'lint'])).toEqual([[['lint']], [['unit']], [['e2e']]]);
});

it('every step is there once', () => {
  const names = namesOf([]).flat(2);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(
    chooseSteps([])
      .map(({ name }) => name)
      .toSorted(),
  );
});
