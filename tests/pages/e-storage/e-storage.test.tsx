import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../support/announced.ts';
import {
  errorAnswer,
  jsonAnswer,
  inTurn,
  noContent,
  noAnswer,
  deferred,
} from '../../support/api.ts';
import { isFocusAround } from '../../support/focus.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { press } from '../../support/form-fields.ts';
import {
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
  registerButton,
  registerCall,
  registerLinkage,
  sentBy,
  stubClipboard,
  there,
  absent,
} from './e-storage-pages.tsx';

beforeEach(prepare);

describe('the page without a linkage', () => {
  it('shows when the last linkage was deleted', async () => {
    open({ [getCall]: () => jsonAnswer(deleted) });
    expect(await screen.findByText(/2026\/11\/20\s18:04 に削除されました/)).toBeTruthy();
  });

  it('registers a linkage after a confirmation, and shows it with a message', async () => {
    open({
      [getCall]: inTurn(none, there),
      [registerCall]: () => jsonAnswer(generated, 201),
    });
    await screen.findByRole('button', { name: registerButton });
    await press(registerButton);
    const dialog = await screen.findByRole('dialog', {
      name: '連携URLと連携コードを発行しますか？',
    });
    expect(dialog.textContent).toContain('「まるごと電子保管」に登録するまでは');
    expect(sentBy('POST')).toEqual([]);
    await answerDialog('発行する');
    expect(await screen.findByText(generated.linkageCode)).toBeTruthy();
    const message = await screen.findByText('連携URLと連携コードを発行しました。');
    await waitFor(() => expect(isFocusAround(message)).toBe(true));
    expect(sentBy('POST')).toHaveLength(1);
  });

  it('shows the linkage that another tab has registered in the meantime', async () => {
    open({ [getCall]: inTurn(none, there), [registerCall]: () => errorAnswer('409-1-00-01') });
    await registerLinkage();
    expect(await screen.findByText(generated.linkageCode)).toBeTruthy();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/ほかの利用者が先に更新/);
    expect(screen.getByText('最新の状態を表示しています。')).toBeTruthy();
    // The pressed button is gone.
    await waitFor(() => expect(isFocusAround(alert)).toBe(true));
  });

  it.each([{}, 'text'])(
    'shows the linkage although the answer of the registration is %j',
    async (answer) => {
      collectContractWarnings();
      open({ [getCall]: inTurn(none, there), [registerCall]: () => jsonAnswer(answer, 201) });
      await registerLinkage();
      expect(await screen.findByText(generated.linkageCode)).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('a linkage', () => {
  it('shows URL, code, time and a link to the service; browsers translate neither URL nor code', async () => {
    open({ [getCall]: there });
    expect(await screen.findByText(generated.linkageUrl)).toBeTruthy();
    const texts = [generated.linkageUrl, generated.linkageCode].map((text) =>
      screen.getByText(text),
    );
    expect(texts.map((text) => text.getAttribute('translate'))).toEqual(['no', 'no']);
    expect(screen.getByText(/^2026\/11\/02\s13:15$/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'まるごと電子保管のサイトを開く' });
    expect(link.getAttribute('href')).toBe('https://storage.example.com/');
    // Only the service uses this address.
    expect(screen.queryByRole('link', { name: generated.linkageUrl })).toBeNull();
  });

  it.each([null, 'javascript:alert(1)'])(
    'has no link to a service with the address %j',
    async (serviceUrl) => {
      collectContractWarnings();
      open({ [getCall]: () => jsonAnswer({ ...generated, serviceUrl }) });
      await screen.findByText(generated.linkageCode);
      expect(screen.queryByText(/のサイトを開く/)).toBeNull();
    },
  );

  it('copies each text without a selection, and announces each press at its button', async () => {
    const copied: string[] = [];
    stubClipboard(async (text) => void copied.push(text));
    getSelection()?.removeAllRanges();
    open({ [getCall]: there });
    await screen.findByText(generated.linkageUrl);
    await press('URLをコピー');
    const copiedText = announced(await screen.findByText('コピーしました。'));
    expect(copiedText.closest('dd')?.textContent).toContain(generated.linkageUrl);
    expect(getSelection()?.toString()).toBe('');
    await press('コードをコピー');
    await waitFor(() => expect(screen.getAllByText('コピーしました。')).toHaveLength(2));
    const [first] = screen.getAllByText('コピーしました。').map(announced);
    waitForGuard();
    await press('URLをコピー');
    // A new element is announced again.
    await waitFor(() => expect(first?.isConnected).toBe(false));
    expect(copied).toEqual([generated.linkageUrl, generated.linkageCode, generated.linkageUrl]);
  });

  it('shows no result of a copy for a code that another tab has replaced', async () => {
    const replaced = { ...generated, revision: 'rev-linkage-2', linkageCode: '4321:3210987654321' };
    stubClipboard(async () => undefined);
    open({ [getCall]: inTurn(there, () => jsonAnswer(replaced)) });
    await screen.findByText(generated.linkageCode);
    await press('コードをコピー');
    expect(await screen.findByText('コピーしました。')).toBeTruthy();
    // The link to the open page fetches the linkage again.
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    expect(await screen.findByText(replaced.linkageCode)).toBeTruthy();
    expect(screen.queryByText('コピーしました。')).toBeNull();
  });

  it.each([
    [
      'the browser refuses the copy',
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    ],
    ['the browser has no clipboard', undefined],
  ])('selects the text for a manual copy if %s', async (_, writeText) => {
    stubClipboard(writeText);
    open({ [getCall]: there });
    await screen.findByText(generated.linkageCode);
    await press('コードをコピー');
    expect(await screen.findByText(/コピーできませんでした/)).toBeTruthy();
    expect(getSelection()?.toString()).toBe(generated.linkageCode);
  });

  it('is deleted after a question that explains the consequence', async () => {
    open({ [getCall]: inTurn(there, () => jsonAnswer(deleted)), [deleteCall]: noContent });
    await screen.findByText(generated.linkageCode);
    await press(deleteButton);
    const dialog = await screen.findByRole('dialog', { name: '連携コードを削除しますか？' });
    expect(dialog.textContent).toMatch(/現在の連携は停止/);
    expect(within(dialog).getByRole('button', { name: '削除する' }).className).toContain('danger');
    expect(sentBy('DELETE')).toEqual([]);
    await answerDialog('削除する');
    expect(await screen.findByText(/に削除されました/)).toBeTruthy();
    expect(screen.queryByText(generated.linkageCode)).toBeNull();
    expect(sentBy('DELETE')).toEqual(['/e-storage/linkage?revision=rev-linkage-1']);
    expect(screen.getByText(/連携コードを削除しました/)).toBeTruthy();
  });

  it('that was deleted in another tab is hidden although the current state cannot be fetched', async () => {
    const get = inTurn(there, () => new TypeError('Failed to fetch'), none);
    open({ [getCall]: get, [deleteCall]: () => errorAnswer('409-1-00-01') });
    await deleteLinkage();
    await waitFor(() => expect(screen.queryByText(generated.linkageCode)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('button', { name: registerButton })).toBeTruthy();
  });

  it('that is deleted is hidden while the current state is fetched, also by a retry', async () => {
    const rejections: ((error: Error) => void)[] = [];
    const answerLater = () => new Promise<Response>((_, reject) => void rejections.push(reject));
    const answers = [there, answerLater, answerLater];
    open({
      [getCall]: () => answers.shift()?.() ?? new TypeError('asked once more'),
      [deleteCall]: noContent,
    });
    await deleteLinkage();
    await waitFor(() => expect(rejections).toHaveLength(1));
    expect(screen.queryByText(generated.linkageCode)).toBeNull();
    rejections[0]?.(new TypeError('Failed to fetch'));
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(rejections).toHaveLength(2));
    expect(screen.queryByText(generated.linkageCode)).toBeNull();
  });
});

const card = () => screen.getByRole('main').querySelector('[aria-busy]');

describe('the e-storage page', () => {
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

  it('stays visible and busy while its navigation link fetches its data again, once', async () => {
    const secondAnswer = deferred<Response>();
    const answers = [there, () => secondAnswer.promise];
    open({ [getCall]: () => answers.shift()?.() ?? new TypeError('asked once more') });
    await screen.findByText(generated.linkageCode);
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    await waitFor(() => expect(card()?.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText(generated.linkageCode)).toBeTruthy();
    expect(document.querySelector('main [data-loading]')).toBeNull();
    secondAnswer.resolve(none());
    expect(await screen.findByRole('heading', { level: 2, name: '連携していません' })).toBeTruthy();
    expect(sentBy('GET')).toHaveLength(2);
  });

  it('removes an earlier refusal when its navigation link fetches its data again', async () => {
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

  it('after a change in another tab shows no current state if that cannot be fetched', async () => {
    open({
      [getCall]: inTurn(there, () => new TypeError('Failed to fetch')),
      [deleteCall]: () => errorAnswer('409-1-00-01'),
    });
    await deleteLinkage();
    await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.getByText(/ほかの利用者が先に更新/)).toBeTruthy();
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });

  it('after a change in another tab moves the focus to the reason, and the next press deletes the current linkage', async () => {
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
    const message = await screen.findByText('最新の状態を表示しています。');
    await waitFor(() => expect(document.activeElement).toBe(message.parentElement));
    waitForGuard();
    await press(deleteButton);
    await answerDialog('削除する');
    expect(await screen.findByText(/に削除されました/)).toBeTruthy();
    expect(sentBy('DELETE').at(-1)).toBe('/e-storage/linkage?revision=rev-linkage-2');
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });
});
