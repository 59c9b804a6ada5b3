import { describe, expect, it } from 'vitest';
import { allTexts } from './text-parts.ts';

/**
 * Terms in both languages, as patterns: Japanese, `=`, the beginning of an English word. `count`: a text has the term
 * in both languages equally often. `both`: a text has the term in both languages or in neither. `ja`: if the Japanese
 * text has the term, the English text has it, too. `en`: the reverse. A text that is wrong in one language fails.
 */
const terms: Record<'count' | 'both' | 'ja' | 'en', string> = {
  count: String.raw`
    ブラウザ=browser, 印刷=print, 古い=oldest, 遠い=farthest, 任意=optional, 記号=symbol, 大文字=upper, 小文字=lower,
    キーワード=keyword, チャット=chat, カレンダー=calendar, サーバー=server, 電話=phone, 年=year, 未読=unread, 理由=reason,
    フォルダ=folder, 週=week, 今月=this month, 先月=last month, 期限なし=no deadline, 再ダウンロード=re-download,
    一時停止=paus, PDF=PDF, 発行月=month of issue, 設定なし=no setting, カナ）=kana, メンテナンス=maintenance,
    予期しない=unexpected, 並び順=sort by, サブ=sub, 軽減=reduced, 準備=prepar, 支払期日=payment due, 運営から=operator,
    業種=business type, 与信=credit, 部署=department, 担当者=person in charge, すべて選択=select all, 全文=whole text,
    折りたた=show less, IPアドレス=IP address, フローID=flow ID, メニュー=menu, アクセシビリティ=accessibility,
    手続きの流れ=steps, 動作環境=operating environment, サイト情報=about this site, 本文=main content, 使用済み=has been used,
    住所1=address line 1, 住所2=address line 2, 前回アクセス=previous access, 最終ダウンロード=last download, 支払=pay,
    索引簿=index, 迷惑メール=spam, FAX=fax, 郵便=postal, 整数=whole number, 拡張子=extension, 不達=not delivered,
    コメント=comment, 法人=corporat, 適格請求書=qualified, コロン=colon, 表示件数=per page, プレビュー=preview,
    問い合わせ=contact|support, ログアウト=log(ged|ging|s)? ?out\b, 近い=nearest|coming up, 主メール=main (email )?address,
    金額|対象（税抜）=amount, 合計=total\b|together\b|sum\b, 公開(?:停止|を終了|が停止)=withdr|no longer publishe,
    仮(?!名)=temporar, 全角=full-?width, タブ=tabs?\b, コピー=cop(y|ied), 通信|接続=connect|network|reach,
    個人情報=personal|privacy, 明日|翌日=tomorrow, 大き|容量超過=large|highest, 重要|大切=important,
    （開始）|（下限）=\(from\), （終了）|（上限）=\(to\), 秒=seconds?\b, 取り消さない=keep it$, 離れ=leave (the|this) page,
    ^期限終了=^deadline passed, 以前の内容|変更前=^before$, （確認用）=\(again\)|password confirmation, 忘れ=forg[oe]t,
    読み込んで=loading |fetching, 半角=half-width|\(A–Z, 英(?:数|大文|小文)?字=letters|upper case|lower case, 次の□件=next □,
    前の□件=previous □, □日(?!まで)=□ days|days (?:left|with), □か月=□ months?, □分=□ min, □時間=□ h\b,
    税抜=(?:without|before) tax, □ まで(?!は、)=until □, □まで）=by □, 明日.*まで=by tomorrow,
    早い日付を先=earlier date first, 管理者=administrator, ログアウト後=after logout, 直後=right after, 閉=close|hide,
    アカウント設定=account settings, ご?登録情報=registered information|change the information,
    (?:新しい|古い)順=(?:newest|oldest) first, 近い順=nearest .*first, 前の明細=previous bill, 次回の?ログイン=next login,
    すでに使用=already in use, 仮パスワード=temporary password, 現在のパスワード=current password,
    選択(?!解除)|選[んび]=select|choose|chosen|choice, 発行元(?!に登録されます)|発行者|発行事業者=issuer,
    もう一度送信でき=send it again now, 失われ=lost, 使用できない文字=characters that cannot, 誤りがないか=spelled,
    この条件で=apply and, その他の操作=more actions, 一覧の表示設定=display of the list, 行の間隔=more space,
    表示する列=columns, 検索結果を一括=all results, 日本語=japanese|日本語, ファイル名(?![をや])=file names?,
    日と時刻=the day and the time, 変更の反映時期=^when the, ファイルを返送する=return a file, 送信しています$=^sending$,
    コードを発行しました=been generated, 登録が完了しました=^(?:you are|the number is) registered$,
    前回の送信から=after the last, パスワードを(?:設定|変更)しました=your password has been, （□ファイル）=\(files: □\)`,
  both: String.raw`
    パスワード=password, ログイン=log(ged|ging|s)? ?in\b|\blogins?\b, コード|郵便番号=code, 版|バージョン=version`,
  /** The English words of these terms also translate other Japanese terms. */
  ja: String.raw`
    以上=at least\b|all\b|between|to\b|more\b, 以内|以下=within\b|at most\b|up to\b|or less\b|to\b|between\b,
    ステータス|状況|更新履歴=status|changes\b, 保存=sav|keep|kept|stor, 同意=agree,
    申請|申し込=appl(y|ied|ication)|request|in progress, 新しい(?:順|もの)=newest|latest|new\b,
    停止|中止|やめ=(stop|cancel|suspend|withdraw|paus|end), 必須=required\b, 減ら=fewer|smaller|less|remove|shorten,
    同じ=same\b|twice\b|again\b, 一致=match|fit, 最新=latest|newest|as it is now|current|new version,
    残=left|remain|still|keep|kept, 取り消|キャンセル=cancel|withdraw|take back|undo|discard|keep\b,
    戻=back\b|return\b|up\b|discarded\b|undone\b|cancelled\b, 返送=return|send, 再送信=again\b|new\b|another\b,
    （例|^例|例：=example|such as|e\.g\., 条件=condition|rules|search|clear, (?<![\d□])種類|種別=types?\b|kinds?\b,
    詳細|詳し=detail|more, 添付=attach|files, お客さま|お客様=customers?\b|your?\b|my\b,
    利用者|ユーザー=users?\b|your?\b|another\b, しばらく|お待ち|(?<!あ)たって=wait|moment|while|later|after|minutes,
    いっぱい|空き=full\b, ファイル=files?\b|attach|format, ダウンロード=download|deadline, 削除(?!すると)=delet|remov,
    番号(?!_|の入力)=number|postal code, サイズ|容量=size|large|full\b, 小さ=small|low, PDF|CSV|ZIP=PDF|CSV|ZIP,
    でした=not\b|no response|cannot|failed, ダウンロード済=downloaded$, コピーしました=^copied, CSV=CSV, ？=.*\?,
    見つか=found\b|no longer, 規約=terms\b|agreement, □ 以降|□ ?から(?!□)=(?:from|after) □, 開[くいきけ]=open, 押=press,
    自動=automatic|soon|will be logged out, ロック(?!をお)=lock, 数字|桁=digit|number,
    届=arriv|deliver|receive|missing|earlier, 受付|受け付=accept|apply|receiv, 発行(?![日し])=issu|generat|made,
    完了(?!していないか)=complet|done|finish|registered|sent,
    お知らせ=notices?|notif|told|wrote|tell|about it|registered address|announce,
    明細(?!$|一覧_)=bills?\b|type|number|title|all\b|results, 期限=deadline|until|expir|valid|period|ends|used|day,
    反映(?!月)=effect|made, 不要=remove some, 新しいパスワード=new password|new one,
    (?:件|ファイルは□|□)まで(?:登録|です|。)=up to|no more than|more than, を削除しました=^removed|deleted`,
  en: String.raw`
    まで|期限=until\b, 以内|以下|まで=within\b|up to\b|at most\b, 後|から|以降|あと|ため|順に|変更すると=after\b|since\b,
    ください|お願い=please, メール|転送=e-?mail, 日|期限=days?\b|dates?\b|today\b|tomorrow\b|yesterday\b, 同意|規約=agree,
    送|届|メール|発行元=send\b|sent\b, 検索|絞り込|探=search, 帳票|書類=document, 期限|本日まで=deadline,
    お知らせ=notices?\b|notif, 以前|前に|早い=earlier\b, 開=opens?\b, 次|翌=next\b, 最初|先に|はじめて|順=first\b, 一致=match,
    すでに|済|先に|始まって=already\b, 現在|今の|いまの=current(ly)?\b, 自動=automatic, 反映|有効=effect\b, 数字|桁=digits?\b,
    アカウント|お手続き=account, 添付=attach, ない|ませ|未|不|な[くしかい]|[せか]ず|超|残り|外で|途中=not\b|cannot\b,
    明細|請求書|件|発行元により=bills?\b, 登録|現在|完了|続ける|手続き中|件まで|減ら=regist, 分=minutes?\b, 時間=hours?\b|h\b,
    更新=refresh, 文字=characters?\b, 履歴|過去=history, ロック=lock, 期限|有効=expir, URL=URL,
    本人確認|確認(?:コード|して)|連携=verif, 税=tax, 空|入力しない|ありません=empty\b|blank, 完了|済|しました|満たして=done\b,
    形式=format\b, 押=press, 入力|続けて=enter\b, 確認|検査=check\b, 進み|申請中|途中経過|処理して=progress, 記録|登録=record,
    期間|期限=period, から|以降|～=from □, 以上=at least, かまいません|場合があ|ことがあ|可能性|まで=may\b,
    受|届|お知らせ|ご案内=receiv, 前|税抜|先に|うえ|まで|現在の返送|しばらく|期限内=before\b,
    □から□まで|□文字以上□文字以内=□ (?:and|to) □, 未ダウンロードの明細=bills not downloaded`,
};

