import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import { asksBeforeLeaving, fieldNamed, textAt } from '../../support/form-fields.ts';
import {
  addresses,
  addressesCall,
  beginAnew,
  findField,
  keptDrafts,
  main,
  open,
  press,
  retype,
  saveAddressesCall,
  sentBy,
  sub,
  subField,
  submitFormOf,
} from './account-pages.tsx';

beforeEach(beginAnew);

const path = '/userMailEdit';
const save = () => press('メールアドレスを保存する');
const other = 'shiharai@aoba-foods.example.jp';
const addRow = () => press('サブメールアドレスを追加');
const itemAt = (code: string, target: string): Response =>
  jsonAnswer([{ code, target: [target], mapping: [{ key: 'max', value: '3', type: 'BE' }] }], 400);

describe('the mail addresses', () => {
  it('are changed, added and removed in rows, sent as one list, and said to be saved', async () => {
    open(path, {
      [saveAddressesCall]: () =>
        jsonAnswer(addresses({ revision: 'rev-mail-2', mailAddress: other })),
    });
    expect((await findField('mailAddress')).value).toBe(main);
    await retype(fieldNamed('mailAddress'), ` ${other} `);
    await addRow();
    expect(document.activeElement).toBe(subField(1));
    await userEvent.type(subField(1), 'ｋ.tanaka＠aoba-foods.example.jp');
    await press('サブメールアドレス1を削除');
    await save();
    expect(await screen.findByText('変更を保存しました。')).toBeTruthy();
    expect(sentBy('PUT')).toEqual([
      {
        path: '/user/mail-addresses',
        body: {
          revision: 'rev-mail-1',
          mailAddress: other,
          subMailAddressList: [{ subMailAddress: 'k.tanaka@aoba-foods.example.jp' }],
        },
      },
    ]);
    // What stands there now is what the answer says.
    expect(fieldNamed('mailAddress').value).toBe(other);
    expect(subField(0).value).toBe(sub);
    expect(asksBeforeLeaving()).toBe(false);
    expect(keptDrafts()).toEqual([]);
  });

  it('can change places: the main one among the sub ones, and a sub one the main', async () => {
    open(path, { [saveAddressesCall]: () => jsonAnswer(addresses({ revision: 'rev-mail-2' })) });
    await retype(await findField('mailAddress'), sub);
    await retype(subField(0), main);
    await save();
    expect(await screen.findByText('変更を保存しました。')).toBeTruthy();
    expect(sentBy('PUT')[0]?.body).toMatchObject({
      mailAddress: sub,
      subMailAddressList: [{ subMailAddress: main }],
    });
  });

  it('are filled in by the browser where they are the customer’s own, and nowhere else', async () => {
    open(path);
    expect((await findField('mailAddress')).autocomplete).toBe('email');
    await addRow();
    expect([subField(0).autocomplete, subField(1).autocomplete]).toEqual(['off', 'off']);
  });

  it('are as many as the issuer lets be registered', async () => {
    open(path, { [addressesCall]: () => jsonAnswer(addresses({ subMailAddressLimit: 2 })) });
    await findField('mailAddress');
    await addRow();
    expect(await screen.findByText('登録できるのは2件までです。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'サブメールアドレスを追加' })).toBeNull();
  });

  it('that are more than are allowed by now are said to be, and not sent', async () => {
    const list = [sub, other, 'k@a.example.jp'].map((subMailAddress) => ({ subMailAddress }));
    open(path, {
      [addressesCall]: () =>
        jsonAnswer(addresses({ subMailAddressLimit: 2, subMailAddressList: list })),
    });
    await retype(await findField('mailAddress'), 'soumu@aoba-foods.example.jp');
    await save();
    expect(await screen.findByText(/2件までです。不要なものを削除してください/)).toBeTruthy();
    expect(sentBy('PUT')).toEqual([]);
  });

  it('given twice are refused at the row, the main one among the sub ones too', async () => {
    const list = [sub, other].map((subMailAddress) => ({ subMailAddress }));
    open(path, { [addressesCall]: () => jsonAnswer(addresses({ subMailAddressList: list })) });
    await findField('mailAddress');
    await retype(subField(1), main.toUpperCase());
    await addRow();
    await userEvent.type(subField(2), sub);
    await save();
    await waitFor(() => expect(textAt(subField(1))).toMatch(/ほかと同じ内容です/));
    expect(textAt(subField(2))).toMatch(/サブメールアドレス3は、ほかと同じ内容です/);
    expect(textAt(subField(0))).not.toMatch(/ほかと同じ内容です/);
    await waitFor(() => expect(document.activeElement).toBe(subField(1)));
    expect(sentBy('PUT')).toEqual([]);
    // Mended elsewhere: at the main address.
    await retype(fieldNamed('mailAddress'), 'soumu@aoba-foods.example.jp');
    await waitFor(() => expect(textAt(subField(1))).not.toMatch(/ほかと同じ内容です/));
  });

  it('that are none are refused at the row', async () => {
    open(path);
    await retype(await findField('mailAddress'), '');
    await retype(subField(0), 'keiri@');
    await addRow();
    await save();
    await waitFor(() => expect(textAt(fieldNamed('mailAddress'))).toMatch(/入力してください/));
    expect(textAt(subField(0))).toMatch(/メールアドレスの形式/);
    expect(textAt(subField(1))).toMatch(/サブメールアドレス2を入力してください/);
    expect(sentBy('PUT')).toEqual([]);
  });

  it('that are as before are not sent, and lead to "cancel" (S5)', async () => {
    open(path);
    await findField('mailAddress');
    await save();
    expect(await screen.findByText(/「キャンセル」を押してください/)).toBeTruthy();
    expect(sentBy('PUT')).toEqual([]);
  });

  it('go back to what is saved, and say so', async () => {
    open(path);
    await retype(await findField('mailAddress'), other);
    await addRow();
    expect(asksBeforeLeaving()).toBe(true);
    await press('キャンセル');
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(main));
    expect(document.querySelector('[name="subMailAddressList.1.subMailAddress"]')).toBeNull();
    // The body holds every text, and has the focus where nothing else has.
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toMatch(/保存されている内容に戻しました/);
    expect(asksBeforeLeaving()).toBe(false);
    expect(keptDrafts()).toEqual([]);
  });

  it('that are on their way cannot be given up any more', async () => {
    open(path, { [saveAddressesCall]: noAnswer });
    await retype(await findField('mailAddress'), other);
    await save();
    await press('キャンセル');
    expect(fieldNamed('mailAddress').value).toBe(other);
    expect(screen.queryByText(/保存されている内容に戻しました/)).toBeNull();
  });

  it.each([true, false])(
    'lead to the other settings where the issuer offers them: %s',
    async (isDisplayAccountLink) => {
      open(path, {}, { isDisplayAccountLink });
      await findField('mailAddress');
      const link = within(screen.getByRole('main')).queryByRole('link', {
        name: 'アカウント設定へ',
      });
      expect(link !== null).toBe(isDisplayAccountLink);
    },
  );

  it.each([
    ['400-1-06-01', 'mailAddress', 'mailAddress', /メールアドレスの形式/],
    [
      '400-1-06-01',
      'subMailAddressList.0.subMailAddress',
      'subMailAddressList.0.subMailAddress',
      /メールアドレスの形式/,
    ],
    [
      '400-1-06-15',
      'subMailAddressList.0.subMailAddress',
      'subMailAddressList.0.subMailAddress',
      /重複しています/,
    ],
    ['400-1-00-02', 'mailAddress', 'mailAddress', /形式が正しくありません/],
  ])('refused with %s at %s say so there', async (code, target, name, text) => {
    open(path, { [saveAddressesCall]: () => itemAt(code, target) });
    await retype(await findField('mailAddress'), other);
    await save();
    await waitFor(() => expect(textAt(fieldNamed(name))).toMatch(text));
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed(name)));
    expect(fieldNamed('mailAddress').value).toBe(other);
  });

  it('refused as too many (400-1-06-14) say so at the list', async () => {
    open(path, { [saveAddressesCall]: () => itemAt('400-1-06-14', 'subMailAddressList') });
    await retype(await findField('mailAddress'), other);
    await save();
    expect(await screen.findByText(/3件まで登録できます。件数を減らしてください/)).toBeTruthy();
  });

  it('whose saved state cannot be read say that, and lose nothing', async () => {
    hearOfWrongAnswers();
    open(path, { [saveAddressesCall]: () => jsonAnswer({ revision: 'rev-mail-2' }) });
    await retype(await findField('mailAddress'), other);
    await save();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(fieldNamed('mailAddress').value).toBe(other);
  });

  it('of nobody yet can be entered', async () => {
    open(path, {
      [addressesCall]: () => jsonAnswer(addresses({ mailAddress: null, subMailAddressList: [] })),
      [saveAddressesCall]: () => jsonAnswer(addresses()),
    });
    await userEvent.type(await findField('mailAddress'), main);
    await save();
    expect(await screen.findByText('変更を保存しました。')).toBeTruthy();
    expect(sentBy('PUT')[0]?.body).toMatchObject({ mailAddress: main, subMailAddressList: [] });
  });
});

