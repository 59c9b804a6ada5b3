import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COLUMNS, type ColumnName } from '../../../../src/pages/bills/columns/columns.ts';
import {
  useColumns,
  storeColumns,
  storedColumns,
} from '../../../../src/pages/bills/columns/use-columns.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';

const ALL = COLUMNS.flatMap(({ name, isOfPaymentDue }) => (isOfPaymentDue ? [] : [name]));
let rem = '16px';

/** So wide in rem. */
const widen = (width: number): void => {
  vi.stubGlobal('innerWidth', width * 16);
};
const resize = (width: number): void => {
  widen(width);
  act(() => void window.dispatchEvent(new Event('resize')));
};

beforeEach(() => {
  rem = '16px';
  history.replaceState(null, '', '/demo/mypage/');
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: rem }));
  pageCustomer.set({ key: 'aoba', name: '青葉' });
  return () => {
    vi.unstubAllGlobals();
    pageCustomer.set(undefined);
  };
});

function show(hasPaymentDueDates?: boolean) {
  const { result, rerender, unmount } = renderHook(() => useColumns(hasPaymentDueDates));
  return {
    choice: () => result.current,
    shown: () => result.current.shown.map(({ name }) => name),
    choose: (columns: readonly ColumnName[] | undefined) =>
      act(() => result.current.choose(columns)),
    rerender,
    unmount,
  };
}

describe('the columns that a window suggests', () => {
  it.each([
    [89.9, []],
    [90, ALL],
    [200, ALL],
  ])('in %d rem are those for which there is room for all', (width, names) => {
    widen(width);
    expect(show().shown()).toEqual(names);
  });

  it('follow the window', () => {
    widen(80);
    const { shown, choice } = show();
    resize(90);
    expect(shown()).toEqual(ALL);
    expect(choice().chosen).toEqual(ALL);
    resize(80);
    expect([shown(), choice().chosen]).toEqual([[], []]);
  });

  it('are fewer for a customer with larger letters', () => {
    widen(100);
    rem = '20px';
    expect(show().shown()).toEqual([]);
  });

  it.each(['', '0px'])(
    'are those of usual letters where the browser does not say how large they are: %j',
    (size) => {
      rem = size;
      widen(80);
      const { shown } = show();
      expect(shown()).toEqual([]);
      resize(90);
      expect(shown()).toEqual(ALL);
    },
  );
});

describe('the payment due date', () => {
  it('is below the title unless the customer has chosen other columns', () => {
    widen(90);
    const { choice, shown, choose } = show(true);
    const below = () => choice().below.map(({ name }) => name);
    expect([shown(), below()]).toEqual([ALL, ['paymentDueDate']]);
    choose(['ipAddress']);
    expect([shown(), below()]).toEqual([['ipAddress'], []]);
    choose(['paymentDueDate']);
    expect([shown(), below()]).toEqual([['paymentDueDate'], []]);
  });

  it('cannot be chosen if the issuer has none', () => {
    widen(90);
    storeColumns('aoba', ['paymentDueDate']);
    const { choice, shown } = show(false);
    expect([shown(), choice().below, choice().offered.map(({ name }) => name)]).toEqual([
      [],
      [],
      ALL,
    ]);
  });
});

describe('the columns that a customer has chosen', () => {
  it('are shown as far as there is room, and stay chosen beyond that', () => {
    widen(90);
    const { shown, choice, choose } = show();
    choose(['ipAddress', 'lastDownload']);
    expect(shown()).toEqual(['ipAddress', 'lastDownload']);
    resize(62);
    expect([shown(), choice().chosen]).toEqual([['lastDownload'], ['ipAddress', 'lastDownload']]);
    expect(choice().below.map(({ name }) => name)).toEqual(['ipAddress']);
  });

  it.each([
    // All but the gutters and a scroll bar is the table's.
    [61.9, []],
    [62, ['lastDownload']],
  ])('in a window of %d rem have all the room of the table', (width, names) => {
    widen(width);
    storeColumns('aoba', ['lastDownload']);
    expect(show().shown()).toEqual(names);
  });

  it('are none where rows are cards', () => {
    storeColumns('aoba', ALL);
    widen(56);
    const { shown, choice } = show();
    expect([shown(), choice().chosen]).toEqual([[], ALL]);
  });

  it('may be none, however wide the window is', () => {
    widen(120);
    const { shown, choose } = show();
    choose([]);
    expect(shown()).toEqual([]);
    choose(undefined);
    expect(shown()).toEqual(ALL);
  });

  it('are kept for the next visit, in their order, until the customer goes back', () => {
    widen(90);
    const { choose } = show();
    choose(['lastDownload', 'attachments']);
    expect(storedColumns('aoba')).toEqual(['attachments', 'lastDownload']);
    expect(show().shown()).toEqual(['attachments', 'lastDownload']);
    choose(undefined);
    expect(storedColumns('aoba')).toBeUndefined();
    expect(show().shown()).toEqual(ALL);
  });

  it('are those of whoever is logged in now', () => {
    widen(90);
    storeColumns('wakaba', ['ipAddress']);
    const { shown, choose } = show();
    choose(['returnedFile']);
    act(() => pageCustomer.set({ key: 'wakaba', name: '若葉' }));
    // The last choice of this device was the other customer's.
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
  ])('are none where what is kept is something else: %s', (kept) => {
    localStorage.setItem('billColumns.demo', kept);
    expect(storedColumns('aoba')).toBeUndefined();
  });
});

it('the list is not drawn anew while its columns stay the same', () => {
  widen(90);
  const { choice, rerender } = show();
  const before = choice();
  rerender();
  resize(95);
  expect(choice()).toBe(before);
});

it('the window is not listened to any more when the list has gone', () => {
  widen(90);
  const remove = vi.spyOn(window, 'removeEventListener');
  const { unmount } = show();
  unmount();
  expect(remove.mock.calls.filter(([type]) => type === 'resize')).toHaveLength(1);
});
