import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { setLanguage } from '../../../src/i18n/i18n.ts';
import { ErrorNotice, type ErrorNoticeProps } from '../../../src/shell/errors/ErrorNotice.tsx';
import type { LabelOf } from '../../../src/shell/errors/error-texts.ts';
import { errorOf } from '../../support/error-of.ts';
import { renderPages } from '../../support/render.tsx';

const textLoading = { areAvailable: true, areRequested: false };

vi.mock(import('../../../src/i18n/i18n.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const loadOrFail: typeof original.loadTexts = async (...namespaces) => {
    textLoading.areRequested = true;
    if (!textLoading.areAvailable) throw new TypeError('Failed to fetch');
    return original.loadTexts(...namespaces);
  };
  return { ...original, loadTexts: loadOrFail };
});

const noOperation = (): void => undefined;
beforeEach(() => {
  textLoading.areAvailable = true;
  textLoading.areRequested = false;
});

const showNotice = (props: Partial<ErrorNoticeProps>) =>
  renderPages({ pages: { '/': <ErrorNotice error={undefined} {...props} /> } });
const findAlertText = async () => (await screen.findByRole('alert')).textContent;
const errorAt = (status: number, ...items: [code: string, ...target: string[]][]): ApiError =>
  new ApiError({
    kind: 'http',
    status,
    items: items.map(([code, ...target]) => ({ code, target, mapping: [] })),
    flowId: 'flow-0123456789',
  });

it.each([
  ['an error that the shell handles', { error: errorOf('403-1-05-01') }],
  ['null', { error: null, showsAnyError: true, onRetry: noOperation }],
  ['undefined', { error: undefined, showsAnyError: true, onRetry: noOperation }],
])('an error notice shows nothing for %s', (_, props) => {
  showNotice(props);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an error notice shows an error that the screen handles instead of the shell', async () => {
  showNotice({ error: errorOf('403-1-05-01'), showsAnyError: true });
  expect(await findAlertText()).toContain('公開を終了');
});

describe('an error of form fields', () => {
  const fieldsWithMessage = ['loginId', 'mailAddress'];
  const showFieldError = (error: ApiError, labelOf?: LabelOf) =>
    showNotice({ error, fields: fieldsWithMessage, labelOf, showsAnyError: true });

  it('omits fields that show their own message, and shows each text once', async () => {
    showFieldError(
      errorAt(
        400,
        ['400-1-00-01', 'loginId'],
        ['400-1-00-02', 'keyword', 'mailAddress'],
        ['400-1-00-05', 'keyword'],
        ['400-1-00-05', 'keyword'],
      ),
    );
    expect(await findAlertText()).toBe('キーワードは整数で入力してください。');
  });

  it('is not shown if all its fields show their own message', async () => {
    render(
      <>
        <ErrorNotice error={errorAt(400, ['400-1-00-01', 'loginId'])} fields={fieldsWithMessage} />
        <ErrorNotice error={errorAt(400, ['400-1-00-05', 'keyword'])} fields={fieldsWithMessage} />
      </>,
    );
    expect(await findAlertText()).toBe('キーワードは整数で入力してください。');
  });

  it('keeps the details for support', async () => {
    showFieldError(errorAt(500, ['400-1-00-01', 'loginId']));
    expect(await screen.findByText('flow-0123456789')).toBeTruthy();
    expect(await findAlertText()).not.toContain('ログインID');
  });

  it('uses the label of the field on the page', async () => {
    showFieldError(errorAt(400, ['400-1-00-05', 'items.a1']), (target) => `「${target}」`);
    expect(await findAlertText()).toBe('「items.a1」は整数で入力してください。');
  });
});

it('an error notice waits for the texts of its codes, and then shows them with the buttons', async () => {
  setLanguage('en');
  // The texts of these codes are not loaded yet.
  const error = errorAt(400, ['400-1-05-05', 'statusId'], ['400-1-05-05']);
  render(<ErrorNotice error={error} onUnselect={noOperation} />);
  expect(screen.queryByRole('alert')).toBeNull();
  const text = await findAlertText();
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
    expect(textLoading.areRequested).toBe(false);
  });
});

describe('an error whose texts cannot be loaded', () => {
  const NoticeOfCode = ({ code }: { code: string }) => (
    <ErrorNotice error={errors.get(code)} onRetry={noOperation} />
  );
  // A new error object starts a new attempt to load the texts.
  const errors = new Map(
    ['400-1-05-01', '400-1-05-03'].map((code) => [code, errorOf(code)] as const),
  );

  it('is shown as a failed connection, with a retry button', async () => {
    textLoading.areAvailable = false;
    render(<NoticeOfCode code="400-1-05-01" />);
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeTruthy();
  });

  it('is followed by the next error with its own texts', async () => {
    textLoading.areAvailable = false;
    const { rerender } = render(<NoticeOfCode code="400-1-05-01" />);
    await screen.findByText(/通信できませんでした/);
    textLoading.areAvailable = true;
    rerender(<NoticeOfCode code="400-1-05-03" />);
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
    expect(await screen.findByText(/ダウンロードできるファイルがありません/)).toBeTruthy();
  });
});

