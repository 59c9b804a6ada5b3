import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { expectAnnounced } from '../../support/announced.ts';
import {
  deferred,
  errorAnswer,
  jsonAnswer,
  noAnswer,
  inTurn,
  refusal,
  type Answers,
} from '../../support/api.ts';
import {
  asksBeforeLeaving,
  fieldNamed,
  storedDrafts,
  press,
  submit,
} from '../../support/form-fields.ts';
import {
  getFocusedNoticeText,
  mainAddress,
  openAccountPage,
  getSavedBodies,
  subAddress,
} from './account-pages.tsx';

const linesRoute = 'GET /user/attached-mail-settings';
const saveRoute = 'PUT /user/attached-mail-settings';
const thirdAddress = 'shiharai@aoba-foods.example.jp';
const attachLabel = 'メールに添付する';
const savedText = '変更を保存しました。';
const missingFormatText = 'ファイル形式を選択してください。';

const invoiceSetting = {
  billTypeId: 'invoice',
  billTypeName: '請求書',
  isAttached: true,
  isEditable: true,
  fileFormats: ['pdf' as const],
  selectableFileFormats: ['pdf' as const, 'csv' as const],
  mailAddresses: [mainAddress],
};
const deliveryNoteSetting = {
  ...invoiceSetting,
  billTypeId: 'deliveryNote',
  billTypeName: '納品書',
  isAttached: false,
  fileFormats: [],
  mailAddresses: [],
};
const statementSetting = {
  ...deliveryNoteSetting,
  billTypeId: 'paymentStatement',
  billTypeName: '支払明細書',
  selectableFileFormats: ['pdf' as const],
};
const allSettings = (overrides: Partial<AttachedMailSettings> = {}): AttachedMailSettings => ({
  revision: 'rev-lines-1',
  isLedgerMailAttached: true,
  items: [invoiceSetting, deliveryNoteSetting, statementSetting],
  selectableMailAddresses: [mainAddress, subAddress, thirdAddress],
  attachmentSizeLimit: 1_048_576,
  ...overrides,
});

/** Opens the page with these settings, and the answers to its two calls. */
const openAttachedMailPage = (
  overrides: Partial<AttachedMailSettings> = {},
  saveAnswer: Answers[string] = noAnswer,
  linesAnswer: Answers[string] = () => jsonAnswer(allSettings(overrides)),
): void =>
  openAccountPage('/bapMlAttachedMaster', { [linesRoute]: linesAnswer, [saveRoute]: saveAnswer });

const mainArea = () => within(screen.getByRole('main'));
const findLine = async (billTypeName: string) =>
  within(await screen.findByRole('group', { name: billTypeName }));
const clickBoxes = async (billTypeName: string, ...boxLabels: string[]): Promise<void> => {
  for (const boxLabel of boxLabels)
    await userEvent.click((await findLine(billTypeName)).getByRole('checkbox', { name: boxLabel }));
};
const findTickedLabels = async (billTypeName: string): Promise<(string | undefined)[]> =>
  (await findLine(billTypeName))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent ?? '');
const pressSave = () => press('変更を保存する');
const copyToAllLines = (billTypeName: string) => press(`すべて同じ設定にする：${billTypeName}`);
const getUnsavedText = () => mainArea().queryByText(/未保存の変更/)?.textContent;

