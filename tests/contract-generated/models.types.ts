/**
 * Only for `npm run typecheck`: two tools generate the types of the hooks (orval) and of the client
 * (openapi-typescript); both must be equal.
 */
import type { components } from '../../generated/types/schema.d.ts';
import type { Bill } from '../../generated/model/bill.ts';
import type { BillList } from '../../generated/model/billList.ts';
import type { BillSearchOptions } from '../../generated/model/billSearchOptions.ts';
import type { ErrorItems } from '../../generated/model/errorItems.ts';
import type { NoticeList } from '../../generated/model/noticeList.ts';
import type { SettingInfo } from '../../generated/model/settingInfo.ts';

type Schemas = components['schemas'];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

export const agreements: {
  bill: Same<Bill, Schemas['Bill']>;
  billList: Same<BillList, Schemas['BillList']>;
  billSearchOptions: Same<BillSearchOptions, Schemas['BillSearchOptions']>;
  errorItems: Same<ErrorItems, Schemas['ErrorItems']>;
  noticeList: Same<NoticeList, Schemas['NoticeList']>;
  settingInfo: Same<SettingInfo, Schemas['SettingInfo']>;
} = {
  bill: true,
  billList: true,
  billSearchOptions: true,
  errorItems: true,
  noticeList: true,
  settingInfo: true,
};
