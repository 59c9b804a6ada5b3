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

const words: Record<string, Word> = {
  until: { ja: /まで|期限/, en: /\buntil\b/i, only: 'en' },
  within: { ja: /以内|以下|まで/, en: /\b(within|up to|at most)\b/i, only: 'en' },
  after: { ja: /後|から|以降|あと|ため|順に|変更すると/, en: /\b(after|since)\b/i, only: 'en' },
  atLeast: {
    ja: /以上/,
    en: /\bat least\b|\ball\b|between|\bto\b|\bmore\b/i,
    only: 'ja',
  },
  atMost: { ja: /以内|以下/, en: /\b(within|at most|up to|or less|to|between)\b/i, only: 'ja' },
  please: { ja: /ください|お願い/, en: /please/i, only: 'en' },
  contact: { ja: /問い合わせ/, en: /contact|support/i },
  logOut: { ja: /ログアウト/, en: /\blog(ged|ging|s)? ?out\b/i },
  logIn: { ja: /ログイン/, en: /\blog(ged|ging|s)? ?in\b|\blogins?\b/i },
  password: { ja: /パスワード/, en: /password/i },
  email: { ja: /メール|転送/, en: /\be-?mail/i, only: 'en' },
  code: { ja: /コード|郵便番号/, en: /\bcode/i },
  select: { ja: /選択|選[んび]/, en: /select|choose|chosen|choice/i },
  status: {
    ja: /ステータス|状況|更新履歴/,
    en: /status|\bchanges\b/i,
    only: 'ja',
  },
  day: { ja: /日|期限/, en: /\b(days?|dates?|today|tomorrow|yesterday)\b/i, only: 'en' },
  issuer: { ja: /発行元|発行者|発行事業者/, en: /issuer/i },
  browser: { ja: /ブラウザ/, en: /browser/i },
  print: { ja: /印刷/, en: /print/i },
  save: { ja: /保存/, en: /\bsav|\bkeep|\bkept|stor|\bare in\b/i, only: 'ja' },
  close: { ja: /閉じ/, en: /\bclos(e|es|ed)\b|\bhide\b/i, only: 'ja' },
  agree: { ja: /同意|規約/, en: /\bagree/i, only: 'en' },
  consent: { ja: /同意/, en: /\bagree/i, only: 'ja' },
  apply: {
    ja: /申請|申し込/,
    en: /\bappl(y|ied|ication)|request|in progress/i,
    only: 'ja',
  },
  send: { ja: /送|届|メール|発行元/, en: /\b(send|sent)\b/i, only: 'en' },
  search: { ja: /検索|絞り込|探/, en: /\bsearch/i, only: 'en' },
  document: { ja: /帳票|書類/, en: /document/i, only: 'en' },
  deadline: { ja: /期限|本日まで/, en: /deadline/i, only: 'en' },
  notice: { ja: /お知らせ/, en: /\bnotices?\b|notif/i, only: 'en' },
  newest: { ja: /新しい(?:順|もの)/, en: /newest|latest|\bnew\b/i, only: 'ja' },
  old: { ja: /古い/, en: /oldest/i },
  near: { ja: /近い/, en: /nearest|coming up/i },
  far: { ja: /遠い/, en: /farthest/i },
  earlier: { ja: /以前|前に|早い/, en: /\bearlier\b/i, only: 'en' },
  open: { ja: /開/, en: /\bopens?\b/i, only: 'en' },
  stop: { ja: /停止|中止|やめ/, en: /\b(stop|cancel|suspend|withdraw|paus|end)/i, only: 'ja' },
  required: { ja: /必須/, en: /\brequired\b/i, only: 'ja' },
  optional: { ja: /任意/, en: /optional/i },
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
  symbol: { ja: /記号/, en: /symbol/i },
  digit: { ja: /数字|桁/, en: /\bdigits?\b/i, only: 'en' },
  upperCase: { ja: /大文字/, en: /\bupper/i },
  lowerCase: { ja: /小文字/, en: /\blower/i },
  example: { ja: /（例|^例|例：/, en: /example|such as|e\.g\./i, only: 'ja' },
  keyword: { ja: /キーワード/, en: /keyword/i },
  condition: { ja: /条件/, en: /condition|rules|search|clear/i, only: 'ja' },
  kind: { ja: /(?<![\d□])種類|種別/, en: /\b(types?|kinds?)\b/i, only: 'ja' },
  detail: { ja: /詳細|詳し/, en: /detail|more/i, only: 'ja' },
  account: { ja: /アカウント|お手続き/, en: /\baccount/i, only: 'en' },
  attach: { ja: /添付/, en: /attach|files/i, only: 'ja' },
  attached: { ja: /添付/, en: /attach/i, only: 'en' },
  tab: { ja: /タブ/, en: /\btabs?\b/i },
  chat: { ja: /チャット/, en: /\bchat\b/i },
  calendar: { ja: /カレンダー/, en: /calendar/i },
  copy: { ja: /コピー/, en: /\bcop(y|ied)/i },
  server: { ja: /サーバー/, en: /server/i },
  connection: { ja: /通信|接続/, en: /connect|network|reach/i },
  phone: { ja: /電話/, en: /phone/i },
  year: { ja: /年/, en: /\byear/i },
  personal: { ja: /個人情報/, en: /personal|privacy/i },
  customer: { ja: /お客さま|お客様/, en: /\b(customers?|your?|my)\b/i, only: 'ja' },
  user: { ja: /利用者|ユーザー/, en: /\b(users?|your?|another)\b/i, only: 'ja' },
  moment: {
    ja: /しばらく|お待ち|(?<!あ)たって/,
    en: /wait|moment|while|later|after|minutes/i,
    only: 'ja',
  },
  full: { ja: /いっぱい|空き/, en: /\bfull\b/i, only: 'ja' },
};

const withoutPlaceholderNames = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, '□');
const japanese = allTexts('ja');

/** English has singular and plural texts, Japanese one text for both. */
const pairs = [...allTexts('en')].map(([key, en]) => ({
  key,
  ja: withoutPlaceholderNames(
    japanese.get(key) ?? japanese.get(key.replace(/_one$/, '_other')) ?? '',
  ),
  en: withoutPlaceholderNames(en),
}));

describe('both languages have the same meaning', () => {
  it.each(Object.entries(words))('for "%s"', (_, { ja, en, only: languageToCheck }) => {
    const differing = pairs.filter((pair) => {
      const [isInJa, isInEn] = [ja.test(pair.ja), en.test(pair.en)];
      return (
        (isInJa && !isInEn && languageToCheck !== 'en') ||
        (isInEn && !isInJa && languageToCheck !== 'ja')
      );
    });
    expect(differing.map((pair) => [pair.key, pair.ja, pair.en].join(' | '))).toEqual([]);
  });
});
