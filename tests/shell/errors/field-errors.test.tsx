import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { ErrorNotice } from '../../../src/shell/errors/ErrorNotice.tsx';
import { useFieldErrors } from '../../../src/shell/errors/use-field-errors.ts';
import { renderPages, speak } from '../../support/render.tsx';

const names = ['loginId', 'password', 'priceFrom', 'priceTo'] as const;

function Form({ error }: { error: unknown }) {
  const errors = useFieldErrors(error, names);
  return (
    <form>
      <ErrorNotice error={error} fields={names} />
      {names.map((name) => (
        <div key={name}>
          <input name={name} aria-label={name} />
          <p data-testid={name}>{errors[name]}</p>
        </div>
      ))}
    </form>
  );
}

const item = (code: string, target: string[], name?: string): ErrorItem => ({
  code,
  target,
  mapping: name === undefined ? [] : [{ key: 'name', value: name, type: 'FE' }],
});

const renderForm = (...items: ErrorItem[]): void => {
  const error = new ApiError({ kind: 'http', status: 400, items, flowId: 'flow-0123456789' });
  renderPages({ pages: { '/': <Form error={error} /> } });
};

const at = (name: (typeof names)[number]): string => screen.getByTestId(name).textContent ?? '';

beforeEach(() => speak());

describe('errors at fields', () => {
  it('stand at the field they name, the first of which has the focus; the rest above', async () => {
    renderForm(item('400-1-00-03', ['password'], 'password'), item('400-1-99-01', []));
    await waitFor(() =>
      expect(at('password')).toBe('パスワードは半角英数字と記号で入力してください。'),
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('password')));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('エラーが発生しました');
    expect(notice.textContent).not.toContain('半角');
  });

  it('about several fields stand once, at the first', async () => {
    renderForm(item('400-1-02-01', ['password', 'loginId']));
    await waitFor(() => expect(at('loginId')).toContain('ログインIDまたは'));
    expect(at('password')).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stand at each field they come for, in the same words', async () => {
    renderForm(
      item('400-1-00-05', ['priceFrom'], 'price'),
      item('400-1-00-05', ['priceTo'], 'price'),
    );
    await waitFor(() => expect(at('priceFrom')).toBe('金額は整数で入力してください。'));
    expect(at('priceTo')).toBe('金額は整数で入力してください。');
  });

  it('say everything that is wrong with a field, each once', async () => {
    renderForm(
      item('400-1-03-03', ['password']),
      item('400-1-03-06', ['password']),
      item('400-1-03-03', ['password']),
    );
    await waitFor(() =>
      expect(at('password')).toBe(
        'パスワードには、英大文字・英小文字・数字・記号の4種類すべてを使用してください。' +
          'パスワードには、記号を1文字以上使用してください。',
      ),
    );
  });

  it('say what to do as well, in English with a space between', async () => {
    await speak('en');
    renderForm(item('400-1-02-08', ['loginId']), item('400-1-02-04', ['loginId']));
    await waitFor(() =>
      expect(at('loginId')).toBe(
        'This account is locked. It cannot be unlocked on this page. Please contact the issuer. ' +
          'This login ID cannot be used. Please check the login ID. If you are not sure, please ' +
          'contact the issuer.',
      ),
    );
  });

  it('leave what helps support above the form', async () => {
    renderForm(item('400-1-99-99', ['loginId']));
    await waitFor(() => expect(at('loginId')).toContain('予期しないエラー'));
    expect(await screen.findByText('flow-0123456789')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('予期しないエラー');
  });
});

describe('errors of no field', () => {
  it('stand above the form with what belongs to each, the same text once', async () => {
    renderForm(
      item('400-1-05-03', []),
      item('400-1-11-02', []),
      item('400-1-05-03', ['elsewhere']),
      item('400-1-07-01', []),
    );
    const notice = await screen.findByRole('alert');
    expect(Array.from(notice.querySelectorAll('p'), (p) => p.textContent)).toEqual([
      'ダウンロードできるファイルがありません。検索条件や選択内容をご確認ください。',
      '現在、ご利用が停止されています。',
      '詳しくは、発行元へお問い合わせください。',
      'すでに登録されています。ログインしてご利用ください。',
    ]);
  });
});
