import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColumnName } from '../../../../src/pages/bills/columns/columns.ts';
import {
  useColumnChoice,
  storeColumns,
  readColumns,
} from '../../../../src/pages/bills/columns/use-column-choice.ts';
import { COMMON_COLUMNS } from '../row-props.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';

const COMMON_COLUMN_NAMES = COMMON_COLUMNS.map(({ name }) => name);
let rootFontSize = '16px';

const setWindowWidth = (widthInRem: number): void => {
  vi.stubGlobal('innerWidth', widthInRem * 16);
};
const resizeWindow = (widthInRem: number): void => {
  setWindowWidth(widthInRem);
  act(() => void window.dispatchEvent(new Event('resize')));
};

beforeEach(() => {
  rootFontSize = '16px';
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: rootFontSize }));
  pageCustomer.set({ key: 'aoba', name: '青葉' });
});

function renderChoice(hasPaymentDueDates?: boolean) {
  const { result, rerender, unmount } = renderHook(() => useColumnChoice(hasPaymentDueDates));
  return {
    getChoice: () => result.current,
    getDisplayedNames: () => result.current.displayedColumns.map(({ name }) => name),
    choose: (columns: readonly ColumnName[] | undefined) =>
      act(() => result.current.chooseColumns(columns)),
    rerender,
    unmount,
  };
}

describe('the default columns', () => {
  it.each([
    [89.9, []],
    [90, ['lastDownload']],
    [120, COMMON_COLUMN_NAMES],
    [200, COMMON_COLUMN_NAMES],
  ])('in a window of %d rem are %j, which leaves space for whole titles', (widthInRem, names) => {
    setWindowWidth(widthInRem);
    expect(renderChoice().getDisplayedNames()).toEqual(names);
  });

  it('change with the width of the window', () => {
    setWindowWidth(80);
    const { getDisplayedNames, getChoice } = renderChoice();
    resizeWindow(120);
    expect(getDisplayedNames()).toEqual(COMMON_COLUMN_NAMES);
    expect(getChoice().chosenNames).toEqual(COMMON_COLUMN_NAMES);
    resizeWindow(80);
    expect([getDisplayedNames(), getChoice().chosenNames]).toEqual([[], []]);
  });

  it('are fewer with a larger font', () => {
    setWindowWidth(100);
    rootFontSize = '20px';
    expect(renderChoice().getDisplayedNames()).toEqual([]);
  });

  it.each(['', '0px'])('assume 16 px for an invalid font size: %j', (fontSize) => {
    rootFontSize = fontSize;
    setWindowWidth(80);
    const { getDisplayedNames } = renderChoice();
    expect(getDisplayedNames()).toEqual([]);
    resizeWindow(120);
    expect(getDisplayedNames()).toEqual(COMMON_COLUMN_NAMES);
  });
});

describe('the payment due date', () => {
  it('is a column or below the title, unless the customer has chosen other columns', () => {
    setWindowWidth(80);
    const { getChoice, getDisplayedNames, choose } = renderChoice(true);
    const getNamesBelowTitle = () => getChoice().columnsBelowTitle.map(({ name }) => name);
    expect([getDisplayedNames(), getNamesBelowTitle()]).toEqual([[], ['paymentDueDate']]);
    resizeWindow(90);
    expect([getDisplayedNames(), getNamesBelowTitle()]).toEqual([['paymentDueDate'], []]);
    choose(['ipAddress']);
    expect([getDisplayedNames(), getNamesBelowTitle()]).toEqual([['ipAddress'], []]);
  });

  it('cannot be chosen if the issuer has no payment due dates', () => {
    setWindowWidth(90);
    storeColumns('aoba', ['paymentDueDate']);
    const { getChoice, getDisplayedNames } = renderChoice(false);
    expect([
      getDisplayedNames(),
      getChoice().columnsBelowTitle,
      getChoice().offeredColumns,
    ]).toEqual([[], [], COMMON_COLUMNS]);
  });
});