describe('the page of the attached mails', () => {
  it('shows the size limit, and one named line per type of bill', async () => {
    openAttachedMailPage();
    expect(await findTickedLabels('請求書')).toEqual([attachLabel, 'PDF', mainAddress]);
    expect(await findTickedLabels('納品書')).toEqual([]);
    expect((await findLine('支払明細書')).queryByText('ファイル形式')).toBeNull();
    expect(mainArea().getByText(/^1通のメールに添付できるファイルは、合計1\s?MBまで/)).toBeTruthy();
    const links = mainArea().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['メールアドレスを変更する', '/demo/mypage/userMailEdit'],
      ['アカウント設定へ', '/demo/mypage/userConfig'],
    ]);
    const list = within(screen.getByRole('list', { name: '帳票の種類' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    for (const text of [/現在「添付しない」に設定/, /登録されていません/, /帳票はありません/])
      expect(mainArea().queryByText(text)).toBeNull();
  });

  it('announces that the attachment switch is off, and keeps the lines editable', async () => {
    openAttachedMailPage({ isLedgerMailAttached: false });
    expectAnnounced(await screen.findByText(/現在「添付しない」に設定/));
    expect(mainArea().getByText(/アカウント設定で「添付する」に変更すると有効/)).toBeTruthy();
    expect(await findLine('請求書')).toBeTruthy();
  });

  it.each([
    ['no bill can be attached', { items: [] }, 'メールに添付できる帳票はありません。'],
    [
      'no mail address is registered',
      { items: [deliveryNoteSetting], selectableMailAddresses: [] },
      /メールアドレスが登録されていません/,
    ],
  ])('shows that %s', async (_, overrides, text) => {
    openAttachedMailPage(overrides);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('does not warn about missing mail addresses if a mail address is registered', async () => {
    openAttachedMailPage({ selectableMailAddresses: [mainAddress] });
    expect(await findLine('請求書')).toBeTruthy();
    expect(screen.queryByText(/メールアドレスが登録されていません/)).toBeNull();
  });

  it('shows lines that only the issuer can change as text, without buttons', async () => {
    const fileFormats = ['pdf' as const, 'csv' as const];
    const mailAddresses = [mainAddress, subAddress];
    openAttachedMailPage({
      items: [
        { ...invoiceSetting, isEditable: false, fileFormats, mailAddresses },
        { ...deliveryNoteSetting, isEditable: false },
      ],
    });
    const text = await screen.findByText(/^添付する（/);
    expect(text.textContent).toBe(`添付する（PDF・CSV）\n${mainAddress}\n${subAddress}`);
    expect(text.parentElement?.textContent).toMatch(/発行元が管理しているため、変更できません。$/);
    expect(screen.getByText('添付しない')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(mainArea().queryByRole('button')).toBeNull();
  });
});

describe('the line of a bill type', () => {
  it('groups its choices under a name, and shows them only while the bill type is attached', async () => {
    openAttachedMailPage();
    const invoiceLine = await findLine('請求書');
    expect(invoiceLine.getByRole('group', { name: /^ファイル形式/ })).toBeTruthy();
    expect(invoiceLine.getByRole('group', { name: /^送信先/ })).toBeTruthy();
    const boxes = invoiceLine.getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      attachLabel,
      'PDF',
      'CSV',
      mainAddress,
      subAddress,
      thirdAddress,
    ]);
    await clickBoxes('請求書', attachLabel);
    expect(invoiceLine.getAllByRole('checkbox')).toHaveLength(1);
    expect(invoiceLine.getByText('未保存')).toBeTruthy();
  });

  it('also offers a saved receiver that is no longer registered', async () => {
    openAttachedMailPage({ items: [{ ...invoiceSetting, mailAddresses: ['old@x.example.jp'] }] });
    expect(await findTickedLabels('請求書')).toEqual([attachLabel, 'PDF', 'old@x.example.jp']);
  });

  it('counts as unchanged after its boxes are cleared and ticked again, and is not saved', async () => {
    openAttachedMailPage({
      items: [{ ...invoiceSetting, mailAddresses: [mainAddress, subAddress] }, deliveryNoteSetting],
    });
    await clickBoxes('請求書', mainAddress);
    expect((await findLine('請求書')).getByText('未保存')).toBeTruthy();
    expect(asksBeforeLeaving()).toBe(true);
    await clickBoxes('請求書', mainAddress);
    expect((await findLine('請求書')).queryByText('未保存')).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    await clickBoxes('請求書', attachLabel, attachLabel);
    expect(await findTickedLabels('請求書')).toEqual([attachLabel, 'PDF', mainAddress, subAddress]);
    await pressSave();
    expect(await screen.findByText(/「キャンセル」を押してください/)).toBeTruthy();
    expect(getSavedBodies()).toEqual([]);
  });

  it('reports a missing format and receiver until they are chosen or the line is switched off', async () => {
    openAttachedMailPage();
    await clickBoxes('請求書', 'PDF', mainAddress);
    await pressSave();
    const invoiceLine = await findLine('請求書');
    expect(await invoiceLine.findByText(missingFormatText)).toBeTruthy();
    expect(invoiceLine.getByText('送信先を選択してください。')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('items.0.fileFormats')));
    expect(getSavedBodies()).toEqual([]);
    await clickBoxes('請求書', 'CSV');
    await waitFor(() => expect(invoiceLine.queryByText(missingFormatText)).toBeNull());
    await clickBoxes('請求書', attachLabel);
    await waitFor(() => expect(screen.queryByText('送信先を選択してください。')).toBeNull());
    await clickBoxes('請求書', attachLabel);
    expect(await findTickedLabels('請求書')).toEqual([attachLabel, 'CSV', mainAddress]);
  });

  it('shows an error about its receivers, although the line has another index in the request', async () => {
    openAttachedMailPage({}, () => refusal('400-1-06-01', ['items.0.mailAddresses.1']));
    await clickBoxes('納品書', attachLabel, thirdAddress);
    await pressSave();
    expect(
      await (await findLine('納品書')).findByText(/送信先はメールアドレスの形式/),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('items.1.mailAddresses')));
  });
});

