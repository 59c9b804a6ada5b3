import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  errorAnswer,
  jsonAnswer,
  callCountOf,
  deferred,
  inTurn,
  type Answers,
} from '../../support/api.ts';
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
  mailAddressSettings,
  addressesRoute,
  getFocusedNoticeText,
  mainAddress,
  openAccountPage,
  retype,
  saveAddressesRoute,
  getSavedBodies,
  findSection,
  settingsRoute,
  subAddress,
  subAddressField,
} from './account-pages.tsx';

const pagePath = '/userMailEdit';
const newAddress = 'shiharai@aoba-foods.example.jp';
const savedText = '変更を保存しました。';
const currentText = '現在の登録内容は次のとおりです。';
const pressSave = () => press('メールアドレスを保存する');
const getAddresses = () => [fieldNamed('mailAddress').value, subAddressField(0).value];
const pressAddRow = () => press('サブメールアドレスを追加');
const subAddressList = (...subAddresses: string[]) =>
  subAddresses.map((subMailAddress) => ({ subMailAddress }));
type AddressOverrides = Parameters<typeof mailAddressSettings>[0];
/** Opens the page with changed settings. A save returns the settings with `overridesAfterSave`. */
const openMailEditPage = (
  overrides: AddressOverrides = {},
  overridesAfterSave?: AddressOverrides,
  otherAnswers: Answers = {},
): void =>
  openAccountPage(pagePath, {
    [addressesRoute]: () => jsonAnswer(mailAddressSettings(overrides)),
    ...(overridesAfterSave && {
      [saveAddressesRoute]: () =>
        jsonAnswer(mailAddressSettings({ ...overrides, ...overridesAfterSave })),
    }),
    ...otherAnswers,
  });

