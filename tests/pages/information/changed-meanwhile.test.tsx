import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { fieldNamed } from '../../support/form-fields.ts';
import { speak } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';
import {
  becomes,
  begin,
  check,
  entries,
  groupWith,
  heading,
  itemsBut,
  sendPhone,
  toCheck,
} from './change-pages.ts';
import {
  accepting,
  asked,
  beginAnew,
  button,
  changeRequest,
  enter,
  getCall,
  information,
  notAccepting,
  open,
  press,
  sentBy,
  submit,
  submitCall,
} from './information-pages.tsx';

beforeEach(beginAnew);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const later = (itemKey: string, more: object = {}): RegisteredInformation =>
  information(undefined, { revision: 'rev-2', groups: groupWith(itemsBut(itemKey, more)) });
const goneTitle = /^次の項目は、発行元の設定変更により/;
const changedTitle = '入力されている間に、次の項目の登録内容が変わりました。';
const stayed = /^入力された内容は、そのまま残っています/;
/** The sides of what was changed meanwhile: name and content. */
const sides = async (): Promise<(string | null)[]> => {
  const change = (await screen.findByText('以前の内容')).closest('li');
  return [...(change?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
};
/** The answers of a server whose form is another one after the first request. */
const answersOf = (code: ErrorCode, now: RegisteredInformation) => {
  let isOld = true;
  return {
    [getCall]: () => jsonAnswer(isOld ? information() : now),
    [submitCall]: () => {
      isOld = false;
      return errorAnswer(code);
    },
  };
};

describe('what somebody else has changed while it was entered', () => {
  it('is shown as it was and as it is, where the customer wants nothing else', async () => {
    await becomes('409-1-00-01', later('customerName', { value: '株式会社若葉フーズ' }));
    expect(await sides()).toEqual([
      '以前の内容株式会社青葉フーズ流通',
      '現在の内容株式会社若葉フーズ',
    ]);
    expect(screen.getByText(changedTitle).closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText(stayed)).toBeTruthy();
    expect(screen.queryByText(goneTitle)).toBeNull();
    expect(screen.queryByRole('button', { name: /現在の内容のままにする/ })).toBeNull();
    expect(fieldNamed('customerName').value).toBe('株式会社若葉フーズ');
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
  });

  it('is shown beside what the customer wants, and given up by one press', async () => {
    await becomes('409-1-00-01', later('phoneNumber', { value: '03-5555-0777' }));
    expect(await sides()).toEqual([
      '以前の内容03-5555-0100',
      '現在の内容03-5555-0777',
      '入力された内容03-5555-0142',
    ]);
    await press('「電話番号」は現在の内容のままにする');
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0777');
    const told = screen.getByText('現在の内容に戻しました。');
    expect(told.getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button', { name: /現在の内容のままにする/ })).toBeNull();
    // The button has gone; the focus is where it was.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(isFocusAround(told)).toBe(true);
    // Nothing is left to be applied for.
    submit();
    expect(await screen.findByText(/「キャンセル」を押して/)).toBeTruthy();
    expect(sentBy('POST')).toHaveLength(1);
  });

  it('is no question where it is what the customer wants', async () => {
    await becomes('409-1-00-01', later('phoneNumber', { value: '03-5555-0142' }));
    expect(await sides()).toEqual(['以前の内容03-5555-0100', '現在の内容03-5555-0142']);
    expect(screen.queryByRole('button', { name: /現在の内容のままにする/ })).toBeNull();
  });

  it('is said to be none where there is none', async () => {
    open('/userEdit', answersOf('409-1-00-01', later('faxNumber', { value: '03-5555-0111' })));
    await button(check);
    enter('phoneNumber', '03-5555-0142');
    enter('closingDay', '');
    await toCheck();
    submit();
    expect(await sides()).toEqual(['以前の内容未登録', '現在の内容03-5555-0111']);
  });

  it('is fetched once per conflict: an invalid entry after it fetches nothing', async () => {
    open('/userEdit', answersOf('409-1-00-01', information()));
    await button(check);
    enter('phoneNumber', '03-5555-0142');
    await toCheck();
    submit();
    await entries();
    await waitFor(() => expect(asked(getCall)).toBe(2));
    enter('phoneNumber', 'not a number');
    await press(check);
    await waitFor(() =>
      expect(fieldNamed('phoneNumber').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(asked(getCall)).toBe(2);
  });

  it('is no longer shown while what is entered is confirmed', async () => {
    await becomes('409-1-00-01', later('customerName', { value: '株式会社若葉フーズ' }));
    await screen.findByText(changedTitle);
    await toCheck();
    expect(screen.queryByText(changedTitle)).toBeNull();
    expect(screen.queryByText(stayed)).toBeNull();
    // Why it was refused is said no more either.
    expect(screen.queryByText(/ほかの利用者が先に更新/)).toBeNull();
  });

  it('is read out in its language on an English page', async () => {
    await speak('en');
    await loadTexts('information', 'validation', 'form', 'flow');
    const now = later('customerName', { value: '株式会社若葉フーズ' });
    open('/userEdit', answersOf('409-1-00-01', now));
    await waitFor(() => fieldNamed('phoneNumber'));
    enter('phoneNumber', '03-5555-0142');
    submit();
    await waitFor(() => expect(document.querySelector('[name=phoneNumber]')).toBeNull());
    submit();
    const before = await screen.findByText('株式会社青葉フーズ流通');
    const change = within(before.closest('li') ?? document.body);
    expect(before.lang).toBe('ja');
    expect(change.getByText('会社名').lang).toBe('ja');
    expect(change.getByText('株式会社若葉フーズ').lang).toBe('ja');
  });
});

describe('what the issuer has changed while it was entered', () => {
  it('is named where an entry has no place any more, and nothing else is', async () => {
    await becomes('400-1-06-13', later('phoneNumber'));
    const gone = (await screen.findByText(goneTitle)).closest('[role="status"]');
    const items = within(gone instanceof HTMLElement ? gone : document.body);
    expect(items.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '電話番号',
    ]);
    expect(screen.queryByText(changedTitle)).toBeNull();
    expect(screen.getByText(stayed)).toBeTruthy();
  });

  it('leaves the month that was chosen, where it is still there', async () => {
    const months = ['2027-01', '2027-02'];
    const now = information(undefined, {
      revision: 'rev-2',
      changeAcceptance: { ...accepting, changeReflectionMonths: months },
    });
    open('/userEdit', answersOf('400-1-06-13', now));
    await button(check);
    await userEvent.click(screen.getByRole('radio', { name: '2027年02月から' }));
    enter('phoneNumber', '03-5555-0142');
    await toCheck();
    submit();
    await waitFor(() => expect(screen.queryByRole('radio', { name: '2026年12月から' })).toBeNull());
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: '2027年02月から' });
    await waitFor(() => expect(chosen.checked).toBe(true));
    expect(screen.queryByText(goneTitle)).toBeNull();
  });

  it('leaves what was entered where the browser keeps no draft of it, too', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await becomes('400-1-06-13', later('faxNumber'));
    await screen.findByText(stayed);
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
  });

  it('is not said to be a draft that was given back', async () => {
    await becomes('400-1-06-13', later('faxNumber'));
    await screen.findByText(stayed);
    expect(fieldNamed('phoneNumber').value).toBe('03-5555-0142');
    expect(screen.queryByText(/復元しました/)).toBeNull();
  });
});

describe('a change that cannot be applied for any more', () => {
  it('shows what was entered, and until when it is kept', async () => {
    await becomes('400-1-06-12', information(undefined, { changeAcceptance: notAccepting }));
    expect(await heading('入力された内容（申請されていません）')).toBeTruthy();
    expect(screen.getByText(/このタブを閉じるかログアウトするまで残ります/)).toBeTruthy();
    expect(screen.getByText('電話番号').parentElement?.textContent).toMatch(
      /変更前03-5555-0100変更後03-5555-0142/,
    );
    // Only what was changed.
    expect(screen.queryByText('会社名')).toBeNull();
    // The form has gone; why is said below the heading.
    const title = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByRole('alert').textContent).toMatch(/受付期間外/);
  });
});

