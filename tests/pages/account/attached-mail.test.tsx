import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer, inTurn, type Answers } from '../../support/api.ts';
import {
  asksBeforeLeaving,
  fieldNamed,
  storedDrafts,
  press,
  submit,
} from '../../support/form-fields.ts';
import { focusedNotice, main, open, prepare, saved, sub } from './account-pages.tsx';

beforeEach(prepare);

const linesCall = 'GET /user/attached-mail-settings';
const saveCall = 'PUT /user/attached-mail-settings';
const third = 'shiharai@aoba-foods.example.jp';
const attachLabel = 'メールに添付する';
const savedText = '変更を保存しました。';
const noFormat = 'ファイル形式を選択してください。';

const invoice = {
  billTypeId: 'invoice',
  billTypeName: '請求書',
  isAttached: true,
  isEditable: true,
  fileFormats: ['pdf' as const],
  selectableFileFormats: ['pdf' as const, 'csv' as const],
  mailAddresses: [main],
};
const deliveryNote = {
  ...invoice,
  billTypeId: 'deliveryNote',
  billTypeName: '納品書',
  isAttached: false,
  fileFormats: [],
  mailAddresses: [],
};
const statement = {
  ...deliveryNote,
  billTypeId: 'paymentStatement',
  billTypeName: '支払明細書',
  selectableFileFormats: ['pdf' as const],
};
const lines = (overrides: Partial<AttachedMailSettings> = {}): AttachedMailSettings => ({
  revision: 'rev-lines-1',
  isLedgerMailAttached: true,
  items: [invoice, deliveryNote, statement],
  selectableMailAddresses: [main, sub, third],
  attachmentSizeLimit: 1_048_576,
  ...overrides,
});

/** Opens the page with these lines and the answers to the saves. */
const openLines = (
  overrides: Partial<AttachedMailSettings> = {},
  saveAnswer: Answers[string] = noAnswer,
  linesAnswer: Answers[string] = () => jsonAnswer(lines(overrides)),
): void => open('/bapMlAttachedMaster', { [linesCall]: linesAnswer, [saveCall]: saveAnswer });

const page = () => within(screen.getByRole('main'));
const line = async (name: string) => within(await screen.findByRole('group', { name }));
const tick = async (name: string, ...boxes: string[]): Promise<void> => {
  for (const box of boxes)
    await userEvent.click((await line(name)).getByRole('checkbox', { name: box }));
};
const tickedLabels = async (name: string): Promise<(string | undefined)[]> =>
  (await line(name))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent ?? '');
const save = () => press('変更を保存する');
const sameForAll = (name: string) => press(`すべて同じ設定にする：${name}`);
const unsavedText = () => page().queryByText(/未保存の変更/)?.textContent;

