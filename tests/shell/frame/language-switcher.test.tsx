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

describe('the language switcher', () => {
  it('names each language in that language, and marks the current one', async () => {
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

  it('reloads the page once for a double click', async () => {
    stubApi(frameAnswers());
    renderPages({ layout: <PublicLayout />, pages: { '/': <Form isEdited={false} /> } });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'English' }));
    await act(async () => undefined);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a change of language', () => {
  it('is stored, and reloads the page', async () => {
    await open(false);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('asks for confirmation if entries are unsaved, and changes nothing if the customer stays', async () => {
    await open(true);
    await answer('入力を続ける');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reload).not.toHaveBeenCalled();
    expect(localStorage.getItem('language')).toBe('ja');
  });

  it('reloads without a second question of the browser if the customer confirms', async () => {
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
