import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { ErrorMapping } from '../../../generated/model/errorMapping.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { MissingFileNameError } from '../../../src/api/downloads.ts';
import {
  distinct,
  isUnexpected,
  textOfCode,
  textsOfError,
  type LabelOf,
} from '../../../src/shell/errors/error-texts.ts';
import { errorOf } from '../../support/error-of.ts';
import { speak } from '../../support/render.tsx';

/** What an item of an answer says. */
function say(code: string, item: Partial<ErrorItem> = {}, labelOf?: LabelOf): string | undefined {
  const items = [{ code, target: [], mapping: [], ...item }];
  const error = new ApiError({ kind: 'http', status: 400, items, flowId: 'f' });
  return textsOfError(error, labelOf)[0]?.message;
}

const named = (value: string): ErrorMapping => ({ key: 'name', value, type: 'FE' });
const given = (key: string, value: string): ErrorMapping => ({ key, value, type: 'BE' });

beforeEach(() => speak());

describe('the field in a text', () => {
  it.each([
    ['loginId', 'ログインID'],
    ['subMailAddressList.1.subMailAddress', 'サブメールアドレス'],
    // A list as a whole, its twelfth entry, a name that ends with a digit.
    ['mailAddresses', 'メールアドレス'],
    ['mailAddresses.11', 'メールアドレス'],
    ['address1', '住所1'],
    // Names that the portal has not.
    ['address.1st', '入力項目'],
    ['', '入力項目'],
  ])('is that of the target %j: %s', (target, name) => {
    expect(say('400-1-00-01', { target: [target] })).toBe(`${name}を入力してください。`);
  });

  it('is the one that the answer names, before that of the target', () => {
    const item = { target: ['loginId'], mapping: [named('keyword')] };
    expect(say('400-1-00-01', item)).toBe('キーワードを入力してください。');
  });

  it('is that of the target where the answer leaves the name empty', () => {
    const item = { target: ['loginId'], mapping: [named('')] };
    expect(say('400-1-00-01', item)).toBe('ログインIDを入力してください。');
  });

  it('is what the server says in its own words', () => {
    const mapping = [given('name', 'ご希望の品')];
    expect(say('400-1-00-01', { mapping })).toBe('ご希望の品を入力してください。');
  });

  it('is called as on the page, whatever the answer says', () => {
    const item = { target: ['items.a1'], mapping: [named('keyword'), given('max', '20')] };
    const said = say('400-1-00-04', item, (target) => `「${target}」`);
    expect(said).toBe('「items.a1」は20文字以内で入力してください。');
  });

  it.each([
    ['a field that is not on the page', ['loginId'], () => undefined],
    ['no field', [], (target: string) => `「${target}」`],
  ])('is not asked of the page for %s', (_, target, labelOf) => {
    const item = { target, mapping: [named('keyword')] };
    expect(say('400-1-00-01', item, labelOf)).toBe('キーワードを入力してください。');
  });
});

describe('a value in a text', () => {
  it.each([
    ['is missing', []],
    ['is empty', [given('max', '')]],
    ['is said to be a field’s', [{ ...given('max', '20'), type: 'FE' as const }]],
    ['is of another place', [given('min', '20')]],
  ])('that %s is done without, and the field is named all the same', (_, mapping) => {
    expect(say('400-1-00-04', { target: ['address'], mapping })).toBe(
      '住所の文字数が上限を超えています。文字数を減らして、再度入力してください。',
    );
  });

  it('comes in its own place', () => {
    const mapping = [given('max', '16'), given('min', '8')];
    expect(say('400-1-03-02', { mapping })).toBe(
      'パスワードは8文字以上16文字以内で入力してください。',
    );
  });
});

describe('an address that is read by anybody', () => {
  it.each([
    [['8', '16'], 'パスワードは8文字以上16文字以内で入力してください。'],
    [
      ['8'],
      'パスワードの文字数が正しくありません。パスワードの条件をご確認のうえ、再度入力してください。',
    ],
    [
      ['8', 'many'],
      'パスワードの文字数が正しくありません。パスワードの条件をご確認のうえ、再度入力してください。',
    ],
    [['8', '16', '32'], 'パスワードは8文字以上16文字以内で入力してください。'],
  ])('fills %j into the places of a code in their order', (values, message) => {
    expect(textOfCode('400-1-03-02', values)).toEqual({
      code: '400-1-03-02',
      message,
      subMessage: undefined,
      target: [],
    });
  });
});

describe('what an error says', () => {
  it.each([
    ['network', '通信できませんでした。インターネットの接続をご確認のうえ、再度お試しください。'],
    ['timeout', '時間内に応答がありませんでした。しばらくたってから、再度お試しください。'],
    ['http', '予期しないエラーが発生しました。しばらくたってから、再度お試しください。'],
    ['aborted', ''],
  ] as const)('without a code (%s) is its own text', (kind, message) => {
    const texts = textsOfError(new ApiError({ kind, flowId: 'f' }));
    expect(texts).toEqual([{ code: '', message, subMessage: undefined, target: [] }]);
  });

  it('of a file without a name is that it was not saved', () => {
    const [text] = textsOfError(new MissingFileNameError(200));
    expect(text?.message).toBe(
      'ファイル名を受け取れなかったため、ダウンロードを中止しました。しばらくたってから、再度お試しください。',
    );
  });

  it('of a defect is that nobody expected it', () => {
    const [text] = textsOfError(new TypeError('x is undefined'));
    expect(text?.message).toContain('予期しないエラーが発生しました。');
  });

  it('of a gateway that wants a login is what the server says of it', () => {
    const wordless = new ApiError({ kind: 'malformed', status: 401, flowId: 'f' });
    expect(textsOfError(wordless)).toEqual(textsOfError(errorOf('401-1-00-01')));
  });

  it.each(['400-1-77-77', '400-1-00-01.0', '400-1-05-02_sub', 'constructor', ''])(
    'with the code %j, which nobody knows, is that of the unexpected, both texts',
    (code) => {
      const items = [{ code, target: ['loginId'], mapping: [] }];
      expect(textsOfError(new ApiError({ kind: 'http', items, flowId: 'f' }))).toEqual([
        {
          code,
          message: '予期しないエラーが発生しました。',
          subMessage:
            'しばらくたってから、再度お試しください。解決しない場合は、発行元へお問い合わせください。',
          target: ['loginId'],
        },
      ]);
    },
  );
});

describe('texts below each other', () => {
  const text = (message: string, subMessage?: string, code = '') => ({
    code,
    message,
    subMessage,
    target: [],
  });

  it('say the same once, where it comes first', () => {
    const texts = [text('one', undefined, 'a'), text('two'), text('one', undefined, 'b')];
    expect(distinct(texts)).toEqual(texts.slice(0, 2));
  });

  it.each([
    ['the same with another second text', [text('one'), text('one', 'more')]],
    ['another with the same second text', [text('one', 'more'), text('two', 'more')]],
  ])('say %s', (_, texts) => {
    expect(distinct(texts)).toEqual(texts);
  });
});

describe('a code that nobody expects', () => {
  it.each(['500-1-00-01', '400-1-99-01', '400-1-99-99', '400-1-11-01', '400-1-77-77', ''])(
    'is %j',
    (code) => {
      expect(isUnexpected(code)).toBe(true);
    },
  );

  it.each(['400-1-00-01', '400-1-11-02', '401-1-99-01', '403-1-00-01', '413-1-00-01'])(
    'is not %s',
    (code) => {
      expect(isUnexpected(code)).toBe(false);
    },
  );
});