describe('the page of the attached mails', () => {
  it('shows the size limit, and one named line per type of bill', async () => {
    openLines();
    expect(await tickedLabels('請求書')).toEqual([attachLabel, 'PDF', main]);
    expect(await tickedLabels('納品書')).toEqual([]);
    expect((await line('支払明細書')).queryByText('ファイル形式')).toBeNull();
    expect(page().getByText(/^1通のメールに添付できるファイルは、合計1\s?MBまで/)).toBeTruthy();
    const links = page().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['メールアドレスを変更する', '/demo/mypage/userMailEdit'],
      ['アカウント設定へ', '/demo/mypage/userConfig'],
    ]);
    const list = within(screen.getByRole('list', { name: '帳票の種類' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    for (const text of [/現在「添付しない」に設定/, /登録されていません/, /帳票はありません/])
      expect(page().queryByText(text)).toBeNull();
  });

  it('announces that the attachment switch is off, and stays editable', async () => {
    openLines({ isLedgerMailAttached: false });
    expect(announced(await screen.findByText(/現在「添付しない」に設定/))).toBeTruthy();
    expect(page().getByText(/アカウント設定で「添付する」に変更すると有効/)).toBeTruthy();
    expect(await line('請求書')).toBeTruthy();
  });

  it.each([
    ['no bill can be attached', { items: [] }, 'メールに添付できる帳票はありません。'],
    [
      'no mail address is registered',
      { items: [deliveryNote], selectableMailAddresses: [] },
      /メールアドレスが登録されていません/,
    ],
  ])('shows that %s', async (_, overrides, text) => {
    openLines(overrides);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows lines that only the issuer can change as text, without buttons', async () => {
    const fileFormats = ['pdf' as const, 'csv' as const];
    openLines({
      items: [
        { ...invoice, isEditable: false, fileFormats, mailAddresses: [main, sub] },
        { ...deliveryNote, isEditable: false },
      ],
    });
    const text = await screen.findByText(/^添付する（/);
    expect(text.textContent).toBe(`添付する（PDF・CSV）\n${main}\n${sub}`);
    expect(text.parentElement?.textContent).toMatch(/発行元が管理しているため、変更できません。$/);
    expect(screen.getByText('添付しない')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(page().queryByRole('button')).toBeNull();
  });
});

describe('a line', () => {
  it('names its choices, and shows them only while it is attached', async () => {
    openLines();
    const ownLine = await line('請求書');
    expect(ownLine.getByRole('group', { name: /^ファイル形式/ })).toBeTruthy();
    expect(ownLine.getByRole('group', { name: /^送信先/ })).toBeTruthy();
    const boxes = ownLine.getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      attachLabel,
      'PDF',
      'CSV',
      main,
      sub,
      third,
    ]);
    await tick('請求書', attachLabel);
    expect(ownLine.getAllByRole('checkbox')).toHaveLength(1);
    expect(ownLine.getByText('未保存')).toBeTruthy();
  });

  it('also offers a saved receiver that is no longer registered', async () => {
    openLines({ items: [{ ...invoice, mailAddresses: ['old@x.example.jp'] }] });
    expect(await tickedLabels('請求書')).toEqual([attachLabel, 'PDF', 'old@x.example.jp']);
  });

  it('is unchanged after the same boxes were ticked again', async () => {
    openLines({ items: [{ ...invoice, mailAddresses: [main, sub] }, deliveryNote] });
    await tick('請求書', main);
    expect((await line('請求書')).getByText('未保存')).toBeTruthy();
    await tick('請求書', main);
    expect((await line('請求書')).queryByText('未保存')).toBeNull();
    await tick('請求書', attachLabel, attachLabel);
    expect(await tickedLabels('請求書')).toEqual([attachLabel, 'PDF', main, sub]);
    await save();
    expect(await screen.findByText(/「キャンセル」を押してください/)).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('reports a missing format and receiver until they are chosen or the line is off', async () => {
    openLines();
    await tick('請求書', 'PDF', main);
    await save();
    const part = await line('請求書');
    expect(await part.findByText(noFormat)).toBeTruthy();
    expect(part.getByText('送信先を選択してください。')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('items.0.fileFormats')));
    expect(saved()).toEqual([]);
    await tick('請求書', 'CSV');
    await waitFor(() => expect(part.queryByText(noFormat)).toBeNull());
    await tick('請求書', attachLabel);
    await waitFor(() => expect(screen.queryByText('送信先を選択してください。')).toBeNull());
  });

  it('shows an error about its receivers, although the line has another index in the request', async () => {
    openLines({}, () =>
      jsonAnswer([{ code: '400-1-06-01', target: ['items.0.mailAddresses.1'], mapping: [] }], 400),
    );
    await tick('納品書', attachLabel, third);
    await save();
    expect(await (await line('納品書')).findByText(/送信先はメールアドレスの形式/)).toBeTruthy();
    expect(fieldNamed('items.1.mailAddresses')).toBe(document.activeElement);
  });
});

describe('the same settings for all', () => {
  it('are copied as far as each type allows, and announced with the unsaved lines', async () => {
    openLines({
      items: [
        { ...invoice, fileFormats: ['csv'], mailAddresses: [main, third] },
        deliveryNote,
        statement,
      ],
    });
    await line('請求書');
    expect(unsavedText()).toBeUndefined();
    expect(asksBeforeLeaving()).toBe(false);
    await sameForAll('請求書');
    expect(await tickedLabels('納品書')).toEqual([attachLabel, 'CSV', main, third]);
    // This type offers only PDF.
    expect(await tickedLabels('支払明細書')).toEqual([attachLabel, 'PDF', main, third]);
    expect(unsavedText()).toBe('「請求書」の設定を、ほかの種類にも適用しました。未保存の変更：2件');
    expect(announced(page().getByText(/未保存の変更/))).toBeTruthy();
    expect(asksBeforeLeaving()).toBe(true);
    expect(saved()).toEqual([]);
    await tick('納品書', attachLabel);
    expect(unsavedText()).toMatch(/1件$/);
    await tick('支払明細書', attachLabel);
    await waitFor(() => expect(unsavedText()).toBeUndefined());
    expect(page().queryByText(/にも適用しました/)).toBeNull();
  });

  it('switch off the other lines if the copied line is off', async () => {
    openLines();
    await sameForAll('納品書');
    expect(await tickedLabels('請求書')).toEqual([]);
    expect(unsavedText()).toMatch(/1件$/);
  });

  it('leave lines that only the issuer can change unchanged', async () => {
    openLines({ items: [invoice, { ...deliveryNote, isEditable: false }, statement] });
    await sameForAll('請求書');
    expect(page().getByText('添付しない')).toBeTruthy();
    expect(await tickedLabels('支払明細書')).toEqual([attachLabel, 'PDF', main]);
    await save();
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ items: [{ billTypeId: 'paymentStatement' }] }),
    );
  });

  it('are not offered if no other line can be changed', async () => {
    openLines({ items: [invoice, { ...deliveryNote, isEditable: false }] });
    await line('請求書');
    expect(page().queryByRole('button', { name: /すべて同じ設定にする/ })).toBeNull();
  });

  it('remove the message of a line that is complete after the copy', async () => {
    openLines();
    await tick('納品書', attachLabel, 'PDF', main);
    await save();
    const part = await line('納品書');
    await part.findByText(noFormat);
    await sameForAll('請求書');
    await waitFor(() => expect(part.queryByText(noFormat)).toBeNull());
    expect(part.queryByText('送信先を選択してください。')).toBeNull();
  });

  it('show no message for missing choices before the first save', async () => {
    const noReceiver = { ...invoice, mailAddresses: [] };
    openLines({ items: [noReceiver, deliveryNote], selectableMailAddresses: [] });
    await sameForAll('請求書');
    expect(await tickedLabels('納品書')).toEqual([attachLabel, 'PDF']);
    await act(async () => undefined);
    expect(page().queryByText(/を選択してください。$/)).toBeNull();
  });
});

