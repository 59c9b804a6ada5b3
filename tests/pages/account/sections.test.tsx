import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { errorAnswer, jsonAnswer, noAnswer, noContent, inTurn } from '../../support/api.ts';
import {
  asksBeforeLeaving,
  fieldNamed,
  findField,
  storedDrafts,
  press,
  submit,
} from '../../support/form-fields.ts';
import {
  accountSettings,
  getFocusedNoticeText,
  ledgerSwitch,
  mainAddress,
  openAccountPage,
  retype,
  getSavedBodies,
  saveAttachmentRoute,
  findSection,
  settingsRoute,
} from './account-pages.tsx';

const pagePath = '/userConfig';
const passwordHeading = 'パスワードの変更';
const mailHeading = 'メールアドレス';
const attachmentHeading = '帳票のメール添付';
const savedText = '変更を保存しました。';
const cancelledText = /保存されている内容に戻しました/;
const currentText = '現在の登録内容は次のとおりです。';

const settingsAnswerWith = (overrides: Parameters<typeof accountSettings>[0]) => ({
  [settingsRoute]: () => jsonAnswer(accountSettings(overrides)),
});
const pressSwitch = async (): Promise<void> =>
  userEvent.click(await findField('isLedgerMailAttached'));
const saveSwitch = () => press('添付の設定を保存する');

describe('the account settings', () => {
  it('have three sections, each showing its saved settings', async () => {
    // isDisplayAccountLink hides only the links to this page.
    openAccountPage(pagePath, {}, { isDisplayAccountLink: false });
    const attachmentSection = await findSection(attachmentHeading);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      passwordHeading,
      mailHeading,
      attachmentHeading,
    ]);
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
      'demo-user',
    );
    expect(fieldNamed('mailAddress').value).toBe(mainAddress);
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(true);
    expect(attachmentSection.getByText(/合計5\s?MBまで/)).toBeTruthy();
    expect(
      attachmentSection
        .getByRole('link', { name: '帳票の種類ごとに設定する' })
        .getAttribute('href'),
    ).toBe('/demo/mypage/bapMlAttachedMaster');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('save one section with its revision, and keep the entries of the other sections', async () => {
    const savedSwitch = { ...ledgerSwitch, revision: 'rev-switch-2', isLedgerMailAttached: false };
    openAccountPage(pagePath, { [saveAttachmentRoute]: () => jsonAnswer(savedSwitch) });
    await userEvent.type(await findField('currentPassword'), 'Demo-Pass-2026');
    await retype(fieldNamed('mailAddress'), 'soumu@aoba-foods.example.jp');
    await pressSwitch();
    await saveSwitch();
    const attachmentSection = await findSection(attachmentHeading);
    const savedNotice = await attachmentSection.findByText(savedText);
    expect(savedNotice.closest('[role="status"]')).not.toBeNull();
    expect(getFocusedNoticeText()).toContain(savedText);
    expect((await findSection(mailHeading)).queryByText(savedText)).toBeNull();
    expect(fieldNamed('currentPassword').value).toBe('Demo-Pass-2026');
    expect(fieldNamed('mailAddress').value).toBe('soumu@aoba-foods.example.jp');
    expect(asksBeforeLeaving()).toBe(true);
    await pressSwitch();
    await waitFor(() => expect(attachmentSection.queryByText(savedText)).toBeNull());
    submit(fieldNamed('isLedgerMailAttached'));
    await waitFor(() =>
      expect(getSavedBodies()).toEqual([
        { revision: 'rev-switch-1', isLedgerMailAttached: false },
        { revision: 'rev-switch-2', isLedgerMailAttached: true },
      ]),
    );
  });
});

