import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import {
  absent,
  answerDialog,
  prepare,
  deleteButton,
  deleteCall,
  deleted,
  generated,
  getCall,
  inTurn,
  noContent,
  none,
  open,
  press,
  registerButton,
  registerCall,
  sentBy,
  stubClipboard,
  there,
} from './e-storage-pages.tsx';

beforeEach(prepare);
afterEach(() => vi.restoreAllMocks());

const card = () => screen.getByRole('main').querySelector('[aria-busy]');

/** An answer that comes when the test lets it. */
function heldBack() {
  let give: (response: Response) => void = () => undefined;
  const answer = (): Promise<Response> =>
    new Promise((resolve) => {
      give = resolve;
    });
  return { answer, give: (response: Response) => give(response) };
}

describe('the page', () => {
  it('takes the focus for nothing when it is opened', async () => {
    open({ [getCall]: there });
    await screen.findByText(generated.linkageCode);
    expect(document.activeElement?.matches('body, h1')).toBe(true);
  });

  it('says what it is for, and what comes first', async () => {
    open({ [getCall]: none });
    expect(await screen.findByText(/^公開された請求書・帳票を、電子保存サービスへ/)).toBeTruthy();
    const lines = (await screen.findByText(/自動で届きます。$/)).parentElement?.children ?? [];
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^連携すると、.*「まるごと電子保管」に自動で届きます。$/),
      expect.stringMatching(/^はじめに、.*この画面で発行します。$/),
      expect.stringMatching(/^発行した2つを「まるごと電子保管」の設定画面に登録すると/),
    ]);
  });

  it('says where the two texts of a linkage belong, which is secret, and how it ends', async () => {
    open({ [getCall]: there });
    await screen.findByRole('heading', { level: 2, name: '連携URLと連携コード' });
    expect(
      screen.getByText('次の2つを、「まるごと電子保管」の設定画面に登録してください。'),
    ).toBeTruthy();
    const facts = screen
      .getAllByRole('term')
      .map((name) => [name.textContent, name.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['連携URL', `${generated.linkageUrl}URLをコピー`],
      [
        '連携コード',
        expect.stringMatching(/^1234:1234567890123コードをコピー.*第三者に知られない/),
      ],
      ['発行日時', expect.stringMatching(/^2026\/11\/02\s13:15$/)],
    ]);
    expect(screen.getByRole('heading', { level: 3, name: '連携をやめる場合' })).toBeTruthy();
    expect(screen.getByText(/^連携コードを削除すると、現在の連携は停止します/)).toBeTruthy();
  });

  it('leads to the service before there is a linkage, too', async () => {
    open({ [getCall]: none });
    const link = await screen.findByRole('link', { name: 'まるごと電子保管のサイトを開く' });
    expect(link.getAttribute('href')).toBe(absent.serviceUrl);
  });

  it('asked for again by its link stays, says that it is busy, and is asked for once', async () => {
    const again = heldBack();
    const answers = [there, again.answer];
    open({ [getCall]: () => answers.shift()?.() ?? new TypeError('asked once more') });
    await screen.findByText(generated.linkageCode);
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    await waitFor(() => expect(card()?.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText(generated.linkageCode)).toBeTruthy();
    expect(document.querySelector('main [data-loading]')).toBeNull();
    again.give(none());
    expect(await screen.findByRole('heading', { level: 2, name: '連携していません' })).toBeTruthy();
    expect(sentBy('GET')).toHaveLength(2);
  });

  it('asked for again by its link says no more why a press before was refused', async () => {
    open({ [getCall]: there, [deleteCall]: () => errorAnswer('429-1-05-01') });
    await screen.findByText(generated.linkageCode);
    await press(deleteButton);
    await answerDialog('削除する');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('with a state of a newer server leads on: to itself anew, and to the issuer', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    open({ [getCall]: () => jsonAnswer({ ...absent, state: 'paused' }) });
    expect(await screen.findByText(/発行元へお問い合わせください/)).toBeTruthy();
    await press('画面を更新する');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the question before a linkage', () => {
  it('is made names the service, and what is left to do there', async () => {
    open({ [getCall]: none });
    await screen.findByRole('button', { name: registerButton });
    await press(registerButton);
    const dialog = await screen.findByRole('dialog', {
      name: '連携URLと連携コードを発行しますか？',
    });
    expect(dialog.textContent).toContain('「まるごと電子保管」に登録するまでは');
  });

  it('is deleted names the service that gets nothing any more', async () => {
    open({ [getCall]: there });
    await screen.findByText(generated.linkageCode);
    await press(deleteButton);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/「まるごと電子保管」に届かなくなります/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentBy('DELETE')).toEqual([]);
    expect(screen.getByText(generated.linkageCode)).toBeTruthy();
  });
});

describe('a press', () => {
  it('takes away what was said of the press before it', async () => {
    open({
      [getCall]: inTurn(none, there),
      [registerCall]: () => jsonAnswer(generated, 201),
      [deleteCall]: noAnswer,
    });
    await screen.findByRole('button', { name: registerButton });
    await press(registerButton);
    await answerDialog('発行する');
    await screen.findByText('連携URLと連携コードを発行しました。');
    await press(deleteButton);
    // The question alone says nothing yet.
    expect(screen.getByText('連携URLと連携コードを発行しました。')).toBeTruthy();
    await answerDialog('削除する');
    await waitFor(() => expect(sentBy('DELETE')).toHaveLength(1));
    expect(screen.queryByText('連携URLと連携コードを発行しました。')).toBeNull();
  });

  it('after one that was refused takes the refusal away at once', async () => {
    const answers = [() => errorAnswer('429-1-05-01'), noAnswer];
    open({ [getCall]: there, [deleteCall]: () => answers.shift()?.() ?? new TypeError('x') });
    await screen.findByText(generated.linkageCode);
    await press(deleteButton);
    await answerDialog('削除する');
    await screen.findByRole('alert');
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
    waitForGuard();
    await press(deleteButton);
    await answerDialog('削除する');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('overtaken by another tab has its button ready again, and the focus where it is told why', async () => {
    open({
      [getCall]: inTurn(there, () => jsonAnswer({ ...generated, revision: 'rev-linkage-2' })),
      [deleteCall]: () => errorAnswer('409-1-00-01'),
    });
    await screen.findByText(generated.linkageCode);
    await press(deleteButton);
    await answerDialog('削除する');
    const told = await screen.findByText('最新の状態を表示しています。');
    await waitFor(() => expect(document.activeElement).toBe(told.parentElement));
    const button = screen.getByRole('button', { name: deleteButton });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  });

  it('overtaken by another tab does not call the latest what could not be had', async () => {
    open({
      [getCall]: inTurn(there, () => new TypeError('Failed to fetch')),
      [deleteCall]: () => errorAnswer('409-1-00-01'),
    });
    await screen.findByText(generated.linkageCode);
    await press(deleteButton);
    await answerDialog('削除する');
    await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.getByText(/ほかの利用者が先に更新/)).toBeTruthy();
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });

  it('overtaken by another tab deletes what is there now at the next press, and nothing else', async () => {
    const answers = [() => errorAnswer('409-1-00-01'), noContent];
    const anew = { ...generated, revision: 'rev-linkage-2' };
    open({
      [getCall]: inTurn(
        there,
        () => jsonAnswer(anew),
        () => jsonAnswer(deleted),
      ),
      [deleteCall]: () => answers.shift()?.() ?? new TypeError('x'),
    });
    await screen.findByText(generated.linkageCode);
    await press(deleteButton);
    await answerDialog('削除する');
    await screen.findByText('最新の状態を表示しています。');
    waitForGuard();
    await press(deleteButton);
    await answerDialog('削除する');
    expect(await screen.findByText(/に削除されました/)).toBeTruthy();
    expect(sentBy('DELETE').at(-1)).toBe('/e-storage/linkage?revision=rev-linkage-2');
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });
});

describe('the times of a linkage', () => {
  it.each([
    ['made', { ...generated, generatedAt: '2026-11-01T15:00:00Z' }, /^2026\/11\/02\s00:00$/],
    ['deleted', { ...deleted, deletedAt: '2026-11-19T15:00:00Z' }, /2026\/11\/20\s00:00 に削除/],
  ])('are those of Japan: when it was %s', async (_, linkage, text) => {
    open({ [getCall]: () => jsonAnswer(linkage) });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('a text to be copied', () => {
  it('is not selected where it was copied, and each is told at its own button', async () => {
    stubClipboard(async () => undefined);
    getSelection()?.removeAllRanges();
    open({ [getCall]: there });
    await screen.findByText(generated.linkageCode);
    await press('URLをコピー');
    const told = announced(await screen.findByText('コピーしました。'));
    expect(told.closest('dd')?.textContent).toContain(generated.linkageUrl);
    expect(getSelection()?.toString()).toBe('');
  });

  it('is no word that a browser translates', async () => {
    open({ [getCall]: there });
    const code = await screen.findByText(generated.linkageCode);
    const texts = [code, screen.getByText(generated.linkageUrl)];
    expect(texts.map((one) => one.getAttribute('translate'))).toEqual(['no', 'no']);
  });
});
