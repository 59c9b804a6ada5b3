import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { errorAnswer, jsonAnswer, noAnswer, inTurn } from '../../support/api.ts';
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
  focusedNotice,
  ledgerSwitch,
  main,
  open,
  prepare,
  retype,
  saved,
  saveAttachmentCall,
  section,
  settingsCall,
} from './account-pages.tsx';

beforeEach(prepare);

const path = '/userConfig';
const password = 'パスワードの変更';
const mail = 'メールアドレス';
const attachment = '帳票のメール添付';
const savedText = '変更を保存しました。';
const cancelledText = /保存されている内容に戻しました/;
const currentText = '現在の登録内容は次のとおりです。';

const answerWith = (overrides: Parameters<typeof accountSettings>[0]) => ({
  [settingsCall]: () => jsonAnswer(accountSettings(overrides)),
});
const pressSwitch = async (): Promise<void> =>
  userEvent.click(await findField('isLedgerMailAttached'));
const saveSwitch = () => press('添付の設定を保存する');

describe('the account settings', () => {
  it('have three sections, each with its saved settings', async () => {
    // The settings flag hides only links to this page.
    open(path, {}, { isDisplayAccountLink: false });
    const part = await section(attachment);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([password, mail, attachment]);
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
      'demo-user',
    );
    expect(fieldNamed('mailAddress').value).toBe(main);
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(true);
    expect(part.getByText(/合計5\s?MBまで/)).toBeTruthy();
    expect(part.getByRole('link', { name: '帳票の種類ごとに設定する' }).getAttribute('href')).toBe(
      '/demo/mypage/bapMlAttachedMaster',
    );
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('save one section with its revision, and keep the entries of the others', async () => {
    const switchOf = (revision: string, isLedgerMailAttached: boolean) =>
      jsonAnswer({ ...ledgerSwitch, revision, isLedgerMailAttached });
    open(path, { [saveAttachmentCall]: inTurn(() => switchOf('rev-switch-2', false)) });
    await userEvent.type(await findField('currentPassword'), 'Demo-Pass-2026');
    await retype(fieldNamed('mailAddress'), 'soumu@aoba-foods.example.jp');
    await pressSwitch();
    await saveSwitch();
    const part = await section(attachment);
    expect(await part.findByText(savedText)).toBeTruthy();
    expect(focusedNotice()).toContain(savedText);
    expect((await section(mail)).queryByText(savedText)).toBeNull();
    expect(fieldNamed('currentPassword').value).toBe('Demo-Pass-2026');
    expect(fieldNamed('mailAddress').value).toBe('soumu@aoba-foods.example.jp');
    expect(asksBeforeLeaving()).toBe(true);
    await pressSwitch();
    await waitFor(() => expect(part.queryByText(savedText)).toBeNull());
    submit(fieldNamed('isLedgerMailAttached'));
    await waitFor(() =>
      expect(saved()).toEqual([
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
    'announces the logout, and shows the rules and the expiry date %s',
    async (passwordExpiresOn, count) => {
      const { passwordPolicy } = accountSettings();
      open(
        path,
        answerWith({ passwordExpiresOn, passwordPolicy: { ...passwordPolicy, minLength: 11 } }),
      );
      const part = await section(password);
      expect(part.getByText('変更すると自動的にログアウトします。')).toBeTruthy();
      expect(part.getByText(/11文字以上/)).toBeTruthy();
      expect(part.queryAllByText(/^2027\/03\/31 以降のログインでは/)).toHaveLength(count);
    },
  );

  it('warns that unsaved entries of other sections will be lost, and discards their draft', async () => {
    open(path, { 'PUT /auth/password': () => new Response(null, { status: 204 }) });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await waitFor(() => expect(storedDrafts()).toHaveLength(1));
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
    'is text when only the issuer can change it: isLedgerMailAttached is %s',
    async (isLedgerMailAttached, text) => {
      open(
        path,
        answerWith({
          ledgerMailAttachment: { ...ledgerSwitch, isEditable: false, isLedgerMailAttached },
        }),
      );
      const part = await section(attachment);
      const name = part.getByText('お知らせメールに帳票を添付する');
      expect(name.nextElementSibling?.textContent).toBe(text);
      expect(part.getByText(/発行元が管理しているため/)).toBeTruthy();
      expect(part.getByText(/合計5\s?MBまで/)).toBeTruthy();
      expect(part.queryByRole('button')).toBeNull();
      expect(part.queryByRole('checkbox')).toBeNull();
      expect(part.getByRole('link', { name: '帳票の種類ごとに設定する' })).toBeTruthy();
    },
  );

  it('announces that it was cancelled, and then that it was saved', async () => {
    open(path, {
      [saveAttachmentCall]: () => jsonAnswer({ ...ledgerSwitch, isLedgerMailAttached: false }),
    });
    await pressSwitch();
    expect(asksBeforeLeaving()).toBe(true);
    const part = await section(attachment);
    await press('キャンセル', part);
    expect((await part.findByText(cancelledText)).closest('[role="status"]')).not.toBeNull();
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(true);
    expect(part.queryByText(savedText)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    await pressSwitch();
    await waitFor(() => expect(part.queryByText(cancelledText)).toBeNull());
    submit(fieldNamed('isLedgerMailAttached'));
    expect((await part.findByText(savedText)).closest('[role="status"]')).not.toBeNull();
    expect(part.queryByText(cancelledText)).toBeNull();
    expect(storedDrafts()).toEqual([]);
  });

  it('cannot be cancelled while it is being saved', async () => {
    open(path, { [saveAttachmentCall]: noAnswer });
    await pressSwitch();
    await saveSwitch();
    await waitFor(() => expect(saved()).toHaveLength(1));
    const part = await section(attachment);
    const cancel = part.getByRole('button', { name: 'キャンセル' });
    expect(cancel.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(cancel);
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
  });
});

describe('a switch that was changed in the meantime', () => {
  /** The switch is saved, refused with a code, and fetched again. */
  async function saveWithConflict(code: ErrorCode, now: typeof ledgerSwitch) {
    const answerWithNewerSwitch = () => jsonAnswer(accountSettings({ ledgerMailAttachment: now }));
    open(path, {
      [settingsCall]: inTurn(() => jsonAnswer(accountSettings()), answerWithNewerSwitch),
      [saveAttachmentCall]: inTurn(
        () => errorAnswer(code),
        () => jsonAnswer({ ...now, isLedgerMailAttached: false }),
      ),
    });
    await pressSwitch();
    await saveSwitch();
    return section(attachment);
  }
  const changedSwitch = { ...ledgerSwitch, revision: 'rev-switch-9' };

  it.each([
    ['409-1-00-01', /ほかの利用者が先に変更した/],
    ['400-1-06-13', /発行元が設定を変更した/],
  ] as const)('is shown after %s, and only the next press overwrites it', async (code, reason) => {
    const part = await saveWithConflict(code, changedSwitch);
    const notice = (await part.findByText(currentText)).parentElement;
    expect(notice?.querySelector('dl')?.textContent).toBe('お知らせメールに帳票を添付する添付する');
    expect(focusedNotice()).toMatch(reason);
    expect(focusedNotice()).toContain('もう一度保存してください');
    expect(part.queryByText(savedText)).toBeNull();
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
    submit(fieldNamed('isLedgerMailAttached'));
    expect(await part.findByText(savedText)).toBeTruthy();
    expect(saved().at(-1)).toEqual({ revision: 'rev-switch-9', isLedgerMailAttached: false });
  });

  it('replaces the entry when the customer discards it', async () => {
    const part = await saveWithConflict('409-1-00-01', {
      ...changedSwitch,
      isLedgerMailAttached: false,
    });
    const notice = (await part.findByText(currentText)).parentElement;
    expect(notice?.querySelector('dd')?.textContent).toBe('添付しない');
    await press('現在の登録内容に戻す');
    expect(await screen.findByText(cancelledText)).toBeTruthy();
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
    expect(screen.queryByText(currentText)).toBeNull();
    expect(storedDrafts()).toEqual([]);
  });

  it('is text without a button when the issuer has closed it', async () => {
    const part = await saveWithConflict('400-1-06-13', { ...ledgerSwitch, isEditable: false });
    await part.findByText(/発行元が設定を変更した/);
    expect(focusedNotice()).toMatch(/発行元が設定を変更した/);
    expect(part.queryByRole('button')).toBeNull();
    expect(part.queryByRole('checkbox')).toBeNull();
    expect(part.queryByText(/もう一度保存してください/)).toBeNull();
    expect(part.queryByText(currentText)).toBeNull();
  });
});
