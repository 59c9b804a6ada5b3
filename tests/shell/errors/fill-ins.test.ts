import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { ErrorMapping } from '../../../generated/model/errorMapping.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { textOfCode, textsOfError, type LabelOf } from '../../../src/shell/errors/error-texts.ts';
import { errorOf } from '../../support/error-of.ts';
import { speak } from '../../support/render.tsx';

/** The texts of an item of an answer. */
function say(code: string, item: Partial<ErrorItem> = {}, labelOf?: LabelOf): string | undefined {
  const items = [{ code, target: [], mapping: [], ...item }];
  const error = new ApiError({ kind: 'http', status: 400, items, flowId: 'f' });
  return textsOfError(error, labelOf)[0]?.message;
}

const named = (value: string): ErrorMapping => ({ key: 'name', value, type: 'FE' });
const given = (key: string, value: string): ErrorMapping => ({ key, value, type: 'BE' });

beforeEach(() => speak());

describe('the field name in a text', () => {
  it.each([
    ['loginId', 'ログインID'],
    ['subMailAddressList.1.subMailAddress', 'サブメールアドレス'],
    // A list as a whole, its twelfth entry, a name that ends with a digit.
    ['mailAddresses', 'メールアドレス'],
    ['mailAddresses.11', 'メールアドレス'],
    ['address1', '住所1'],
    // Names that the portal has not.
    ['address.1st', '入力項目'],
    ['xyzzy', '入力項目'],
    ['', '入力項目'],
  ])('of the target %j is %s', (target, name) => {
    expect(say('400-1-00-01', { target: [target] })).toBe(`${name}を入力してください。`);
  });

  it('is the name in the answer before that of the target', () => {
    const item = { target: ['loginId'], mapping: [named('keyword')] };
    expect(say('400-1-00-01', item)).toBe('キーワードを入力してください。');
  });

  it('is never an unknown name of the answer', () => {
    expect(say('400-1-00-01', { mapping: [named('xyzzy')] })).toBe('入力項目を入力してください。');
  });

  it('is that of the target if the answer’s name is empty', () => {
    const item = { target: ['loginId'], mapping: [named('')] };
    expect(say('400-1-00-01', item)).toBe('ログインIDを入力してください。');
  });

  it('is the server’s own text', () => {
    const mapping = [given('name', 'ご希望の品')];
    expect(say('400-1-00-01', { mapping })).toBe('ご希望の品を入力してください。');
  });

  it('is the label on the page before any other name', () => {
    const item = { target: ['items.a1'], mapping: [named('keyword'), given('max', '20')] };
    const said = say('400-1-00-04', item, (target) => `「${target}」`);
    expect(said).toBe('「items.a1」は20文字以内で入力してください。');
  });

  it.each([
    ['a field that is not on the page', ['loginId'], () => undefined],
    ['no field', [], (target: string) => `「${target}」`],
  ])('is not read from the page for %s', (_, target, labelOf) => {
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
  ])('can be missing for %s, with the field still named', (_, mapping) => {
    expect(say('400-1-00-04', { target: ['address'], mapping })).toBe(
      '住所の文字数が上限を超えています。文字数を減らして、再度入力してください。',
    );
  });

  it.each([
    ['400-1-00-04', '入力項目の文字数が上限を超えています。'],
    ['400-1-03-02', 'パスワードの文字数が正しくありません。'],
    ['400-1-05-02', '一度にダウンロードできるファイルの件数を超えています。'],
    ['400-1-05-08', '選択したファイルはサイズが大きすぎます。'],
  ])('that %s lacks leaves a text without it', (code, said) => {
    expect(say(code)).toContain(said);
    expect(say(code)).not.toMatch(/[{}]|規定|undefined/);
  });

  it('that is missing leaves the sub-message alone', () => {
    const [text] = textsOfError(errorOf('400-1-05-02'));
    expect(text?.subMessage).toContain('検索条件を追加して');
  });

  it('that is missing leaves a complete sentence in English', async () => {
    await speak('en');
    expect(say('400-1-03-02')).toContain('The password is too short or too long.');
  });

  it('is filled in at its own position', () => {
    const mapping = [given('max', '16'), given('min', '8')];
    expect(say('400-1-03-02', { mapping })).toBe(
      'パスワードは8文字以上16文字以内で入力してください。',
    );
  });
});

describe('the address of the error page', () => {
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
  ])('fills %j into the text of a code in their order', (values, message) => {
    expect(textOfCode('400-1-03-02', values)).toEqual({
      code: '400-1-03-02',
      message,
      subMessage: undefined,
      target: [],
    });
  });
});
