import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { setLanguage } from '../../../src/i18n/i18n.ts';
import { ErrorNotice, type ErrorNoticeProps } from '../../../src/shell/errors/ErrorNotice.tsx';
import type { LabelOf } from '../../../src/shell/errors/error-texts.ts';
import { errorOf } from '../../support/error-of.ts';
import { renderPages } from '../../support/render.tsx';

const texts = { areAvailable: true, areRequested: false };

vi.mock(import('../../../src/i18n/i18n.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const load: typeof original.loadTexts = async (...names) => {
    texts.areRequested = true;
    if (!texts.areAvailable) throw new TypeError('Failed to fetch');
    return original.loadTexts(...names);
  };
  return { ...original, loadTexts: load };
});

const noOperation = (): void => undefined;
beforeEach(() => {
  texts.areAvailable = true;
  texts.areRequested = false;
});

const show = (props: Partial<ErrorNoticeProps>) =>
  renderPages({ pages: { '/': <ErrorNotice error={undefined} {...props} /> } });
const findText = async () => (await screen.findByRole('alert')).textContent;
const errorAt = (status: number, ...items: [code: string, ...target: string[]][]): ApiError =>
  new ApiError({
    kind: 'http',
    status,
    items: items.map(([code, ...target]) => ({ code, target, mapping: [] })),
    flowId: 'flow-0123456789',
  });

it.each([
  ['an error that the shell handles', { error: errorOf('403-1-05-01') }],
  ['null', { error: null, isKept: true, onRetry: noOperation }],
  ['undefined', { error: undefined, isKept: true, onRetry: noOperation }],
])('shows nothing for %s', (_, props) => {
  show(props);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows an error that the screen has kept from the shell', async () => {
  show({ error: errorOf('403-1-05-01'), showsAnyError: true });
  expect(await findText()).toContain('公開を終了');
});

describe('an error of form fields', () => {
  const fields = ['loginId', 'mailAddress'];
  const showFields = (error: ApiError, labelOf?: LabelOf) =>
    show({ error, fields, labelOf, showsAnyError: true });

  it('omits fields that show their own message', async () => {
    showFields(
      errorAt(
        400,
        ['400-1-00-01', 'loginId'],
        ['400-1-00-02', 'keyword', 'mailAddress'],
        ['400-1-00-05', 'keyword'],
      ),
    );
    expect(await findText()).toBe('キーワードは整数で入力してください。');
  });

  it('is not shown if all its fields show their own message', async () => {
    render(
      <>
        <ErrorNotice error={errorAt(400, ['400-1-00-01', 'loginId'])} fields={fields} />
        <ErrorNotice error={errorAt(400, ['400-1-00-05', 'keyword'])} fields={fields} />
      </>,
    );
    expect(await findText()).toBe('キーワードは整数で入力してください。');
  });

  it('keeps the details for support', async () => {
    showFields(errorAt(500, ['400-1-00-01', 'loginId']));
    expect(await screen.findByText('flow-0123456789')).toBeTruthy();
    expect(await findText()).not.toContain('ログインID');
  });

  it('uses the label of the field on the page', async () => {
    showFields(errorAt(400, ['400-1-00-05', 'items.a1']), (target) => `「${target}」`);
    expect(await findText()).toBe('「items.a1」は整数で入力してください。');
  });
});

it('waits for the texts of its codes, and then shows them with the buttons', async () => {
  setLanguage('en');
  // The texts that every page has loaded.
  const error = errorAt(400, ['400-1-05-05', 'statusId'], ['400-1-05-05']);
  render(<ErrorNotice error={error} onUnselect={noOperation} />);
  expect(screen.queryByRole('alert')).toBeNull();
  const text = await findText();
  expect(text).toContain('Status: what you');
  expect(text).toContain('This field: what you');
  expect(screen.getByRole('button', { name: 'Clear selection' })).toBeTruthy();
});

describe('an error without a code', () => {
  it.each([
    ['時間内に応答がありませんでした', new ApiError({ kind: 'timeout', flowId: 'f' })],
    ['予期しないエラーが発生しました', new TypeError('x is undefined')],
  ])('is shown at once without loading texts: %s', (text, error) => {
    render(<ErrorNotice error={error} showsAnyError />);
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(texts.areRequested).toBe(false);
  });
});

