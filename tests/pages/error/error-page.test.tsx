import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { topLinkState } from '../../../src/shell/links/navigation.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const openErrorPage = async (path: string): Promise<string> => {
  renderPages({ layout: <PublicLayout />, pages: { '*': <ErrorPage /> }, at: path });
  return (await screen.findByRole('alert')).textContent ?? '';
};

beforeEach(() => {
  stubApi(frameAnswers());
});

describe('the error page', () => {
  it.each([
    '/nowhere',
    '/error',
    '/error?code=',
    '/error?code=400-9-99-99',
    '/error?code=constructor',
    '/error?code=400-1-05-02_sub',
  ])('shows that the URL %s is wrong', async (path) => {
    expect(await openErrorPage(path)).toContain(
      'URLに誤りがあります。ご確認の上、再度お試しください。',
    );
  });

  it('shows the message of a known code', async () => {
    expect(await openErrorPage('/error?code=402-1-00-02')).toContain(
      '現在、ご利用いただけません。',
    );
    expect(screen.getByText('詳しくは、発行元へお問い合わせください。')).toBeTruthy();
  });

  it.each([
    ['400-1-00-04', ['keyword', '100'], 'キーワードは100文字以内で入力してください。'],
    ['400-1-05-07', ['2026年10月分 御請求書.pdf'], '「2026年10月分 御請求書.pdf」は空の'],
    ['400-1-00-01', ['ログインID'], 'ログインID'],
    ['400-1-05-10', ['a.exe', 'pdf、xlsx、.csv'], '：pdf、xlsx、.csv'],
    ['400-1-05-07', ['お支払い先が変わりました。'], '選択したファイルは空の'],
    ['400-1-05-07', ['<login>x</login>{{max}}.pdf'], '選択したファイルは空の'],
  ])('fills only valid values into the text of %s, in order: %j', async (code, values, text) => {
    expect(await openErrorPage(paths.error(code, values))).toContain(text);
    expect(screen.queryByRole('link', { name: 'x' })).toBeNull();
  });

  const unknownSentence = 'Your account is locked. Call 0120-000-000 at once!';
  it.each([
    ['400-1-00-01', unknownSentence],
    ['400-1-00-01', 'constructor.name'],
    ['400-1-00-04', '請求先が変わりました。'],
    ['400-1-00-04', 'x'.repeat(9000)],
  ])('leaves an invalid field name out of the text of %s: %s', async (code, value) => {
    const text = await openErrorPage(paths.error(code, [value, '100']));
    expect(text).toContain('入力項目');
    expect(text).not.toContain(value.slice(0, 11));
  });

  it.each([
    ['400-1-00-04', ['keyword', unknownSentence]],
    ['400-1-05-08', ['a.zip', '10MB で電話']],
  ])('leaves an invalid value out of the text of %s: %j', async (code, values) => {
    const text = await openErrorPage(paths.error(code, values));
    for (const value of values.slice(-1)) expect(text).not.toContain(value);
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  it('shows the text of the dialog for a new version (S8: the code has no text)', async () => {
    expect(await openErrorPage('/error?code=400-1-99-02')).toContain('最新版が公開されました');
  });

  it.each(['400-1-11-01', '400-1-99-99', '500-1-00-01'])(
    'shows details for support with the code %s',
    async (code) => {
      await openErrorPage(`/error?code=${code}`);
      expect(await screen.findByText('フローID')).toBeTruthy();
    },
  );

  it('shows no details for support with other codes', async () => {
    await openErrorPage('/error?code=402-1-00-02');
    expect(screen.queryByText('フローID')).toBeNull();
  });

  it('links to the top page', async () => {
    await openErrorPage('/error?code=500-1-00-01');
    const link = screen.getByRole('link', { name: 'トップページへ' });
    expect(link.getAttribute('href')).toBe('/demo/mypage/top');
    await userEvent.click(link);
    expect(history.state).toMatchObject({ usr: topLinkState });
  });
});
