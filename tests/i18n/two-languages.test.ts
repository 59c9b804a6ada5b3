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
  checkedLanguage?: 'ja' | 'en';
}

const words: Record<string, Word> = {
  until: { ja: /まで|期限/, en: /\buntil\b/i, checkedLanguage: 'en' },
  within: { ja: /以内|以下|まで/, en: /\b(within|up to|at most)\b/i, checkedLanguage: 'en' },
  after: {
    ja: /後|から|以降|あと|ため|順に|変更すると/,
    en: /\b(after|since)\b/i,
    checkedLanguage: 'en',
  },
  atLeast: {
    ja: /以上/,
    en: /\bat least\b|\ball\b|between|\bto\b|\bmore\b/i,
    checkedLanguage: 'ja',
  },
  atMost: {
    ja: /以内|以下/,
    en: /\b(within|at most|up to|or less|to|between)\b/i,
    checkedLanguage: 'ja',
  },
  please: { ja: /ください|お願い/, en: /please/i, checkedLanguage: 'en' },
  contact: { ja: /問い合わせ/, en: /contact|support/i },
  logOut: { ja: /ログアウト/, en: /\blog(ged|ging|s)? ?out\b/i },
  logIn: { ja: /ログイン/, en: /\blog(ged|ging|s)? ?in\b|\blogins?\b/i },
  password: { ja: /パスワード/, en: /password/i },
  email: { ja: /メール|転送/, en: /\be-?mail/i, checkedLanguage: 'en' },
  code: { ja: /コード|郵便番号/, en: /\bcode/i },
  select: { ja: /選択|選[んび]/, en: /select|choose|chosen|choice/i },
  status: {
    ja: /ステータス|状況|更新履歴/,
    en: /status|\bchanges\b/i,
    checkedLanguage: 'ja',
  },
  day: { ja: /日|期限/, en: /\b(days?|dates?|today|tomorrow|yesterday)\b/i, checkedLanguage: 'en' },
  issuer: { ja: /発行元|発行者|発行事業者/, en: /issuer/i },
  browser: { ja: /ブラウザ/, en: /browser/i },
  print: { ja: /印刷/, en: /print/i },
  save: { ja: /保存/, en: /\bsav|\bkeep|\bkept|stor|\bare in\b/i, checkedLanguage: 'ja' },
  close: { ja: /閉じ/, en: /\bclos(e|es|ed)\b|\bhide\b/i, checkedLanguage: 'ja' },
  agree: { ja: /同意|規約/, en: /\bagree/i, checkedLanguage: 'en' },
  consent: { ja: /同意/, en: /\bagree/i, checkedLanguage: 'ja' },
  apply: {
    ja: /申請|申し込/,
    en: /\bappl(y|ied|ication)|request|in progress/i,
    checkedLanguage: 'ja',
  },
  send: { ja: /送|届|メール|発行元/, en: /\b(send|sent)\b/i, checkedLanguage: 'en' },
  search: { ja: /検索|絞り込|探/, en: /\bsearch/i, checkedLanguage: 'en' },
  document: { ja: /帳票|書類/, en: /document/i, checkedLanguage: 'en' },
  deadline: { ja: /期限|本日まで/, en: /deadline/i, checkedLanguage: 'en' },
  notice: { ja: /お知らせ/, en: /\bnotices?\b|notif/i, checkedLanguage: 'en' },
  newest: { ja: /新しい(?:順|もの)/, en: /newest|latest|\bnew\b/i, checkedLanguage: 'ja' },
  old: { ja: /古い/, en: /oldest/i },
  near: { ja: /近い/, en: /nearest|coming up/i },
  far: { ja: /遠い/, en: /farthest/i },
  earlier: { ja: /以前|前に|早い/, en: /\bearlier\b/i, checkedLanguage: 'en' },
  open: { ja: /開/, en: /\bopens?\b/i, checkedLanguage: 'en' },
  stop: {
    ja: /停止|中止|やめ/,
    en: /\b(stop|cancel|suspend|withdraw|paus|end)/i,
    checkedLanguage: 'ja',
  },
  required: { ja: /必須/, en: /\brequired\b/i, checkedLanguage: 'ja' },
  optional: { ja: /任意/, en: /optional/i },
  main: { ja: /主メール/, en: /\bmain (email )?address/i },
  next: { ja: /次|翌/, en: /\bnext\b/i, checkedLanguage: 'en' },
  first: { ja: /最初|先に|はじめて|順/, en: /\bfirst\b/i, checkedLanguage: 'en' },
  amount: { ja: /金額|対象（税抜）/, en: /amount/i },
  total: { ja: /合計/, en: /\b(total|together|sum)\b/i },
  fewer: { ja: /減ら/, en: /fewer|smaller|less|remove|shorten/i, checkedLanguage: 'ja' },
  same: { ja: /同じ/, en: /\bsame\b|\btwice\b|\bagain\b/i, checkedLanguage: 'ja' },
  match: { ja: /一致/, en: /match|\bfit/i, checkedLanguage: 'ja' },
  matches: { ja: /一致/, en: /match/i, checkedLanguage: 'en' },
  already: { ja: /すでに|済|先に|始まって/, en: /\balready\b/i, checkedLanguage: 'en' },
  current: { ja: /現在|今の|いまの/, en: /\bcurrent(ly)?\b/i, checkedLanguage: 'en' },
  latest: {
    ja: /最新/,
    en: /latest|newest|as it is now|current|new version/i,
    checkedLanguage: 'ja',
  },
  automatic: { ja: /自動/, en: /automatic/i, checkedLanguage: 'en' },
  left: { ja: /残/, en: /left|remain|still|keep|kept/i, checkedLanguage: 'ja' },
  effect: { ja: /反映|有効/, en: /\beffect\b/i, checkedLanguage: 'en' },
  withdrawn: { ja: /公開(?:停止|を終了|が停止)/, en: /withdr|no longer publishe/i },
  takeBack: {
    ja: /取り消|キャンセル/,
    en: /cancel|withdraw|take back|undo|discard|\bkeep\b/i,
    checkedLanguage: 'ja',
  },
  back: { ja: /戻/, en: /\b(back|return|up|discarded|undone|cancelled)\b/i, checkedLanguage: 'ja' },
  sendBack: { ja: /返送/, en: /return|send/i, checkedLanguage: 'ja' },
  resend: { ja: /再送信/, en: /\b(again|new|another)\b/i, checkedLanguage: 'ja' },
  temporary: { ja: /仮(?!名)/, en: /temporar/i },
  fullWidth: { ja: /全角/, en: /full-?width/i },
  symbol: { ja: /記号/, en: /symbol/i },
  digit: { ja: /数字|桁/, en: /\bdigits?\b/i, checkedLanguage: 'en' },
  upperCase: { ja: /大文字/, en: /\bupper/i },
  lowerCase: { ja: /小文字/, en: /\blower/i },
  example: { ja: /（例|^例|例：/, en: /example|such as|e\.g\./i, checkedLanguage: 'ja' },
  keyword: { ja: /キーワード/, en: /keyword/i },
  condition: { ja: /条件/, en: /condition|rules|search|clear/i, checkedLanguage: 'ja' },
  kind: { ja: /(?<![\d□])種類|種別/, en: /\b(types?|kinds?)\b/i, checkedLanguage: 'ja' },
  detail: { ja: /詳細|詳し/, en: /detail|more/i, checkedLanguage: 'ja' },
  account: { ja: /アカウント|お手続き/, en: /\baccount/i, checkedLanguage: 'en' },
  attach: { ja: /添付/, en: /attach|files/i, checkedLanguage: 'ja' },
  attached: { ja: /添付/, en: /attach/i, checkedLanguage: 'en' },
  tab: { ja: /タブ/, en: /\btabs?\b/i },
  chat: { ja: /チャット/, en: /\bchat\b/i },
  calendar: { ja: /カレンダー/, en: /calendar/i },
  copy: { ja: /コピー/, en: /\bcop(y|ied)/i },
  server: { ja: /サーバー/, en: /server/i },
  connection: { ja: /通信|接続/, en: /connect|network|reach/i },
  phone: { ja: /電話/, en: /phone/i },
  year: { ja: /年/, en: /\byear/i },
  personal: { ja: /個人情報/, en: /personal|privacy/i },
  customer: { ja: /お客さま|お客様/, en: /\b(customers?|your?|my)\b/i, checkedLanguage: 'ja' },
  user: { ja: /利用者|ユーザー/, en: /\b(users?|your?|another)\b/i, checkedLanguage: 'ja' },
  moment: {
    ja: /しばらく|お待ち|(?<!あ)たって/,
    en: /wait|moment|while|later|after|minutes/i,
    checkedLanguage: 'ja',
  },
  full: { ja: /いっぱい|空き/, en: /\bfull\b/i, checkedLanguage: 'ja' },
};

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
  it.each(Object.entries(words))(
    'of the word "%s" and its translation',
    (_, { ja, en, checkedLanguage: languageToCheck }) => {
      const differingTexts = textPairs.filter((pair) => {
        const [isInJa, isInEn] = [ja.test(pair.ja), en.test(pair.en)];
        return (
          (isInJa && !isInEn && languageToCheck !== 'en') ||
          (isInEn && !isInJa && languageToCheck !== 'ja')
        );
      });
      expect(differingTexts.map((pair) => [pair.key, pair.ja, pair.en].join(' | '))).toEqual([]);
    },
  );
});
