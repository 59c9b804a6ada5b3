import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const open = async (at: string): Promise<string> => {
  renderPages({ layout: <PublicLayout />, pages: { '*': <ErrorPage /> }, at });
  return (await screen.findByRole('alert')).textContent ?? '';
};

beforeEach(async () => {
  await speak();
  closeMessage();
  stubApi(frameAnswers());
});

describe('the error page', () => {
  it.each([
    '/nowhere',
    '/error',
    '/error?code=',
    '/error?code=400-9-99-99',
    '/error?code=constructor',
    '/error?code=400-1-00-01.length',
    '/error?code=400-1-05-02_sub',
  ])('at %s says that the URL is wrong', async (at) => {
    expect(await open(at)).toContain('URLに誤りがあります。ご確認の上、再度お試しください。');
  });

  it('says what a known code means', async () => {
    expect(await open('/error?code=402-1-00-02')).toContain('現在、ご利用いただけません。');
    expect(screen.getByText('詳しくは、発行元へお問い合わせください。')).toBeTruthy();
  });

  it('fills the values in, in their order', async () => {
    const at = paths.error('400-1-00-04', ['keyword', '100']);
    expect(await open(at)).toContain('キーワードは100文字以内で入力してください。');
  });

  it('takes values as text, never as markup or links', async () => {
    const hostile = '<img src=x onerror=alert(1)><login>x</login>{{max}}';
    expect(await open(paths.error('400-1-05-07', [hostile]))).toContain(`「${hostile}」は空の`);
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.queryByRole('link', { name: 'x' })).toBeNull();
  });

  it.each(['password', 'constructor.name'])('shows a file named %s by its name', async (name) => {
    expect(await open(paths.error('400-1-05-07', [name]))).toContain(`「${name}」は空の`);
  });

  it('shows the value of a field nobody knows as it stands', async () => {
    expect(await open(paths.error('400-1-00-01', ['constructor.name']))).toContain(
      'constructor.nameを入力',
    );
  });

  it('says of a new version what its dialog does (S8: the code’s own text is empty)', async () => {
    expect(await open('/error?code=400-1-99-02')).toContain('最新版が公開されました');
  });

  it.each(['400-1-11-01', '400-1-99-99', '500-1-00-01'])('helps support with %s', async (code) => {
    await open(`/error?code=${code}`);
    expect(await screen.findByText('フローID')).toBeTruthy();
  });

  it('bothers nobody with support for the rest', async () => {
    await open('/error?code=402-1-00-02');
    expect(screen.queryByText('フローID')).toBeNull();
  });

  it('never shows an empty place', async () => {
    expect(await open('/error?code=400-1-00-04')).not.toMatch(/[{}]/);
  });

  it('leads to the top page', async () => {
    await open('/error?code=500-1-00-01');
    const link = screen.getByRole('link', { name: 'トップページへ' });
    expect(link.getAttribute('href')).toBe('/demo/mypage/top');
  });

  it.each(['/downloadurl/unknown', '/invoiceRegisterNumber/x'])('at %s does not', async (at) => {
    await open(at);
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
  });
});
