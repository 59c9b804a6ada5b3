import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { jsonAnswer, noAnswer } from '../../support/api.ts';
import { currentStep } from '../../support/current-step.ts';
import { asksBeforeLeaving, fieldNamed, textAt } from '../../support/form-fields.ts';
import { speak } from '../../support/render.tsx';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import {
  apply,
  begin,
  check,
  entries,
  heading,
  keptDrafts,
  sendPhone,
  toCheck,
} from './change-pages.ts';
import {
  accepting,
  beginAnew,
  button,
  changeRequest,
  enter,
  getCall,
  information,
  item,
  notAccepting,
  open,
  sentBy,
  submit,
} from './information-pages.tsx';

beforeEach(beginAnew);
afterEach(() => vi.restoreAllMocks());

const main = () => within(screen.getByRole('main'));
const buttonNames = () =>
  main()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const linkNames = () =>
  main()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const withMonths = (...changeReflectionMonths: string[]) =>
  information(undefined, { changeAcceptance: { ...accepting, changeReflectionMonths } });
/** What stands beside a name of a fact. */
const fact = (name: string) =>
  main().queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

describe('the three steps of a change', () => {
  it('begin with the entries: what to do, and how to give it up', async () => {
    await begin();
    await entries();
    expect(currentStep()).toBe('ステップ 1／3：入力');
    expect(main().getByText(/^変更する項目を書き換えて/)).toBeTruthy();
    expect(buttonNames()).toEqual([check]);
    expect(linkNames()).toEqual(['キャンセル']);
    expect(main().queryByText(/表示できない項目があります/)).toBeNull();
    expect(main().queryByText(/復元しました/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('go on with what will be sent: no field, nothing that was not changed', async () => {
    await begin();
    await button(check);
    enter('phoneNumber', '03-5555-0142');
    await toCheck();
    expect(currentStep()).toBe('ステップ 2／3：確認');
    expect(main().getByText(/^この内容でよろしければ、「申請する」/)).toBeTruthy();
    expect(fact('反映される月')).toBe('2026年12月から');
    expect(fact('申請日時')).toBeUndefined();
    expect(main().getByRole('region', { name: 'お客さま情報' })).toBeTruthy();
    expect(buttonNames()).toEqual([apply, '入力に戻る']);
    expect(linkNames()).toEqual([]);
    expect(main().queryByRole('textbox')).toBeNull();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('end with what was applied for, from when, since when, and where it can be seen', async () => {
    await begin();
    await sendPhone();
    await heading('変更を申請しました');
    expect(currentStep()).toBe('ステップ 3／3：完了');
    expect(main().getByText('次の内容で受け付けました。')).toBeTruthy();
    const next = main().getByText(/^反映されるまでは、これまでの内容が登録されたままです/);
    expect(next.closest('[role="status"]')).not.toBeNull();
    expect([fact('反映される月'), fact('申請日時')]).toEqual([
      '2026年12月から',
      '2026/11/19 14:08',
    ]);
    expect(fact('電話番号')).toMatch(/変更前03-5555-0100変更後03-5555-0142/);
    const back = main().getByRole('link', { name: 'ご登録情報に戻る' });
    expect(back.getAttribute('href')).toBe('/demo/mypage/user');
    expect(main().queryByRole('button')).toBeNull();
    expect(document.querySelector('main form')).toBeNull();
  });

  it.each([
    ['its items', { items: undefined }, ['2026年12月から', '2026/11/19 14:08']],
    ['its month', { changeReflectionMonth: undefined }, [undefined, '2026/11/19 14:08']],
    ['its time', { requestedAt: undefined }, ['2026年12月から', undefined]],
  ])('end although the answer lacks %s: the rest is shown', async (_, lack, facts) => {
    hearOfWrongAnswers();
    await begin(information(), () => jsonAnswer({ ...changeRequest, ...lack }, 201));
    await sendPhone();
    await heading('変更を申請しました');
    expect([fact('反映される月'), fact('申請日時')]).toEqual(facts);
    expect(main().getByRole('link', { name: 'ご登録情報に戻る' })).toBeTruthy();
  });

  it('take the way back to the entries no more once the change is on its way', async () => {
    await begin(information(), noAnswer);
    await sendPhone();
    await waitFor(() => expect(sentBy('POST')).toHaveLength(1));
    const back = await button('入力に戻る');
    expect(back.getAttribute('aria-disabled')).toBe('true');
    const went = vi.spyOn(history, 'go');
    await userEvent.click(back);
    expect(went).not.toHaveBeenCalled();
    expect(currentStep()).toBe('ステップ 2／3：確認');
  });

  it('say of a draft at the entries alone that it was given back', async () => {
    await begin();
    await button(check);
    enter('phoneNumber', '03-5555-0142');
    await waitFor(() => expect(keptDrafts()).toContain('03-5555-0142'));
    cleanup();
    await begin();
    await screen.findByText(/復元しました/);
    await toCheck();
    expect(screen.queryByText(/復元しました/)).toBeNull();
  });

  it('list above the form what is wrong at several fields, the month last', async () => {
    await begin(withMonths('2026-12', '2027-01', '2027-02', '2027-03', '2027-04'));
    await button(check);
    enter('changeReflectionMonth', '');
    enter('customerName', '');
    submit();
    await waitFor(() => expect(textAt(fieldNamed('changeReflectionMonth'))).toMatch(/選択/));
    const list = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('会社名'),
      expect.stringMatching(/反映する月.*選択/),
    ]);
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('customerName')));
    expect(sentBy('POST')).toEqual([]);
  });

  it('are those of the issuer’s language on an English page', async () => {
    await speak('en');
    await loadTexts('information', 'validation', 'form', 'flow');
    open('/userEdit', {
      [getCall]: () =>
        jsonAnswer(information([item('customerName', '会社名', '株式会社青葉フーズ')])),
    });
    expect((await screen.findByText('お客さま情報')).lang).toBe('ja');
    enter('customerName', '株式会社若葉フーズ');
    submit();
    expect((await screen.findByText('株式会社若葉フーズ')).lang).toBe('ja');
    expect(screen.getByText('お客さま情報').lang).toBe('ja');
  });
});

describe('from when a change counts', () => {
  it.each([2, 4])(
    'is chosen among %i months that are all to be seen, the earliest at first',
    async (count) => {
      const months = ['2026-12', '2027-01', '2027-02', '2027-03'].slice(0, count);
      await begin(withMonths(...months));
      const part = within(await screen.findByRole('group', { name: '変更の反映時期' }));
      const radios = part.getAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({ checked }) => checked)).toEqual(months.map((_, place) => place === 0));
      expect(part.getByRole('radiogroup', { name: /^反映する月/ })).toBeTruthy();
      expect(part.queryByRole('combobox')).toBeNull();
      expect(part.queryByText(/反映されます。$/)).toBeNull();
    },
  );

  it('is chosen from a list where there are more, the earliest at first', async () => {
    await begin(withMonths('2026-12', '2027-01', '2027-02', '2027-03', '2027-04'));
    const part = within(await screen.findByRole('group', { name: '変更の反映時期' }));
    expect(part.getByRole<HTMLSelectElement>('combobox').value).toBe('2026-12');
    expect(part.getAllByRole('option').map(({ textContent }) => textContent)).toContain(
      '2027年04月から',
    );
    expect(part.queryByRole('radio')).toBeNull();
  });

  it('is only said where there is one month', async () => {
    await begin(withMonths('2026-12'));
    const part = within(await screen.findByRole('group', { name: '変更の反映時期' }));
    expect(part.getByText('変更は、2026年12月から反映されます。')).toBeTruthy();
    expect(part.queryByRole('combobox')).toBeNull();
  });
});

describe('the page of a change', () => {
  it('without a form leads back, and says nothing of entries that there were none of', async () => {
    await begin(information(undefined, { changeAcceptance: notAccepting }));
    await screen.findByText(/次は 2026\/12\/01 から/);
    expect(linkNames()).toEqual(['ご登録情報に戻る']);
    expect(main().queryByText(/申請されていません/)).toBeNull();
    expect(main().queryByText('変更を申請中です')).toBeNull();
    expect(main().queryByText(/変更できる項目はありません/)).toBeNull();
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('while a change is in progress says what comes first, not that the period is over', async () => {
    await begin(
      information(undefined, {
        pendingChangeRequest: changeRequest,
        changeAcceptance: notAccepting,
      }),
    );
    expect(await screen.findByText(/申請を取り消すと、新しい変更を申請できます/)).toBeTruthy();
    expect(main().queryByText('現在は、変更の受付期間外です')).toBeNull();
  });
});