describe('an address that mail does not reach', () => {
  const bounced = { undeliverableMailAddresses: [sub.toUpperCase()] };

  it('is marked at its row, with what to do, until it is corrected', async () => {
    open(path, { [addressesCall]: () => jsonAnswer(addresses(bounced)) });
    await findField('mailAddress');
    expect(screen.getByText('お届けできなかったメールアドレスがあります。')).toBeTruthy();
    expect(screen.getByText(/誤りがある場合は修正し/)).toBeTruthy();
    expect(textAt(subField(0))).toMatch(/不達.*直近のメールをお届けできませんでした/);
    expect(textAt(fieldNamed('mailAddress'))).not.toMatch(/不達/);
    await retype(subField(0), other);
    await waitFor(() => expect(textAt(subField(0))).not.toMatch(/不達/));
  });

  it('is marked where nobody may change it, too', async () => {
    open(path, {
      [addressesCall]: () =>
        jsonAnswer(
          addresses({
            ...bounced,
            isMailAddressEditable: false,
            isSubMailAddressListEditable: false,
          }),
        ),
    });
    expect((await screen.findByText('不達')).closest('dd')?.textContent).toContain(sub);
    expect(document.querySelector('main form')).toBeNull();
    expect(screen.getByText(/発行元が管理しているため/)).toBeTruthy();
  });
});