describe('the save of the lines', () => {
  it('sends only the edited lines, each time with the last revision', async () => {
    const fileFormats = ['csv' as const];
    const edited = { ...deliveryNote, isAttached: true, fileFormats, mailAddresses: [main, third] };
    const items = [invoice, edited, statement];
    openLines({}, () => jsonAnswer(lines({ revision: 'rev-lines-2', items })));
    await tick('納品書', attachLabel);
    // The first format and the main address are the first choices.
    expect(await tickedLabels('納品書')).toEqual([attachLabel, 'PDF', main]);
    await tick('納品書', third, 'CSV', 'PDF');
    expect((await line('納品書')).getByText('未保存')).toBeTruthy();
    expect((await line('請求書')).queryByText('未保存')).toBeNull();
    expect(unsavedText()).toBe('未保存の変更：1件');
    await save();
    await screen.findByText(savedText);
    expect(focusedNotice()).toContain(savedText);
    const { billTypeId, isAttached, mailAddresses } = edited;
    expect(saved()).toEqual([
      {
        revision: 'rev-lines-1',
        items: [{ billTypeId, isAttached, fileFormats, mailAddresses }],
      },
    ]);
    expect(screen.queryByText('未保存')).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    expect(storedDrafts()).toEqual([]);
    await tick('請求書', 'CSV');
    await waitFor(() => expect(page().queryByText(savedText)).toBeNull());
    submit(fieldNamed('items.0.isAttached'));
    await waitFor(() =>
      expect(saved()[1]).toMatchObject({
        revision: 'rev-lines-2',
        items: [{ billTypeId: 'invoice' }],
      }),
    );
  });

  it('sends the choices of a line that was switched off unchanged', async () => {
    openLines();
    await tick('請求書', 'PDF', attachLabel);
    await save();
    const entrySwitchedOff = {
      billTypeId: 'invoice',
      isAttached: false,
      fileFormats: [],
      mailAddresses: [main],
    };
    await waitFor(() => expect(saved()[0]).toMatchObject({ items: [entrySwitchedOff] }));
  });
});

