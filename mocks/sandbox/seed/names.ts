/** Titles of bills by type; {month} is yyyy年M月. */
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

/** Titles that are too long for the column of the list. */
export const longSubjects = [
  '{month}分 ご請求書（首都圏第三物流センター・北関東中継拠点・東北幹線輸送・冷蔵冷凍共同配送・庫内作業料・燃料サーチャージ・高速道路料金実費・返品回収費を含む合算請求／再発行）',
  '納品書（{month}納品分・株式会社青葉フーズ流通 首都圏第一物流センター 冷凍冷蔵棟 二階 第七バース 午前便・午後便・夜間便合算、賞味期限一覧表および温度記録表添付）',
  'Statement for {month}: refrigerated and frozen transport, warehousing, handling, fuel surcharge and expressway tolls (consolidated, reissued)',
] as const;

/** Attachments of bills; a blobId is a key of seedBlobs (seed.ts). */
export const attachmentKinds = [
  { blobId: 'xlsx', extension: 'xlsx', name: '配送実績明細_{month}.xlsx' },
  { blobId: 'pdf', extension: 'pdf', name: '燃料サーチャージ改定のお知らせ.pdf' },
  { blobId: 'csv', extension: 'csv', name: '品目別内訳_{month}.csv' },
  { blobId: 'png', extension: 'png', name: '受領印（控え）_{month}.png' },
] as const;

/** yyyy-MM as yyyy年M月. */
export const japaneseMonth = (month: string): string => {
  const [year, monthOfYear] = month.split('-').map(Number);
  return `${year}年${monthOfYear}月`;
};