describe('the chosen columns', () => {
  it('are displayed as columns if there is space, otherwise below the title', () => {
    setWindowWidth(95);
    const { getDisplayedNames, getChoice, choose } = renderChoice();
    choose(['ipAddress', 'lastDownload']);
    expect(getDisplayedNames()).toEqual(['ipAddress', 'lastDownload']);
    resizeWindow(83);
    expect([getDisplayedNames(), getChoice().chosenNames]).toEqual([
      ['lastDownload'],
      ['ipAddress', 'lastDownload'],
    ]);
    expect(getChoice().columnsBelowTitle.map(({ name }) => name)).toEqual(['ipAddress']);
  });

  it.each([
    // The gutters and a scroll bar take 6 rem.
    [82.9, []],
    [83, ['lastDownload']],
  ])(
    'are displayed in a window of %d rem without additional space for titles: %j',
    (widthInRem, displayedNames) => {
      setWindowWidth(widthInRem);
      storeColumns('aoba', ['lastDownload']);
      expect(renderChoice().getDisplayedNames()).toEqual(displayedNames);
    },
  );

  it('are hidden in a narrow window, but stay chosen', () => {
    storeColumns('aoba', COMMON_COLUMN_NAMES);
    setWindowWidth(56);
    const { getDisplayedNames, getChoice } = renderChoice();
    expect([getDisplayedNames(), getChoice().chosenNames]).toEqual([[], COMMON_COLUMN_NAMES]);
    expect(getChoice().columnsBelowTitle.some(({ isAboutFiles }) => isAboutFiles)).toBe(false);
  });

  it('may be an empty list in a wide window', () => {
    setWindowWidth(120);
    const { getDisplayedNames, choose } = renderChoice();
    choose([]);
    expect(getDisplayedNames()).toEqual([]);
    choose(undefined);
    expect(getDisplayedNames()).toEqual(COMMON_COLUMN_NAMES);
  });

  it('are stored in the displayed order, until the customer returns to the default', () => {
    setWindowWidth(120);
    const { choose } = renderChoice();
    choose(['lastDownload', 'attachments']);
    expect(readColumns('aoba')).toEqual(['attachments', 'lastDownload']);
    expect(renderChoice().getDisplayedNames()).toEqual(['attachments', 'lastDownload']);
    choose(undefined);
    expect(readColumns('aoba')).toBeUndefined();
    expect(renderChoice().getDisplayedNames()).toEqual(COMMON_COLUMN_NAMES);
  });

  it('belong to the customer who is logged in', () => {
    setWindowWidth(120);
    storeColumns('wakaba', ['ipAddress']);
    const { getDisplayedNames, choose } = renderChoice();
    choose(['returnedFile']);
    act(() => pageCustomer.set({ key: 'wakaba', name: '若葉' }));
    // The device stores only one choice, which now belongs to the other customer.
    expect(getDisplayedNames()).toEqual(COMMON_COLUMN_NAMES);
    choose(['ipAddress']);
    expect(readColumns('wakaba')).toEqual(['ipAddress']);
    expect(readColumns('aoba')).toBeUndefined();
  });

  it.each([
    'null',
    '[]',
    '"aoba"',
    '{"of":"aoba"}',
    '{"of":7,"columns":["ipAddress"]}',
    '{"of":"aoba","columns":"ipAddress"}',
    '{"columns":["ipAddress"]}',
  ])('are ignored if the stored value is not valid: %s', (storedText) => {
    localStorage.setItem('billColumns.demo', storedText);
    expect(readColumns('aoba')).toBeUndefined();
  });
});

it('the choice remains the same object while its columns are the same', () => {
  setWindowWidth(120);
  const { getChoice, rerender } = renderChoice();
  const earlierChoice = getChoice();
  rerender();
  resizeWindow(130);
  expect(getChoice()).toBe(earlierChoice);
});

it('a removed list no longer listens to the window', () => {
  setWindowWidth(90);
  const removeListener = vi.spyOn(window, 'removeEventListener');
  const { unmount } = renderChoice();
  unmount();
  expect(removeListener.mock.calls.filter(([type]) => type === 'resize')).toHaveLength(1);
});
