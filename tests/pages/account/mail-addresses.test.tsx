import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer, callCountOf, inTurn, type Answers } from '../../support/api.ts';
import {
  asksBeforeLeaving,
  fieldNamed,
  descriptionOf,
  findField,
  storedDrafts,
  press,
  submit,
} from '../../support/form-fields.ts';
import {
  accountSettings,
  addresses,
  addressesCall,
  focusedNotice,
  main,
  open,
  prepare,
  retype,
  saveAddressesCall,
  saved,
  section,
  settingsCall,
  sub,
  subField,
} from './account-pages.tsx';

beforeEach(prepare);

const path = '/userMailEdit';
const newAddress = 'shiharai@aoba-foods.example.jp';
const savedText = '変更を保存しました。';
const currentText = '現在の登録内容は次のとおりです。';
const save = () => press('メールアドレスを保存する');
const addRow = () => press('サブメールアドレスを追加');
const subList = (...list: string[]) => list.map((subMailAddress) => ({ subMailAddress }));
type AddressOverrides = Parameters<typeof addresses>[0];
/** Opens the page with these settings, and with these ones once they are saved. */
const show = (
  overrides: AddressOverrides = {},
  overridesAfterSave?: AddressOverrides,
  otherAnswers: Answers = {},
): void =>
  open(path, {
    [addressesCall]: () => jsonAnswer(addresses(overrides)),
    ...(overridesAfterSave && {
      [saveAddressesCall]: () => jsonAnswer(addresses({ ...overrides, ...overridesAfterSave })),
    }),
    ...otherAnswers,
  });

