import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { useLeaveGuard } from '../../../src/shell/flows/leave-guard.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

function Form({ isEdited }: { isEdited: boolean }) {
  useLeaveGuard(isEdited);
  return <h1>a form</h1>;
}

let reload: MockInstance<() => void>;

const open = async (isEdited: boolean): Promise<void> => {
  stubApi(frameAnswers());
  renderPages({ layout: <PublicLayout />, pages: { '/': <Form isEdited={isEdited} /> } });
  await userEvent.click(await screen.findByRole('button', { name: 'English' }));
};
const answer = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(async () => {
  await speak();
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
});

describe('the choice of a language', () => {
  it('says each in its own words and language, and which of them the page speaks', async () => {
    stubApi(frameAnswers());
    renderPages({ layout: <PublicLayout />, pages: { '/': <Form isEdited={false} /> } });
    const group = await screen.findByRole('group', { name: '表示言語' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => [button.textContent, button.lang, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['日本語', 'ja', 'true'],
      ['English', 'en', 'false'],
    ]);
  });

  it('loads the page once, however quickly it is pressed', async () => {
    stubApi(frameAnswers());
    renderPages({ layout: <PublicLayout />, pages: { '/': <Form isEdited={false} /> } });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'English' }));
    await act(async () => undefined);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('another language', () => {
  it('is kept, and the page loaded in it', async () => {
    await open(false);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('asks first where something is typed, and changes nothing for whoever stays', async () => {
    await open(true);
    await answer('入力を続ける');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reload).not.toHaveBeenCalled();
    expect(localStorage.getItem('language')).toBe('ja');
  });

  it('comes for whoever gives up what was typed, without a second question of the browser', async () => {
    await open(true);
    let isAskedTwice: boolean | undefined;
    reload.mockImplementation(() => {
      isAskedTwice = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    });
    await answer('ページを離れる');
    await waitFor(() => expect(isAskedTwice).toBe(false));
    expect(localStorage.getItem('language')).toBe('en');
  });
});
