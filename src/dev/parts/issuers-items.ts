import type { ItemFormat } from '../../../generated/model/itemFormat.ts';
import type { ItemOption } from '../../../generated/model/itemOption.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import { currentLanguage } from '../../i18n/i18n.ts';

const localText = (ja: string, en: string): string => (currentLanguage() === 'en' ? en : ja);

const makeItem = (
  itemKey: string,
  format: ItemFormat,
  ja: string,
  en: string,
  properties: Partial<RegisteredItem> = {},
): RegisteredItem => ({
  itemKey,
  format,
  label: localText(ja, en),
  value: null,
  isEditable: true,
  isRequired: false,
  minLength: 0,
  maxLength: 100,
  options: [],
  helpText: null,
  ...properties,
});

const createClosingDays = (): ItemOption[] => [
  { value: '15', label: localText('15日', '15th') },
  { value: '20', label: localText('20日', '20th') },
  { value: '31', label: localText('末日', 'Last day') },
];

const createBusinessTypes = (): ItemOption[] => [
  { value: 'manufacturing', label: localText('製造業', 'Manufacturing') },
  { value: 'wholesale', label: localText('卸売業・小売業', 'Wholesale and retail') },
  { value: 'transport', label: localText('運輸業・郵便業', 'Transport and post') },
  { value: 'construction', label: localText('建設業', 'Construction') },
  {
    value: 'other',
    label: localText(
      'その他（サービス業のうち、ほかに分類されないもの）',
      'Other (services not elsewhere classified)',
    ),
  },
];

const createItemsOfEveryFormat = (): RegisteredItemGroup => ({
  groupKey: 'formats',
  title: localText('すべての形式', 'Every format'),
  items: [
    makeItem('customerName', 'text', '会社名', 'Company', { isRequired: true }),
    makeItem('halfWidth', 'halfWidth', 'お取引先コード', 'Trading code', {
      isRequired: true,
      helpText: localText(
        '半角英数字と記号で入力してください。',
        'Half-width letters, digits and symbols.',
      ),
    }),
    makeItem('loginId', 'loginId', 'ログインID', 'Login ID', { isRequired: true, minLength: 6 }),
    makeItem('customerNumber', 'number', 'お客さま番号', 'Customer number', {
      isRequired: true,
      minLength: 10,
      maxLength: 10,
      helpText: localText(
        'ご案内の書面の右上に記載された10桁の番号です。',
        'The 10 digits at the upper right of our letter.',
      ),
    }),
    makeItem('branches', 'integer', '事業所数', 'Number of offices', { isRequired: true }),
    makeItem('capital', 'currency', '資本金', 'Capital', { isRequired: true }),
    makeItem('foundedOn', 'date', '設立年月日', 'Founded on', { isRequired: true }),
    makeItem('visitAt', 'dateTime', 'ご訪問希望日時', 'Visit wanted at', { isRequired: true }),
    makeItem('postalCode', 'postalCode', '郵便番号', 'Postal code', {
      isRequired: true,
      helpText: localText('例：103-0027', 'Example: 103-0027'),
    }),
    makeItem('address', 'text', '住所', 'Address', { isRequired: true, maxLength: 200 }),
    makeItem('phoneNumber', 'phoneNumber', '電話番号', 'Phone', {
      isRequired: true,
      helpText: localText(
        '9999で終わる番号は、この見本では断られます。',
        'Refused here if it ends with 9999.',
      ),
    }),
    makeItem('mailAddress', 'mailAddress', 'メールアドレス', 'Mail address', { isRequired: true }),
    makeItem(
      'invoiceRegisterNumber',
      'invoiceRegisterNumber',
      'インボイス登録番号',
      'Invoice number',
      {
        isRequired: true,
        helpText: localText(
          '「T」と13桁の数字、または13桁の数字のみで入力してください。',
          'T and 13 digits, or the 13 digits alone.',
        ),
      },
    ),
    makeItem('linkageCode', 'linkageCode', '連携コード', 'Linkage code', { isRequired: true }),
    makeItem('closingDay', 'select', '締日', 'Closing day', {
      isRequired: true,
      options: createClosingDays(),
    }),
    makeItem('businessType', 'select', '業種', 'Line of business', {
      isRequired: true,
      options: createBusinessTypes(),
    }),
    makeItem('note', 'text', 'ご連絡事項', 'Message', { isRequired: true, maxLength: 1000 }),
  ],
});

