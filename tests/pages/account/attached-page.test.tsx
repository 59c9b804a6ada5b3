import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { asksBeforeLeaving, fieldNamed } from '../../support/form-fields.ts';
import { speak } from '../../support/render.tsx';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import {
  asked,
  beginAnew,
  keptDrafts,
  main,
  open,
  press,
  sentBy,
  sub,
  submitFormOf,
} from './account-pages.tsx';
import {
  attach,
  deliveryNote,
  invoice,
  line,
  lines,
  linesCall,
  openLines,
  path,
  save,
  saveCall,
  statement,
  third,
  tick,
  ticked,
} from './attached-pages.ts';

beforeEach(beginAnew);

const page = () => within(screen.getByRole('main'));
const sameForAll = (name: string) => press(`すべて同じ設定にする：${name}`);

describe('the page of the attached mails', () => {
  it('says what it is for, what a mail can carry, and where the addresses come from', async () => {
    openLines();
    await line('請求書');
    expect(page().getByRole('heading', { level: 1, name: '帳票の添付設定' })).toBeTruthy();
    expect(page().getByText(/^帳票の種類ごとに、メールへの添付の有無/)).toBeTruthy();
    expect(page().getByText(/^1通のメールに添付できるファイルは、合計1\s?MBまで/)).toBeTruthy();
    expect(page().getByText(/^送信先は、登録済みのメールアドレスから選択できます。/)).toBeTruthy();
    const links = page()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['メールアドレスを変更する', '/demo/mypage/userMailEdit'],
      ['アカウント設定へ', '/demo/mypage/userConfig'],
    ]);
  });

  it('says nothing of what is not: the switch is on, there are addresses, nothing is entered', async () => {
    openLines();
    await line('請求書');
    for (const text of [/現在「添付しない」に設定/, /登録されていません/, /未保存/, /復元しました/])
      expect(page().queryByText(text)).toBeNull();
    expect(page().queryByText('メールに添付できる帳票はありません。')).toBeNull();
  });

  it('says where the switch is that is off, aloud', async () => {
    openLines(lines({ isLedgerMailAttached: false }));
    expect(announced(await screen.findByText(/現在「添付しない」に設定/))).toBeTruthy();
    expect(page().getByText(/アカウント設定で「添付する」に変更すると有効/)).toBeTruthy();
  });

  it('is one list of the types of bills, each a group of its own name', async () => {
    openLines();
    const list = within(await screen.findByRole('list', { name: '帳票の種類' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    const names = list.getAllByRole('group').map((group) => group.querySelector('h2')?.textContent);
    expect(names.filter((name) => name !== undefined)).toEqual(['請求書', '納品書', '支払明細書']);
  });

  it('names each type of bill in the language that it is written in', async () => {
    await speak('en');
    await loadTexts('account', 'validation', 'form', 'flow');
    openLines(
      lines({
        items: [
          invoice,
          { ...deliveryNote, billTypeName: 'Delivery note' },
          { ...statement, isEditable: false },
        ],
      }),
    );
    const langs = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => [
      heading.textContent,
      heading.lang,
    ]);
    expect(langs).toEqual([
      ['請求書', 'ja'],
      ['Delivery note', ''],
      ['支払明細書', 'ja'],
    ]);
  });

  it('of which several cannot be read has the places of all', async () => {
    hearOfWrongAnswers();
    const broken = { billTypeId: 7 };
    open(path, { [linesCall]: () => jsonAnswer({ ...lines(), items: [broken, broken, invoice] }) });
    await line('請求書');
    const rows = page()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.includes('表示できませんでした'));
    expect(rows).toEqual([true, true, false]);
  });

  it('has a closed line as whether, as what and to whom, with the reason', async () => {
    const closed = {
      ...invoice,
      isEditable: false,
      fileFormats: ['pdf' as const, 'csv' as const],
      mailAddresses: [main, sub],
    };
    openLines(lines({ items: [closed, deliveryNote] }));
    const text = await screen.findByText(/^添付する（/);
    expect(text.textContent).toBe(`添付する（PDF・CSV）\n${main}\n${sub}`);
    expect(text.parentElement?.textContent).toMatch(/発行元が管理しているため、変更できません。$/);
  });
});

