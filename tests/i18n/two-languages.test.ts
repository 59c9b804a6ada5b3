import { describe, expect, it } from 'vitest';
import { allTexts } from './text-parts.ts';

/**
 * A word in both languages. If a text of one language contains it, the text of the other language must contain
 * it, too: a text that was changed or swapped in only one language fails.
 */
interface Word {
  ja: RegExp;
  en: RegExp;
  /** `ja`: only Japanese texts with the word need it in English, because English texts often omit it; `en`: the reverse. */
  only?: 'ja' | 'en';
}

/** Terms that a text has in both languages or in neither. */
const terms = `
  パスワード=password, ブラウザ=browser, 印刷=print, 古い=oldest, 遠い=farthest, 任意=optional,
  記号=symbol, 大文字=upper, 小文字=lower, キーワード=keyword, チャット=chat, カレンダー=calendar,
  サーバー=server, 電話=phone, 年=year, 未読=unread, 理由=reason, フォルダ=folder, 週=week,
  今月=this month, 先月=last month, 期限なし=no deadline, 再ダウンロード=re-download,
  一時停止=paus, PDF=PDF, 発行月=month of issue, 設定なし=no setting, カナ）=kana,
  メンテナンス=maintenance, 予期しない=unexpected, 並び順=sort by, サブ=sub, 軽減=reduced,
  準備=prepar, 支払期日=payment due, 運営から=operator, 業種=business type, 与信=credit,
  部署=department, 担当者=person in charge, すべて選択=select all, 全文=whole text,
  折りたた=show less, IPアドレス=IP address, フローID=flow ID, メニュー=menu,
  アクセシビリティ=accessibility, 手続きの流れ=steps, 動作環境=operating environment,
  サイト情報=about this site, 本文=main content, 使用済み=has been used, 住所1=address line 1,
  住所2=address line 2, 前回アクセス=previous access, 最終ダウンロード=last download, 支払=pay,
  索引簿=index, 迷惑メール=spam, FAX=fax, 郵便=postal, 整数=whole number, 拡張子=extension,
  不達=not delivered, コメント=comment, 法人=corporat, 適格請求書=qualified, コロン=colon,
  表示件数=per page, プレビュー=preview`;