const createPrefilledItems = (): RegisteredItemGroup => ({
  groupKey: 'prefilled',
  title: localText('入力済みの項目', 'Items with a value'),
  items: [
    makeItem('sectionName', 'text', '部署名', 'Section', { value: '経理部 経理課' }),
    makeItem('startsOn', 'date', 'ご利用開始日', 'In use from', { value: '2026-04-01' }),
    makeItem('sentAt', 'dateTime', '前回のお届け日時', 'Last delivery', {
      value: '2026-11-20T09:30:15+09:00',
    }),
    makeItem('creditLimit', 'currency', 'ご希望の限度額', 'Limit wanted', { value: '5000000' }),
    makeItem('payment', 'select', 'お支払方法', 'Payment', {
      value: 'cheque',
      options: [
        { value: 'transfer', label: localText('口座振込', 'Bank transfer') },
        { value: 'debit', label: localText('口座振替', 'Direct debit') },
      ],
      helpText: localText(
        '現在の登録内容は、新しくお選びいただけなくなりました。',
        'What is registered can no longer be chosen.',
      ),
    }),
    makeItem('oldDay', 'date', '古い形式の日付', 'A day of an old form', { value: '昭和63年4月' }),
  ],
});

const createReadOnlyItems = (): RegisteredItemGroup => ({
  groupKey: 'shown',
  title: localText('変更できない項目', 'Items only to be read'),
  items: [
    makeItem('contractName', 'text', 'ご契約者名', 'Contract holder', {
      isEditable: false,
      value: '有限会社ひかり工業',
      helpText: localText(
        '変更される場合は、登録後に「ご登録情報」からお申し込みください。',
        'Apply for a change from "Registered information" later.',
      ),
    }),
    makeItem('limit', 'currency', 'お取引限度額', 'Credit limit', {
      isEditable: false,
      value: '5000000',
    }),
    makeItem('since', 'date', 'ご契約日', 'Contract since', {
      isEditable: false,
      value: '2026-04-01',
    }),
    makeItem('type', 'select', 'お客さま区分', 'Kind of customer', {
      isEditable: false,
      value: 'other',
      options: createBusinessTypes(),
    }),
    makeItem('secondPhone', 'phoneNumber', '電話番号2', 'Second phone', { isEditable: false }),
  ],
});

const createItemsOfUnknownFormat = (): RegisteredItemGroup => ({
  groupKey: 'unknown',
  title: localText('この画面が知らない形式', 'Formats this page does not know'),
  items: [
    Object.assign(makeItem('colour', 'text', '色', 'Colour', { value: '#12ab34' }), {
      format: 'colour',
    }),
    Object.assign(
      makeItem('office', 'text', '担当事業所', 'Office in charge', {
        options: createBusinessTypes(),
        isRequired: true,
      }),
      { format: 'tree' },
    ),
    makeItem('nothingToChoose', 'select', '選択肢のない項目', 'Nothing to choose from'),
  ],
});

const createLongItems = (): RegisteredItemGroup => ({
  groupKey: 'long',
  title: localText(
    '電子取引データの受領および保存に関してご担当いただく会社・事業所・部署の情報',
    'Company, office and section that receive and keep the data of electronic transactions',
  ),
  items: [
    makeItem(
      'longName',
      'text',
      '会社名（登記上の正式名称を株式会社・有限会社などを省略せずに入力してください）',
      'Company (its full name as registered, without any abbreviation of its legal form)',
      {
        isRequired: true,
        helpText: localText(
          '登記簿に記載された名称のとおりに入力してください。\n旧字体・外字は、常用漢字に置き換えて入力していただいても差し支えありません。',
          'As it stands in the register.\nRare characters may be replaced by common ones.',
        ),
      },
    ),
    makeItem('hostile', 'text', '', '', {
      label: '<b>太字</b> {{name}} $t(form.choose)',
      helpText: '<img src=x onerror="alert(1)"> javascript:alert(1)',
    }),
  ],
});

/** The item groups of an issuer's form, with every state of an item. */
export const createItemGroups = (): RegisteredItemGroup[] => [
  createItemsOfEveryFormat(),
  createPrefilledItems(),
  createReadOnlyItems(),
  createItemsOfUnknownFormat(),
  createLongItems(),
  { groupKey: 'empty', title: localText('項目のない見出し', 'A heading without items'), items: [] },
];