describe('an error whose texts cannot be loaded', () => {
  const Page = ({ code }: { code: string }) => (
    <ErrorNotice error={errors.get(code)} onRetry={noOperation} />
  );
  // Another error object starts another attempt to load the texts.
  const errors = new Map(
    ['400-1-05-01', '400-1-05-03'].map((code) => [code, errorOf(code)] as const),
  );

  it('is shown as a failed connection, with a retry button', async () => {
    texts.areAvailable = false;
    render(<Page code="400-1-05-01" />);
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeTruthy();
  });

  it('is followed by the next error with its own texts', async () => {
    texts.areAvailable = false;
    const { rerender } = render(<Page code="400-1-05-01" />);
    await screen.findByText(/通信できませんでした/);
    texts.areAvailable = true;
    rerender(<Page code="400-1-05-03" />);
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
    expect(await screen.findByText(/ダウンロードできるファイルがありません/)).toBeTruthy();
  });
});

describe('the buttons', () => {
  const steps = { onNarrowSearch: noOperation, onUnselect: noOperation, onReload: noOperation };
  const findButtons = async (): Promise<string[]> => {
    await screen.findByRole('alert');
    return screen.queryAllByRole('button').map((button) => button.textContent);
  };
  const [narrow, unselect, reload] = ['条件を絞り込む', '選択を解除', '最新の状態を表示する'];
  const retry = 'もう一度試す';

  it.each([
    [
      ['400-1-05-02', '400-1-05-03'],
      [narrow, unselect],
    ],
    [['400-1-00-08'], [narrow]],
    [['400-1-05-05'], [unselect, reload]],
    [['400-1-05-06', '409-1-00-01'], [reload]],
    [['400-1-00-01', '400-1-05-01', '429-1-05-01'], [retry]],
    [['400-1-02-04', '400-1-02-08', '400-1-04-01', '400-1-04-02', '403-1-05-01'], []],
    [['403-1-08-01', '404-1-08-01', '400-1-05-07', '400-1-05-08', '400-1-05-09'], []],
    [['400-1-05-10', '413-1-00-01'], []],
    [['400-1-00-01 409-1-00-01 400-1-05-02'], [narrow, unselect, reload]],
  ])('after each of %j are %j', async (answers, names) => {
    for (const codes of answers) {
      const items = codes.split(' ').map((code) => [code] as [string]);
      show({ error: errorAt(400, ...items), showsAnyError: true, onRetry: noOperation, ...steps });
      expect(await findButtons()).toEqual(names);
      cleanup();
    }
  });

  it('are limited to the steps that the screen offers; without any step, a retry button appears', async () => {
    show({ error: errorOf('400-1-05-02'), onUnselect: noOperation, onRetry: noOperation });
    expect(await findButtons()).toEqual([unselect]);
    cleanup();
    show({ error: errorOf('400-1-05-06'), onRetry: noOperation });
    expect(await findButtons()).toEqual([retry]);
  });

  it.each([
    ['onNarrowSearch', '400-1-05-02', narrow],
    ['onUnselect', '400-1-05-05', unselect],
    ['onReload', '400-1-05-05', reload],
    ['onDismiss', '400-1-05-05', '閉じる'],
  ] as const)('call the handler of the screen: %s', async (handler, code, name) => {
    const onPress = vi.fn<() => void>();
    show({ error: errorOf(code), [handler]: onPress });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('a retry after a refusal with Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00+09:00') }));

  const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const refuse = async (retryAfter: string, onRetry = noOperation): Promise<void> => {
    const items = [{ code: '429-1-05-01', target: [], mapping: [] }];
    const error = new ApiError({ kind: 'http', status: 429, items, retryAfter, flowId: 'f' });
    show({ error, onRetry });
    await elapse(100);
  };
  const retry = () => screen.getByRole('button', { name: 'もう一度試す' });

  it.each([
    ['90', '2026/11/24 10:01:30'],
    ['1200', '2026/11/24 10:20:00'],
    ['Tue, 24 Nov 2026 01:00:05 GMT', '2026/11/24 10:00:05'],
  ])('has a text with the time of %s', async (retryAfter, time) => {
    await refuse(retryAfter);
    expect(screen.getByRole('alert').textContent).toContain(`${time} 以降に`);
  });

  it.each(['0', 'soon', '-5', 'Tue, 24 Nov 2026 00:59:59 GMT'])(
    'is possible at once, without a time, after %s',
    async (retryAfter) => {
      await refuse(retryAfter);
      expect(screen.getByRole('alert').textContent).not.toContain('以降に');
      expect(retry().getAttribute('aria-disabled')).toBeNull();
    },
  );

  it('is disabled until that time', async () => {
    const onRetry = vi.fn<() => void>();
    await refuse('30', onRetry);
    await elapse(28_900);
    fireEvent.click(retry());
    expect(onRetry).not.toHaveBeenCalled();
    await elapse(1100);
    fireEvent.click(retry());
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
