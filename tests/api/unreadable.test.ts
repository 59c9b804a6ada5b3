import { describe, expect, it } from 'vitest';
import { lacksParts, lacksRows, readableParts, rowsOf, takeOut } from '../../src/api/unreadable.ts';

const listWithout = (...unreadable: number[]) => {
  const answer = { items: ['a', 'b', 'c', 'd'], total: 4 };
  takeOut(answer, 'items', answer.items, unreadable);
  return answer;
};

describe('a list of which entries could not be read', () => {
  it('has the others, and the places of those in the server’s order', () => {
    const answer = listWithout(0, 2, 3);
    expect(answer.items).toEqual(['b']);
    expect(rowsOf(answer, 'items')).toEqual([undefined, 'b', undefined, undefined]);
  });

  it('says that it lacks some', () => {
    expect(lacksRows(listWithout(1), 'items')).toBe(true);
    expect(lacksRows(listWithout(), 'items')).toBe(false);
    expect(lacksRows({ items: [] }, 'items')).toBe(false);
  });

  it('lacks none where another list does', () => {
    const answer = { ...listWithout(1), others: ['x'] };
    expect(lacksRows(answer, 'others')).toBe(false);
    expect(rowsOf(answer, 'others')).toEqual(['x']);
  });
});

describe('an answer of which parts could not be read', () => {
  const answer = { one: 1, other: 2 };

  it('has the others, and says that it lacks some', () => {
    const parts = readableParts(answer, ['other']);
    expect(parts['one']).toBe(1);
    expect(parts).not.toHaveProperty('other');
    expect(lacksParts(parts)).toBe(true);
    expect(lacksParts(parts, ['other'])).toBe(true);
    expect(lacksParts(parts, ['one'])).toBe(false);
  });

  it('is as it was where all could be read', () => {
    expect(readableParts(answer, [])).toEqual(answer);
    expect(lacksParts(readableParts(answer, []))).toBe(false);
  });

  it('lacks every part if it is no object', () => {
    expect(lacksParts(readableParts({}, ['']), ['one'])).toBe(true);
  });

  it('is judged anew when it is read again', () => {
    expect(lacksParts(readableParts(readableParts(answer, ['other']), []))).toBe(false);
  });

  it.each([null, undefined])('lacks nothing while there is none: %s', (none) => {
    expect(lacksParts(none)).toBe(false);
  });
});