describe('lines that were changed in the meantime', () => {
  /** The invoice as CSV, too, is saved, refused with a code, and the lines are fetched again. */
  async function saveWithConflict(
    now: Partial<AttachedMailSettings>,
    code = '409-1-00-01',
  ): Promise<void> {
    const newerLines = lines({ revision: 'rev-lines-9', ...now });
    openLines(
      {},
      inTurn(
        () => errorAnswer(code),
        () => jsonAnswer(newerLines),
      ),
      inTurn(
        () => jsonAnswer(lines()),
        () => jsonAnswer(newerLines),
      ),
    );
    await tick('請求書', 'CSV');
    await save();
    await screen.findByText(/ほかの利用者が先に変更|発行元が設定を変更/);
  }

  it('are compared with the edited ones, and only the next press overwrites them', async () => {
    const otherSettings = { isAttached: true, fileFormats: ['pdf' as const], mailAddresses: [sub] };
    await saveWithConflict({
      items: [{ ...invoice, ...otherSettings }, { ...deliveryNote, ...otherSettings }, statement],
    });
    expect(document.querySelector('main dl')?.textContent).toBe(`請求書添付する（PDF）\n${sub}`);
    expect(await tickedLabels('請求書')).toEqual([attachLabel, 'PDF', 'CSV', main]);
    expect(await tickedLabels('納品書')).toEqual([attachLabel, 'PDF', sub]);
    submit(fieldNamed('items.0.isAttached'));
    await screen.findByText(savedText);
    const { billTypeId } = invoice;
    expect(saved()[1]).toEqual({
      revision: 'rev-lines-9',
      items: [{ billTypeId, isAttached: true, fileFormats: ['pdf', 'csv'], mailAddresses: [main] }],
    });
  });

  it.each([
    ['closed by the issuer', [{ ...invoice, isEditable: false }], 1],
    ['removed', [], 0],
  ])('offer nothing to overwrite when they are %s', async (_, items, count) => {
    await saveWithConflict({ items }, '400-1-06-13');
    expect(page().queryAllByText(/発行元が管理しているため/)).toHaveLength(count);
    expect(focusedNotice()).toMatch(/発行元が設定を変更した/);
    expect(page().queryByRole('button')).toBeNull();
    expect(page().queryByText(/もう一度保存してください/)).toBeNull();
  });
});

describe('the draft of the lines', () => {
  const editAndLeave = async (): Promise<void> => {
    openLines();
    await tick('請求書', 'CSV');
    await waitFor(() => expect(storedDrafts().join()).toContain('csv'));
    cleanup();
  };

  it('is discarded when its choices no longer exist', async () => {
    await editAndLeave();
    openLines({ items: [{ ...invoice, selectableFileFormats: ['pdf'] }, deliveryNote, statement] });
    await line('請求書');
    await act(async () => undefined);
    expect(await tickedLabels('請求書')).toEqual([attachLabel, 'PDF', main]);
    expect(screen.queryByText(/復元しました/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });
});
