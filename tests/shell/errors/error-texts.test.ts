import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { MissingFileNameError } from '../../../src/api/downloads.ts';
import { distinct, isUnexpected, textsOfError } from '../../../src/shell/errors/error-texts.ts';
import { errorOf } from '../../support/error-of.ts';
import { speak } from '../../support/render.tsx';

beforeEach(() => speak());

describe('the text of an error', () => {
  it.each([
    ['network', '通信できませんでした。インターネットの接続をご確認のうえ、再度お試しください。'],
    ['timeout', '時間内に応答がありませんでした。しばらくたってから、再度お試しください。'],
    ['http', '予期しないエラーが発生しました。しばらくたってから、再度お試しください。'],
    ['aborted', ''],
  ] as const)('without a code (%s) is its own', (kind, message) => {
    const texts = textsOfError(new ApiError({ kind, flowId: 'f' }));
    expect(texts).toEqual([{ code: '', message, subMessage: undefined, target: [] }]);
  });

  it('of a file without a name says that it was not saved', () => {
    const [text] = textsOfError(new MissingFileNameError(200));
    expect(text?.message).toBe(
      'ファイル名を受け取れなかったため、ダウンロードを中止しました。しばらくたってから、再度お試しください。',
    );
  });

  it('of a defect is that of an unexpected error', () => {
    const [text] = textsOfError(new TypeError('x is undefined'));
    expect(text?.message).toContain('予期しないエラーが発生しました。');
  });

  it('of a gateway’s login page is that of a missing session', () => {
    const wordless = new ApiError({ kind: 'malformed', status: 401, flowId: 'f' });
    expect(textsOfError(wordless)).toEqual(textsOfError(errorOf('401-1-00-01')));
  });

  it.each(['400-1-77-77', '400-1-00-01.0', '400-1-05-02_sub', 'constructor', ''])(
    'with the unknown code %j is that of an unexpected error',
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

describe('texts in one message', () => {
  const text = (message: string, subMessage?: string, code = '') => ({
    code,
    message,
    subMessage,
    target: [],
  });

  it('appear once, at their first position', () => {
    const texts = [text('one', undefined, 'a'), text('two'), text('one', undefined, 'b')];
    expect(distinct(texts)).toEqual(texts.slice(0, 2));
  });

  it.each([
    ['the same with another second text', [text('one'), text('one', 'more')]],
    ['another with the same second text', [text('one', 'more'), text('two', 'more')]],
  ])('include %s', (_, texts) => {
    expect(distinct(texts)).toEqual(texts);
  });
});

describe('an unexpected code', () => {
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