/** As many words negate a sentence in Japanese as in English. */
const negation = {
  term: 'a negation',
  ja: /(?<!かまい)ません|(?<!足り)ない(?!か|よう)|[きか]なく|なかった|なし|(?<!省略)[せれ]ず|未|不(?!要)|無効|外です|途中です|を除く|税抜|終了し/g,
  en: /\b(?:not|cannot|no(?! more than)|nothing|none|without|un(?:read|expected|successful|known)|missing|outside|left out|blank|too short|stays as|before tax)\b/gi,
  rule: 'count',
};

const termPairs = Object.entries(terms).flatMap(([rule, list]) =>
  list.split(',').map((pair) => {
    const [ja = '', en = ''] = pair.trim().split('=');
    return {
      term: `${ja} (${en})`,
      ja: new RegExp(ja, 'g'),
      en: new RegExp(`(?<![a-z])(?:${en})`, 'gi'),
      rule,
    };
  }),
);

const withoutPlaceholderNames = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, '□');
const countOf = (text: string, term: RegExp): number => [...text.matchAll(term)].length;
const japaneseTexts = allTexts('ja');

/** English has singular and plural texts, Japanese one text for both. */
const textPairs = [...allTexts('en')].map(([key, en]) => ({
  key,
  ja: withoutPlaceholderNames(
    japaneseTexts.get(key) ?? japaneseTexts.get(key.replace(/_one$/, '_other')) ?? '',
  ),
  en: withoutPlaceholderNames(en),
}));

describe('the Japanese and the English texts', () => {
  it.each([negation, ...termPairs])('have $term in the same texts', ({ ja, en, rule }) => {
    const differingTexts = textPairs.filter((pair) => {
      const [inJa, inEn] = [countOf(pair.ja, ja), countOf(pair.en, en)];
      if (rule === 'count') return inJa !== inEn;
      return (inJa && !inEn && rule !== 'en') || (inEn && !inJa && rule !== 'ja');
    });
    expect(differingTexts.map((pair) => [pair.key, pair.ja, pair.en].join(' | '))).toEqual([]);
  });
});
