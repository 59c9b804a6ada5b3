import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { loadTexts, setLanguage } from '../../../src/i18n/i18n.ts';
import { ErrorNotice } from '../../../src/shell/errors/ErrorNotice.tsx';
import type { LabelOf } from '../../../src/shell/errors/error-texts.ts';
import { errorOf } from '../../support/error-of.ts';
import { renderPages, speak } from '../../support/render.tsx';

/** Whether texts can be had. */
const line = { isOpen: true, isAsked: false };

vi.mock(import('../../../src/i18n/i18n.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const load: typeof original.loadTexts = async (...names) => {
    line.isAsked = true;
    if (!line.isOpen) throw new TypeError('Failed to fetch');
    return original.loadTexts(...names);
  };
  return { ...original, loadTexts: load };
});

const nothing = (): void => undefined;
beforeEach(async () => {
  line.isOpen = true;
  await speak();
  line.isAsked = false;
});

describe('an error that the shell handles', () => {
  const gone = errorOf('403-1-05-01');

  it('is not displayed by the notice', () => {
    renderPages({ pages: { '/': <ErrorNotice error={gone} /> } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is displayed if the screen has kept it', async () => {
    renderPages({ pages: { '/': <ErrorNotice error={gone} isKept /> } });
    expect((await screen.findByRole('alert')).textContent).toContain('公開を終了');
  });
});

describe('no error', () => {
  it.each([null, undefined])('(%s) displays nothing', (error) => {
    renderPages({ pages: { '/': <ErrorNotice error={error} isKept onRetry={nothing} /> } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an error of form fields', () => {
  const itemOf = (code: string, ...target: string[]) => ({ code, target, mapping: [] });
  const errorAt = (status: number, ...items: ReturnType<typeof itemOf>[]): ApiError =>
    new ApiError({ kind: 'http', status, items, flowId: 'flow-0123456789' });
  const fields = ['loginId', 'mailAddress'];
  const show = (error: ApiError, labelOf?: LabelOf) =>
    renderPages({
      pages: { '/': <ErrorNotice error={error} fields={fields} labelOf={labelOf} isKept /> },
    });

  it('leaves out fields that show their own message', async () => {
    show(
      errorAt(
        400,
        itemOf('400-1-00-01', 'loginId'),
        itemOf('400-1-00-02', 'keyword', 'mailAddress'),
        itemOf('400-1-00-05', 'keyword'),
      ),
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('キーワードは整数で入力してください。');
  });

  it('displays nothing if all fields show their own message', async () => {
    render(
      <>
        <ErrorNotice error={errorAt(400, itemOf('400-1-00-01', 'loginId'))} fields={fields} />
        <ErrorNotice error={errorAt(400, itemOf('400-1-00-05', 'keyword'))} fields={fields} />
      </>,
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('キーワードは整数で入力してください。');
  });

  it('keeps the details for support', async () => {
    show(errorAt(500, itemOf('400-1-00-01', 'loginId')));
    expect(await screen.findByText('flow-0123456789')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('ログインID');
  });

  it('uses the label of the field on the page', async () => {
    show(errorAt(400, itemOf('400-1-00-05', 'items.a1')), (target) => `「${target}」`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('「items.a1」は整数で入力してください。');
  });
});

describe('an error with texts to load', () => {
  const items = [
    { code: '400-1-05-05', target: ['statusId'], mapping: [] },
    { code: '400-1-05-05', target: [], mapping: [] },
  ];
  const error = new ApiError({ kind: 'http', status: 400, items, flowId: 'f' });

  it('is not displayed before its texts are loaded', async () => {
    render(<ErrorNotice error={error} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('is displayed in full, with its buttons', async () => {
    setLanguage('en');
    // What every page has.
    await loadTexts('shell', 'common');
    render(<ErrorNotice error={error} onUnselect={nothing} />);
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('Status: what you');
    expect(said).toContain('This field: what you');
    expect(screen.getByRole('button', { name: 'Clear selection' })).toBeTruthy();
  });
});

describe('an error without a code', () => {
  it.each([
    ['時間内に応答がありませんでした', new ApiError({ kind: 'timeout', flowId: 'f' })],
    ['予期しないエラーが発生しました', new TypeError('x is undefined')],
  ])('is displayed at once without loading texts: %s', (said, error) => {
    render(<ErrorNotice error={error} isKept />);
    expect(screen.getByRole('alert').textContent).toContain(said);
    expect(line.isAsked).toBe(false);
  });
});

describe('an error whose texts cannot be loaded', () => {
  const Page = ({ code }: { code: string }) => (
    <ErrorNotice error={errors.get(code)} onRetry={nothing} />
  );
  // The same error is one object: another one is another try.
  const errors = new Map(
    ['400-1-05-01', '400-1-05-03'].map((code) => [code, errorOf(code)] as const),
  );

  it('reports the failed connection, and offers to retry', async () => {
    line.isOpen = false;
    renderPages({ pages: { '/': <Page code="400-1-05-01" /> } });
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeTruthy();
  });

  it('is followed by the next error with its own texts', async () => {
    line.isOpen = false;
    const { rerender } = render(<Page code="400-1-05-01" />);
    await screen.findByText(/通信できませんでした/);
    line.isOpen = true;
    rerender(<Page code="400-1-05-03" />);
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
    expect(await screen.findByText(/ダウンロードできるファイルがありません/)).toBeTruthy();
  });
});
