import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import { asksBeforeLeaving, fieldNamed } from '../../support/form-fields.ts';
import {
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
  path,
  linesCall,
  saveCall,
  save,
  third,
  invoice,
  deliveryNote,
  statement,
  lines,
  line,
  tick,
  ticked,
  openLines,
  attach,
} from './attached-pages.ts';

beforeEach(beginAnew);

describe('the attached mails', () => {
  it('have one line a type of bill, with what is saved', async () => {
    openLines();
    expect(await ticked('請求書')).toEqual([attach, 'PDF', main]);
    expect(await ticked('納品書')).toEqual([]);
    expect((await line('支払明細書')).queryByText('ファイル形式')).toBeNull();
    expect(screen.getByText(/合計1\s?MBまで/)).toBeTruthy();
    expect(screen.queryByText('未保存')).toBeNull();
    expect(screen.getByRole('link', { name: 'メールアドレスを変更する' })).toBeTruthy();
  });

  it('send the edited lines alone, which are visible as such until they are saved', async () => {
    const after = {
      ...deliveryNote,
      isAttached: true,
      fileFormats: ['csv' as const],
      mailAddresses: [main, third],
    };
    openLines(lines(), () =>
      jsonAnswer(lines({ revision: 'rev-lines-2', items: [invoice, after, statement] })),
    );
    await tick('納品書', attach);
    // Something stands there at once: the first form, to the main address.
    expect(await ticked('納品書')).toEqual([attach, 'PDF', main]);
    await tick('納品書', third);
    await tick('納品書', 'CSV');
    await tick('納品書', 'PDF');
    expect((await line('納品書')).getByText('未保存')).toBeTruthy();
    expect((await line('請求書')).queryByText('未保存')).toBeNull();
    expect(announced(screen.getByText('未保存の変更：1件'))).toBeTruthy();
    expect(asksBeforeLeaving()).toBe(true);
    await save();
    expect(await screen.findByText('変更を保存しました。')).toBeTruthy();
    expect(sentBy('PUT')).toEqual([
      {
        path: '/user/attached-mail-settings',
        body: {
          revision: 'rev-lines-1',
          items: [
            {
              billTypeId: 'deliveryNote',
              isAttached: true,
              fileFormats: ['csv'],
              mailAddresses: [main, third],
            },
          ],
        },
      },
    ]);
    expect(screen.queryByText('未保存')).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
    expect(keptDrafts()).toEqual([]);
  });

  it('that are as before again are not edited, in whichever order they were ticked', async () => {
    openLines(lines({ items: [{ ...invoice, mailAddresses: [main, sub] }, deliveryNote] }));
    await tick('請求書', main);
    expect((await line('請求書')).getByText('未保存')).toBeTruthy();
    await tick('請求書', main);
    expect((await line('請求書')).queryByText('未保存')).toBeNull();
    await tick('請求書', attach);
    await tick('請求書', attach);
    expect(await ticked('請求書')).toEqual([attach, 'PDF', main, sub]);
    await save();
    expect(await screen.findByText(/「キャンセル」を押してください/)).toBeTruthy();
    expect(sentBy('PUT')).toEqual([]);
  });

  it('are made the same for all in one press, as far as each type can be', async () => {
    openLines(
      lines({
        items: [
          { ...invoice, fileFormats: ['csv'], mailAddresses: [main, third] },
          deliveryNote,
          statement,
        ],
      }),
    );
    await press('すべて同じ設定にする：請求書');
    expect(await ticked('納品書')).toEqual([attach, 'CSV', main, third]);
    // It is published as PDF only.
    expect(await ticked('支払明細書')).toEqual([attach, 'PDF', main, third]);
    expect(
      screen.getByText('「請求書」の設定を、ほかの種類にも適用しました。未保存の変更：2件'),
    ).toBeTruthy();
    expect(sentBy('PUT')).toEqual([]);
    await press('すべて同じ設定にする：支払明細書');
    expect(await ticked('請求書')).toEqual([attach, 'PDF', main, third]);
  });

  it('leave the others off where the same for all is off', async () => {
    openLines();
    await press('すべて同じ設定にする：納品書');
    expect(await ticked('請求書')).toEqual([]);
    expect(screen.getByText(/未保存の変更：1件/)).toBeTruthy();
  });

  it('that are attached without a form or a receiver say so at their place', async () => {
    openLines();
    await tick('請求書', 'PDF');
    await tick('請求書', main);
    await save();
    const part = await line('請求書');
    expect(await part.findByText('ファイル形式を選択してください。')).toBeTruthy();
    expect(part.getByText('送信先を選択してください。')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('items.0.fileFormats')));
    expect(sentBy('PUT')).toEqual([]);
    await tick('請求書', 'CSV');
    await waitFor(() => expect(part.queryByText('ファイル形式を選択してください。')).toBeNull());
    // Nothing has to be chosen of what is not attached.
    await tick('請求書', attach);
    await waitFor(() => expect(screen.queryByText('送信先を選択してください。')).toBeNull());
  });

  it('go back to what is saved', async () => {
    openLines();
    await tick('請求書', 'CSV');
    await press('キャンセル');
    await waitFor(async () => expect(await ticked('請求書')).toEqual([attach, 'PDF', main]));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('whose receiver the server refuses say so at the line that was sent', async () => {
    openLines(lines(), () =>
      jsonAnswer([{ code: '400-1-06-01', target: ['items.0.mailAddresses.1'], mapping: [] }], 400),
    );
    await tick('納品書', attach);
    await tick('納品書', third);
    await save();
    expect(await (await line('納品書')).findByText(/送信先はメールアドレスの形式/)).toBeTruthy();
    expect(fieldNamed('items.1.mailAddresses')).toBe(document.activeElement);
  });

  it('of which one cannot be read say so there; the others can be saved', async () => {
    hearOfWrongAnswers();
    open(path, {
      [linesCall]: () => jsonAnswer({ ...lines(), items: [invoice, { billTypeId: 7 }, statement] }),
      [saveCall]: () => jsonAnswer(lines()),
    });
    await tick('支払明細書', attach);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/この帳票の設定を表示できませんでした/);
    await save();
    await screen.findByText('変更を保存しました。');
    expect(sentBy('PUT')[0]?.body).toMatchObject({ items: [{ billTypeId: 'paymentStatement' }] });
  });

  it('are text where the issuer decides, and without a button where it decides all', async () => {
    const closed = [invoice, deliveryNote].map((one) => ({ ...one, isEditable: false }));
    openLines(lines({ items: closed }));
    expect((await screen.findByText(/添付する（PDF）/)).textContent).toContain(main);
    expect(screen.getByText('添付しない')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '変更を保存する' })).toBeNull();
  });

  it('of an issuer that attaches nothing say so', async () => {
    openLines(lines({ items: [] }));
    expect(await screen.findByText('メールに添付できる帳票はありません。')).toBeTruthy();
  });

  it('while the switch is off can be set all the same, and that is said', async () => {
    openLines(lines({ isLedgerMailAttached: false }));
    expect(await screen.findByText(/現在「添付しない」に設定/)).toBeTruthy();
    expect(await line('請求書')).toBeTruthy();
  });

  it('without any address say so', async () => {
    openLines(lines({ items: [deliveryNote], selectableMailAddresses: [] }));
    expect(await screen.findByText(/メールアドレスが登録されていません/)).toBeTruthy();
  });
});

