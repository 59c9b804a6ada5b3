import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../../../src/api/api-error.ts';
import { MissingFileNameError } from '../../../src/api/missing-file-name-error.ts';
import {
  describeError,
  removeDuplicateTexts,
  isUnexpectedCode,
  textsOfError,
} from '../../../src/shell/errors/error-texts.ts';

describe('the text of an error', () => {
  it.each([
    ['network', '通信できませんでした。インターネットの接続をご確認のうえ、再度お試しください。'],
    ['timeout', '時間内に応答がありませんでした。しばらくたってから、再度お試しください。'],
    ['http', '予期しないエラーが発生しました。しばらくたってから、再度お試しください。'],
    ['aborted', ''],
  ] as const)('without a code depends on its kind: %s', (kind, message) => {
    const texts = textsOfError(new ApiError({ kind, flowId: 'f' }));
    expect(texts).toEqual([{ code: '', message, subMessage: undefined, target: [] }]);
  });

  it('of a file without a name explains that the file was not saved', () => {
    const [text] = textsOfError(new MissingFileNameError(200));
    expect(text?.message).toBe(
      'ファイル名を受け取れなかったため、ダウンロードを中止しました。しばらくたってから、再度お試しください。',
    );
  });

  it.each(['400-1-77-77', '400-1-00-01.0', '400-1-05-02_sub', 'constructor', ''])(
    'with the unknown code %j is the text of an unexpected error',
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

describe('the texts of one message', () => {
  const textOf = (message: string, subMessage?: string, code = '') => ({
    code,
    message,
    subMessage,
    target: [],
  });

  it.each([
    ['the same text with another sub-message', [textOf('one'), textOf('one', 'more')]],
    ['another text with the same sub-message', [textOf('one', 'more'), textOf('two', 'more')]],
  ])('keep %s', (_, texts) => {
    expect(removeDuplicateTexts(texts)).toEqual(texts);
  });
});

describe('the unexpected codes', () => {
  it.each(['500-1-00-01', '400-1-99-01', '400-1-99-99', '400-1-11-01', '400-1-77-77', ''])(
    'include %j',
    (code) => {
      expect(isUnexpectedCode(code)).toBe(true);
    },
  );

  it.each(['400-1-00-01', '400-1-11-02', '401-1-99-01', '403-1-00-01', '413-1-00-01'])(
    'do not include %s',
    (code) => {
      expect(isUnexpectedCode(code)).toBe(false);
    },
  );
});

describe('the details for support', () => {
  const supportOf = (details: Omit<ApiErrorDetails, 'flowId'>, ...codes: string[]) => {
    const items = codes.map((code) => ({ code, target: [], mapping: [] }));
    const error = new ApiError({ ...details, items, flowId: 'flow-0123456789' });
    return { support: describeError(error).support, failedAtMs: error.failedAt.getTime() };
  };

  it.each([
    ['an unreadable answer', { kind: 'malformed', status: 200 }, []],
    ['a fault of the server', { kind: 'http', status: 500 }, ['500-1-00-01']],
    ['a fault of the server with another code', { kind: 'http', status: 501 }, ['400-1-00-01']],
    ['a refusal without a code', { kind: 'http', status: 400 }, []],
    ['an unknown code', { kind: 'http', status: 400 }, ['400-1-77-77']],
    ['an unknown code among others', { kind: 'http', status: 400 }, ['400-1-00-01', '400-1-77-77']],
  ] as const)('are shown for %s', (_, details, codes) => {
    const { support, failedAtMs } = supportOf(details, ...codes);
    expect(support).toEqual({ flowId: 'flow-0123456789', timeMs: failedAtMs });
  });

  it.each([
    ['maintenance', { kind: 'http', status: 503 }, ['503-1-00-01']],
    ['a timeout of a gateway', { kind: 'http', status: 504 }, ['504-1-00-01']],
    ['an error that the customer can fix', { kind: 'http', status: 400 }, ['400-1-00-01']],
    ['a status below the server faults', { kind: 'http', status: 499 }, ['403-1-00-01']],
    ['a 401 by a gateway', { kind: 'malformed', status: 401 }, []],
    ['a failed connection', { kind: 'network' }, []],
    ['a timeout', { kind: 'timeout' }, []],
    ['a connection that failed after the status', { kind: 'network', status: 500 }, []],
    ['a call that the portal cancelled', { kind: 'aborted' }, []],
  ] as const)('are not shown for %s', (_, details, codes) => {
    expect(supportOf(details, ...codes).support).toBeUndefined();
  });

  it('are shown for a file without a name, but not for a defect of the portal', () => {
    const error = new MissingFileNameError(200);
    expect(describeError(error).support?.flowId).toBe(error.flowId);
    expect(describeError(new TypeError('x is undefined')).support).toBeUndefined();
  });
});