describe('what the issuer keeps', () => {
  it('is text, and what is not can be changed', async () => {
    open(path, {
      [addressesCall]: () => jsonAnswer(addresses({ isMailAddressEditable: false })),
      [saveAddressesCall]: () => jsonAnswer(addresses()),
    });
    expect(await screen.findByText(main)).toBeTruthy();
    expect(document.querySelector('[name=mailAddress]')).toBeNull();
    await addRow();
    await userEvent.type(subField(1), other);
    await save();
    await waitFor(() =>
      expect(sentBy('PUT')[0]?.body).toMatchObject({
        mailAddress: main,
        subMailAddressList: [{ subMailAddress: sub }, { subMailAddress: other }],
      }),
    );
  });

  it('without a main address leaves nothing to change', async () => {
    open(path, {
      [addressesCall]: () =>
        jsonAnswer(
          addresses({ mailAddress: null, isMailAddressEditable: false, subMailAddressList: [] }),
        ),
    });
    expect(await screen.findByText('未登録')).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
  });

  it('may be that a new main address is verified: that is said before and after', async () => {
    const verified = { isMailAddressVerificationRequired: true };
    open(path, {
      [addressesCall]: () => jsonAnswer(addresses(verified)),
      [saveAddressesCall]: () => jsonAnswer(addresses({ ...verified, mailAddress: other })),
    });
    expect(textAt(await findField('mailAddress'))).toMatch(/次回のログイン時に確認コード/);
    await retype(fieldNamed('mailAddress'), other);
    await save();
    expect(await screen.findByText(/新しい主メールアドレスへ確認コード/)).toBeTruthy();
  });
});

