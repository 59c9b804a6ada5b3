import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { PasswordSettingState } from '../../../generated/model/passwordSettingState.ts';
import { LinkStates, type LinkViews } from '../../../src/shell/flows/LinkStates.tsx';
import { switchLanguage } from '../../support/render.tsx';

type ExampleLink = { state: 'valid'; loginId: string } | { state: 'expired'; expiredAt: string };

const views: LinkViews<ExampleLink> = {
  valid: ({ link: { loginId } }) => <p>valid for {loginId}</p>,
  expired: ({ link: { expiredAt } }) => <p>expired at {expiredAt}</p>,
};

beforeEach(() => switchLanguage('ja', 'flow'));

describe('the states of a mailed link', () => {
  it.each<[ExampleLink, string]>([
    [{ state: 'valid', loginId: 'demo-user' }, 'valid for demo-user'],
    [{ state: 'expired', expiredAt: 'noon' }, 'expired at noon'],
  ])('show the view of the state: %j', (link, text) => {
    render(<LinkStates link={link} views={views} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('that the portal does not know show a message with a reload button', () => {
    const unknownLink: ExampleLink = JSON.parse('{"state": "toString", "loginId": "x"}');
    render(<LinkStates link={unknownLink} views={views} />);
    expect(screen.getByText('このリンクの状態を確認できませんでした。')).toBeTruthy();
    expect(screen.getByText(/発行元へお問い合わせください/)).toBeTruthy();
    const reloadSpy = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    screen.getByRole('button', { name: '画面を更新する' }).click();
    expect(reloadSpy).toHaveBeenCalledOnce();
  });

  it('each need a view (checked by the types)', () => {
    type Views = LinkViews<PasswordSettingState>;
    expectTypeOf<keyof Views>().toEqualTypeOf<'valid' | 'expired' | 'consumed'>();
    expectTypeOf<Omit<Views, 'consumed'>>().not.toExtend<Views>();
  });
});