describe('a refusal that does not concern the form', () => {
  it.each(['400-1-06-07', '429-1-05-01'])('asks for no other one (%s)', async (code) => {
    await begin(information(), () => errorAnswer(code));
    await sendPhone();
    await entries();
    await screen.findByRole('alert');
    expect(asked(getCall)).toBe(1);
    expect(screen.queryByText(stayed)).toBeNull();
  });

  it('asks for no other one where it is about an item', async () => {
    await begin(information(), () =>
      jsonAnswer([{ code: '400-1-06-03', target: ['faxNumber'], mapping: [] }], 400),
    );
    await sendPhone();
    await entries();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('faxNumber')));
    expect(asked(getCall)).toBe(1);
  });
});

describe('a form in whose place another one came', () => {
  it('is sent as that one: with its revision, and once more only by a press', async () => {
    await becomes('409-1-00-01', later('customerName', { value: '株式会社若葉フーズ' }));
    await screen.findByText(changedTitle);
    expect(sentBy('POST')).toHaveLength(1);
    await toCheck();
    submit();
    await heading('変更を申請しました');
    expect(sentBy('POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({ revision: 'rev-1' }),
      {
        revision: 'rev-2',
        changeReflectionMonth: '2026-12',
        items: [{ itemKey: 'phoneNumber', value: '03-5555-0142' }],
      },
    ]);
    expect(screen.getByText(changeRequest.items[0]?.label ?? '')).toBeTruthy();
  });
});
