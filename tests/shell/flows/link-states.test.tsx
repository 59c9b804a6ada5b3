import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { LinkStates, type LinkViews } from '../../../src/shell/flows/LinkStates.tsx';
import { speak } from '../../support/render.tsx';

type Link =
  | { state: 'valid'; loginId: string }
  | { state: 'expired'; expiredAt: string }
  | { state: 'consumed'; consumedAt: string };

const views: LinkViews<Link> = {
  valid: ({ link: { loginId } }) => <p>valid for {loginId}</p>,
  expired: ({ link: { expiredAt } }) => <p>over since {expiredAt}</p>,
  consumed: ({ link: { consumedAt } }) => <p>used at {consumedAt}</p>,
};

beforeEach(async () => {
  await speak();
  await loadTexts('flow');
});

describe('the states of a mailed link', () => {
  it.each([
    [{ state: 'valid', loginId: 'demo-user' } as const, 'valid for demo-user'],
    [{ state: 'expired', expiredAt: 'noon' } as const, 'over since noon'],
    [{ state: 'consumed', consumedAt: 'noon' } as const, 'used at noon'],
  ])('show the view of %j', (link: Link, text) => {
    render(<LinkStates link={link} views={views} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('say that they do not know one of a newer server, with a way on', () => {
    const newer: Link = JSON.parse('{"state": "toString", "loginId": "x"}');
    render(<LinkStates link={newer} views={views} />);
    expect(screen.getByText('このリンクの状態を確認できませんでした。')).toBeTruthy();
    expect(screen.getByText(/発行元へお問い合わせください/)).toBeTruthy();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    screen.getByRole('button', { name: '画面を更新する' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });
});