const words: Record<string, Word> = {
  until: { ja: /まで|期限/, en: /\buntil\b/i, only: 'en' },
  within: { ja: /以内|以下|まで/, en: /\b(within|up to|at most)\b/i, only: 'en' },
  after: { ja: /後|から|以降|あと|ため|順に|変更すると/, en: /\b(after|since)\b/i, only: 'en' },
  atLeast: { ja: /以上/, en: /\bat least\b|\ball\b|between|\bto\b|\bmore\b/i, only: 'ja' },
  atMost: { ja: /以内|以下/, en: /\b(within|at most|up to|or less|to|between)\b/i, only: 'ja' },
  please: { ja: /ください|お願い/, en: /please/i, only: 'en' },
  contact: { ja: /問い合わせ/, en: /contact|support/i },
  logOut: { ja: /ログアウト/, en: /\blog(ged|ging|s)? ?out\b/i },
  logIn: { ja: /ログイン/, en: /\blog(ged|ging|s)? ?in\b|\blogins?\b/i },
  email: { ja: /メール|転送/, en: /\be-?mail/i, only: 'en' },
  code: { ja: /コード|郵便番号/, en: /\bcode/i },
  select: { ja: /選択|選[んび]/, en: /select|choose|chosen|choice/i },
  status: { ja: /ステータス|状況|更新履歴/, en: /status|\bchanges\b/i, only: 'ja' },
  day: { ja: /日|期限/, en: /\b(days?|dates?|today|tomorrow|yesterday)\b/i, only: 'en' },
  issuer: { ja: /発行元|発行者|発行事業者/, en: /issuer/i },
  save: { ja: /保存/, en: /\bsav|\bkeep|\bkept|stor|\bare in\b/i, only: 'ja' },
  close: { ja: /閉じ/, en: /\bclos(e|es|ed)\b|\bhide\b/i, only: 'ja' },
  agree: { ja: /同意|規約/, en: /\bagree/i, only: 'en' },
  consent: { ja: /同意/, en: /\bagree/i, only: 'ja' },
  apply: { ja: /申請|申し込/, en: /\bappl(y|ied|ication)|request|in progress/i, only: 'ja' },
  send: { ja: /送|届|メール|発行元/, en: /\b(send|sent)\b/i, only: 'en' },
  search: { ja: /検索|絞り込|探/, en: /\bsearch/i, only: 'en' },
  document: { ja: /帳票|書類/, en: /document/i, only: 'en' },
  deadline: { ja: /期限|本日まで/, en: /deadline/i, only: 'en' },
  notice: { ja: /お知らせ/, en: /\bnotices?\b|notif/i, only: 'en' },
  newest: { ja: /新しい(?:順|もの)/, en: /newest|latest|\bnew\b/i, only: 'ja' },
  near: { ja: /近い/, en: /nearest|coming up/i },
  earlier: { ja: /以前|前に|早い/, en: /\bearlier\b/i, only: 'en' },
  open: { ja: /開/, en: /\bopens?\b/i, only: 'en' },
  stop: { ja: /停止|中止|やめ/, en: /\b(stop|cancel|suspend|withdraw|paus|end)/i, only: 'ja' },
  required: { ja: /必須/, en: /\brequired\b/i, only: 'ja' },
  main: { ja: /主メール/, en: /\bmain (email )?address/i },
  next: { ja: /次|翌/, en: /\bnext\b/i, only: 'en' },
  first: { ja: /最初|先に|はじめて|順/, en: /\bfirst\b/i, only: 'en' },
  amount: { ja: /金額|対象（税抜）/, en: /amount/i },
  total: { ja: /合計/, en: /\b(total|together|sum)\b/i },
  fewer: { ja: /減ら/, en: /fewer|smaller|less|remove|shorten/i, only: 'ja' },
  same: { ja: /同じ/, en: /\bsame\b|\btwice\b|\bagain\b/i, only: 'ja' },
  match: { ja: /一致/, en: /match|\bfit/i, only: 'ja' },
  matches: { ja: /一致/, en: /match/i, only: 'en' },
  already: { ja: /すでに|済|先に|始まって/, en: /\balready\b/i, only: 'en' },
  current: { ja: /現在|今の|いまの/, en: /\bcurrent(ly)?\b/i, only: 'en' },
  latest: { ja: /最新/, en: /latest|newest|as it is now|current|new version/i, only: 'ja' },
  automatic: { ja: /自動/, en: /automatic/i, only: 'en' },
  left: { ja: /残/, en: /left|remain|still|keep|kept/i, only: 'ja' },
  effect: { ja: /反映|有効/, en: /\beffect\b/i, only: 'en' },
  withdrawn: { ja: /公開(?:停止|を終了|が停止)/, en: /withdr|no longer publishe/i },
  takeBack: {
    ja: /取り消|キャンセル/,
    en: /cancel|withdraw|take back|undo|discard|\bkeep\b/i,
    only: 'ja',
  },
  back: { ja: /戻/, en: /\b(back|return|up|discarded|undone|cancelled)\b/i, only: 'ja' },
  sendBack: { ja: /返送/, en: /return|send/i, only: 'ja' },
  resend: { ja: /再送信/, en: /\b(again|new|another)\b/i, only: 'ja' },
  temporary: { ja: /仮(?!名)/, en: /temporar/i },
  fullWidth: { ja: /全角/, en: /full-?width/i },
  digit: { ja: /数字|桁/, en: /\bdigits?\b/i, only: 'en' },
  example: { ja: /（例|^例|例：/, en: /example|such as|e\.g\./i, only: 'ja' },
  condition: { ja: /条件/, en: /condition|rules|search|clear/i, only: 'ja' },
  kind: { ja: /(?<![\d□])種類|種別/, en: /\b(types?|kinds?)\b/i, only: 'ja' },
  detail: { ja: /詳細|詳し/, en: /detail|more/i, only: 'ja' },
  account: { ja: /アカウント|お手続き/, en: /\baccount/i, only: 'en' },
  attach: { ja: /添付/, en: /attach|files/i, only: 'ja' },
  attached: { ja: /添付/, en: /attach/i, only: 'en' },
  tab: { ja: /タブ/, en: /\btabs?\b/i },
  copy: { ja: /コピー/, en: /\bcop(y|ied)/i },
  connection: { ja: /通信|接続/, en: /connect|network|reach/i },
  personal: { ja: /個人情報/, en: /personal|privacy/i },
  customer: { ja: /お客さま|お客様/, en: /\b(customers?|your?|my)\b/i, only: 'ja' },
  user: { ja: /利用者|ユーザー/, en: /\b(users?|your?|another)\b/i, only: 'ja' },
  moment: {
    ja: /しばらく|お待ち|(?<!あ)たって/,
    en: /wait|moment|while|later|after|minutes/i,
    only: 'ja',
  },
  full: { ja: /いっぱい|空き/, en: /\bfull\b/i, only: 'ja' },
  not: {
    ja: /ない|ませ|未|不|な[くしかい]|[せか]ず|超|残り|外で|途中/,
    en: /\bnot\b|\bcannot\b/i,
    only: 'en',
  },
  file: { ja: /ファイル/, en: /\bfiles?\b|attach|\bformat/i, only: 'ja' },
  bill: { ja: /明細|請求書|件|発行元により/, en: /\bbills?\b/i, only: 'en' },
  download: { ja: /ダウンロード/, en: /\bdownload|deadline/i, only: 'ja' },
  delete: { ja: /削除(?!すると)/, en: /\bdelet|\bremov/i, only: 'ja' },
  register: { ja: /登録|現在|完了|続ける|手続き中|件まで|減ら/, en: /\bregist/i, only: 'en' },
  minute: { ja: /分/, en: /\bminutes?\b/i, only: 'en' },
  hour: { ja: /時間/, en: /\bhours?\b|\bh\b/i, only: 'en' },
  tomorrow: { ja: /明日|翌日/, en: /\btomorrow/i },
  version: { ja: /版|バージョン/, en: /version/i },
  refresh: { ja: /更新/, en: /\brefresh/i, only: 'en' },
  number: { ja: /番号(?!_|の入力)/, en: /\bnumber|_number|postal code/i, only: 'ja' },
  character: { ja: /文字/, en: /\bcharacters?\b/i, only: 'en' },
  size: { ja: /サイズ|容量/, en: /\bsize|\blarge|\bfull\b/i, only: 'ja' },
  large: { ja: /大き|容量超過/, en: /\blarge|\bhighest/i },
  small: { ja: /小さ/, en: /\bsmall|\blow/i, only: 'ja' },
  important: { ja: /重要|大切/, en: /important/i },
  history: { ja: /履歴|過去/, en: /history/i, only: 'en' },
  locked: { ja: /ロック/, en: /\block/i, only: 'en' },
  expire: { ja: /期限|有効/, en: /expir/i, only: 'en' },
  url: { ja: /URL/, en: /\bURL/, only: 'en' },
  fileType: { ja: /PDF|CSV|ZIP/, en: /PDF|CSV|ZIP/i, only: 'ja' },
  verify: { ja: /本人確認|確認(?:コード|して)|連携/, en: /\bverif/i, only: 'en' },
  tax: { ja: /税/, en: /\btax/i, only: 'en' },
  empty: { ja: /空|入力しない|ありません/, en: /\bempty\b|blank/i, only: 'en' },
  couldNot: { ja: /でした/, en: /\bnot\b|no response|cannot|failed/i, only: 'ja' },
  rangeStart: { ja: /（開始）|（下限）/, en: /\(from\)/ },
  rangeEnd: { ja: /（終了）|（上限）/, en: /\(to\)/ },
  second: { ja: /秒/, en: /\bseconds?\b/i },
  keepIt: { ja: /取り消さない/, en: /\bkeep it$/i },
  leave: { ja: /離れ/, en: /\bleave (the|this) page/i },
  deadlinePassed: { ja: /^期限終了/, en: /^deadline passed/i },
  downloaded: { ja: /ダウンロード済/, en: /\bdownloaded$/i, only: 'ja' },
  done: { ja: /完了|済|しました|満たして/, en: /\bdone\b/i, only: 'en' },
  copied: { ja: /コピーしました/, en: /^copied/i, only: 'ja' },
  format: { ja: /形式/, en: /\bformat\b/i, only: 'en' },
  csv: { ja: /CSV/, en: /CSV/, only: 'ja' },
  before: { ja: /以前の内容|変更前/, en: /^before$/i },
  confirmation: { ja: /（確認用）/, en: /\(again\)|password confirmation/i },
  forgotten: { ja: /忘れ/, en: /forg[oe]t/i },
  loading: { ja: /読み込んで/, en: /\bloading |fetching/i },
  press: { ja: /押/, en: /\bpress /i, only: 'en' },
  enter: { ja: /入力|続けて/, en: /\benter\b/i, only: 'en' },
  check: { ja: /確認|検査/, en: /\bcheck\b/i, only: 'en' },
  progress: { ja: /進み|申請中|途中経過|処理して/, en: /progress/i, only: 'en' },
  question: { ja: /？/, en: /\?/, only: 'ja' },
  record: { ja: /記録|登録/, en: /record/i, only: 'en' },
  found: { ja: /見つか/, en: /\bfound\b|\bno longer/i, only: 'ja' },
  period: { ja: /期間|期限/, en: /\bperiod/i, only: 'en' },
  terms: { ja: /規約/, en: /\bterms\b|agreement/i, only: 'ja' },
};

const termPairs = terms.split(',').map((pair): [string, Word] => {
  const [ja = '', en = ''] = pair.trim().split('=');
  return [en, { ja: new RegExp(ja), en: new RegExp(`\\b${en}`, 'i') }];
});

const withoutPlaceholderNames = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, '□');
const japanese = allTexts('ja');

/** English has singular and plural texts, Japanese one text for both. */
const textPairs = [...allTexts('en')].map(([key, en]) => ({
  key,
  ja: withoutPlaceholderNames(
    japanese.get(key) ?? japanese.get(key.replace(/_one$/, '_other')) ?? '',
  ),
  en: withoutPlaceholderNames(en),
}));

describe('texts of both languages agree in the use', () => {
  it.each([...Object.entries(words), ...termPairs])(
    'of the word "%s" and its translation',
    (_, { ja, en, only }) => {
      const differingTexts = textPairs.filter((pair) => {
        const [isInJa, isInEn] = [ja.test(pair.ja), en.test(pair.en)];
        return (isInJa && !isInEn && only !== 'en') || (isInEn && !isInJa && only !== 'ja');
      });
      expect(differingTexts.map((pair) => [pair.key, pair.ja, pair.en].join(' | '))).toEqual([]);
    },
  );
});
