import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { isFocusAround } from '../../support/focus.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import {
  asked,
  beginAnew,
  cancelCall,
  editLink,
  getCall,
  open,
  pending,
  press,
  sentBy,
} from './information-pages.tsx';

beforeEach(beginAnew);
afterEach(() => vi.restoreAllMocks());

const done = (): Response => new Response(null, { status: 204 });
const cancel = async (): Promise<void> => {
  await press('申請を取り消す');
  await press('取り消す');
};

describe('a change that is taken back', () => {
  it('is gone at once, with a new one to be applied for, while the page is asked for again', async () => {
    open('/user', {
      [getCall]: () => (asked(getCall) === 1 ? jsonAnswer(pending()) : noAnswer()),
      [cancelCall]: done,
    });
    await cancel();
    await waitFor(() => expect(editLink()).not.toBeNull());
    expect(screen.queryByText('変更を申請中です')).toBeNull();
    expect(screen.getByText('会社名')).toBeTruthy();
    const told = screen.getByText(/変更の申請を取り消しました/);
    expect(told.closest('[role="alert"]')).toBeNull();
    // The button has gone with the change; the focus is where it is told.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(isFocusAround(told)).toBe(true);
    expect(asked(getCall)).toBe(2);
  });

  it('can be cancelled on the edit page too, which then displays the form', async () => {
    open('/userEdit', {
      [getCall]: () => (asked(getCall) === 1 ? jsonAnswer(pending()) : noAnswer()),
      [cancelCall]: done,
    });
    await cancel();
    expect(await screen.findByRole('button', { name: '入力内容を確認する' })).toBeTruthy();
    expect(screen.queryByText('変更を申請中です')).toBeNull();
    expect(screen.getByText(/変更の申請を取り消しました/)).toBeTruthy();
  });

  it('gives way to one that somebody else has applied for since', async () => {
    open('/user', {
      [getCall]: () =>
        jsonAnswer(asked(getCall) === 1 ? pending() : pending({ changeRequestId: 'cr-2' })),
      [cancelCall]: done,
    });
    await cancel();
    await waitFor(() => expect(asked(getCall)).toBe(2));
    expect(await screen.findByText('変更を申請中です')).toBeTruthy();
    expect(editLink()).toBeNull();
  });

  it('and is refused says nothing of it at another one that came meanwhile', async () => {
    open('/user', {
      [getCall]: () =>
        jsonAnswer(asked(getCall) === 1 ? pending() : pending({ changeRequestId: 'cr-2' })),
      [cancelCall]: () => errorAnswer('429-1-05-01'),
    });
    await cancel();
    await screen.findByRole('alert');
    // It stands beside the change that it is of, and no page is asked for because of it.
    expect(asked(getCall)).toBe(1);
    await userEvent.click(screen.getByRole('link', { name: 'ご登録情報' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('変更を申請中です')).toBeTruthy();
  });

  it('and was changed by somebody else says so no more once the latest is shown, though it is still there', async () => {
    open('/user', {
      [getCall]: () => jsonAnswer(pending({ isCancellable: asked(getCall) === 1 })),
      [cancelCall]: () => errorAnswer('409-1-00-01'),
    });
    await cancel();
    await press('最新の状態を表示する');
    expect(await screen.findByText(/この申請は取り消せません/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says at a new try no more what was said of the one before', async () => {
    const answers = [() => errorAnswer('429-1-05-01'), noAnswer];
    open('/user', {
      [getCall]: () => jsonAnswer(pending()),
      [cancelCall]: () => answers.shift()?.() ?? new TypeError('x'),
    });
    await cancel();
    await screen.findByRole('alert');
    waitForGuard();
    await cancel();
    await waitFor(() => expect(sentBy('DELETE')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes away the message that the page had before', async () => {
    const later = pending({ changeRequestId: 'cr-2' });
    open('/user', {
      [getCall]: () => jsonAnswer(asked(getCall) === 1 ? pending() : later),
      [cancelCall]: done,
      'DELETE /user/change-requests/cr-2': noAnswer,
    });
    await cancel();
    const told = /変更の申請を取り消しました/;
    await screen.findByText(told);
    await waitFor(() => expect(asked(getCall)).toBe(2));
    await press('申請を取り消す');
    expect(screen.getByText(told)).toBeTruthy();
    await press('取り消す');
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  });

  it('whose period is over is asked for again by itself, without leaving the reason', async () => {
    let refuse: () => void = () => undefined;
    open('/user', {
      [getCall]: () => jsonAnswer(pending({ isCancellable: asked(getCall) === 1 })),
      [cancelCall]: () =>
        new Promise((resolve) => {
          refuse = () => resolve(errorAnswer('400-1-06-12'));
        }),
    });
    await cancel();
    await waitFor(() => expect(sentBy('DELETE')).toHaveLength(1));
    // As a browser does when the question is answered.
    act(() => screen.getByRole('button', { name: '申請を取り消す' }).focus());
    refuse();
    expect(await screen.findByText(/この申請は取り消せません/)).toBeTruthy();
    expect(asked(getCall)).toBe(2);
    const why = screen.getByRole('alert');
    expect(why.textContent).toMatch(/受付期間外/);
    expect(screen.queryByText(/^取り消すと、ご登録の内容は/)).toBeNull();
    // The button has gone; the focus is where it is told why.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(isFocusAround(why)).toBe(true);
  });
});
