import { describe, expect, it } from 'vitest';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import {
  differencesOf,
  conditionOf,
  changedEntriesOf,
  entriesOf,
  requestValuesOf,
} from '../../../../src/pages/bills/search/search-entries.ts';

const createEmptyEntries = () => entriesOf({});

describe('the entries for conditions', () => {
  it('are empty for each condition that is not set', () => {
    expect(createEmptyEntries()).toEqual({
      keyword: '',
      searchTargetId: '',
      publicationMonth: '',
      publicationDateFrom: '',
      publicationDateTo: '',
      priceFrom: '',
      priceTo: '',
      billTypeId: [],
      statusId: [],
      downloadStatus: [],
      downloadDeadlineFrom: '',
      downloadDeadlineTo: '',
      isDownloadable: false,
      paymentDueDateFrom: '',
      paymentDueDateTo: '',
    });
  });

  it('are joined words, formatted amounts and ticked checkboxes', () => {
    const condition: BillCondition = {
      keyword: ['保守', '料金'],
      publicationDateFrom: '2026-11-01',
      priceFrom: -1_284_700,
      priceTo: 0,
      billTypeId: ['invoice', 'deliveryNote'],
      isDownloadable: true,
    };
    expect(entriesOf(condition)).toEqual({
      ...createEmptyEntries(),
      keyword: '保守 料金',
      publicationDateFrom: '2026-11-01',
      priceFrom: '-1,284,700',
      priceTo: '0',
      billTypeId: ['invoice', 'deliveryNote'],
      isDownloadable: true,
    });
  });

  it('of a change are only the changed fields, and are empty for removed conditions', () => {
    expect(
      changedEntriesOf({ publicationMonth: undefined, isDownloadable: true, statusId: undefined }),
    ).toEqual({ publicationMonth: '', isDownloadable: true, statusId: [] });
  });
});

describe('the conditions of entries', () => {
  it('omit empty fields', () => {
    expect(conditionOf(createEmptyEntries())).toEqual({});
    expect(Object.values(requestValuesOf({})).filter((value) => value !== undefined)).toEqual([]);
  });

  it('have separate words, numbers as amounts, and only ticked checkboxes', () => {
    expect(
      conditionOf({
        ...createEmptyEntries(),
        keyword: '　保守　 料金 保守',
        priceFrom: '１，０００',
        priceTo: '¥0',
        statusId: ['confirmed'],
        isDownloadable: true,
      }),
    ).toEqual({
      keyword: ['保守', '料金'],
      priceFrom: 1000,
      priceTo: 0,
      statusId: ['confirmed'],
      isDownloadable: true,
    });
  });

  it('omit values that the form cannot produce', () => {
    const invalidEntries = {
      keyword: ['a'],
      priceFrom: true,
      statusId: 'x',
      isDownloadable: 'true',
    };
    expect(
      Object.values(requestValuesOf(invalidEntries)).filter((value) => value !== undefined),
    ).toEqual([]);
  });
});

describe('the fields that another condition changes', () => {
  it('are an empty object if the conditions are equal', () => {
    expect(differencesOf({ priceFrom: 1 }, { priceFrom: 1, keyword: undefined })).toEqual({});
  });

  it('are the fields that the other condition sets, changes or clears, with their new values', () => {
    expect(
      differencesOf(
        { keyword: ['a'], priceFrom: 1, billTypeId: ['x', 'y'] },
        { keyword: ['a'], priceTo: 2000, billTypeId: ['x'] },
      ),
    ).toEqual({ priceFrom: '', priceTo: '2,000', billTypeId: ['x'] });
  });
});