describe('the mail addresses', () => {
  it('are changed, added and removed in rows, and saved as one list', async () => {
    show({}, { revision: 'rev-mail-2', mailAddress: newAddress });
    expect((await findField('mailAddress')).value).toBe(main);
    await retype(fieldNamed('mailAddress'), ` ${newAddress} `);
    await addRow();
    expect(document.activeElement).toBe(subField(1));
    expect([subField(0).autocomplete, subField(1).autocomplete]).toEqual(['off', 'off']);
    await userEvent.type(subField(1), 'ｋ.tanaka＠aoba-foods.example.jp');
    await press('サブメールアドレス1を削除');
    await save();
    expect(await screen.findByText(savedText)).toBeTruthy();
    expect(saved()).toEqual([
      {
        revision: 'rev-mail-1',
        mailAddress: newAddress,
        subMailAddressList: subList('k.tanaka@aoba-foods.example.jp'),
      },
    ]);
    // The form shows the answer.
    expect([fieldNamed('mailAddress').value, subField(0).value]).toEqual([newAddress, sub]);
    for (const text of [/確認コードをお送りします/, /復元しました/, /お届けできなかった/])
      expect(screen.queryByText(text)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    expect(storedDrafts()).toEqual([]);
  });

  it('can have as many rows as the issuer allows', async () => {
    show({ subMailAddressLimit: 2 });
    await findField('mailAddress');
    await addRow();
    expect(await screen.findByText('登録できるのは2件までです。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'サブメールアドレスを追加' })).toBeNull();
  });

  it('are rejected if there are more than a limit that the issuer has lowered', async () => {
    show({
      subMailAddressLimit: 2,
      subMailAddressList: subList(sub, newAddress, 'k@a.example.jp'),
    });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await save();
    expect(await screen.findByText(/2件までです。不要なものを削除してください/)).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('are rejected at each row that repeats another address', async () => {
    show({ subMailAddressList: subList(sub, newAddress) });
    await findField('mailAddress');
    await retype(subField(1), main.toUpperCase());
    await addRow();
    await userEvent.type(subField(2), sub);
    await save();
    await waitFor(() => expect(descriptionOf(subField(1))).toMatch(/ほかと同じ内容です/));
    expect(descriptionOf(subField(2))).toMatch(/サブメールアドレス3は、ほかと同じ内容です/);
    expect(descriptionOf(subField(0))).not.toMatch(/ほかと同じ内容です/);
    await waitFor(() => expect(document.activeElement).toBe(subField(1)));
    expect(saved()).toEqual([]);
    // The main address can also be the corrected one.
    await retype(fieldNamed('mailAddress'), 'soumu@aoba-foods.example.jp');
    await waitFor(() => expect(descriptionOf(subField(1))).not.toMatch(/ほかと同じ内容です/));
  });

  it('are rejected at each row that is empty or invalid', async () => {
    show();
    await retype(await findField('mailAddress'), '');
    await retype(subField(0), 'keiri@');
    await addRow();
    await save();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/入力してください/),
    );
    expect(descriptionOf(subField(0))).toMatch(/メールアドレスの形式/);
    expect(descriptionOf(subField(1))).toMatch(/サブメールアドレス2を入力してください/);
    expect(saved()).toEqual([]);
  });

  it('are rejected if none was changed, and restored when the edit is cancelled', async () => {
    show();
    await findField('mailAddress');
    await save();
    expect(await screen.findByText(/「キャンセル」を押してください/)).toBeTruthy();
    expect(saved()).toEqual([]);
    await retype(fieldNamed('mailAddress'), newAddress);
    await addRow();
    expect(asksBeforeLeaving()).toBe(true);
    await press('キャンセル');
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(main));
    expect(document.querySelector('[name="subMailAddressList.1.subMailAddress"]')).toBeNull();
    expect(focusedNotice()).toMatch(/保存されている内容に戻しました/);
    expect(asksBeforeLeaving()).toBe(false);
    expect(storedDrafts()).toEqual([]);
  });

  it.each([true, false])(
    'link to the other settings only if the issuer offers them: %s',
    async (flag) => {
      open(path, {}, { isDisplayAccountLink: flag });
      await findField('mailAddress');
      const page = within(screen.getByRole('main'));
      expect(page.queryByRole('link', { name: 'アカウント設定へ' }) !== null).toBe(flag);
    },
  );

  it('can be entered for the first time', async () => {
    show({ mailAddress: null, subMailAddressList: [] }, { mailAddress: main });
    await userEvent.type(await findField('mailAddress'), main);
    await save();
    expect(await screen.findByText(savedText)).toBeTruthy();
    expect(saved()[0]).toMatchObject({ mailAddress: main, subMailAddressList: [] });
  });
});

describe('an address that the last mail did not reach', () => {
  const bounced = 'お届けできなかったメールアドレスがあります。';

  it('is marked at its row, with advice, until it is corrected', async () => {
    show({ undeliverableMailAddresses: [sub.toUpperCase()] });
    await findField('mailAddress');
    expect(screen.getByText(bounced)).toBeTruthy();
    expect(screen.getByText(/誤りがある場合は修正し/)).toBeTruthy();
    expect(descriptionOf(subField(0))).toMatch(/不達.*直近のメールをお届けできませんでした/);
    expect(descriptionOf(fieldNamed('mailAddress'))).not.toMatch(/不達/);
    await retype(subField(0), newAddress);
    await waitFor(() => expect(descriptionOf(subField(0))).not.toMatch(/不達/));
  });

  it('is marked at the main address, next to its other help', async () => {
    show({ undeliverableMailAddresses: [main], isMailAddressVerificationRequired: true });
    await findField('mailAddress');
    expect(screen.getByText(bounced)).toBeTruthy();
    expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/不達.*次回のログイン時に確認コード/);
    expect(descriptionOf(subField(0))).not.toContain('不達');
  });

  it('is marked when it is typed, without the notice about saved addresses', async () => {
    show({ undeliverableMailAddresses: ['old@aoba-foods.example.jp'] });
    await retype(await findField('mailAddress'), ' OLD@aoba-foods.example.jp ');
    await waitFor(() => expect(descriptionOf(fieldNamed('mailAddress'))).toContain('不達'));
    expect(screen.queryByText(bounced)).toBeNull();
  });

  it.each([[[main.toUpperCase()]], [[]]])(
    'is marked in the list of fixed addresses: %j',
    async (undeliverableMailAddresses) => {
      show({
        isMailAddressEditable: false,
        isSubMailAddressListEditable: false,
        undeliverableMailAddresses,
      });
      const list = (await screen.findByText('メールアドレス', { selector: 'dt' })).parentElement;
      const rows = [...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
      const isMarked = undeliverableMailAddresses.length > 0;
      expect(rows).toEqual([
        expect.stringMatching(isMarked ? `^${main} 不達` : `^${main}\\s*$`),
        expect.stringMatching(`^${sub}\\s*$`),
        expect.stringContaining('発行元が管理しているため'),
      ]);
      expect(screen.queryByText(/受信制限の設定やメールボックスの空き容量/) !== null).toBe(
        isMarked,
      );
      expect(document.querySelector('main form')).toBeNull();
    },
  );
});

describe('addresses that only the issuer can change', () => {
  it('are text next to the editable ones, and are sent unchanged', async () => {
    show({ isMailAddressEditable: false }, {});
    const label = await screen.findByText('主メールアドレス', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent?.trim()).toBe(main);
    expect(screen.queryByText('未登録')).toBeNull();
    expect(document.querySelector('[name=mailAddress]')).toBeNull();
    await addRow();
    await userEvent.type(subField(1), newAddress);
    await save();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({
        mailAddress: main,
        subMailAddressList: subList(sub, newAddress),
      }),
    );
  });

  it('can be an empty list of sub addresses', async () => {
    show({ isSubMailAddressListEditable: false, subMailAddressList: [] });
    await findField('mailAddress');
    const label = screen.getByText('サブメールアドレス', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe('未登録');
    expect(label.parentElement?.textContent).toMatch(/発行元が管理しているため、変更できません/);
  });

  it('leave no form when the main address is missing', async () => {
    show({ mailAddress: null, isMailAddressEditable: false, subMailAddressList: [] });
    expect(await screen.findByText('未登録')).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
  });

  it('may require a verification of a new main address, shown before and after the save', async () => {
    show({ isMailAddressVerificationRequired: true }, { mailAddress: newAddress });
    expect(descriptionOf(await findField('mailAddress'))).toMatch(/次回のログイン時に確認コード/);
    await retype(fieldNamed('mailAddress'), newAddress);
    await save();
    expect(await screen.findByText(/新しい主メールアドレスへ確認コード/)).toBeTruthy();
  });

  it('require no verification of sub addresses', async () => {
    show({ isMailAddressVerificationRequired: true }, { subMailAddressList: [] });
    await findField('mailAddress');
    await press('サブメールアドレス1を削除');
    await save();
    await screen.findByText(savedText);
    expect(screen.queryByText(/確認コードをお送りします/)).toBeNull();
  });
});

describe('addresses that were changed in the meantime', () => {
  const addressesOfOtherUser = addresses({
    revision: 'rev-mail-9',
    subMailAddressList: subList('a@x.jp', 'b@x.jp'),
  });

  /** A new main address is saved, refused with a code, and the addresses are fetched again. */
  async function saveWithConflict(
    code = '409-1-00-01',
    newerAddresses = addressesOfOtherUser,
  ): Promise<void> {
    open(path, {
      [addressesCall]: inTurn(
        () => jsonAnswer(addresses()),
        () => jsonAnswer(newerAddresses),
      ),
      [saveAddressesCall]: inTurn(
        () => errorAnswer(code),
        () => jsonAnswer({ ...newerAddresses, mailAddress: newAddress }),
      ),
    });
    await retype(await findField('mailAddress'), newAddress);
    await save();
    await screen.findByText(/先に変更した|発行元が設定を変更した/);
  }

  it('are shown next to the entries, and only the next press overwrites them', async () => {
    await saveWithConflict();
    expect(focusedNotice()).toMatch(/ほかの利用者が先に変更した/);
    const rows = [...document.querySelectorAll('main dl dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(rows).toEqual([
      ['主メールアドレス', main],
      ['サブメールアドレス', 'a@x.jp\nb@x.jp'],
    ]);
    expect([fieldNamed('mailAddress').value, subField(0).value]).toEqual([newAddress, sub]);
    expect(asksBeforeLeaving()).toBe(true);
    expect(saved()).toHaveLength(1);
    submit(fieldNamed('mailAddress'));
    expect(await screen.findByText(savedText)).toBeTruthy();
    const body = { mailAddress: newAddress, subMailAddressList: subList(sub) };
    expect(saved()[1]).toEqual({ revision: 'rev-mail-9', ...body });
  });

  it.each([
    ['isMailAddressEditable', 'mailAddress', main, [sub]],
    ['isSubMailAddressListEditable', 'subMailAddressList', newAddress, ['a@x.jp', 'b@x.jp']],
  ])(
    'keep the entries that may still be changed (%s: false)',
    async (flag, closed, address, list) => {
      await saveWithConflict('400-1-06-13', { ...addressesOfOtherUser, [flag]: false });
      expect(screen.getByText(/発行元が設定を変更した/)).toBeTruthy();
      expect(document.querySelector(`[name^=${closed}]`)).toBeNull();
      const form = document.querySelector<HTMLElement>('main form button');
      submit(form ?? document.body);
      const body = { mailAddress: address, subMailAddressList: subList(...list) };
      await waitFor(() => expect(saved()[1]).toEqual({ revision: 'rev-mail-9', ...body }));
    },
  );

  it('are fetched by the call of the account settings, too', async () => {
    open('/userConfig', {
      [settingsCall]: inTurn(
        () => jsonAnswer(accountSettings()),
        () => jsonAnswer(accountSettings({ mailAddresses: addressesOfOtherUser })),
      ),
      [saveAddressesCall]: () => errorAnswer('409-1-00-01'),
    });
    await retype(await findField('mailAddress'), newAddress);
    await save();
    const part = await section('メールアドレス');
    expect(await part.findByText(/a@x\.jp/)).toBeTruthy();
    expect(fieldNamed('mailAddress').value).toBe(newAddress);
    expect(callCountOf(addressesCall)).toBe(0);
  });

  it('show the error of their call, and the entries stay', async () => {
    open(path, {
      [addressesCall]: inTurn(
        () => jsonAnswer(addresses()),
        () => errorAnswer('429-1-05-01'),
      ),
      [saveAddressesCall]: () => errorAnswer('409-1-00-01'),
    });
    await retype(await findField('mailAddress'), newAddress);
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/アクセスが集中/);
    expect(fieldNamed('mailAddress').value).toBe(newAddress);
  });
});

describe('the draft of the addresses', () => {
  const leave = async (mailAddress: string, subAddress: string): Promise<void> => {
    show();
    await findField('mailAddress');
    if (mailAddress !== main) await retype(fieldNamed('mailAddress'), mailAddress);
    await retype(subField(0), subAddress);
    await waitFor(() => expect(storedDrafts().join()).toContain(subAddress));
    cleanup();
  };

  it('is restored in the account settings, too, with its revision', async () => {
    await leave(newAddress, 'whole@aoba-foods.example.jp');
    open('/userConfig', {
      [settingsCall]: () =>
        jsonAnswer(accountSettings({ mailAddresses: addresses({ revision: 'rev-mail-9' }) })),
      [saveAddressesCall]: () => errorAnswer('409-1-00-01'),
    });
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(newAddress));
    await save();
    expect(await screen.findByText(currentText)).toBeTruthy();
    expect(saved()[0]).toMatchObject({ revision: 'rev-mail-1' });
  });

  it('is restored only at the addresses that may still be changed', async () => {
    await leave(newAddress, 'half@');
    show({ revision: 'rev-mail-9', isMailAddressEditable: false });
    await waitFor(() => expect(subField(0).value).toBe('half@'));
    expect(screen.getByText(main)).toBeTruthy();
  });
});