it('a line that is set back while it is being saved stays set back and unsaved', async () => {
  const saveRelease = deferred<Response>();
  openAttachedMailPage({}, () => saveRelease.promise);
  await clickBoxes('納品書', attachLabel, thirdAddress);
  await pressSave();
  await clickBoxes('納品書', attachLabel);
  const savedLine = {
    isAttached: true,
    fileFormats: ['pdf' as const],
    mailAddresses: [mainAddress],
  };
  const items = [invoiceSetting, { ...deliveryNoteSetting, ...savedLine }, statementSetting];
  saveRelease.resolve(jsonAnswer(allSettings({ items })));
  await screen.findByText('変更を保存しました。');
  expect(await findTickedLabels('納品書')).not.toContain(attachLabel);
  expect(getUnsavedText()).toMatch(/1件$/);
});

describe('the settings that are copied to all lines', () => {
  it('are limited to what each type offers, and are announced with the number of unsaved lines', async () => {
    openAttachedMailPage({
      items: [
        { ...invoiceSetting, fileFormats: ['csv'], mailAddresses: [mainAddress, thirdAddress] },
        deliveryNoteSetting,
        statementSetting,
      ],
    });
    await findLine('請求書');
    expect(getUnsavedText()).toBeUndefined();
    expect(asksBeforeLeaving()).toBe(false);
    await copyToAllLines('請求書');
    const receivers = [mainAddress, thirdAddress];
    expect(await findTickedLabels('納品書')).toEqual([attachLabel, 'CSV', ...receivers]);
    // The payment statement offers only PDF.
    expect(await findTickedLabels('支払明細書')).toEqual([attachLabel, 'PDF', ...receivers]);
    expect(getUnsavedText()).toBe(
      '「請求書」の設定を、ほかの種類にも適用しました。未保存の変更：2件',
    );
    expectAnnounced(mainArea().getByText(/未保存の変更/));
    expect(asksBeforeLeaving()).toBe(true);
    expect(getSavedBodies()).toEqual([]);
    await clickBoxes('納品書', attachLabel);
    expect(getUnsavedText()).toMatch(/1件$/);
    await clickBoxes('支払明細書', attachLabel);
    await waitFor(() => expect(getUnsavedText()).toBeUndefined());
    expect(mainArea().queryByText(/にも適用しました/)).toBeNull();
  });

  it('switch off the other lines if the copied line is off', async () => {
    openAttachedMailPage();
    await copyToAllLines('納品書');
    expect(await findTickedLabels('請求書')).toEqual([]);
    expect(getUnsavedText()).toMatch(/^「納品書」.*1件$/);
  });

  it('do not change lines that only the issuer can change', async () => {
    openAttachedMailPage({
      items: [invoiceSetting, { ...deliveryNoteSetting, isEditable: false }, statementSetting],
    });
    await copyToAllLines('請求書');
    expect(mainArea().getByText('添付しない')).toBeTruthy();
    expect(await findTickedLabels('支払明細書')).toEqual([attachLabel, 'PDF', mainAddress]);
    await pressSave();
    await waitFor(() =>
      expect(getSavedBodies()[0]).toMatchObject({ items: [{ billTypeId: 'paymentStatement' }] }),
    );
  });

  it('have no copy button if no other line can be changed', async () => {
    openAttachedMailPage({
      items: [invoiceSetting, { ...deliveryNoteSetting, isEditable: false }],
    });
    await findLine('請求書');
    expect(mainArea().queryByRole('button', { name: /すべて同じ設定にする/ })).toBeNull();
  });

  it('remove the message of a line that is complete after the copy', async () => {
    openAttachedMailPage();
    await clickBoxes('納品書', attachLabel, 'PDF', mainAddress);
    await pressSave();
    const deliveryNoteLine = await findLine('納品書');
    await deliveryNoteLine.findByText(missingFormatText);
    await copyToAllLines('請求書');
    await waitFor(() => expect(deliveryNoteLine.queryByText(missingFormatText)).toBeNull());
    expect(deliveryNoteLine.queryByText('送信先を選択してください。')).toBeNull();
  });

  it('do not show errors about missing choices before the first save', async () => {
    const noReceiver = { ...invoiceSetting, mailAddresses: [] };
    openAttachedMailPage({ items: [noReceiver, deliveryNoteSetting], selectableMailAddresses: [] });
    await copyToAllLines('請求書');
    expect(await findTickedLabels('納品書')).toEqual([attachLabel, 'PDF']);
    await act(async () => undefined);
    expect(mainArea().queryByText(/を選択してください。$/)).toBeNull();
  });
});

