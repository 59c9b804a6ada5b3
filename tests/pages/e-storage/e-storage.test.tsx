import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAnnounced } from '../../support/announced.ts';
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
  deleteLabel,
  deleteRoute,
  deleteLinkage,
  deletedLinkage,
  generatedLinkage,
  getRoute,
  absentAnswer,
  openEStoragePage,
  registerLabel,
  registerRoute,
  registerLinkage,
  linkagePathsBy,
  stubClipboard,
  generatedAnswer,
  absentLinkage,
} from './e-storage-pages.tsx';

describe('the page without a linkage', () => {
  it('shows the time at which the last linkage was deleted', async () => {
    openEStoragePage({ [getRoute]: () => jsonAnswer(deletedLinkage) });
    expect(await screen.findByText(/2026\/11\/20\s18:04 に削除されました/)).toBeTruthy();
  });

  it('registers a linkage after a confirmation, and shows it with a message', async () => {
    openEStoragePage({
      [getRoute]: inTurn(absentAnswer, generatedAnswer),
      [registerRoute]: () => jsonAnswer(generatedLinkage, 201),
    });
    await screen.findByRole('button', { name: registerLabel });
    await press(registerLabel);
    const dialog = await screen.findByRole('dialog', {
      name: '連携URLと連携コードを発行しますか？',
    });
    expect(dialog.textContent).toContain('「まるごと電子保管」に登録するまでは');
    expect(linkagePathsBy('POST')).toEqual([]);
    await answerDialog('発行する');
    expect(await screen.findByText(generatedLinkage.linkageCode)).toBeTruthy();
    const message = await screen.findByText('連携URLと連携コードを発行しました。');
    await waitFor(() => expect(isFocusAround(message)).toBe(true));
    expect(linkagePathsBy('POST')).toHaveLength(1);
  });

  it('shows the linkage that another tab has registered in the meantime', async () => {
    openEStoragePage({
      [getRoute]: inTurn(absentAnswer, generatedAnswer),
      [registerRoute]: () => errorAnswer('409-1-00-01'),
    });
    await registerLinkage();
    expect(await screen.findByText(generatedLinkage.linkageCode)).toBeTruthy();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/ほかの利用者が先に更新/);
    expect(screen.getByText('最新の状態を表示しています。')).toBeTruthy();
    // The pressed button was removed.
    await waitFor(() => expect(isFocusAround(alert)).toBe(true));
  });

  it.each([{}, 'text'])(
    'shows the linkage although the answer of the registration is %j',
    async (answer) => {
      collectContractWarnings();
      openEStoragePage({
        [getRoute]: inTurn(absentAnswer, generatedAnswer),
        [registerRoute]: () => jsonAnswer(answer, 201),
      });
      await registerLinkage();
      expect(await screen.findByText(generatedLinkage.linkageCode)).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('a linkage', () => {
  it('shows URL, code, time and a link to the service; browsers translate neither URL nor code', async () => {
    openEStoragePage({ [getRoute]: generatedAnswer });
    expect(await screen.findByText(generatedLinkage.linkageUrl)).toBeTruthy();
    const texts = [generatedLinkage.linkageUrl, generatedLinkage.linkageCode].map((text) =>
      screen.getByText(text),
    );
    expect(texts.map((text) => text.getAttribute('translate'))).toEqual(['no', 'no']);
    expect(screen.getByText(/^2026\/11\/02\s13:15$/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'まるごと電子保管のサイトを開く' });
    expect(link.getAttribute('href')).toBe('https://storage.example.com/');
    // The URL is an entry for the service, not a page for the customer.
    expect(screen.queryByRole('link', { name: generatedLinkage.linkageUrl })).toBeNull();
  });

  it.each([null, 'javascript:alert(1)'])('has no link to a service at %j', async (serviceUrl) => {
    collectContractWarnings();
    openEStoragePage({ [getRoute]: () => jsonAnswer({ ...generatedLinkage, serviceUrl }) });
    await screen.findByText(generatedLinkage.linkageCode);
    expect(screen.queryByText(/のサイトを開く/)).toBeNull();
  });

  it('copies the URL or the code without selecting text, and announces each copy next to the button', async () => {
    const copiedTexts: string[] = [];
    stubClipboard(async (text) => void copiedTexts.push(text));
    getSelection()?.removeAllRanges();
    openEStoragePage({ [getRoute]: generatedAnswer });
    await screen.findByText(generatedLinkage.linkageUrl);
    await press('URLをコピー');
    const copiedText = expectAnnounced(await screen.findByText('コピーしました。'));
    expect(copiedText.closest('dd')?.textContent).toContain(generatedLinkage.linkageUrl);
    expect(getSelection()?.toString()).toBe('');
    await press('コードをコピー');
    await waitFor(() => expect(screen.getAllByText('コピーしました。')).toHaveLength(2));
    const [firstMessage] = screen.getAllByText('コピーしました。').map(expectAnnounced);
    waitForGuard();
    await press('URLをコピー');
    // A new element is announced again.
    await waitFor(() => expect(firstMessage?.isConnected).toBe(false));
    expect(copiedTexts).toEqual([
      generatedLinkage.linkageUrl,
      generatedLinkage.linkageCode,
      generatedLinkage.linkageUrl,
    ]);
  });

  it('removes the result of a copy when the page shows a newer code', async () => {
    const linkageCode = '4321:3210987654321';
    const newerLinkage = { ...generatedLinkage, revision: 'rev-linkage-2', linkageCode };
    stubClipboard(async () => undefined);
    openEStoragePage({ [getRoute]: inTurn(generatedAnswer, () => jsonAnswer(newerLinkage)) });
    await screen.findByText(generatedLinkage.linkageCode);
    await press('コードをコピー');
    expect(await screen.findByText('コピーしました。')).toBeTruthy();
    // The link to the open page fetches the linkage again.
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    expect(await screen.findByText(newerLinkage.linkageCode)).toBeTruthy();
    expect(screen.queryByText('コピーしました。')).toBeNull();
  });

  const refuseCopy = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  it.each([
    ['the browser refuses the copy', refuseCopy],
    ['the browser has no clipboard', undefined],
  ])('selects the text for a manual copy if %s', async (_, writeText) => {
    stubClipboard(writeText);
    openEStoragePage({ [getRoute]: generatedAnswer });
    await screen.findByText(generatedLinkage.linkageCode);
    await press('コードをコピー');
    expect(await screen.findByText(/コピーできませんでした/)).toBeTruthy();
    expect(getSelection()?.toString()).toBe(generatedLinkage.linkageCode);
  });

  it('is deleted after a confirmation that explains the consequence', async () => {
    openEStoragePage({
      [getRoute]: inTurn(generatedAnswer, () => jsonAnswer(deletedLinkage)),
      [deleteRoute]: noContent,
    });
    await screen.findByText(generatedLinkage.linkageCode);
    await press(deleteLabel);
    const dialog = await screen.findByRole('dialog', { name: '連携コードを削除しますか？' });
    expect(dialog.textContent).toMatch(/現在の連携は停止/);
    expect(within(dialog).getByRole('button', { name: '削除する' }).className).toContain('danger');
    expect(linkagePathsBy('DELETE')).toEqual([]);
    await answerDialog('削除する');
    expect(await screen.findByText(/に削除されました/)).toBeTruthy();
    expect(screen.queryByText(generatedLinkage.linkageCode)).toBeNull();
    expect(linkagePathsBy('DELETE')).toEqual(['/e-storage/linkage?revision=rev-linkage-1']);
    expect(screen.getByText(/連携コードを削除しました/)).toBeTruthy();
  });

  it('that was deleted in another tab is hidden although the current state cannot be fetched', async () => {
    const failToAnswer = () => new TypeError('Failed to fetch');
    const getAnswers = inTurn(generatedAnswer, failToAnswer, absentAnswer);
    openEStoragePage({ [getRoute]: getAnswers, [deleteRoute]: () => errorAnswer('409-1-00-01') });
    await deleteLinkage();
    await waitFor(() => expect(screen.queryByText(generatedLinkage.linkageCode)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('button', { name: registerLabel })).toBeTruthy();
  });

  it('that was deleted is hidden while the current state is fetched, also by a retry', async () => {
    const rejectAnswers: ((error: Error) => void)[] = [];
    const lateAnswer = () => new Promise<Response>((_, reject) => void rejectAnswers.push(reject));
    openEStoragePage({ [getRoute]: inTurn(generatedAnswer, lateAnswer), [deleteRoute]: noContent });
    await deleteLinkage();
    await waitFor(() => expect(rejectAnswers).toHaveLength(1));
    expect(screen.queryByText(generatedLinkage.linkageCode)).toBeNull();
    rejectAnswers[0]?.(new TypeError('Failed to fetch'));
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(rejectAnswers).toHaveLength(2));
    expect(screen.queryByText(generatedLinkage.linkageCode)).toBeNull();
  });
});

const getCard = () => screen.getByRole('main').querySelector('[aria-busy]');

describe('the e-storage page', () => {
  it('explains its purpose and the first steps, and links to the service', async () => {
    openEStoragePage({ [getRoute]: absentAnswer });
    expect(await screen.findByText(/^公開された請求書・帳票を、電子保存サービスへ/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'まるごと電子保管のサイトを開く' });
    expect(link.getAttribute('href')).toBe(absentLinkage.serviceUrl);
    const lines = (await screen.findByText(/自動で届きます。$/)).parentElement?.children ?? [];
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^連携すると、.*「まるごと電子保管」に自動で届きます。$/),
      expect.stringMatching(/^はじめに、.*この画面で発行します。$/),
      expect.stringMatching(/^発行した2つを「まるごと電子保管」の設定画面に登録すると/),
    ]);
  });

  it('explains where to enter URL and code, that the code is secret, and how to delete the linkage', async () => {
    openEStoragePage({ [getRoute]: generatedAnswer });
    const nextStepText = '次の2つを、「まるごと電子保管」の設定画面に登録してください。';
    expect(await screen.findByText(nextStepText)).toBeTruthy();
    const terms = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(terms).toEqual([
      ['連携URL', `${generatedLinkage.linkageUrl}URLをコピー`],
      [
        '連携コード',
        expect.stringMatching(/^1234:1234567890123コードをコピー.*第三者に知られない/),
      ],
      ['発行日時', expect.stringMatching(/^2026\/11\/02\s13:15$/)],
    ]);
    expect(screen.getByText(/^連携コードを削除すると、現在の連携は停止します/)).toBeTruthy();
  });

  it('fetches the linkage once when its navigation link is pressed, and stays visible and busy meanwhile', async () => {
    const secondAnswer = deferred<Response>();
    openEStoragePage({ [getRoute]: inTurn(generatedAnswer, () => secondAnswer.promise) });
    await screen.findByText(generatedLinkage.linkageCode);
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    await waitFor(() => expect(getCard()?.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText(generatedLinkage.linkageCode)).toBeTruthy();
    expect(document.querySelector('main [data-loading]')).toBeNull();
    secondAnswer.resolve(absentAnswer());
    expect(await screen.findByRole('heading', { level: 2, name: '連携していません' })).toBeTruthy();
    expect(linkagePathsBy('GET')).toHaveLength(2);
  });

  it('removes an earlier refusal when its navigation link fetches the linkage again', async () => {
    openEStoragePage({
      [getRoute]: generatedAnswer,
      [deleteRoute]: () => errorAnswer('429-1-05-01'),
    });
    await deleteLinkage();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: '電子保存連携設定' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offers a reload if the state of the linkage is unknown, and refers to the issuer', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    openEStoragePage({ [getRoute]: () => jsonAnswer({ ...absentLinkage, state: 'paused' }) });
    expect(await screen.findByText(/発行元へお問い合わせください/)).toBeTruthy();
    await press('画面を更新する');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the confirmation', () => {
  it('of a deletion names the service, and can be cancelled', async () => {
    openEStoragePage({ [getRoute]: generatedAnswer });
    await screen.findByText(generatedLinkage.linkageCode);
    await press(deleteLabel);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/「まるごと電子保管」に届かなくなります/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(linkagePathsBy('DELETE')).toEqual([]);
    expect(screen.getByText(generatedLinkage.linkageCode)).toBeTruthy();
  });
});

describe('a press of a button', () => {
  it('removes the message of an earlier press', async () => {
    openEStoragePage({
      [getRoute]: inTurn(absentAnswer, generatedAnswer),
      [registerRoute]: () => jsonAnswer(generatedLinkage, 201),
      [deleteRoute]: noAnswer,
    });
    await registerLinkage();
    await screen.findByText('連携URLと連携コードを発行しました。');
    await press(deleteLabel);
    // The message stays until the customer confirms.
    expect(screen.getByText('連携URLと連携コードを発行しました。')).toBeTruthy();
    await answerDialog('削除する');
    await waitFor(() => expect(linkagePathsBy('DELETE')).toHaveLength(1));
    expect(screen.queryByText('連携URLと連携コードを発行しました。')).toBeNull();
  });

  it('removes an earlier refusal at once', async () => {
    openEStoragePage({
      [getRoute]: generatedAnswer,
      [deleteRoute]: inTurn(() => errorAnswer('429-1-05-01'), noAnswer),
    });
    await deleteLinkage();
    await screen.findByRole('alert');
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
    waitForGuard();
    await press(deleteLabel);
    await answerDialog('削除する');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('that is refused after a change in another tab shows the state as current only if it can be fetched', async () => {
    openEStoragePage({
      [getRoute]: inTurn(generatedAnswer, () => new TypeError('Failed to fetch')),
      [deleteRoute]: () => errorAnswer('409-1-00-01'),
    });
    await deleteLinkage();
    await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.getByText(/ほかの利用者が先に更新/)).toBeTruthy();
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });

  it('that is refused after a change in another tab moves the focus to the message, and the next press deletes the linkage', async () => {
    const newerLinkage = { ...generatedLinkage, revision: 'rev-linkage-2' };
    openEStoragePage({
      [getRoute]: inTurn(
        generatedAnswer,
        () => jsonAnswer(newerLinkage),
        () => jsonAnswer(deletedLinkage),
      ),
      [deleteRoute]: inTurn(() => errorAnswer('409-1-00-01'), noContent),
    });
    await deleteLinkage();
    const message = await screen.findByText('最新の状態を表示しています。');
    await waitFor(() => expect(document.activeElement).toBe(message.parentElement));
    waitForGuard();
    await press(deleteLabel);
    await answerDialog('削除する');
    expect(await screen.findByText(/に削除されました/)).toBeTruthy();
    expect(linkagePathsBy('DELETE').at(-1)).toBe('/e-storage/linkage?revision=rev-linkage-2');
    expect(screen.queryByText('最新の状態を表示しています。')).toBeNull();
  });
});
