import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { speak } from '../../support/render.tsx';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import {
  accepting,
  beginAnew,
  cancelCall,
  changeRequest,
  creditLimit,
  customerName,
  editLink,
  getCall,
  information,
  item,
  notAccepting,
  open,
  pending,
  press,
  sentBy,
} from './information-pages.tsx';

beforeEach(beginAnew);

const show = (given: RegisteredInformation | object): void =>
  open('/user', { [getCall]: () => jsonAnswer(given) });

/** What stands beside a label. */
const beside = async (label: string): Promise<string> => {
  const all = within(await screen.findByRole('region', { name: 'お客さま情報' }));
  return all.getByText(label).parentElement?.textContent ?? '';
};

describe('the registered information', () => {
  it('shows all items in their groups: labels of options, amounts, unset ones as such', async () => {
    show(information());
    expect(await beside('会社名')).toContain('株式会社青葉フーズ流通');
    expect(await beside('締日')).toContain('20日');
    expect(await beside('お取引限度額')).toContain('5,000,000');
    expect(await beside('FAX番号')).toContain('未登録');
    expect(editLink()?.getAttribute('href')).toBe('/demo/mypage/userEdit');
    expect(screen.getByText(/毎月25日まで.*2026年12月から反映できます/)).toBeTruthy();
  });

  it('shows what the issuer masks as it came', async () => {
    const account = item('bankAccount', '振込口座', '普通 ＊＊＊＊４５６', { isEditable: false });
    show(information([customerName, account]));
    expect(await beside('振込口座')).toContain('普通 ＊＊＊＊４５６');
  });

  it('says that changes are accepted all month long', async () => {
    show(information(undefined, { changeAcceptance: { ...accepting, lastDayOfMonth: 31 } }));
    expect(await screen.findByText(/いつでも受け付けています/)).toBeTruthy();
  });

  it.each([
    ['a day', '2026-12-01', /次は 2026\/12\/01 から/],
    ['no day that is settled', null, /再開日は決まっていません/],
  ])('outside the period has no button, but %s', async (_, acceptsAgainOn, text) => {
    show(information(undefined, { changeAcceptance: { ...notAccepting, acceptsAgainOn } }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(editLink()).toBeNull();
  });

  it('has no button where the issuer lets nothing be changed', async () => {
    show(information([creditLimit]));
    expect(await screen.findByText(/変更できる項目はありません/)).toBeTruthy();
    expect(editLink()).toBeNull();
  });

  it.each([0, 1])('says so where there is no item, with %i headings', async (headings) => {
    show(information([], headings === 0 ? { groups: [] } : {}));
    expect(await screen.findByText('表示できる登録情報はありません')).toBeTruthy();
  });

  it('speaks English', async () => {
    await speak('en');
    await loadTexts('information', 'form', 'flow');
    show(pending());
    expect(await screen.findByRole('heading', { name: 'A change is in progress' })).toBeTruthy();
    expect(screen.getAllByText('From 2026/12').length).toBeGreaterThan(0);
    // The issuer's words are read out as what they are.
    const labels = screen.getAllByText('電話番号').map(({ lang }) => lang);
    expect(labels).toEqual(['ja', 'ja']);
    expect(screen.getAllByText('(removed)').map(({ lang }) => lang)).toEqual(['', '']);
  });
});

describe('a change in progress', () => {
  it('shows content before and asked for, since when, from which month, beside what holds', async () => {
    show(pending());
    const change = within(await screen.findByRole('region', { name: '変更を申請中です' }));
    const row = change.getByText('電話番号').parentElement?.textContent;
    expect(row).toMatch(/変更前03-5555-0100変更後03-5555-0142/);
    expect(change.getByText('FAX番号').parentElement?.textContent).toContain('（削除）');
    expect(change.getByText('2026/11/19 14:08')).toBeTruthy();
    expect(change.getByText('2026年12月から')).toBeTruthy();
    expect(await beside('電話番号')).toMatch(/03-5555-0100.*2026年12月から.*03-5555-0142/);
    expect(editLink()).toBeNull();
  });

  it('of which one item cannot be read says so; the others are shown', async () => {
    hearOfWrongAnswers();
    show(pending({ items: [...changeRequest.items, { itemKey: 'closingDay' }] }));
    const change = within(await screen.findByRole('region', { name: '変更を申請中です' }));
    expect(change.getByText('この項目を表示できませんでした。')).toBeTruthy();
    expect(change.getByText('電話番号')).toBeTruthy();
  });

  it('that can no longer be cancelled says so, without a button', async () => {
    show(pending({ isCancellable: false }));
    expect(await screen.findByText(/この申請は取り消せません/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '申請を取り消す' })).toBeNull();
  });

  it('is cancelled after a question of 412 by 264 that says what it means (S2, S4)', async () => {
    let isCancelled = false;
    open('/user', {
      [getCall]: () => jsonAnswer(isCancelled ? information() : pending()),
      [cancelCall]: () => {
        isCancelled = true;
        return new Response(null, { status: 204 });
      },
    });
    await press('申請を取り消す');
    const dialog = screen.getByRole('dialog', { name: '申請を取り消しますか？' });
    expect(dialog.style.width).toBe('412px');
    expect(dialog.style.minHeight).toBe('264px');
    expect(dialog.textContent).toMatch(/変更は反映されず/);
    expect(sentBy('DELETE')).toEqual([]);
    await press('取り消す');
    expect(await screen.findByText(/変更の申請を取り消しました/)).toBeTruthy();
    await waitFor(() => expect(editLink()).not.toBeNull());
    expect(screen.queryByText('変更を申請中です')).toBeNull();
    expect(sentBy('DELETE')).toHaveLength(1);
  });

  it('stays if the question is answered so', async () => {
    show(pending());
    await press('申請を取り消す');
    await press('取り消さない');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentBy('DELETE')).toEqual([]);
  });

  it('that was cancelled is not shown any more, though the page cannot be had again', async () => {
    let count = 0;
    open('/user', {
      [getCall]: () =>
        (count += 1) > 1 ? new TypeError('Failed to fetch') : jsonAnswer(pending()),
      [cancelCall]: () => new Response(null, { status: 204 }),
    });
    await press('申請を取り消す');
    await press('取り消す');
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeTruthy();
    expect(screen.queryByText('変更を申請中です')).toBeNull();
  });

  it('that somebody else has cancelled or that was reflected says so (409), and shows the latest', async () => {
    let isGone = false;
    open('/user', {
      [getCall]: () => jsonAnswer(isGone ? information() : pending()),
      [cancelCall]: () => {
        isGone = true;
        return errorAnswer('409-1-00-01');
      },
    });
    await press('申請を取り消す');
    await press('取り消す');
    expect((await screen.findByRole('alert')).textContent).toMatch(/ほかの利用者が先に更新/);
    await press('最新の状態を表示する');
    await waitFor(() => expect(editLink()).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose period has ended meanwhile says so (400-1-06-12), and the button goes', async () => {
    let isOver = false;
    open('/user', {
      [getCall]: () => jsonAnswer(pending({ isCancellable: !isOver })),
      [cancelCall]: () => {
        isOver = true;
        return errorAnswer('400-1-06-12');
      },
    });
    await press('申請を取り消す');
    await press('取り消す');
    expect((await screen.findByRole('alert')).textContent).toMatch(/受付期間外/);
    expect(await screen.findByText(/この申請は取り消せません/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '申請を取り消す' })).toBeNull();
  });
});

describe('an answer that is not there', () => {
  it('as the contract has it in one item costs that item alone', async () => {
    hearOfWrongAnswers();
    const groups = [
      { groupKey: 'a', title: 'お客さま情報', items: [customerName, { ...creditLimit, label: 3 }] },
    ];
    show({ ...information(), groups });
    expect(await beside('会社名')).toContain('青葉');
    expect(screen.getByText('この項目を表示できませんでした。')).toBeTruthy();
  });
});
