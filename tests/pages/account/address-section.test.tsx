import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { fieldNamed, textAt } from '../../support/form-fields.ts';
import {
  accountSettings,
  beginAnew,
  addresses,
  addressesCall,
  asked,
  findField,
  keptDrafts,
  main,
  open,
  press,
  retype,
  saveAddressesCall,
  section,
  settingsCall,
  sub,
  subField,
} from './account-pages.tsx';

beforeEach(beginAnew);

describe('the section of the addresses', () => {
  const show = (
    own: Parameters<typeof addresses>[0],
    more: Parameters<typeof open>[1] = {},
  ): void => open('/userMailEdit', { [addressesCall]: () => jsonAnswer(addresses(own)), ...more });

  it('says what they are for, how many there may be, and what else changes with them', async () => {
    show({});
    await findField('mailAddress');
    expect(screen.getByRole('heading', { level: 1, name: 'メールアドレスの変更' })).toBeTruthy();
    expect(screen.getByText('発行元からのお知らせをお送りするメールアドレスです。')).toBeTruthy();
    const list = screen.getByRole('group', { name: /^サブメールアドレス/ });
    expect(textAt(list)).toMatch(/^お知らせメールだけをお送りします。3件まで/);
    expect(screen.getByText(/送信先も、変更に合わせて更新されます/)).toBeTruthy();
    expect(screen.getByLabelText(/^主メールアドレス/)).toBe(fieldNamed('mailAddress'));
    expect(screen.getByRole('textbox', { name: /^サブメールアドレス1/ })).toBe(subField(0));
  });

  it('says nothing of what is not: no address that mail does not reach, none to be verified', async () => {
    show({}, { [saveAddressesCall]: () => jsonAnswer(addresses({ revision: 'rev-mail-2' })) });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    expect(screen.queryByText(/お届けできなかった/)).toBeNull();
    expect(textAt(fieldNamed('mailAddress'))).toBe('');
    await press('メールアドレスを保存する');
    await screen.findByText('変更を保存しました。');
    expect(screen.queryByText(/確認コードをお送りします/)).toBeNull();
    expect(screen.queryByText(/復元しました/)).toBeNull();
  });

  it('says nothing of a code where only the other addresses were changed: these are never verified', async () => {
    const verified = { isMailAddressVerificationRequired: true };
    show(verified, {
      [saveAddressesCall]: () =>
        jsonAnswer(addresses({ ...verified, revision: 'rev-mail-2', subMailAddressList: [] })),
    });
    await findField('mailAddress');
    await press('サブメールアドレス1を削除');
    await press('メールアドレスを保存する');
    await screen.findByText('変更を保存しました。');
    expect(screen.queryByText(/確認コードをお送りします/)).toBeNull();
  });

  it('has the addresses of the issuer as text below their names, with the reason', async () => {
    show({ isSubMailAddressListEditable: false, subMailAddressList: [] });
    await findField('mailAddress');
    const name = screen.getByText('サブメールアドレス', { selector: 'dt' });
    expect(name.nextElementSibling?.textContent).toBe('未登録');
    expect(name.parentElement?.textContent).toMatch(/発行元が管理しているため、変更できません/);
    cleanup();
    show({ isMailAddressEditable: false });
    const fixed = await screen.findByText('主メールアドレス', { selector: 'dt' });
    expect(fixed.nextElementSibling?.textContent?.trim()).toBe(main);
    expect(screen.queryByText('未登録')).toBeNull();
  });

  it('that can only be read has all of them, and marks those that mail does not reach', async () => {
    show({
      isMailAddressEditable: false,
      isSubMailAddressListEditable: false,
      undeliverableMailAddresses: [main.toUpperCase()],
    });
    const list = (await screen.findByText('メールアドレス', { selector: 'dt' })).parentElement;
    const rows = [...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${main} 不達`)),
      expect.stringMatching(new RegExp(`^${sub}\\s*$`)),
      expect.stringContaining('発行元が管理しているため'),
    ]);
    expect(screen.getByText(/受信制限の設定やメールボックスの空き容量/)).toBeTruthy();
  });

  it('that can only be read says nothing of unreachable ones where all are reached', async () => {
    show({ isMailAddressEditable: false, isSubMailAddressListEditable: false });
    await screen.findByText('メールアドレス', { selector: 'dt' });
    expect(screen.queryByText(/お届けできなかった/)).toBeNull();
    expect(screen.queryByText('不達')).toBeNull();
  });

  it('marks the main address, too, beside what else there is to say of it', async () => {
    show({ undeliverableMailAddresses: [main], isMailAddressVerificationRequired: true });
    await findField('mailAddress');
    expect(screen.getByText('お届けできなかったメールアドレスがあります。')).toBeTruthy();
    expect(textAt(fieldNamed('mailAddress'))).toMatch(/不達.*次回のログイン時に確認コード/);
    expect(textAt(subField(0))).not.toContain('不達');
  });

  it('marks an address that mail does not reach as soon as it is typed, but does not say it is registered', async () => {
    show({ undeliverableMailAddresses: ['old@aoba-foods.example.jp'] });
    await retype(await findField('mailAddress'), ' OLD@aoba-foods.example.jp ');
    await waitFor(() => expect(textAt(fieldNamed('mailAddress'))).toContain('不達'));
    expect(screen.queryByText('お届けできなかったメールアドレスがあります。')).toBeNull();
  });

  it('names what somebody else has saved: the main address and each of the others', async () => {
    const now = addresses({
      revision: 'rev-mail-9',
      mailAddress: 'theirs@aoba-foods.example.jp',
      subMailAddressList: [
        { subMailAddress: 'a@x.example.jp' },
        { subMailAddress: 'b@x.example.jp' },
      ],
    });
    open('/userMailEdit', {
      [addressesCall]: () => jsonAnswer(asked(addressesCall) === 1 ? addresses() : now),
      [saveAddressesCall]: () => errorAnswer('409-1-00-01'),
    });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await press('メールアドレスを保存する');
    const told = (await screen.findByText('現在の登録内容は次のとおりです。')).parentElement;
    const rows = [...(told?.querySelectorAll('dt') ?? [])].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(rows).toEqual([
      ['主メールアドレス', 'theirs@aoba-foods.example.jp'],
      ['サブメールアドレス', 'a@x.example.jp\nb@x.example.jp'],
    ]);
  });

  it('names that in the account settings, too, where the addresses are one of three sections', async () => {
    const theirs = addresses({
      revision: 'rev-mail-9',
      mailAddress: 'theirs@aoba-foods.example.jp',
    });
    open('/userConfig', {
      [settingsCall]: () =>
        jsonAnswer(accountSettings(asked(settingsCall) === 1 ? {} : { mailAddresses: theirs })),
      [saveAddressesCall]: () => errorAnswer('409-1-00-01'),
    });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await press('メールアドレスを保存する');
    const part = within(await section('メールアドレス'));
    expect(await part.findByText('theirs@aoba-foods.example.jp')).toBeTruthy();
    expect(fieldNamed('mailAddress').value).toBe('soumu@aoba-foods.example.jp');
    expect(asked(addressesCall)).toBe(0);
  });

  it('that the issuer has closed altogether meanwhile says so, and offers nothing to overwrite', async () => {
    const now = addresses({ isMailAddressEditable: false, isSubMailAddressListEditable: false });
    open('/userMailEdit', {
      [addressesCall]: () => jsonAnswer(asked(addressesCall) === 1 ? addresses() : now),
      [saveAddressesCall]: () => errorAnswer('400-1-06-13'),
    });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await press('メールアドレスを保存する');
    const told = await screen.findByText(/発行元が設定を変更した/);
    expect(told.closest('[tabindex="-1"]')).toBe(document.activeElement);
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect(document.querySelector('main form')).toBeNull();
  });

  it('has no draft of a main address that the issuer has closed meanwhile, but that of the others', async () => {
    show({});
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await retype(subField(0), 'half@');
    await waitFor(() => expect(keptDrafts().join()).toContain('half@'));
    cleanup();
    show({ revision: 'rev-mail-9', isMailAddressEditable: false });
    await waitFor(() => expect(subField(0).value).toBe('half@'));
    expect(screen.getByText(main)).toBeTruthy();
  });
});