describe('the save of the lines', () => {
  it('sends only the edited lines, with the latest revision', async () => {
    const fileFormats = ['csv' as const];
    const editedSetting = {
      ...deliveryNoteSetting,
      isAttached: true,
      fileFormats,
      mailAddresses: [mainAddress, thirdAddress],
    };
    const items = [invoiceSetting, editedSetting, statementSetting];
    openAttachedMailPage({}, () => jsonAnswer(allSettings({ revision: 'rev-lines-2', items })));
    await clickBoxes('納品書', attachLabel);
    // The first format and the main address are the first choices.
    expect(await findTickedLabels('納品書')).toEqual([attachLabel, 'PDF', mainAddress]);
    await clickBoxes('納品書', thirdAddress, 'CSV', 'PDF');
    expect((await findLine('納品書')).getByText('未保存')).toBeTruthy();
    expect((await findLine('請求書')).queryByText('未保存')).toBeNull();
    expect(getUnsavedText()).toBe('未保存の変更：1件');
    await pressSave();
    await screen.findByText(savedText);
    expect(getFocusedNoticeText()).toContain(savedText);
    const { billTypeId, isAttached, mailAddresses } = editedSetting;
    expect(getSavedBodies()).toEqual([
      { revision: 'rev-lines-1', items: [{ billTypeId, isAttached, fileFormats, mailAddresses }] },
    ]);
    expect(screen.queryByText('未保存')).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    expect(storedDrafts()).toEqual([]);
    await clickBoxes('請求書', 'CSV');
    await waitFor(() => expect(mainArea().queryByText(savedText)).toBeNull());
    submit(fieldNamed('items.0.isAttached'));
    await waitFor(() =>
      expect(getSavedBodies()[1]).toMatchObject({
        revision: 'rev-lines-2',
        items: [{ billTypeId: 'invoice' }],
      }),
    );
  });

  it('sends a switched-off line with its current choices', async () => {
    openAttachedMailPage();
    await clickBoxes('請求書', 'PDF', attachLabel);
    await pressSave();
    const switchedOffLine = {
      billTypeId: 'invoice',
      isAttached: false,
      fileFormats: [],
      mailAddresses: [mainAddress],
    };
    await waitFor(() => expect(getSavedBodies()[0]).toMatchObject({ items: [switchedOffLine] }));
  });
});

