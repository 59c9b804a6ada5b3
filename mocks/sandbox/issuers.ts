import type { Schemas } from './schemas.ts';

/** An issuer with its settings. Issuers and customers are invented. */
export type Issuer = {
  customerCode: string;
  /** Company name on bills and mails. */
  name: string;
  /** Registration number of qualified invoices. The check digit is wrong, so no company has this number. */
  registrationNumber: string;
  postalCode: string;
  address: string;
  phoneNumber: string;
  bankAccount: string;
  color: string;
  /** Settings that are the same in all languages. */
  settings: Omit<Schemas['SettingInfo'], 'title' | 'headerText' | 'chatbotInfo' | 'issuerName'>;
  /** HTML that the portal shows above the registration form. */
  headerText: Record<Schemas['Language'], string> | null;
  title: Record<Schemas['Language'], string>;
  chat: { host: string; text: Record<Schemas['Language'], string>; sessionIdName: string } | null;
  banner: { link: string | null } | null;
};

const issuerList: Issuer[] = [
  {
    customerCode: 'demo',
    name: '東都電子商事株式会社',
    registrationNumber: 'T5010001000000',
    postalCode: '100-0005',
    address: '東京都千代田区丸の内0-0-0 東都ビル12階',
    phoneNumber: '03-0000-0100',
    bankAccount: '東都中央銀行 本店営業部 普通 0000100',
    color: '#1f4e8c',
    settings: {
      languageList: ['ja', 'en'],
      isDisplayAccountLink: true,
      isDisplayEStorageLink: true,
      passwordReissueMethod: 'mail',
      mailSenderAddress: 'noreply@demo.example.com',
      mailArrivalMinutes: 5,
      idleTimeoutSeconds: 1800,
      idleWarningSeconds: 120,
      fiscalYearFirstMonth: 4,
      isBillPreviewEnabled: true,
      isArchiveIndexEnabled: true,
      hasPaymentDueDates: true,
      accessibilityStatementUrl: 'https://www.example.com/accessibility',
    },
    headerText: {
      ja: '<p><b>はじめてご利用のお客さまへ</b></p>\n<p>お申し込みには、<span style="color: #b00020">お客さま番号</span>が記載された書類をご用意ください。ご不明な点は<a href="https://www.example.com/support" target="_blank">よくあるご質問</a>をご覧ください。</p>',
      en: '<p><b>If this is your first time</b></p>\n<p>Please have a document with your <span style="color: #b00020">customer number</span> at hand when you apply. Should you have a question, see our <a href="https://www.example.com/support" target="_blank">frequently asked questions</a>.</p>',
    },
    title: { ja: '東都電子商事 Web明細サービス', en: 'Toto Denshi Shoji Web Billing' },
    chat: {
      host: 'chat.example.com',
      text: { ja: 'チャットで質問する', en: 'Ask in the chat' },
      sessionIdName: 'visitorSessionId',
    },
    banner: { link: 'https://www.example.com/electronic-storage' },
  },
  {
    customerCode: 'plain',
    name: '北浜商会株式会社',
    registrationNumber: 'T3120001000000',
    postalCode: '541-0041',
    address: '大阪府大阪市中央区北浜0-0-0',
    phoneNumber: '06-0000-0200',
    bankAccount: '北浜銀行 本店 普通 0000200',
    color: '#4a5a2a',
    settings: {
      languageList: ['ja'],
      isDisplayAccountLink: false,
      isDisplayEStorageLink: false,
      passwordReissueMethod: 'temporaryPassword',
      mailSenderAddress: 'noreply@plain.example.com',
      mailArrivalMinutes: 10,
      idleTimeoutSeconds: 900,
      idleWarningSeconds: null,
      fiscalYearFirstMonth: null,
      isBillPreviewEnabled: false,
      isArchiveIndexEnabled: false,
      hasPaymentDueDates: null,
      accessibilityStatementUrl: null,
    },
    headerText: null,
    title: { ja: '北浜商会 Web明細サービス', en: '北浜商会 Web明細サービス' },
    chat: null,
    banner: null,
  },
];

/** Every issuer of the sandbox, by customer code. */
export const issuers: ReadonlyMap<string, Issuer> = new Map(
  issuerList.map((issuer) => [issuer.customerCode, issuer]),
);