describe('the section of the password', () => {
  it.each([
    ['2027-03-31', 1],
    [null, 0],
  ])(
    'announces the logout, and shows the password rules and the expiry date, if any (%s)',
    async (passwordExpiresOn, expiryNoteCount) => {
      const { passwordPolicy } = accountSettings();
      openAccountPage(
        pagePath,
        settingsAnswerWith({
          passwordExpiresOn,
          passwordPolicy: { ...passwordPolicy, minLength: 11 },
        }),
      );
      const passwordSection = await findSection(passwordHeading);
      expect(passwordSection.getByText('変更すると自動的にログアウトします。')).toBeTruthy();
      expect(passwordSection.getByText(/11文字以上/)).toBeTruthy();
      expect(passwordSection.queryAllByText(/^2027\/03\/31 以降のログインでは/)).toHaveLength(
        expiryNoteCount,
      );
    },
  );

  it('warns that unsaved entries of other sections will be lost, and discards the drafts of these sections', async () => {
    openAccountPage(pagePath, { 'PUT /auth/password': noContent });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await pressSwitch();
    await waitFor(() => expect(storedDrafts()).toHaveLength(2));
    await userEvent.type(fieldNamed('currentPassword'), 'Demo-Pass-2026');
    await userEvent.type(fieldNamed('password'), 'Kaki-no-ki-1987');
    await userEvent.type(fieldNamed('passwordConfirmation'), 'Kaki-no-ki-1987');
    await press('パスワードを変更する');
    expect(await screen.findByText(/保存していないほかの入力内容は失われます/)).toBeTruthy();
    await press('変更する');
    expect(await screen.findByText('The login page')).toBeTruthy();
    expect(storedDrafts()).toEqual([]);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('the section of the attachment', () => {
  it.each([
    [true, '添付する'],
    [false, '添付しない'],
  ])(
    'is text when only the issuer can change it (isLedgerMailAttached: %s)',
    async (isLedgerMailAttached, text) => {
      openAccountPage(
        pagePath,
        settingsAnswerWith({
          ledgerMailAttachment: { ...ledgerSwitch, isEditable: false, isLedgerMailAttached },
        }),
      );
      const attachmentSection = await findSection(attachmentHeading);
      const label = attachmentSection.getByText('お知らせメールに帳票を添付する');
      expect(label.nextElementSibling?.textContent).toBe(text);
      expect(attachmentSection.getByText(/発行元が管理しているため/)).toBeTruthy();
      expect(attachmentSection.getByText(/合計5\s?MBまで/)).toBeTruthy();
      expect(attachmentSection.queryByRole('button')).toBeNull();
      expect(attachmentSection.queryByRole('checkbox')).toBeNull();
      expect(
        attachmentSection.getByRole('link', { name: '帳票の種類ごとに設定する' }),
      ).toBeTruthy();
    },
  );

  it('cannot be cancelled while it is being saved', async () => {
    openAccountPage(pagePath, { [saveAttachmentRoute]: noAnswer });
    await pressSwitch();
    await saveSwitch();
    await waitFor(() => expect(getSavedBodies()).toHaveLength(1));
    const attachmentSection = await findSection(attachmentHeading);
    const cancelButton = attachmentSection.getByRole('button', { name: 'キャンセル' });
    expect(cancelButton.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(cancelButton);
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
  });
});

describe('a switch that was changed in the meantime', () => {
  /** Saves the switch. The server refuses the save with a code, and returns a newer switch. */
  async function saveWithConflict(code: ErrorCode, newerSwitch: typeof ledgerSwitch) {
    const answerWithNewerSwitch = () =>
      jsonAnswer(accountSettings({ ledgerMailAttachment: newerSwitch }));
    openAccountPage(pagePath, {
      [settingsRoute]: inTurn(() => jsonAnswer(accountSettings()), answerWithNewerSwitch),
      [saveAttachmentRoute]: inTurn(
        () => errorAnswer(code),
        () => jsonAnswer({ ...newerSwitch, isLedgerMailAttached: false }),
      ),
    });
    await pressSwitch();
    await saveSwitch();
    return findSection(attachmentHeading);
  }
  const changedSwitch = { ...ledgerSwitch, revision: 'rev-switch-9' };

  it.each([
    ['409-1-00-01', /ほかの利用者が先に変更した/],
    ['400-1-06-13', /発行元が設定を変更した/],
  ] as const)('is shown after %s, and only a second save overwrites it', async (code, reason) => {
    const attachmentSection = await saveWithConflict(code, changedSwitch);
    const notice = (await attachmentSection.findByText(currentText)).parentElement;
    expect(notice?.querySelector('dl')?.textContent).toBe('お知らせメールに帳票を添付する添付する');
    expect(getFocusedNoticeText()).toMatch(reason);
    expect(getFocusedNoticeText()).toContain('もう一度保存してください');
    expect(attachmentSection.queryByText(savedText)).toBeNull();
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
    submit(fieldNamed('isLedgerMailAttached'));
    expect(await attachmentSection.findByText(savedText)).toBeTruthy();
    expect(getSavedBodies().at(-1)).toEqual({
      revision: 'rev-switch-9',
      isLedgerMailAttached: false,
    });
  });

  it('replaces the entry when the customer discards the entry', async () => {
    const attachmentSection = await saveWithConflict('409-1-00-01', {
      ...changedSwitch,
      isLedgerMailAttached: false,
    });
    const notice = (await attachmentSection.findByText(currentText)).parentElement;
    expect(notice?.querySelector('dd')?.textContent).toBe('添付しない');
    await press('現在の登録内容に戻す');
    expect(await screen.findByText(cancelledText)).toBeTruthy();
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
    expect(screen.queryByText(currentText)).toBeNull();
    expect(storedDrafts()).toEqual([]);
  });

  it('is text without a button when the issuer has made it read-only', async () => {
    const attachmentSection = await saveWithConflict('400-1-06-13', {
      ...ledgerSwitch,
      isEditable: false,
    });
    await attachmentSection.findByText(/発行元が設定を変更した/);
    expect(getFocusedNoticeText()).toMatch(/発行元が設定を変更した/);
    expect(attachmentSection.queryByRole('button')).toBeNull();
    expect(attachmentSection.queryByRole('checkbox')).toBeNull();
    expect(attachmentSection.queryByText(/もう一度保存してください/)).toBeNull();
    expect(attachmentSection.queryByText(currentText)).toBeNull();
  });
});
