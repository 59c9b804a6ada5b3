import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from '../../../src/shell/downloads/use-selection.ts';

interface Thing {
  id: string;
  files: number;
}

const idOf = ({ id }: Thing): string => id;
const filesOf = ({ files }: Thing): number => files;
const things = [
  { id: 'a', files: 1 },
  { id: 'b', files: 3 },
];

const begin = () =>
  renderHook(({ scope }) => useSelection<Thing>({ scope, idOf, filesOf }), {
    initialProps: { scope: 'one' },
  });

describe('a selection', () => {
  it('stores the number of files of each item', () => {
    const { result } = begin();
    act(() => result.current.select(things, true));
    expect([...result.current.selected]).toEqual([
      ['a', 1],
      ['b', 3],
    ]);
    act(() => result.current.select(things.slice(0, 1), false));
    expect([...result.current.selected.keys()]).toEqual(['b']);
    act(() => result.current.clear());
    expect(result.current.selected.size).toBe(0);
  });

  it('is empty for another list', () => {
    const { result, rerender } = begin();
    act(() => result.current.select(things.slice(0, 1), true));
    rerender({ scope: 'another' });
    expect(result.current.selected.size).toBe(0);
    act(() => result.current.select(things.slice(1), true));
    expect([...result.current.selected.keys()]).toEqual(['b']);
  });
});