describe('lines that were changed in the meantime', () => {
  /** Saves the invoice line with CSV added. The server refuses the save with a code, and returns newer settings. */
  async function saveWithConflict(
    newerOverrides: Partial<AttachedMailSettings>,
    code = '409-1-00-01',
  ): Promise<void> {
    const newerSettings = allSettings({ revision: 'rev-lines-9', ...newerOverrides });
    openAttachedMailPage(
      {},
      inTurn(
        () => errorAnswer(code),
        () => jsonAnswer(newerSettings),
      ),
      inTurn(
        () => jsonAnswer(allSettings()),
        () => jsonAnswer(newerSettings),
      ),
    );
    await clickBoxes('請求書', 'CSV');
    await pressSave();
    await screen.findByText(/ほかの利用者が先に変更|発行元が設定を変更/);
  }

  it('are shown next to the edited line, and are overwritten only when the customer saves again', async () => {
    const fileFormats = ['pdf' as const];
    const settingsOfOtherUser = { isAttached: true, fileFormats, mailAddresses: [subAddress] };
    await saveWithConflict({
      items: [
        { ...invoiceSetting, ...settingsOfOtherUser },
        { ...deliveryNoteSetting, ...settingsOfOtherUser },
        statementSetting,
      ],
    });
    expect(document.querySelector('main dl')?.textContent).toBe(
      `請求書添付する（PDF）\n${subAddress}`,
    );
    expect(await findTickedLabels('請求書')).toEqual([attachLabel, 'PDF', 'CSV', mainAddress]);
    expect(await findTickedLabels('納品書')).toEqual([attachLabel, 'PDF', subAddress]);
    submit(fieldNamed('items.0.isAttached'));
    await screen.findByText(savedText);
    const { billTypeId } = invoiceSetting;
    expect(getSavedBodies()[1]).toEqual({
      revision: 'rev-lines-9',
      items: [
        { billTypeId, isAttached: true, fileFormats: ['pdf', 'csv'], mailAddresses: [mainAddress] },
      ],
    });
  });

  it.each([
    ['no longer editable', [{ ...invoiceSetting, isEditable: false }], 1],
    ['removed', [], 0],
  ])('cannot be overwritten when they are %s', async (_, items, lockedLineCount) => {
    await saveWithConflict({ items }, '400-1-06-13');
    expect(mainArea().queryAllByText(/発行元が管理しているため/)).toHaveLength(lockedLineCount);
    expect(getFocusedNoticeText()).toMatch(/発行元が設定を変更した/);
    expect(mainArea().queryByRole('button')).toBeNull();
    expect(mainArea().queryByText(/もう一度保存してください/)).toBeNull();
  });
});

it('the draft of the lines is discarded when newer settings no longer offer its choices', async () => {
  openAttachedMailPage();
  await clickBoxes('請求書', 'CSV');
  await waitFor(() => expect(storedDrafts().join()).toContain('csv'));
  cleanup();
  openAttachedMailPage({
    revision: 'rev-lines-2',
    items: [
      { ...invoiceSetting, selectableFileFormats: ['pdf'] },
      deliveryNoteSetting,
      statementSetting,
    ],
  });
  await findLine('請求書');
  await act(async () => undefined);
  expect(await findTickedLabels('請求書')).toEqual([attachLabel, 'PDF', mainAddress]);
  expect(screen.queryByText(/復元しました/)).toBeNull();
  expect(asksBeforeLeaving()).toBe(false);
});
