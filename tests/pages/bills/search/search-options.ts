import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';

/** What the API may say there is to choose from. */
export const searchOptions: BillSearchOptions = {
  lastMonths: 24,
  months: ['2026-11'],
  billTypes: [{ billTypeId: 'invoice', name: '請求書' }],
  statuses: [
    { statusId: 'confirmed', name: '確認済', reasonMaxLength: null, isReasonRequired: null },
  ],
  searchTargets: [{ searchTargetId: 'title', name: '件名' }],
  keywordLimit: 5,
  perPageDefault: 50,
  perPageOptions: [50],
  pagingStep: 1,
  batchFileLimit: 200,
};