describe('the buttons of an error', () => {
  const handlers = { onNarrowSearch: noOperation, onUnselect: noOperation, onReload: noOperation };
  const findButtons = async (): Promise<string[]> => {
    await screen.findByRole('alert');
    return screen.queryAllByRole('button').map((button) => button.textContent);
  };
  const narrowLabel = '条件を絞り込む';
  const unselectLabel = '選択を解除';
  const reloadLabel = '最新の状態を表示する';
  const retryLabel = 'もう一度試す';

  it.each([
    [
      ['400-1-05-02', '400-1-05-03'],
      [narrowLabel, unselectLabel],
    ],
    [['400-1-00-08'], [narrowLabel]],
    [['400-1-05-05'], [unselectLabel, reloadLabel]],
    [['400-1-05-06', '409-1-00-01'], [reloadLabel]],
    [['400-1-00-01', '400-1-05-01', '429-1-05-01'], [retryLabel]],
    [['400-1-02-04', '400-1-02-08', '400-1-04-01', '400-1-04-02', '403-1-05-01'], []],
    [['403-1-08-01', '404-1-08-01', '400-1-05-07', '400-1-05-08', '400-1-05-09'], []],
    [['400-1-05-10', '413-1-00-01'], []],
    [['400-1-00-01 409-1-00-01 400-1-05-02'], [narrowLabel, unselectLabel, reloadLabel]],
  ])('after each of the codes %j are %j', async (codeLists, buttonNames) => {
    for (const codes of codeLists) {
      const items = codes.split(' ').map((code) => [code] as [string]);
      const error = errorAt(400, ...items);
      showNotice({ error, showsAnyError: true, onRetry: noOperation, ...handlers });
      expect(await findButtons()).toEqual(buttonNames);
      cleanup();
    }
  });

  it('are limited to the handlers of the screen, and a retry button appears if no handler fits', async () => {
    showNotice({ error: errorOf('400-1-05-02'), onUnselect: noOperation, onRetry: noOperation });
    expect(await findButtons()).toEqual([unselectLabel]);
    cleanup();
    showNotice({ error: errorOf('400-1-05-06'), onRetry: noOperation });
    expect(await findButtons()).toEqual([retryLabel]);
  });

  it.each([
    ['onNarrowSearch', '400-1-05-02', narrowLabel],
    ['onUnselect', '400-1-05-05', unselectLabel],
    ['onReload', '400-1-05-05', reloadLabel],
    ['onDismiss', '400-1-05-05', '閉じる'],
  ] as const)('call the handler of the screen: %s', async (handler, code, buttonName) => {
    const onPress = vi.fn<() => void>();
    showNotice({ error: errorOf(code), [handler]: onPress });
    fireEvent.click(await screen.findByRole('button', { name: buttonName }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('a retry after a refusal with Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00.001+09:00') }));

  const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const showRefusal = async (retryAfter: string, onRetry = noOperation): Promise<void> => {
    const items = [{ code: '429-1-05-01', target: [], mapping: [] }];
    const error = new ApiError({ kind: 'http', status: 429, items, retryAfter, flowId: 'f' });
    showNotice({ error, onRetry });
    await elapse(100);
  };
  const getRetryButton = () => screen.getByRole('button', { name: 'もう一度試す' });

  it.each([
    // A part of a second counts as a whole second.
    ['90', '2026/11/24 10:01:31'],
    ['1200', '2026/11/24 10:20:01'],
    ['Tue, 24 Nov 2026 01:00:05 GMT', '2026/11/24 10:00:05'],
  ])('shows when a retry is possible, for the header %s', async (retryAfter, time) => {
    await showRefusal(retryAfter);
    expect(screen.getByRole('alert').textContent).toContain(`${time} 以降に`);
  });

  it.each(['0', 'soon', '-5', 'Tue, 24 Nov 2026 00:59:59 GMT'])(
    'is possible at once, without a time, for the header %s',
    async (retryAfter) => {
      await showRefusal(retryAfter);
      expect(screen.getByRole('alert').textContent).not.toContain('以降に');
      expect(getRetryButton().getAttribute('aria-disabled')).toBeNull();
    },
  );

  it('after a later refusal is disabled only until the time in its header', async () => {
    const refusalNow = () =>
      new ApiError({
        kind: 'http',
        status: 429,
        items: [{ code: '429-1-05-01', target: [], mapping: [] }],
        retryAfter: '10',
        flowId: 'f',
      });
    const { rerender } = render(<ErrorNotice error={refusalNow()} onRetry={noOperation} />);
    await elapse(60_000);
    rerender(<ErrorNotice error={refusalNow()} onRetry={noOperation} />);
    expect(getRetryButton().getAttribute('aria-disabled')).toBe('true');
    await elapse(10_000);
    expect(getRetryButton().getAttribute('aria-disabled')).toBeNull();
  });

  it('is disabled until the time in the header', async () => {
    const onRetry = vi.fn<() => void>();
    await showRefusal('30', onRetry);
    await elapse(28_900);
    fireEvent.click(getRetryButton());
    expect(onRetry).not.toHaveBeenCalled();
    await elapse(1100);
    fireEvent.click(getRetryButton());
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
