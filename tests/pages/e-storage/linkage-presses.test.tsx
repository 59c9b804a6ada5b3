import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  errorAnswer,
  jsonAnswer,
  noAnswer,
  inTurn,
  noContent,
  deferred,
} from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { press } from '../../support/form-fields.ts';
import {
  absent,
  answerDialog,
  prepare,
  deleteButton,
  deleteCall,
  deleteLinkage,
  deleted,
  generated,
  getCall,
  none,
  open,
  registerCall,
  registerLinkage,
  sentBy,
  there,
} from './e-storage-pages.tsx';

beforeEach(prepare);

const card = () => screen.getByRole('main').querySelector('[aria-busy]');

describe('the page', () => {
  it('explains its purpose and the first steps, and links to the service', async () => {
    open({ [getCall]: none });
    expect(await screen.findByText(/^公開された請求書・帳票を、電子保存サービスへ/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'まるごと電子保管のサイトを開く' });
    expect(link.getAttribute('href')).toBe(absent.serviceUrl);
    const lines = (await screen.findByText(/自動で届きます。$/)).parentElement?.children ?? [];
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^連携すると、.*「まるごと電子保管」に自動で届きます。$/),
      expect.stringMatching(/^はじめに、.*この画面で発行します。$/),
      expect.stringMatching(/^発行した2つを「まるごと電子保管」の設定画面に登録すると/),
    ]);
  });

  it('explains where URL and code belong, which is secret, and how to delete the linkage', async () => {
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

  it('stays and is busy while its own link fetches it again, once', async () => {
    const again = deferred<Response>();
    const answers = [there, () => again.promise];
    open({ [getCall]: () => answers.shift()?.() ?? new TypeError('asked once more') });
    await screen.findByText(generated.linkageCode);
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    await waitFor(() => expect(card()?.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText(generated.linkageCode)).toBeTruthy();
    expect(document.querySelector('main [data-loading]')).toBeNull();
    again.resolve(none());
    expect(await screen.findByRole('heading', { level: 2, name: '連携していません' })).toBeTruthy();
    expect(sentBy('GET')).toHaveLength(2);
  });

  it('removes an earlier refusal when its own link fetches it again', async () => {
    open({ [getCall]: there, [deleteCall]: () => errorAnswer('429-1-05-01') });
    await deleteLinkage();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offers a reload for a state of a newer server, and refers to the issuer', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    open({ [getCall]: () => jsonAnswer({ ...absent, state: 'paused' }) });
    expect(await screen.findByText(/発行元へお問い合わせください/)).toBeTruthy();
    await press('画面を更新する');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the confirmation', () => {
  it('of a deletion names the service, and can be cancelled', async () => {
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
  it('removes the message of an earlier press', async () => {
    open({
      [getCall]: inTurn(none, there),
      [registerCall]: () => jsonAnswer(generated, 201),
      [deleteCall]: noAnswer,
    });
    await registerLinkage();
    await screen.findByText('連携URLと連携コードを発行しました。');
    await press(deleteButton);
    // The confirmation alone keeps the message.
    expect(screen.getByText('連携URLと連携コードを発行しました。')).toBeTruthy();
    await answerDialog('削除する');
    await waitFor(() => expect(sentBy('DELETE')).toHaveLength(1));
    expect(screen.queryByText('連携URLと連携コードを発行しました。')).toBeNull();
  });

  it('removes an earlier refusal at once', async () => {
    const answers = [() => errorAnswer('429-1-05-01'), noAnswer];
    open({ [getCall]: there, [deleteCall]: () => answers.shift()?.() ?? new TypeError('x') });
    await deleteLinkage();
    await screen.findByRole('alert');
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
    waitForGuard();
    await press(deleteButton);
    await answerDialog('削除する');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('overtaken by another tab claims no current state if it cannot be fetched', async () => {
    open({
      [getCall]: inTurn(there, () => new TypeError('Failed to fetch')),
      [deleteCall]: () => errorAnswer('409-1-00-01'),
    });
    await deleteLinkage();
    await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.getByText(/ほかの利用者が先に更新/)).toBeTruthy();
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });

  it('overtaken by another tab moves the focus to the reason, and the next press deletes the current linkage', async () => {
    const answers = [() => errorAnswer('409-1-00-01'), noContent];
    const replaced = { ...generated, revision: 'rev-linkage-2' };
    open({
      [getCall]: inTurn(
        there,
        () => jsonAnswer(replaced),
        () => jsonAnswer(deleted),
      ),
      [deleteCall]: () => answers.shift()?.() ?? new TypeError('x'),
    });
    await deleteLinkage();
    const told = await screen.findByText('最新の状態を表示しています。');
    await waitFor(() => expect(document.activeElement).toBe(told.parentElement));
    waitForGuard();
    await press(deleteButton);
    await answerDialog('削除する');
    expect(await screen.findByText(/に削除されました/)).toBeTruthy();
    expect(sentBy('DELETE').at(-1)).toBe('/e-storage/linkage?revision=rev-linkage-2');
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });
});
