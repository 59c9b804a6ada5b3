import { describe, expect, it } from 'vitest';
import { circlesOf } from '../../scripts/lint-circles.ts';

const circles = (imports: Record<string, string[]>): string[] =>
  circlesOf(new Map(Object.entries(imports)));

describe('circles of imports', () => {
  it('are named with the way round', () => {
    expect(circles({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b -> c -> b']);
  });

  it('are found in a file that imports itself', () => {
    expect(circles({ a: ['a'] })).toEqual(['a -> a']);
  });

  it('are found each, where there are several', () => {
    expect(circles({ a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] })).toEqual([
      'a -> b -> a',
      'c -> d -> c',
    ]);
  });

  it('are none where two ways lead to the same file', () => {
    expect(circles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });
});
