import { describe, expect, it } from 'vitest';
import {
  hasUnreadableParts,
  hasUnreadableRows,
  withoutUnreadableParts,
  rowsOf,
  removeEntries,
} from '../../src/api/unreadable.ts';

const answerWithout = (...positions: number[]) => {
  const answer = { items: ['a', 'b', 'c', 'd'], total: 4 };
  removeEntries(answer, 'items', answer.items, positions);
  return answer;
};

describe('a list with invalid entries', () => {
  it('has the valid entries, and the positions of the invalid entries', () => {
    const answer = answerWithout(0, 2, 3);
    expect(answer.items).toEqual(['b']);
    expect(rowsOf(answer, 'items')).toEqual([undefined, 'b', undefined, undefined]);
  });

  it('reports whether invalid entries were removed', () => {
    expect(hasUnreadableRows(answerWithout(1), 'items')).toBe(true);
    expect(hasUnreadableRows(answerWithout(), 'items')).toBe(false);
    expect(hasUnreadableRows({ items: [] }, 'items')).toBe(false);
  });

  it('reports no invalid entries for another list', () => {
    const answer = { ...answerWithout(1), others: ['x'] };
    expect(hasUnreadableRows(answer, 'others')).toBe(false);
    expect(rowsOf(answer, 'others')).toEqual(['x']);
  });
});

describe('an answer with invalid parts', () => {
  const answer = { one: 1, other: 2 };

  it('has the valid parts, and reports the invalid parts', () => {
    const parts = withoutUnreadableParts(answer, ['other']);
    expect(parts['one']).toBe(1);
    expect(parts).not.toHaveProperty('other');
    expect(hasUnreadableParts(parts)).toBe(true);
    expect(hasUnreadableParts(parts, ['other'])).toBe(true);
    expect(hasUnreadableParts(parts, ['one'])).toBe(false);
  });

  it('reports every part as invalid if the answer is not an object', () => {
    expect(hasUnreadableParts(withoutUnreadableParts({}, ['']), ['one'])).toBe(true);
  });

  it('reports only the result of the last validation', () => {
    expect(
      hasUnreadableParts(withoutUnreadableParts(withoutUnreadableParts(answer, ['other']), [])),
    ).toBe(false);
  });

  it.each([null, undefined])('reports no part before the answer arrives: %s', (missingAnswer) => {
    expect(hasUnreadableParts(missingAnswer)).toBe(false);
  });
});
