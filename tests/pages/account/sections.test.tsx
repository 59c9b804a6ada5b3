import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { fieldNamed } from '../../support/form-fields.ts';
import {
  beginAnew,
  accountSettings,
  asked,
  findField,
  keptDrafts,
  ledgerSwitch,
  open,
  press,
  saveSwitchCall,
  section,
  sentBy,
  settingsCall,
  submitFormOf,
} from './account-pages.tsx';

beforeEach(beginAnew);

const path = '/userConfig';
const attachment = '帳票のメール添付';
const password = 'パスワードの変更';
const flip = async (): Promise<void> => userEvent.click(await findField('isLedgerMailAttached'));
const saveSwitch = () => press('添付の設定を保存する');
/** The page whose switch somebody else makes another one before it is saved, which is refused then. */
const openMadeElsewhere = (ledgerMailAttachment: typeof ledgerSwitch, code: ErrorCode): void =>
  open(path, {
    [settingsCall]: () =>
      jsonAnswer(
        asked(settingsCall) === 1 ? accountSettings() : accountSettings({ ledgerMailAttachment }),
      ),
    [saveSwitchCall]: () => errorAnswer(code),
  });

describe('the section of the password', () => {
  it('says that the customer is logged out by it, and when it has to be changed', async () => {
    open(path);
    const part = within(await section(password));
    expect(part.getByText('変更すると自動的にログアウトします。')).toBeTruthy();
    expect(part.getByText(/^2027\/03\/31 以降のログインでは/)).toBeTruthy();
  });

  it('lists the rules that this issuer has for a password', async () => {
    const { passwordPolicy } = accountSettings();
    open(path, {
      [settingsCall]: () =>
        jsonAnswer(accountSettings({ passwordPolicy: { ...passwordPolicy, minLength: 11 } })),
    });
    expect(within(await section(password)).getByText(/11文字以上/)).toBeTruthy();
  });

  it('says nothing of a time where the password never expires', async () => {
    open(path, { [settingsCall]: () => jsonAnswer(accountSettings({ passwordExpiresOn: null })) });
    const part = within(await section(password));
    expect(part.getByText('変更すると自動的にログアウトします。')).toBeTruthy();
    expect(part.queryByText(/以降のログインでは/)).toBeNull();
  });
});

describe('the section of the attachments', () => {
  it.each([
    [true, '添付する'],
    [false, '添付しない'],
  ])('is text where the issuer decides: %s', async (isLedgerMailAttached, text) => {
    const fixed = { ...ledgerSwitch, isEditable: false, isLedgerMailAttached };
    open(path, {
      [settingsCall]: () => jsonAnswer(accountSettings({ ledgerMailAttachment: fixed })),
    });
    const part = within(await section(attachment));
    const name = part.getByText('お知らせメールに帳票を添付する');
    expect(name.nextElementSibling?.textContent).toBe(text);
    expect(part.queryByRole('button')).toBeNull();
    expect(part.getByRole('link', { name: '帳票の種類ごとに設定する' })).toBeTruthy();
  });

  it.each([
    [true, '添付する'],
    [false, '添付しない'],
  ])(
    'names in words what somebody else has made of the switch: %s',
    async (isLedgerMailAttached, text) => {
      const now = { ...ledgerSwitch, revision: 'rev-switch-9', isLedgerMailAttached };
      openMadeElsewhere(now, '409-1-00-01');
      await flip();
      await saveSwitch();
      const part = within(await section(attachment));
      const told = (await part.findByText('現在の登録内容は次のとおりです。')).parentElement;
      expect(told?.querySelector('dl')?.textContent).toBe(`お知らせメールに帳票を添付する${text}`);
      expect(told?.textContent).toContain('もう一度保存してください');
      expect(told?.closest('[tabindex="-1"]')).toBe(document.activeElement);
      // It was not saved, and what the customer wants stands there still.
      expect(part.queryByText('変更を保存しました。')).toBeNull();
      expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
    },
  );

  it('taken over from somebody else is as that one has made it, and nothing is kept of the entry', async () => {
    const now = { ...ledgerSwitch, revision: 'rev-switch-9' };
    openMadeElsewhere(now, '409-1-00-01');
    await flip();
    await saveSwitch();
    await press('現在の登録内容に戻す');
    expect(await screen.findByText(/保存されている内容に戻しました/)).toBeTruthy();
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(true);
    expect(screen.queryByText('現在の登録内容は次のとおりです。')).toBeNull();
    expect(keptDrafts()).toEqual([]);
  });

  it('that the issuer has closed offers no way to overwrite it', async () => {
    const closed = { ...ledgerSwitch, isEditable: false };
    openMadeElsewhere(closed, '400-1-06-13');
    await flip();
    await saveSwitch();
    const part = within(await section(attachment));
    const told = await part.findByText(/発行元が設定を変更した/);
    expect(told.closest('[tabindex="-1"]')).toBe(document.activeElement);
    expect(part.queryByRole('button')).toBeNull();
    expect(part.queryByText(/もう一度保存してください/)).toBeNull();
    expect(part.queryByText('現在の登録内容は次のとおりです。')).toBeNull();
  });

  it('that was saved says so, and that it was cancelled only where it was', async () => {
    open(path, {
      [saveSwitchCall]: () => jsonAnswer({ ...ledgerSwitch, isLedgerMailAttached: false }),
    });
    await flip();
    await press('キャンセル', await section(attachment));
    const part = within(await section(attachment));
    const cancelled = await part.findByText(/保存されている内容に戻しました/);
    expect(cancelled.closest('[role="status"]')).not.toBeNull();
    expect(part.queryByText('変更を保存しました。')).toBeNull();
    // What is entered next takes the word away.
    await flip();
    await waitFor(() => expect(part.queryByText(/保存されている内容に戻しました/)).toBeNull());
    submitFormOf(fieldNamed('isLedgerMailAttached'));
    const saved = await part.findByText('変更を保存しました。');
    expect(saved.closest('[role="status"]')).not.toBeNull();
    expect(part.queryByText(/保存されている内容に戻しました/)).toBeNull();
    expect(keptDrafts()).toEqual([]);
  });

  it('is not given up any more once it is on its way', async () => {
    open(path, { [saveSwitchCall]: noAnswer });
    await flip();
    await saveSwitch();
    await waitFor(() => expect(sentBy('PUT')).toHaveLength(1));
    const part = await section(attachment);
    const cancel = within(part).getByRole('button', { name: 'キャンセル' });
    const save = within(part).getByRole('button', { name: '添付の設定を保存する' });
    expect([cancel.getAttribute('aria-disabled'), save.getAttribute('aria-busy')]).toEqual([
      'true',
      'true',
    ]);
    await userEvent.click(cancel);
    expect(fieldNamed('isLedgerMailAttached').checked).toBe(false);
  });

  it('that was given up says nothing of a draft when the page is opened again', async () => {
    open(path);
    await flip();
    await waitFor(() => expect(keptDrafts()).toHaveLength(1));
    cleanup();
    open(path);
    expect(await screen.findByText(/復元しました/)).toBeTruthy();
    await press('キャンセル', await section(attachment));
    await waitFor(() => expect(screen.queryByText(/復元しました/)).toBeNull());
    cleanup();
    open(path);
    expect((await findField('isLedgerMailAttached')).checked).toBe(true);
    expect(screen.queryByText(/復元しました/)).toBeNull();
  });
});