describe('the mail addresses', () => {
  it('are changed, added and removed in rows, and saved as one list', async () => {
    openMailEditPage({}, { revision: 'rev-mail-2', mailAddress: newAddress });
    expect((await findField('mailAddress')).value).toBe(mainAddress);
    await retype(fieldNamed('mailAddress'), ` ${newAddress} `);
    await pressAddRow();
    expect(document.activeElement).toBe(subAddressField(1));
    expect([subAddressField(0).autocomplete, subAddressField(1).autocomplete]).toEqual([
      'off',
      'off',
    ]);
    await userEvent.type(subAddressField(1), 'ｋ.tanaka＠aoba-foods.example.jp');
    await press('サブメールアドレス1を削除');
    await pressSave();
    expect(await screen.findByText(savedText)).toBeTruthy();
    expect(getSavedBodies()).toEqual([
      {
        revision: 'rev-mail-1',
        mailAddress: newAddress,
        subMailAddressList: subAddressList('k.tanaka@aoba-foods.example.jp'),
      },
    ]);
    // The form shows the addresses of the answer.
    expect(getAddresses()).toEqual([newAddress, subAddress]);
    for (const text of [/次回のログイン時に/, /復元しました/, /お届けできなかった/])
      expect(screen.queryByText(text)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    expect(storedDrafts()).toEqual([]);
  });

  it('keep what the customer types while they are being saved, and show that it is not saved', async () => {
    const saveRelease = deferred<Response>();
    openMailEditPage({}, undefined, { [saveAddressesRoute]: () => saveRelease.promise });
    await retype(await findField('mailAddress'), newAddress);
    await pressSave();
    await retype(subAddressField(0), 'later@a.example.jp');
    saveRelease.resolve(jsonAnswer(mailAddressSettings({ mailAddress: newAddress })));
    expect(await screen.findByText(savedText)).toBeTruthy();
    expect(screen.getByText('保存中に変更された内容は、まだ保存されていません。')).toBeTruthy();
    expect(getAddresses()).toEqual([newAddress, 'later@a.example.jp']);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('can have as many rows as the issuer allows', async () => {
    openMailEditPage({ subMailAddressLimit: 2 });
    await findField('mailAddress');
    await pressAddRow();
    expect(await screen.findByText('登録できるのは2件までです。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'サブメールアドレスを追加' })).toBeNull();
  });

  it('are rejected if there are too many after the issuer has lowered the limit', async () => {
    openMailEditPage({
      subMailAddressLimit: 2,
      subMailAddressList: subAddressList(subAddress, newAddress, 'k@a.example.jp'),
    });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await pressSave();
    expect(await screen.findByText(/2件までです。不要なものを削除してください/)).toBeTruthy();
    expect(getSavedBodies()).toEqual([]);
  });

  it('are rejected at each row that repeats another address', async () => {
    openMailEditPage({ subMailAddressList: subAddressList(subAddress, newAddress) });
    await findField('mailAddress');
    await retype(subAddressField(1), mainAddress.toUpperCase());
    await pressAddRow();
    await userEvent.type(subAddressField(2), subAddress);
    await pressSave();
    await waitFor(() => expect(descriptionOf(subAddressField(1))).toMatch(/ほかと同じ内容です/));
    expect(descriptionOf(subAddressField(2))).toMatch(/サブメールアドレス3は、ほかと同じ内容です/);
    expect(descriptionOf(subAddressField(0))).not.toMatch(/ほかと同じ内容です/);
    await waitFor(() => expect(document.activeElement).toBe(subAddressField(1)));
    expect(getSavedBodies()).toEqual([]);
    // A corrected main address removes the error of the sub address, too.
    await retype(fieldNamed('mailAddress'), 'soumu@aoba-foods.example.jp');
    await waitFor(() =>
      expect(descriptionOf(subAddressField(1))).not.toMatch(/ほかと同じ内容です/),
    );
  });

  it('are rejected at each row that is empty or invalid', async () => {
    openMailEditPage();
    await retype(await findField('mailAddress'), '');
    await retype(subAddressField(0), 'keiri@');
    await pressAddRow();
    await pressSave();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/入力してください/),
    );
    expect(descriptionOf(subAddressField(0))).toMatch(/メールアドレスの形式/);
    expect(descriptionOf(subAddressField(1))).toMatch(/サブメールアドレス2を入力してください/);
    expect(getSavedBodies()).toEqual([]);
  });

  it('are rejected if none was changed, and restored when the edit is cancelled', async () => {
    openMailEditPage();
    await findField('mailAddress');
    await pressSave();
    expect(await screen.findByText(/「キャンセル」を押してください/)).toBeTruthy();
    expect(getSavedBodies()).toEqual([]);
    await retype(fieldNamed('mailAddress'), newAddress);
    await pressAddRow();
    expect(asksBeforeLeaving()).toBe(true);
    await press('キャンセル');
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(mainAddress));
    expect(document.querySelector('[name="subMailAddressList.1.subMailAddress"]')).toBeNull();
    expect(getFocusedNoticeText()).toMatch(/保存されている内容に戻しました/);
    expect(asksBeforeLeaving()).toBe(false);
    expect(storedDrafts()).toEqual([]);
    await retype(fieldNamed('mailAddress'), newAddress);
    expect(screen.queryByText(/保存されている内容に戻しました/)).toBeNull();
  });

  it.each([true, false])(
    'have a link to the account settings only if the issuer offers it (isDisplayAccountLink: %s)',
    async (isLinkOffered) => {
      openAccountPage(pagePath, {}, { isDisplayAccountLink: isLinkOffered });
      await findField('mailAddress');
      const page = within(screen.getByRole('main'));
      expect(page.queryByRole('link', { name: 'アカウント設定へ' }) !== null).toBe(isLinkOffered);
    },
  );

  it('can be entered for the first time', async () => {
    openMailEditPage({ mailAddress: null, subMailAddressList: [] }, { mailAddress: mainAddress });
    await userEvent.type(await findField('mailAddress'), mainAddress);
    await pressSave();
    expect(await screen.findByText(savedText)).toBeTruthy();
    expect(getSavedBodies()[0]).toMatchObject({ mailAddress: mainAddress, subMailAddressList: [] });
  });
});

describe('an address that the last mail did not reach', () => {
  const undeliverableText = 'お届けできなかったメールアドレスがあります。';

  it('is marked at its row, with advice, until it is corrected', async () => {
    openMailEditPage({ undeliverableMailAddresses: [subAddress.toUpperCase()] });
    await findField('mailAddress');
    expect(screen.getByText(undeliverableText)).toBeTruthy();
    expect(screen.getByText(/誤りがある場合は修正し/)).toBeTruthy();
    expect(descriptionOf(subAddressField(0))).toMatch(/不達.*直近のメールをお届けできませんでした/);
    expect(descriptionOf(fieldNamed('mailAddress'))).not.toMatch(/不達/);
    await retype(subAddressField(0), newAddress);
    await waitFor(() => expect(descriptionOf(subAddressField(0))).not.toMatch(/不達/));
  });

  it('is marked next to the help of its field if it is the main address', async () => {
    openMailEditPage({
      undeliverableMailAddresses: [mainAddress],
      isMailAddressVerificationRequired: true,
    });
    await findField('mailAddress');
    expect(screen.getByText(undeliverableText)).toBeTruthy();
    expect(descriptionOf(fieldNamed('mailAddress'))).toMatch(/不達.*次回のログイン時に確認コード/);
    expect(descriptionOf(subAddressField(0))).not.toContain('不達');
  });

  it('is marked when it is typed, without the notice about saved addresses', async () => {
    openMailEditPage({ undeliverableMailAddresses: ['old@aoba-foods.example.jp'] });
    await retype(await findField('mailAddress'), ' OLD@aoba-foods.example.jp ');
    await waitFor(() => expect(descriptionOf(fieldNamed('mailAddress'))).toContain('不達'));
    expect(screen.queryByText(undeliverableText)).toBeNull();
  });

  it.each([[[mainAddress.toUpperCase()]], [[]]])(
    'is marked in a read-only list only if it is among the undeliverable addresses %j',
    async (undeliverableMailAddresses) => {
      openMailEditPage({
        isMailAddressEditable: false,
        isSubMailAddressListEditable: false,
        undeliverableMailAddresses,
      });
      const list = (await screen.findByText('メールアドレス', { selector: 'dt' })).parentElement;
      const rows = [...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
      const isMarked = undeliverableMailAddresses.length > 0;
      expect(rows).toEqual([
        expect.stringMatching(isMarked ? `^${mainAddress} 不達` : `^${mainAddress}\\s*$`),
        expect.stringMatching(`^${subAddress}\\s*$`),
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
  it('are shown as text next to the editable addresses, and are sent unchanged', async () => {
    openMailEditPage({ isMailAddressEditable: false }, {});
    const label = await screen.findByText('主メールアドレス', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent?.trim()).toBe(mainAddress);
    expect(screen.queryByText('未登録')).toBeNull();
    expect(document.querySelector('[name=mailAddress]')).toBeNull();
    await pressAddRow();
    await userEvent.type(subAddressField(1), newAddress);
    await pressSave();
    await waitFor(() =>
      expect(getSavedBodies()[0]).toMatchObject({
        mailAddress: mainAddress,
        subMailAddressList: subAddressList(subAddress, newAddress),
      }),
    );
  });

  it('are shown as not registered when the list of sub addresses is empty', async () => {
    openMailEditPage({ isSubMailAddressListEditable: false, subMailAddressList: [] });
    await findField('mailAddress');
    const label = screen.getByText('サブメールアドレス', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe('未登録');
    expect(label.parentElement?.textContent).toMatch(/発行元が管理しているため、変更できません/);
  });

  it('are shown without a form when the main address is missing, because each save needs a main address', async () => {
    openMailEditPage({ mailAddress: null, isMailAddressEditable: false, subMailAddressList: [] });
    expect(await screen.findByText('未登録')).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
  });
});

describe('the verification of a changed address', () => {
  it('is announced for a new main address, before and after the save', async () => {
    openMailEditPage({ isMailAddressVerificationRequired: true }, { mailAddress: newAddress });
    expect(descriptionOf(await findField('mailAddress'))).toMatch(/次回のログイン時に確認コード/);
    await retype(fieldNamed('mailAddress'), newAddress);
    await pressSave();
    const verificationText = /新しい主メールアドレスへ確認コード/;
    expect(await screen.findByText(verificationText)).toBeTruthy();
    await retype(subAddressField(0), 'k@a.example.jp');
    submit(subAddressField(0));
    await screen.findByText(savedText);
    expect(screen.queryByText(verificationText)).toBeNull();
  });

  it('is not announced for sub addresses', async () => {
    openMailEditPage({ isMailAddressVerificationRequired: true }, { subMailAddressList: [] });
    await findField('mailAddress');
    await press('サブメールアドレス1を削除');
    await pressSave();
    await screen.findByText(savedText);
    expect(screen.queryByText(/確認コードをお送りします/)).toBeNull();
  });
});

describe('addresses that were changed in the meantime', () => {
  const addressesOfOtherUser = mailAddressSettings({
    revision: 'rev-mail-9',
    subMailAddressList: subAddressList('a@x.jp', 'b@x.jp'),
  });

  /** Saves a new main address. The server refuses the save with a code, and returns newer addresses. */
  async function saveWithConflict(
    code = '409-1-00-01',
    newerAddresses = addressesOfOtherUser,
  ): Promise<void> {
    openAccountPage(pagePath, {
      [addressesRoute]: inTurn(
        () => jsonAnswer(mailAddressSettings()),
        () => jsonAnswer(newerAddresses),
      ),
      [saveAddressesRoute]: inTurn(
        () => errorAnswer(code),
        () => jsonAnswer({ ...newerAddresses, mailAddress: newAddress }),
      ),
    });
    await retype(await findField('mailAddress'), newAddress);
    await pressSave();
    await screen.findByText(/先に変更した|発行元が設定を変更した/);
  }

  it('are shown next to the entries, and are overwritten only when the customer saves again', async () => {
    await saveWithConflict();
    expect(getFocusedNoticeText()).toMatch(/ほかの利用者が先に変更した/);
    const rows = [...document.querySelectorAll('main dl dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(rows).toEqual([
      ['主メールアドレス', mainAddress],
      ['サブメールアドレス', 'a@x.jp\nb@x.jp'],
    ]);
    expect(getAddresses()).toEqual([newAddress, subAddress]);
    expect(asksBeforeLeaving()).toBe(true);
    expect(getSavedBodies()).toHaveLength(1);
    submit(fieldNamed('mailAddress'));
    expect(await screen.findByText(savedText)).toBeTruthy();
    const body = { mailAddress: newAddress, subMailAddressList: subAddressList(subAddress) };
    expect(getSavedBodies()[1]).toEqual({ revision: 'rev-mail-9', ...body });
  });

  it.each([
    ['isMailAddressEditable', 'mailAddress', mainAddress, [subAddress]],
    ['isSubMailAddressListEditable', 'subMailAddressList', newAddress, ['a@x.jp', 'b@x.jp']],
  ])(
    'replace only the entries that are no longer editable (%s: false)',
    async (editableFlag, lockedField, sentMainAddress, sentSubAddresses) => {
      await saveWithConflict('400-1-06-13', { ...addressesOfOtherUser, [editableFlag]: false });
      expect(screen.getByText(/発行元が設定を変更した/)).toBeTruthy();
      expect(document.querySelector(`[name^=${lockedField}]`)).toBeNull();
      const form = document.querySelector<HTMLElement>('main form button');
      submit(form ?? document.body);
      const body = {
        mailAddress: sentMainAddress,
        subMailAddressList: subAddressList(...sentSubAddresses),
      };
      await waitFor(() => expect(getSavedBodies()[1]).toEqual({ revision: 'rev-mail-9', ...body }));
    },
  );

  it('are fetched by the call of the account settings if the customer edits them in these settings', async () => {
    openAccountPage('/userConfig', {
      [settingsRoute]: inTurn(
        () => jsonAnswer(accountSettings()),
        () => jsonAnswer(accountSettings({ mailAddresses: addressesOfOtherUser })),
      ),
      [saveAddressesRoute]: () => errorAnswer('409-1-00-01'),
    });
    await retype(await findField('mailAddress'), newAddress);
    await pressSave();
    const mailSection = await findSection('メールアドレス');
    expect(await mailSection.findByText(/a@x\.jp/)).toBeTruthy();
    expect(fieldNamed('mailAddress').value).toBe(newAddress);
    expect(callCountOf(addressesRoute)).toBe(0);
  });

  it('cause an error message, and do not replace the entries, if they cannot be fetched', async () => {
    openAccountPage(pagePath, {
      [addressesRoute]: inTurn(
        () => jsonAnswer(mailAddressSettings()),
        () => errorAnswer('429-1-05-01'),
      ),
      [saveAddressesRoute]: () => errorAnswer('409-1-00-01'),
    });
    await retype(await findField('mailAddress'), newAddress);
    await pressSave();
    expect((await screen.findByRole('alert')).textContent).toMatch(/アクセスが集中/);
    expect(fieldNamed('mailAddress').value).toBe(newAddress);
  });
});

describe('the draft of the addresses', () => {
  const leaveWithDraft = async (mailAddress: string, firstSubAddress: string): Promise<void> => {
    openMailEditPage();
    await findField('mailAddress');
    if (mailAddress !== mainAddress) await retype(fieldNamed('mailAddress'), mailAddress);
    await retype(subAddressField(0), firstSubAddress);
    await waitFor(() => expect(storedDrafts().join()).toContain(firstSubAddress));
    cleanup();
  };

  it('is also restored in the account settings, with the revision of the draft', async () => {
    await leaveWithDraft(newAddress, 'whole@aoba-foods.example.jp');
    openAccountPage('/userConfig', {
      [settingsRoute]: () =>
        jsonAnswer(
          accountSettings({ mailAddresses: mailAddressSettings({ revision: 'rev-mail-9' }) }),
        ),
      [saveAddressesRoute]: () => errorAnswer('409-1-00-01'),
    });
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(newAddress));
    await pressSave();
    expect(await screen.findByText(currentText)).toBeTruthy();
    expect(getSavedBodies()[0]).toMatchObject({ revision: 'rev-mail-1' });
  });

  it('is restored only in fields that are still editable', async () => {
    await leaveWithDraft(newAddress, 'half@');
    openMailEditPage({ revision: 'rev-mail-9', isMailAddressEditable: false }, {});
    await waitFor(() => expect(subAddressField(0).value).toBe('half@'));
    expect(screen.getByText(mainAddress)).toBeTruthy();
    await userEvent.type(subAddressField(0), 'a.example.jp');
    await pressSave();
    const body = { revision: 'rev-mail-1', mailAddress: mainAddress };
    await waitFor(() => expect(getSavedBodies()[0]).toMatchObject(body));
  });
});