describe('a line', () => {
  it('names its choices, and has them only while it is attached', async () => {
    openLines();
    const own = await line('請求書');
    expect(own.getByRole('group', { name: /^ファイル形式/ })).toBeTruthy();
    expect(own.getByRole('group', { name: /^送信先/ })).toBeTruthy();
    expect(own.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      attach,
      'PDF',
      'CSV',
      main,
      sub,
      third,
    ]);
    await tick('請求書', attach);
    expect(own.getAllByRole('checkbox')).toHaveLength(1);
    expect(own.getByText('未保存')).toBeTruthy();
  });

  it('keeps a receiver that is registered no more, until its tick is taken away', async () => {
    openLines(lines({ items: [{ ...invoice, mailAddresses: ['old@x.example.jp'] }] }));
    expect(await ticked('請求書')).toEqual([attach, 'PDF', 'old@x.example.jp']);
  });

  it('cannot be made like others where it is the only one that can be changed', async () => {
    openLines(lines({ items: [invoice, { ...deliveryNote, isEditable: false }] }));
    await line('請求書');
    expect(page().queryByRole('button', { name: /すべて同じ設定にする/ })).toBeNull();
  });
});

describe('the same for all', () => {
  it('leaves what the issuer has closed as it is', async () => {
    openLines(
      lines({ items: [invoice, { ...deliveryNote, isEditable: false }, statement] }),
      noAnswer,
    );
    await sameForAll('請求書');
    expect(page().getByText('添付しない')).toBeTruthy();
    expect(await ticked('支払明細書')).toEqual([attach, 'PDF', main]);
    await save();
    await waitFor(() => expect(sentBy('PUT')).toHaveLength(1));
    expect(sentBy('PUT')[0]?.body).toMatchObject({ items: [{ billTypeId: 'paymentStatement' }] });
  });

  it('is said aloud with how many lines are not saved, until none is', async () => {
    openLines();
    const told = () => page().queryByText(/未保存の変更/);
    expect(await line('請求書')).toBeTruthy();
    expect(told()).toBeNull();
    await sameForAll('請求書');
    expect(announced(told() ?? document.body).textContent).toBe(
      '「請求書」の設定を、ほかの種類にも適用しました。未保存の変更：2件',
    );
    await tick('納品書', attach);
    expect(told()?.textContent).toMatch(/1件$/);
    await tick('支払明細書', attach);
    await waitFor(() => expect(told()).toBeNull());
    expect(page().queryByText(/にも適用しました/)).toBeNull();
  });

  it('takes away what was said of a line that has now what it lacked', async () => {
    openLines();
    await tick('納品書', attach);
    await tick('納品書', 'PDF');
    await tick('納品書', main);
    await save();
    const part = await line('納品書');
    await part.findByText('ファイル形式を選択してください。');
    await sameForAll('請求書');
    await waitFor(() => expect(part.queryByText('ファイル形式を選択してください。')).toBeNull());
    expect(part.queryByText('送信先を選択してください。')).toBeNull();
  });

  it('is not lost by leaving without a question', async () => {
    // Another line becomes another one by its receivers alone.
    openLines(
      lines({
        items: [
          invoice,
          { ...invoice, billTypeId: 'two', billTypeName: '領収書', mailAddresses: [sub] },
        ],
      }),
    );
    await line('領収書');
    expect(asksBeforeLeaving()).toBe(false);
    await sameForAll('請求書');
    expect(await ticked('領収書')).toEqual([attach, 'PDF', main]);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('says nothing of what lines lack that nobody has sent yet', async () => {
    const noReceiver = { ...invoice, mailAddresses: [] };
    openLines(lines({ items: [noReceiver, deliveryNote], selectableMailAddresses: [] }));
    await sameForAll('請求書');
    expect(await ticked('納品書')).toEqual([attach, 'PDF']);
    await act(async () => undefined);
    expect(page().queryByText(/を選択してください。$/)).toBeNull();
  });
});

describe('lines that are saved', () => {
  it('and were switched off are sent with the choices that they had, and with none that nobody made', async () => {
    openLines(lines(), noAnswer);
    await tick('請求書', 'PDF');
    await tick('請求書', attach);
    await save();
    const off = {
      billTypeId: 'invoice',
      isAttached: false,
      fileFormats: [],
      mailAddresses: [main],
    };
    await waitFor(() => expect(sentBy('PUT')[0]?.body).toMatchObject({ items: [off] }));
  });

  it('are not given up any more once they are on their way', async () => {
    openLines(lines(), noAnswer);
    await tick('請求書', 'CSV');
    await save();
    await waitFor(() => expect(sentBy('PUT')).toHaveLength(1));
    const cancel = page().getByRole('button', { name: 'キャンセル' });
    expect(cancel.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(cancel);
    expect(await ticked('請求書')).toEqual([attach, 'PDF', 'CSV', main]);
    submitFormOf(fieldNamed('items.0.isAttached'));
    expect(sentBy('PUT')).toHaveLength(1);
  });

  it('begin anew from what the answer says: the next save has its revision', async () => {
    const saved = lines({
      revision: 'rev-lines-2',
      items: [{ ...invoice, fileFormats: ['pdf', 'csv'] }, deliveryNote, statement],
    });
    openLines(lines(), () => jsonAnswer(saved));
    await tick('請求書', 'CSV');
    await save();
    const told = await screen.findByText('変更を保存しました。');
    expect(told.closest('[tabindex="-1"]')).toBe(document.activeElement);
    await tick('納品書', attach);
    await waitFor(() => expect(page().queryByText('変更を保存しました。')).toBeNull());
    submitFormOf(fieldNamed('items.0.isAttached'));
    await waitFor(() => expect(sentBy('PUT')).toHaveLength(2));
    expect(sentBy('PUT')[1]?.body).toMatchObject({
      revision: 'rev-lines-2',
      items: [{ billTypeId: 'deliveryNote' }],
    });
  });

  it('given up are said to be as they were', async () => {
    openLines();
    await tick('請求書', 'CSV');
    await press('キャンセル');
    const told = await screen.findByText(/保存されている内容に戻しました/);
    expect(told.closest('[tabindex="-1"]')).toBe(document.activeElement);
    expect(keptDrafts()).toEqual([]);
  });

  it('and met by others’ changes name these alone: line by line, of those that were edited', async () => {
    const now = lines({
      revision: 'rev-lines-9',
      items: [{ ...invoice, isAttached: false }, { ...deliveryNote, isAttached: true }, statement],
    });
    open(path, {
      [linesCall]: () => jsonAnswer(asked(linesCall) === 1 ? lines() : now),
      [saveCall]: () => errorAnswer('409-1-00-01'),
    });
    await tick('請求書', 'CSV');
    await save();
    const told = (await screen.findByText('現在の登録内容は次のとおりです。')).parentElement;
    expect(told?.querySelector('dl')?.textContent).toBe('請求書添付しない');
  });

  it('and met by others’ changes of other lines have nothing to compare', async () => {
    const now = lines({
      revision: 'rev-lines-9',
      items: [{ ...invoice, fileFormats: ['pdf', 'csv'] }, deliveryNote, statement],
    });
    open(path, {
      [linesCall]: () => jsonAnswer(asked(linesCall) === 1 ? lines() : now),
      [saveCall]: () => errorAnswer('409-1-00-01'),
    });
    await tick('請求書', 'CSV');
    await save();
    await screen.findByText(/ほかの利用者が先に変更した/);
    expect(page().queryByText('現在の登録内容は次のとおりです。')).toBeNull();
    expect(page().queryByText('未保存')).toBeNull();
  });

  it('whose newer state cannot be had keep what was edited', async () => {
    open(path, {
      [linesCall]: () =>
        asked(linesCall) === 1 ? jsonAnswer(lines()) : errorAnswer('429-1-05-01'),
      [saveCall]: () => errorAnswer('409-1-00-01'),
    });
    await tick('請求書', 'CSV');
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/アクセスが集中/);
    expect(await ticked('請求書')).toEqual([attach, 'PDF', 'CSV', main]);
  });

  it('from a draft say which settings they were made from, so that they overwrite none unseen', async () => {
    openLines();
    await tick('請求書', 'CSV');
    await waitFor(() => expect(keptDrafts().join()).toContain('csv'));
    cleanup();
    openLines(lines({ revision: 'rev-lines-9' }), noAnswer);
    await waitFor(async () => expect(await ticked('請求書')).toEqual([attach, 'PDF', 'CSV', main]));
    await save();
    await waitFor(() => expect(sentBy('PUT')[0]?.body).toMatchObject({ revision: 'rev-lines-1' }));
  });

  it.each([
    ['are none any more', []],
    ['can all only be read', [{ ...invoice, isEditable: false }]],
  ])('and %s say why they were not saved, and offer nothing to overwrite', async (_, items) => {
    open(path, {
      [linesCall]: () => jsonAnswer(lines(asked(linesCall) === 1 ? {} : { items })),
      [saveCall]: () => errorAnswer('400-1-06-13'),
    });
    await tick('請求書', 'CSV');
    await save();
    const told = await screen.findByText(/発行元が設定を変更した/);
    expect(told.closest('[tabindex="-1"]')).toBe(document.activeElement);
    expect(page().queryByRole('button')).toBeNull();
    expect(page().queryByText(/もう一度保存してください/)).toBeNull();
  });
});
