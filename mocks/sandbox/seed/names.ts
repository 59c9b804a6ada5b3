/** Types of bill, in the issuer's order (S3 billTypeId). */
export const billTypes = [
  { billTypeId: 'invoice', ja: '請求書', en: 'Invoice', prefix: 'INV' },
  { billTypeId: 'deliveryNote', ja: '納品書', en: 'Delivery note', prefix: 'DLV' },
  { billTypeId: 'paymentStatement', ja: '支払明細書', en: 'Payment statement', prefix: 'PAY' },
] as const;

/** Statuses of bills, in the issuer's order (S3 statusId). The last two are the issuer's to set. */
export const billStatuses = [
  { statusId: 'unconfirmed', ja: '未確認', en: 'Unconfirmed', byCustomer: true },
  { statusId: 'confirming', ja: '確認中', en: 'In review', byCustomer: true },
  { statusId: 'confirmed', ja: '確認済', en: 'Confirmed', byCustomer: true },
  { statusId: 'approved', ja: '承認済', en: 'Approved', byCustomer: false },
  { statusId: 'returned', ja: '差戻し', en: 'Sent back', byCustomer: false },
] as const;

/** Items in which keywords can be looked for (S2), with the column that holds each. */
export const searchTargets = [
  { searchTargetId: 'billNumber', ja: '管理番号', en: 'Control number', column: 'searchNumber' },
  { searchTargetId: 'title', ja: '件名', en: 'Title', column: 'searchTitle' },
  { searchTargetId: 'customerName', ja: '宛名', en: 'Addressee', column: 'searchCustomer' },
  { searchTargetId: 'fileName', ja: 'ファイル名', en: 'File name', column: 'searchFile' },
  { searchTargetId: 'freeItem1', ja: 'ご注文番号', en: 'Order number', column: 'searchOrder' },
] as const;

export type BillTypeName = (typeof billTypes)[number]['billTypeId'];
export type StatusName = (typeof billStatuses)[number]['statusId'];

/** What an issuer of goods and transport charges for; the rate is that of the consumption tax. */
export const articles = [
  { name: '冷蔵配送料（定期便）', unit: '便', unitPrice: 18500, rate: 10 },
  { name: '冷凍配送料（関東エリア）', unit: '便', unitPrice: 22400, rate: 10 },
  { name: '倉庫保管料（定温）', unit: 'パレット', unitPrice: 3200, rate: 10 },
  { name: '荷役作業料', unit: '時間', unitPrice: 2850, rate: 10 },
  { name: '業務用だし醤油 1.8L×6本', unit: '箱', unitPrice: 4980, rate: 8 },
  { name: '国産米（コシヒカリ）30kg', unit: '袋', unitPrice: 11800, rate: 8 },
  { name: '冷凍讃岐うどん 250g×40食', unit: '箱', unitPrice: 3640, rate: 8 },
  { name: '緑茶ティーバッグ 100包', unit: '箱', unitPrice: 1280, rate: 8 },
  { name: 'キッチンペーパー（業務用）', unit: '箱', unitPrice: 5400, rate: 10 },
  { name: '食品用ラップフィルム 45cm×100m', unit: '本', unitPrice: 980, rate: 10 },
  { name: '燃料サーチャージ', unit: '式', unitPrice: 12600, rate: 10 },
  { name: '通い箱リース料', unit: '箱', unitPrice: 450, rate: 10 },
] as const;

/** Subjects of bills by type; {month} is yyyy年M月. */
export const subjects = {
  invoice: [
    '{month}分 ご請求書',
    '{month}分 ご請求書（冷蔵・冷凍配送料）',
    '{month}分 ご請求書（倉庫保管料）',
    '{month}分 ご請求書（食材・資材）',
    '{month}分 ご請求書（燃料サーチャージ精算）',
    'ご請求書（{month}スポット便）',
    'システム利用料ご請求書（ＥＤＩ連携・{month}分）',
  ],
  deliveryNote: [
    '納品書（{month}第1週納品分）',
    '納品書（{month}第2週納品分）',
    '納品書（{month}第3週納品分）',
    '納品書（{month}第4週納品分）',
    '納品書（{month}追加手配分・髙崎物流センター）',
  ],
  paymentStatement: [
    '支払明細書（{month}締め・販売奨励金）',
    '支払明細書（{month}締め・業務委託料）',
    '支払明細書（{month}締め・広告協賛金）',
  ],
} as const;

/** Subjects that no column was drawn for. */
export const longSubjects = [
  '{month}分 ご請求書（首都圏第三物流センター・北関東中継拠点・東北幹線輸送・冷蔵冷凍共同配送・庫内作業料・燃料サーチャージ・高速道路料金実費・返品回収費を含む合算請求／再発行）',
  '納品書（{month}納品分・株式会社青葉フーズ流通 首都圏第一物流センター 冷凍冷蔵棟 二階 第七バース 午前便・午後便・夜間便合算、賞味期限一覧表および温度記録表添付）',
  'Statement for {month}: refrigerated and frozen transport, warehousing, handling, fuel surcharge and expressway tolls (consolidated, reissued)',
] as const;

export const attachmentKinds = [
  { blobId: 'xlsx', extension: 'xlsx', name: '配送実績明細_{month}.xlsx' },
  { blobId: 'pdf', extension: 'pdf', name: '燃料サーチャージ改定のお知らせ.pdf' },
  { blobId: 'csv', extension: 'csv', name: '品目別内訳_{month}.csv' },
  { blobId: 'png', extension: 'png', name: '受領印（控え）_{month}.png' },
] as const;

/** yyyy年M月 of yyyy-MM. */
export const japaneseMonth = (month: string): string => {
  const [year, monthOfYear] = month.split('-').map(Number);
  return `${year}年${monthOfYear}月`;
};
