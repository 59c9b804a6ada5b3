import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColumnName } from '../../../../src/pages/bills/columns/columns.ts';
import {
  useColumnChoice,
  storeColumns,
  storedColumns,
} from '../../../../src/pages/bills/columns/use-column-choice.ts';
import { COLUMNS_OF_S2 } from '../bare-bill.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';

const ALL = COLUMNS_OF_S2.map(({ name }) => name);
let rem = '16px';

const widen = (width: number): void => {
  vi.stubGlobal('innerWidth', width * 16);
};
const resize = (width: number): void => {
  widen(width);
  act(() => void window.dispatchEvent(new Event('resize')));
};

beforeEach(() => {
  rem = '16px';
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: rem }));
  pageCustomer.set({ key: 'aoba', name: '青葉' });
});

function show(hasPaymentDueDates?: boolean) {
  const { result, rerender, unmount } = renderHook(() => useColumnChoice(hasPaymentDueDates));
  return {
    choice: () => result.current,
    shown: () => result.current.displayedColumns.map(({ name }) => name),
    choose: (columns: readonly ColumnName[] | undefined) =>
      act(() => result.current.choose(columns)),
    rerender,
    unmount,
  };
}

describe('the default columns', () => {
  it.each([
    [89.9, []],
    [90, ['lastDownload']],
    [120, ALL],
    [200, ALL],
  ])('in a window of %d rem are %j, which leaves room for whole titles', (width, names) => {
    widen(width);
    expect(show().shown()).toEqual(names);
  });

  it('change with the width of the window', () => {
    widen(80);
    const { shown, choice } = show();
    resize(120);
    expect(shown()).toEqual(ALL);
    expect(choice().chosenNames).toEqual(ALL);
    resize(80);
    expect([shown(), choice().chosenNames]).toEqual([[], []]);
  });

  it('are fewer with a larger font', () => {
    widen(100);
    rem = '20px';
    expect(show().shown()).toEqual([]);
  });

  it.each(['', '0px'])('assume the default font size for an invalid one: %j', (size) => {
    rem = size;
    widen(80);
    const { shown } = show();
    expect(shown()).toEqual([]);
    resize(120);
    expect(shown()).toEqual(ALL);
  });
});

describe('the payment due date', () => {
  it('is a column, or below the title, unless the customer has chosen other columns', () => {
    widen(80);
    const { choice, shown, choose } = show(true);
    const below = () => choice().columnsBelow.map(({ name }) => name);
    expect([shown(), below()]).toEqual([[], ['paymentDueDate']]);
    resize(90);
    expect([shown(), below()]).toEqual([['paymentDueDate'], []]);
    choose(['ipAddress']);
    expect([shown(), below()]).toEqual([['ipAddress'], []]);
  });

  it('cannot be chosen if the issuer has none', () => {
    widen(90);
    storeColumns('aoba', ['paymentDueDate']);
    const { choice, shown } = show(false);
    expect([shown(), choice().columnsBelow, choice().offeredColumns]).toEqual([
      [],
      [],
      COLUMNS_OF_S2,
    ]);
  });
});

describe('the chosen columns', () => {
  it('are displayed if there is room; without room they stay chosen, but hidden', () => {
    widen(95);
    const { shown, choice, choose } = show();
    choose(['ipAddress', 'lastDownload']);
    expect(shown()).toEqual(['ipAddress', 'lastDownload']);
    resize(83);
    expect([shown(), choice().chosenNames]).toEqual([
      ['lastDownload'],
      ['ipAddress', 'lastDownload'],
    ]);
    expect(choice().columnsBelow.map(({ name }) => name)).toEqual(['ipAddress']);
  });

  it.each([
    // The gutters and a scroll bar take 6 rem.
    [82.9, []],
    [83, ['lastDownload']],
  ])('in a window of %d rem use the whole width of the table: %j', (width, names) => {
    widen(width);
    storeColumns('aoba', ['lastDownload']);
    expect(show().shown()).toEqual(names);
  });

  it('are missing in a narrow window', () => {
    storeColumns('aoba', ALL);
    widen(56);
    const { shown, choice } = show();
    expect([shown(), choice().chosenNames]).toEqual([[], ALL]);
  });

  it('may be an empty list in a wide window', () => {
    widen(120);
    const { shown, choose } = show();
    choose([]);
    expect(shown()).toEqual([]);
    choose(undefined);
    expect(shown()).toEqual(ALL);
  });

  it('are stored in their order, until the customer returns to the default', () => {
    widen(120);
    const { choose } = show();
    choose(['lastDownload', 'attachments']);
    expect(storedColumns('aoba')).toEqual(['attachments', 'lastDownload']);
    expect(show().shown()).toEqual(['attachments', 'lastDownload']);
    choose(undefined);
    expect(storedColumns('aoba')).toBeUndefined();
    expect(show().shown()).toEqual(ALL);
  });

  it('belong to the customer who is logged in', () => {
    widen(120);
    storeColumns('wakaba', ['ipAddress']);
    const { shown, choose } = show();
    choose(['returnedFile']);
    act(() => pageCustomer.set({ key: 'wakaba', name: '若葉' }));
    // The device stores one choice only, and now it belongs to the other customer.
    expect(shown()).toEqual(ALL);
    choose(['ipAddress']);
    expect(storedColumns('wakaba')).toEqual(['ipAddress']);
    expect(storedColumns('aoba')).toBeUndefined();
  });

  it.each([
    'null',
    '[]',
    '"aoba"',
    '{"of":"aoba"}',
    '{"of":7,"columns":["ipAddress"]}',
    '{"of":"aoba","columns":"ipAddress"}',
    '{"columns":["ipAddress"]}',
  ])('are ignored if the stored value is not valid: %s', (stored) => {
    localStorage.setItem('billColumns.demo', stored);
    expect(storedColumns('aoba')).toBeUndefined();
  });
});

it('the choice is the same object while its columns are the same', () => {
  widen(120);
  const { choice, rerender } = show();
  const before = choice();
  rerender();
  resize(130);
  expect(choice()).toBe(before);
});

it('a removed list no longer listens to the window', () => {
  widen(90);
  const remove = vi.spyOn(window, 'removeEventListener');
  const { unmount } = show();
  unmount();
  expect(remove.mock.calls.filter(([type]) => type === 'resize')).toHaveLength(1);
});