describe('somebody else who was first', () => {
  const theirs = addresses({
    revision: 'rev-mail-9',
    subMailAddressList: [{ subMailAddress: 'theirs@aoba-foods.example.jp' }],
  });

  async function meet(code = '409-1-00-01', now = theirs): Promise<void> {
    let given = addresses();
    let answer = (): Response => errorAnswer(code);
    open(path, {
      [addressesCall]: () => jsonAnswer(given),
      [saveAddressesCall]: () => answer(),
    });
    await retype(await findField('mailAddress'), other);
    given = now;
    await save();
    await screen.findByText('現在の登録内容は次のとおりです。');
    answer = () => jsonAnswer({ ...now, mailAddress: other });
  }

  it('is shown beside what was entered, with the focus, and nothing is overwritten unseen', async () => {
    await meet();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toMatch(/ほかの利用者が先に変更した/);
    expect(screen.getByText('theirs@aoba-foods.example.jp')).toBeTruthy();
    expect(fieldNamed('mailAddress').value).toBe(other);
    expect(subField(0).value).toBe(sub);
    expect(asksBeforeLeaving()).toBe(true);
    expect(sentBy('PUT')).toHaveLength(1);
  });

  it('is overwritten by a press that has seen it', async () => {
    await meet();
    submitFormOf(fieldNamed('mailAddress'));
    expect(await screen.findByText('変更を保存しました。')).toBeTruthy();
    expect(sentBy('PUT')[1]?.body).toEqual({
      revision: 'rev-mail-9',
      mailAddress: other,
      subMailAddressList: [{ subMailAddress: sub }],
    });
  });

  it('is taken over by the other press', async () => {
    await meet();
    await press('現在の登録内容に戻す');
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(main));
    expect(subField(0).value).toBe('theirs@aoba-foods.example.jp');
    expect(asksBeforeLeaving()).toBe(false);
    expect(keptDrafts()).toEqual([]);
  });

  it('and is the issuer who closed an address: that one is text then, the rest stays entered', async () => {
    await meet('400-1-06-13', { ...theirs, isMailAddressEditable: false });
    expect(screen.getByText(/発行元が設定を変更した/)).toBeTruthy();
    expect(document.querySelector('[name=mailAddress]')).toBeNull();
    expect(subField(0).value).toBe(sub);
    submitFormOf(subField(0));
    await waitFor(() =>
      expect(sentBy('PUT')[1]?.body).toEqual({
        revision: 'rev-mail-9',
        mailAddress: main,
        subMailAddressList: [{ subMailAddress: sub }],
      }),
    );
  });

  it('and is the issuer who closed the sub addresses: theirs are text, and what was entered of them is not sent', async () => {
    await meet('400-1-06-13', { ...theirs, isSubMailAddressListEditable: false });
    expect(document.querySelector('[name^=subMailAddressList]')).toBeNull();
    expect(fieldNamed('mailAddress').value).toBe(other);
    submitFormOf(fieldNamed('mailAddress'));
    await waitFor(() =>
      expect(sentBy('PUT')[1]?.body).toEqual({
        revision: 'rev-mail-9',
        mailAddress: other,
        subMailAddressList: [{ subMailAddress: 'theirs@aoba-foods.example.jp' }],
      }),
    );
  });

  it('whose change cannot be had: the refusal stands, with the entries', async () => {
    let answer = (): Response => jsonAnswer(addresses());
    open(path, {
      [addressesCall]: () => answer(),
      [saveAddressesCall]: () => errorAnswer('409-1-00-01'),
    });
    await retype(await findField('mailAddress'), other);
    answer = () => errorAnswer('429-1-05-01');
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/アクセスが集中/);
    expect(fieldNamed('mailAddress').value).toBe(other);
  });
});

describe('addresses that were typed and not sent', () => {
  const typeAndLeave = async (): Promise<void> => {
    open(path);
    await retype(await findField('mailAddress'), other);
    await addRow();
    await userEvent.type(subField(1), 'half@');
    await waitFor(() => expect(keptDrafts().join()).toContain('half@'));
    cleanup();
  };

  it('are given back in the account settings, too: it is the same form', async () => {
    await typeAndLeave();
    open('/userConfig');
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(other));
  });

  it('do not overwrite what was saved meanwhile without its being seen', async () => {
    await typeAndLeave();
    open(path, {
      [addressesCall]: () => jsonAnswer(addresses({ revision: 'rev-mail-9' })),
      [saveAddressesCall]: () => errorAnswer('409-1-00-01'),
    });
    await waitFor(() => expect(fieldNamed('mailAddress').value).toBe(other));
    await retype(subField(1), 'whole@aoba-foods.example.jp');
    await save();
    expect(await screen.findByText('現在の登録内容は次のとおりです。')).toBeTruthy();
    expect(sentBy('PUT')[0]?.body).toMatchObject({ revision: 'rev-mail-1' });
  });

  it('are left out where the issuer has closed them meanwhile', async () => {
    open(path);
    await findField('mailAddress');
    await retype(subField(0), 'half@');
    await waitFor(() => expect(keptDrafts().join()).toContain('half@'));
    cleanup();
    open(path, {
      [addressesCall]: () =>
        jsonAnswer(addresses({ revision: 'rev-mail-9', isSubMailAddressListEditable: false })),
    });
    await findField('mailAddress');
    await act(async () => undefined);
    expect(screen.queryByText(/復元しました/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('are not given back to another customer', async () => {
    await typeAndLeave();
    open(path, {
      'GET /user/me': () =>
        jsonAnswer({ customerKey: 'ck_somebody-else', customerName: '東都', titleOfHonor: null }),
    });
    expect((await findField('mailAddress')).value).toBe(main);
    expect(keptDrafts().join()).not.toContain('half@');
  });
});