describe('lines that somebody else has changed', () => {
  async function meet(now: AttachedMailSettings, code = '409-1-00-01'): Promise<void> {
    let given = lines();
    let answer = (): Response => errorAnswer(code);
    open(path, { [linesCall]: () => jsonAnswer(given), [saveCall]: () => answer() });
    await tick('請求書', 'CSV');
    given = now;
    await save();
    await screen.findByText(
      code === '409-1-00-01' ? /ほかの利用者が先に変更/ : /発行元が設定を変更/,
    );
    answer = () => jsonAnswer(now);
  }

  it('are shown beside what was entered, and overwritten only by a press that has seen them', async () => {
    const now = lines({
      revision: 'rev-lines-9',
      items: [
        { ...invoice, mailAddresses: [sub] },
        { ...deliveryNote, isAttached: true, fileFormats: ['pdf'], mailAddresses: [sub] },
        statement,
      ],
    });
    await meet(now);
    expect(screen.getByText(/添付する（PDF）/).textContent).toContain(sub);
    expect(await ticked('請求書')).toEqual([attach, 'PDF', 'CSV', main]);
    // Of the others what holds now.
    expect(await ticked('納品書')).toEqual([attach, 'PDF', sub]);
    submitFormOf(fieldNamed('items.0.isAttached'));
    await screen.findByText('変更を保存しました。');
    expect(sentBy('PUT')[1]?.body).toEqual({
      revision: 'rev-lines-9',
      items: [
        {
          billTypeId: 'invoice',
          isAttached: true,
          fileFormats: ['pdf', 'csv'],
          mailAddresses: [main],
        },
      ],
    });
  });

  it('or that the issuer has closed are text then', async () => {
    await meet(lines({ items: [{ ...invoice, isEditable: false }, deliveryNote] }), '400-1-06-13');
    expect(screen.queryByRole('group', { name: '請求書' })).toBeNull();
    expect(await line('納品書')).toBeTruthy();
  });

  it('are taken over by the other press', async () => {
    await meet(lines({ revision: 'rev-lines-9', items: [{ ...invoice, mailAddresses: [sub] }] }));
    await press('現在の登録内容に戻す');
    await waitFor(async () => expect(await ticked('請求書')).toEqual([attach, 'PDF', sub]));
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('lines that were edited and not saved', () => {
  const editAndLeave = async (): Promise<void> => {
    openLines();
    await tick('請求書', 'CSV');
    await waitFor(() => expect(keptDrafts().join()).toContain('csv'));
    cleanup();
  };

  it('are not where there is no such choice any more', async () => {
    await editAndLeave();
    openLines(
      lines({
        revision: 'rev-lines-9',
        items: [{ ...invoice, selectableFileFormats: ['pdf'] }, deliveryNote, statement],
      }),
    );
    expect(await ticked('請求書')).toEqual([attach, 'PDF', main]);
    await act(async () => undefined);
    expect(await ticked('請求書')).toEqual([attach, 'PDF', main]);
    expect(screen.queryByText(/復元しました/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('of a line that the issuer has closed meanwhile are left out', async () => {
    await editAndLeave();
    openLines(lines({ items: [{ ...invoice, isEditable: false }, deliveryNote, statement] }), () =>
      jsonAnswer(lines()),
    );
    await tick('支払明細書', attach);
    await save();
    await waitFor(() =>
      expect(sentBy('PUT')[0]?.body).toMatchObject({ items: [{ billTypeId: 'paymentStatement' }] }),
    );
  });
});
