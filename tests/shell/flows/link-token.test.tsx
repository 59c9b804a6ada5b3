import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLinkToken } from '../../../src/shell/flows/use-link-token.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

function TokenPage() {
  return <h1>{useLinkToken('404-1-07-01') ?? 'no token'}</h1>;
}

const openPage = (path: string): void => {
  stubApi(frameAnswers());
  const pages = { '/link': <TokenPage />, '/link/:token': <TokenPage /> };
  renderPages({ layout: <PublicLayout />, pages, at: path });
};

describe('the address of a mailed link', () => {
  it.each(['a', 'tk_7Qm2Zx9-LrB4sVn8K', 'a'.repeat(128)])('has the token %s', async (token) => {
    openPage(`/link/${token}`);
    expect(await screen.findByRole('heading', { name: token })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['/link', `/link/${'a'.repeat(129)}`, '/link/a.b', '/link/%E3%81%82'])(
    'without a valid token shows the error of an unknown link: %s',
    async (path) => {
      openPage(path);
      expect((await screen.findByRole('alert')).textContent).toContain('URLに誤りがあるか');
      expect(screen.getByRole('heading', { name: 'no token' })).toBeTruthy();
    },
  );
});
