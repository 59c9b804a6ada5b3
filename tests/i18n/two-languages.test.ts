import { describe, expect, it } from 'vitest';
import { allTexts } from './text-parts.ts';

/**
 * A word that both languages have for the same thing. Where one of them has it, the other has it, too: each language
 * is a witness of what the other says, so that a text that was changed, or taken for another, in one of them is seen.
 */
interface Word {
  ja: RegExp;
  en: RegExp;
  /** In one direction only, where the other language often needs no word for it. */
  only?: 'ja' | 'en';
  /** Texts that say it in another way. */
  otherwise?: string[];
}

const words: Record<string, Word> = {
  not: {
    ja: /(?<!かまい)ません|な(?:い(?!か[、ご])|かっ|くな)|なし|未(?!満)|不(?!要な)|せずに|以外|期間外|予期しない|無効/,
    en: /\b(not|no(?! more than)|never|none|nothing|nobody|cannot|without|un(able|expected|known|read|successful)|neither|blank|outside)\b|n['’]t\b/i,
    otherwise: [
      'account.attachment.limit',
      'bill-tools.columns.noRoom',
      'download-link.login.expiredNamed',
      'downloads.goneHint.expired',
      'e-storage.generated.secret',
      'errors.400-1-04-01',
      'frame.withoutFillIns.400-1-03-02',
      'information.cancel.hint',
      'parts.stopped',
    ],
  },
  wrong: {
    ja: /誤|エラー|逆|正しくない|不備/,
    en: /wrong|incorrect|error|correctly/i,
    otherwise: ['errors.404-1-03-01_sub'],
  },
  until: { ja: /まで|期限/, en: /\buntil\b/i, only: 'en' },
  within: { ja: /以内|以下|まで/, en: /\b(within|up to|at most)\b/i, only: 'en' },
  after: { ja: /後|から|以降|あと|ため|順に|変更すると/, en: /\b(after|since)\b/i, only: 'en' },
  before: {
    ja: /前|先に|現在|できるまで|これまで/,
    en: /\bbefore\b/i,
    only: 'en',
    otherwise: [
      'frame.withoutFillIns.400-1-02-06',
      'invoice-number.present.changed',
      'registration.agreement.revisedLead',
      'top.waiting.newLead',
    ],
  },
  atLeast: {
    ja: /以上/,
    en: /\bat least\b|\ball\b|between|\bto\b|\bmore\b/i,
    only: 'ja',
  },
  atMost: { ja: /以内|以下/, en: /\b(within|at most|up to|or less|to|between)\b/i, only: 'ja' },
  all: {
    ja: /すべて|全部|いずれも|どちらも/,
    en: /\b(all|every|any|each|both|whole)\b/i,
    only: 'ja',
    otherwise: ['validation.incompleteDate', 'validation.incompleteDateTime'],
  },
  please: { ja: /ください|お願い/, en: /please/i, only: 'en' },
  contact: { ja: /問い合わせ/, en: /contact|support/i },
  logOut: { ja: /ログアウト/, en: /\blog(ged|ging|s)? ?out\b/i },
  logIn: { ja: /ログイン/, en: /\blog(ged|ging|s)? ?in\b|\blogins?\b/i },
  password: { ja: /パスワード/, en: /password/i },
  mail: {
    ja: /メール|転送/,
    en: /\bmail|\be-?mail|address|\bsend|\bsent|spam|\bwrote\b/i,
    only: 'ja',
    otherwise: [
      'account.mail.subHelp',
      'flow.mail.help.withinHours',
      'flow.mail.help.withinMinutes',
      'registration.agreement.mailAddress',
    ],
  },
  email: { ja: /メール|転送/, en: /\be-?mail/i, only: 'en' },
  delete: {
    ja: /削除|消去/,
    en: /\bdelet|\bremov|\bclear/i,
    only: 'ja',
    otherwise: ['e-storage.delete.message'],
  },
  download: {
    ja: /ダウンロード/,
    en: /download/i,
    otherwise: [
      'bills.sort.downloadDeadlineAsc',
      'calendar.saved',
      'parts.giveUp',
      'receipt.none',
      'top.waiting.newLead',
    ],
  },
  link: {
    ja: /リンク|連携/,
    en: /\blink/i,
    otherwise: [
      'download-link.login.expiredTitle',
      'e-storage.absent.register',
      'invoice-number.enter.lead',
    ],
  },
  file: {
    ja: /ファイル|一覧_|ZIP|PDF|CSV|添付/,
    en: /\bfiles?\b|zip|pdf|csv|attach/i,
    otherwise: ['errors.404-1-08-01', 'parts.running'],
  },
  code: { ja: /コード|郵便番号/, en: /\bcode/i },
  select: { ja: /選択|選ん/, en: /select|choose|chosen|choice/i },
  status: {
    ja: /ステータス|状況|更新履歴/,
    en: /status|\bchanges\b/i,
    only: 'ja',
  },
  month: {
    ja: /月/,
    en: /month/i,
    otherwise: ['information.edit.month', 'information.pending.month'],
  },
  day: { ja: /日|期限/, en: /\b(days?|dates?|today|tomorrow|yesterday)\b/i, only: 'en' },
  issuer: { ja: /発行元|発行事業者/, en: /issuer/i },
  browser: { ja: /ブラウザ/, en: /browser/i },
  again: {
    ja: /再度|再試行|もう一度|やり直/,
    en: /\bagain\b|retry|anew|start over/i,
    only: 'ja',
    otherwise: ['frame.withoutFillIns.400-1-02-06', 'invoice-number.present.changed'],
  },
  lock: {
    ja: /ロック/,
    en: /\b(un)?lock/i,
    otherwise: ['errors.400-1-02-02_sub', 'errors.400-1-02-08_sub'],
  },
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
  new: {
    ja: /新|別の|変更|再|お手続き/,
    en: /\bnew\b/i,
    only: 'en',
    otherwise: ['password.reissue.mail.lead'],
  },
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
  amount: { ja: /金額/, en: /amount/i },
  number: {
    ja: /(?<!郵便)番号/,
    en: /number/i,
    only: 'ja',
    otherwise: ['invoice-number.steps.enter'],
  },
  total: { ja: /合計/, en: /\b(total|together|sum)\b/i },
  each: {
    ja: /ごと|あたり|各|それぞれ/,
    en: /\b(each|per|every|by)\b/i,
    only: 'ja',
    otherwise: ['registration.customer.lead'],
  },
  only: {
    ja: /のみ|だけ|しか|限|入力してください/,
    en: /\bonly\b/i,
    only: 'en',
    otherwise: ['errors.400-1-03-01'],
  },
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
  expired: {
    ja: /期限が切れ|有効期限|期限切れ/,
    en: /expir/i,
    otherwise: ['download-link.login.until'],
  },
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
  halfWidth: { ja: /半角/, en: /half-?width/i, otherwise: ['password.rules.characters'] },
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
  history: { ja: /履歴/, en: /history|changes/i, only: 'ja', otherwise: ['status-history.empty'] },
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

const bare = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, '□');
const japanese = allTexts('ja');

/** The forms of one and of several things are two in English, one in Japanese. */
const pairs = [...allTexts('en')].map(([key, en]) => ({
  key,
  ja: bare(japanese.get(key) ?? japanese.get(key.replace(/_one$/, '_other')) ?? ''),
  en: bare(en),
}));

describe('what one language says, the other says', () => {
  it.each(Object.entries(words))('of "%s"', (_, { ja, en, only, otherwise = [] }) => {
    const differing = pairs.filter((pair) => {
      const [isInJa, isInEn] = [ja.test(pair.ja), en.test(pair.en)];
      return (isInJa && !isInEn && only !== 'en') || (isInEn && !isInJa && only !== 'ja');
    });
    const found = differing.filter(({ key }) => !otherwise.includes(key));
    expect(found.map((pair) => [pair.key, pair.ja, pair.en].join(' | '))).toEqual([]);
    // What is named here and says the same after all needs no place here.
    expect(differing.map(({ key }) => key).toSorted()).toEqual(otherwise.toSorted());
  });
});
