import type { SettingInfo } from '../../generated/model/settingInfo.ts';
import { jsonAnswer } from './api.ts';

const defaultSettings: SettingInfo = {
  title: '東都電子商事 Web明細サービス',
  languageList: ['ja', 'en'],
  isDisplayAccountLink: true,
  isDisplayEStorageLink: true,
  chatbotInfo: null,
  headerText: null,
  passwordReissueMethod: 'mail',
  mailSenderAddress: 'noreply@demo.example.com',
  mailArrivalMinutes: 5,
  idleTimeoutSeconds: null,
  idleWarningSeconds: null,
  fiscalYearFirstMonth: 4,
  isBillPreviewEnabled: true,
  issuerName: '東都電子商事株式会社',
  isArchiveIndexEnabled: true,
  hasPaymentDueDates: true,
  accessibilityStatementUrl: null,
};

export const policy = {
  minLength: 8,
  maxLength: 32,
  requiredKinds: 3,
  isSymbolRequired: true,
  allowedSymbols: '!#-_',
  historyCount: 3,
  expiresInDays: 365,
};

/** A real PNG of one pixel. */
export const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** No bill is new or due soon. */
const emptyBillCounts = {
  notDownloadedCount: 0,
  deadlineSoonCount: 0,
  today: '2026-11-22',
  deadlineSoonTo: '2026-11-29',
};

/** Answers to the calls of every page's frame. Only pages of a customer make the last call. */
export const frameAnswers = (overrides: Partial<SettingInfo> = {}) => ({
  'GET /setting/info': () => jsonAnswer({ ...defaultSettings, ...overrides }),
  'GET /setting/logo': () => jsonAnswer({ image: png }),
  'GET /setting/banner': () => jsonAnswer({ image: null, link: null }),
  'GET /bills/counts': () => jsonAnswer(emptyBillCounts),
});
