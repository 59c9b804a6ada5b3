import { describe, expect, it } from 'vitest';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { ErrorMapping } from '../../../generated/model/errorMapping.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { textOfCode, textsOfError, type LabelOf } from '../../../src/shell/errors/error-texts.ts';

function messageOf(
  code: string,
  itemOverrides: Partial<ErrorItem> = {},
  labelOf?: LabelOf,
): string | undefined {
  const items = [{ code, target: [], mapping: [], ...itemOverrides }];
  const error = new ApiError({ kind: 'http', status: 400, items, flowId: 'f' });
  return textsOfError(error, labelOf)[0]?.message;
}

const nameMapping = (value: string): ErrorMapping => ({ key: 'name', value, type: 'FE' });
const mappingOf = (key: string, value: string): ErrorMapping => ({ key, value, type: 'BE' });

describe('the field name in a text', () => {
  it.each([
    ['loginId', 'ログインID'],
    ['subMailAddressList.1.subMailAddress', 'サブメールアドレス'],
    // A list, its twelfth entry, and a name that ends with a digit.
    ['mailAddresses', 'メールアドレス'],
    ['mailAddresses.11', 'メールアドレス'],
    ['address1', '住所1'],
    // No field has these names.
    ['address.1st', '入力項目'],
    ['xyzzy', '入力項目'],
    ['', '入力項目'],
  ])('of the target %j is %s', (target, fieldLabel) => {
    expect(messageOf('400-1-00-01', { target: [target] })).toBe(
      `${fieldLabel}を入力してください。`,
    );
  });

  it.each([
    [
      'the name in the answer rather than the target',
      ['loginId'],
      nameMapping('keyword'),
      'キーワード',
    ],
    ['never an unknown name of the answer', [], nameMapping('xyzzy'), '入力項目'],
    ['the target if the name in the answer is empty', ['loginId'], nameMapping(''), 'ログインID'],
    ['the text of the server', [], mappingOf('name', 'ご希望の品'), 'ご希望の品'],
  ])('is %s', (_, target, mapping, fieldLabel) => {
    const message = messageOf('400-1-00-01', { target, mapping: [mapping] });
    expect(message).toBe(`${fieldLabel}を入力してください。`);
  });

  it('is the label on the page rather than any other name', () => {
    const item = {
      target: ['items.a1'],
      mapping: [nameMapping('keyword'), mappingOf('max', '20')],
    };
    const message = messageOf('400-1-00-04', item, (target) => `「${target}」`);
    expect(message).toBe('「items.a1」は20文字以内で入力してください。');
  });

  it.each([
    ['a field that is not on the page', ['loginId'], () => undefined],
    ['no field', [], (target: string) => `「${target}」`],
  ])('is not read from the page for %s', (_, target, labelOf) => {
    const item = { target, mapping: [nameMapping('keyword')] };
    expect(messageOf('400-1-00-01', item, labelOf)).toBe('キーワードを入力してください。');
  });
});

describe('a value in a text', () => {
  it.each([
    ['without the value', []],
    ['with an empty value', [mappingOf('max', '')]],
    ['with the value as a field name', [{ ...mappingOf('max', '20'), type: 'FE' as const }]],
    ['with the value of another placeholder', [mappingOf('min', '20')]],
  ])('is omitted from the text for an answer %s, but the field is still named', (_, mapping) => {
    expect(messageOf('400-1-00-04', { target: ['address'], mapping })).toBe(
      '住所の文字数が上限を超えています。文字数を減らして、再度入力してください。',
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
  ])('fills the values %j into the text of a code, in their order', (values, message) => {
    expect(textOfCode('400-1-03-02', values)).toEqual({
      code: '400-1-03-02',
      message,
      subMessage: undefined,
      target: [],
    });
  });
});
