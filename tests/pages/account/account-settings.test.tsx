import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import { asksBeforeLeaving, fieldNamed } from '../../support/form-fields.ts';
import {
  accountSettings,
  beginAnew,
  findField,
  ledgerSwitch,
  keptDrafts,
  main,
  open,
  press,
  retype,
  savePasswordCall,
  saveSwitchCall,
  section,
  sentBy,
  settingsCall,
  submitFormOf,
} from './account-pages.tsx';

beforeEach(beginAnew);

const path = '/userConfig';
const mail = 'メールアドレス';
const attachment = '帳票のメール添付';
const password = 'パスワードの変更';

describe('the account settings', () => {
  it('have three sections, each with what is saved now and a button of its own', async () => {
    open(path);
    const sections = await screen.findAllByRole('region');
    expect(sections.map((one) => within(one).getByRole('heading').textContent)).toEqual([
      password,
      mail,
      attachment,
    ]);
    expect(within(await section(password)).getByText(/2027\/03\/31 以降/)).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
      'demo-user',
    );
    expect(fieldNamed('mailAddress').value).toBe(main);
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(true);
    expect(within(await section(attachment)).getByText(/合計5\s?MBまで/)).toBeTruthy();
    expect(
      within(await section(attachment))
        .getByRole('link', { name: '帳票の種類ごとに設定する' })
        .getAttribute('href'),
    ).toBe('/demo/mypage/bapMlAttachedMaster');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('open by address when the issuer hides the link to them', async () => {
    open(path, {}, { isDisplayAccountLink: false });
    expect(await section(mail)).toBeTruthy();
  });

  it('save one section, and leave the entries of the others', async () => {
    open(path, {
      [saveSwitchCall]: () =>
        jsonAnswer({ ...ledgerSwitch, revision: 'rev-switch-2', isLedgerMailAttached: false }),
    });
    await userEvent.type(await findField('currentPassword'), 'Demo-Pass-2026');
    await retype(fieldNamed('mailAddress'), 'soumu@aoba-foods.example.jp');
    await userEvent.click(fieldNamed('isLedgerMailAttached'));
    await press('添付の設定を保存する');
    const saved = within(await section(attachment));
    expect(await saved.findByText('変更を保存しました。')).toBeTruthy();
    expect(saved.getByText('変更を保存しました。').closest('[tabindex="-1"]')).toBe(
      document.activeElement,
    );
    expect(sentBy('PUT')).toEqual([
      {
        path: '/user/ledger-mail-attachment',
        body: { revision: 'rev-switch-1', isLedgerMailAttached: false },
      },
    ]);
    expect(within(await section(mail)).queryByText('変更を保存しました。')).toBeNull();
    expect(fieldNamed('currentPassword').value).toBe('Demo-Pass-2026');
    expect(fieldNamed('mailAddress').value).toBe('soumu@aoba-foods.example.jp');
    expect(asksBeforeLeaving()).toBe(true);

    // What is saved next begins where this save has ended.
    await userEvent.click(fieldNamed('isLedgerMailAttached'));
    await waitFor(() => expect(saved.queryByText('変更を保存しました。')).toBeNull());
    submitFormOf(fieldNamed('isLedgerMailAttached'));
    await waitFor(() => expect(sentBy('PUT')).toHaveLength(2));
    expect(sentBy('PUT')[1]?.body).toEqual({
      revision: 'rev-switch-2',
      isLedgerMailAttached: true,
    });
  });

  it('say before the password is changed that what is not saved elsewhere will be lost', async () => {
    open(path, { [savePasswordCall]: () => new Response(null, { status: 204 }) });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await userEvent.type(fieldNamed('currentPassword'), 'Demo-Pass-2026');
    await userEvent.type(fieldNamed('password'), 'Kaki-no-ki-1987');
    await userEvent.type(fieldNamed('passwordConfirmation'), 'Kaki-no-ki-1987');
    await press('パスワードを変更する');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/保存していないほかの入力内容は失われます/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '変更する' }));
    expect(await screen.findByText('The login page')).toBeTruthy();
    expect(keptDrafts()).toEqual([]);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('ask for the password in the words of its own page where nothing else is entered', async () => {
    open(path);
    await userEvent.type(await findField('currentPassword'), 'Demo-Pass-2026');
    await userEvent.type(fieldNamed('password'), 'Kaki-no-ki-1987');
    await userEvent.type(fieldNamed('passwordConfirmation'), 'Kaki-no-ki-1987');
    await press('パスワードを変更する');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/新しいパスワードで、再度ログインしてください/)).toBeTruthy();
  });

  it('show what the issuer decides as text, with the reason', async () => {
    open(path, {
      [settingsCall]: () =>
        jsonAnswer(
          accountSettings({ ledgerMailAttachment: { ...ledgerSwitch, isEditable: false } }),
        ),
    });
    const part = within(await section(attachment));
    expect(part.getByText('添付する')).toBeTruthy();
    expect(part.getByText(/発行元が管理しているため/)).toBeTruthy();
    expect(part.getByText(/合計5\s?MBまで/)).toBeTruthy();
    expect(part.queryByRole('checkbox')).toBeNull();
  });

  it('whose password rules cannot be read can be changed all the same: the server judges', async () => {
    hearOfWrongAnswers();
    const { passwordPolicy: _, ...rest } = accountSettings();
    open(path, { [settingsCall]: () => jsonAnswer(rest) });
    const part = within(await section(password));
    expect(part.getByRole('button', { name: 'もう一度試す' })).toBeTruthy();
    expect(fieldNamed('password')).toBeTruthy();
  });
});

