import { describe, expect, it } from 'vitest';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import {
  changedFields,
  conditionOf,
  entriesOf,
  entryOf,
  sentOf,
} from '../../../../src/pages/bills/search/search-entry.ts';

const empty = () => entryOf({});

describe('a search as it stands in the form', () => {
  it('has an empty field for each condition that is not set', () => {
    expect(empty()).toEqual({
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

  it('has its words beside each other, its amounts with separators, its boxes ticked', () => {
    const condition: BillCondition = {
      keyword: ['保守', '料金'],
      publicationDateFrom: '2026-11-01',
      priceFrom: -1_284_700,
      priceTo: 0,
      billTypeId: ['invoice', 'deliveryNote'],
      isDownloadable: true,
    };
    expect(entryOf(condition)).toEqual({
      ...empty(),
      keyword: '保守 料金',
      publicationDateFrom: '2026-11-01',
      priceFrom: '-1,284,700',
      priceTo: '0',
      billTypeId: ['invoice', 'deliveryNote'],
      isDownloadable: true,
    });
  });

  it('has of a change the changed fields only, the emptied ones empty', () => {
    expect(
      entriesOf({ publicationMonth: undefined, isDownloadable: true, statusId: undefined }),
    ).toEqual({ publicationMonth: '', isDownloadable: true, statusId: [] });
  });
});

describe('a search as it is sent', () => {
  it('has nothing of what is empty', () => {
    expect(conditionOf(empty())).toEqual({});
    expect(Object.values(sentOf({})).filter((value) => value !== undefined)).toEqual([]);
  });

  it('has amounts as numbers, words each by itself, and of a box only its tick', () => {
    expect(
      conditionOf({
        ...empty(),
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

  it('has nothing of what the form cannot hold', () => {
    const odd = { keyword: ['a'], priceFrom: true, statusId: 'x', isDownloadable: 'true' };
    expect(Object.values(sentOf(odd)).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('the fields that another search changes', () => {
  it('are none where both stand alike', () => {
    expect(changedFields({ priceFrom: 1 }, { priceFrom: 1, keyword: undefined })).toEqual({});
  });

  it('are those that it sets, changes or empties, as they then stand', () => {
    expect(
      changedFields(
        { keyword: ['a'], priceFrom: 1, billTypeId: ['x', 'y'] },
        { keyword: ['a'], priceTo: 2000, billTypeId: ['x'] },
      ),
    ).toEqual({ priceFrom: '', priceTo: '2,000', billTypeId: ['x'] });
  });
});