describe('the switch of the attachments', () => {
  const flip = async (): Promise<void> => userEvent.click(await findField('isLedgerMailAttached'));
  const save = () => press('添付の設定を保存する');

  it('that is as before is not sent, and leads to "cancel"', async () => {
    open(path);
    await findField('isLedgerMailAttached');
    await save();
    expect(
      await within(await section(attachment)).findByText(/「キャンセル」を押してください/),
    ).toBeTruthy();
    expect(sentBy('PUT')).toEqual([]);
    await press('キャンセル', await section(attachment));
    await waitFor(() => expect(screen.queryByText(/「キャンセル」を押してください/)).toBeNull());
  });

  it('goes back to what is saved', async () => {
    open(path);
    await flip();
    expect(asksBeforeLeaving()).toBe(true);
    await press('キャンセル', await section(attachment));
    await waitFor(() => expect(fieldNamed('isLedgerMailAttached').checked).toBe(true));
    expect(asksBeforeLeaving()).toBe(false);
    expect(keptDrafts()).toEqual([]);
  });

  it.each([
    ['409-1-00-01', /ほかの利用者が先に変更した/],
    ['400-1-06-13', /発行元が設定を変更した/],
  ] as const)(
    'that meets %s shows what holds now, and overwrites nothing unseen',
    async (code, text) => {
      const now = { ...ledgerSwitch, revision: 'rev-switch-9' };
      let settings = accountSettings();
      let answer = (): Response => errorAnswer(code);
      open(path, {
        [settingsCall]: () => jsonAnswer(settings),
        [saveSwitchCall]: () => answer(),
      });
      await flip();
      settings = accountSettings({ ledgerMailAttachment: now });
      await save();
      const part = within(await section(attachment));
      expect(await part.findByText(text)).toBeTruthy();
      expect(part.getByText('添付する')).toBeTruthy();
      expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
      answer = () => jsonAnswer({ ...now, isLedgerMailAttached: false });
      submitFormOf(fieldNamed('isLedgerMailAttached'));
      expect(await part.findByText('変更を保存しました。')).toBeTruthy();
      expect(sentBy('PUT').at(-1)?.body).toEqual({
        revision: 'rev-switch-9',
        isLedgerMailAttached: false,
      });
    },
  );

  it('that the issuer has closed meanwhile is text from then on', async () => {
    let settings = accountSettings();
    open(path, {
      [settingsCall]: () => jsonAnswer(settings),
      [saveSwitchCall]: () => errorAnswer('400-1-06-13'),
    });
    await flip();
    settings = accountSettings({ ledgerMailAttachment: { ...ledgerSwitch, isEditable: false } });
    await save();
    const part = within(await section(attachment));
    expect(await part.findByText(/発行元が設定を変更した/)).toBeTruthy();
    expect(part.queryByRole('checkbox')).toBeNull();
  });
});
