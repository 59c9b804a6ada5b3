import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { jsonAnswer } from '../../support/api.ts';
import { speak } from '../../support/render.tsx';
import {
  accepting,
  beginAnew,
  changeRequest,
  creditLimit,
  customerName,
  getCall,
  information,
  item,
  notAccepting,
  open,
} from './information-pages.tsx';

beforeEach(beginAnew);
afterEach(() => vi.restoreAllMocks());

const show = async (given: RegisteredInformation): Promise<void> => {
  open('/user', { [getCall]: () => jsonAnswer(given) });
  await waitFor(() => expect(document.querySelector('main [data-loading]')).toBeNull());
  await screen.findByRole('heading', { level: 1 });
};
const main = () => within(screen.getByRole('main'));

describe('until when changes are accepted', () => {
  it.each([
    [30, /毎月30日まで/],
    [31, /いつでも受け付けています/],
  ])('is said while they are: day %i', async (lastDayOfMonth, text) => {
    await show(information(undefined, { changeAcceptance: { ...accepting, lastDayOfMonth } }));
    expect(main().getByText(text).textContent).toContain('2026年12月から反映できます');
  });

  it.each([
    [
      20,
      ['次は 2026/12/01 から受け付けます。', '変更のお申し込みは、毎月20日まで受け付けています。'],
    ],
    [31, ['次は 2026/12/01 から受け付けます。']],
  ])('is said while they are not, too, if it is a day: %i', async (lastDayOfMonth, texts) => {
    await show(information(undefined, { changeAcceptance: { ...notAccepting, lastDayOfMonth } }));
    const title = main().getByText('現在は、変更の受付期間外です');
    const [, ...said] = title.closest('[role="status"]')?.querySelectorAll('p') ?? [];
    expect(said.map(({ textContent }) => textContent)).toEqual(texts);
  });

  it('does not name the earliest month where a change is in progress already', async () => {
    await show(information(undefined, { pendingChangeRequest: changeRequest }));
    expect(main().getByText(/毎月25日まで/).textContent).not.toContain('反映できます');
  });

  it('is said to be over where there is no month from which a change could count', async () => {
    await show(
      information(undefined, { changeAcceptance: { ...accepting, changeReflectionMonths: [] } }),
    );
    expect(main().getByText('現在は、変更の受付期間外です')).toBeTruthy();
    expect(main().queryByRole('link', { name: '登録情報を変更する' })).toBeNull();
  });

  it('is not said where the customer may change nothing at all', async () => {
    await show(information([creditLimit]));
    expect(main().getByText(/変更できる項目はありません/)).toBeTruthy();
    expect(main().queryByText(/毎月25日まで/)).toBeNull();
  });
});

describe('the items', () => {
  it('have no heading where there is none below it', async () => {
    const [group] = information().groups;
    const none = { groupKey: 'other', title: 'そのほか', items: [] };
    await show(information(undefined, { groups: [...(group ? [group] : []), none] }));
    expect(await screen.findByRole('region', { name: 'お客さま情報' })).toBeTruthy();
    expect(screen.queryByText('そのほか')).toBeNull();
  });

  it('that are none at all lead to the issuer, and are not said to be unchangeable', async () => {
    await show(information([], { groups: [] }));
    expect(main().getByText('ご登録の内容については、発行元へお問い合わせください。')).toBeTruthy();
    expect(main().queryByText(/変更できる項目はありません/)).toBeNull();
  });

  it('are not said to be none where there are some', async () => {
    await show(information());
    expect(main().queryByText('表示できる登録情報はありません')).toBeNull();
    expect(main().queryByText(/変更できる項目はありません/)).toBeNull();
    expect(main().queryByText('この項目を表示できませんでした。')).toBeNull();
  });

  it('are read out in the language that they are written in', async () => {
    await speak('en');
    await loadTexts('information', 'form', 'flow');
    const english = item('contact', 'Contact', 'Sales');
    await show(information([customerName, english, item('note', '備考', '')]));
    const langs = [
      'お客さま情報',
      '会社名',
      '株式会社青葉フーズ流通',
      'Contact',
      'Sales',
      '備考',
    ].map((text) => [text, main().getByText(text).lang]);
    expect(Object.fromEntries(langs)).toEqual({
      お客さま情報: 'ja',
      会社名: 'ja',
      株式会社青葉フーズ流通: 'ja',
      Contact: '',
      Sales: '',
      備考: 'ja',
    });
  });

  it('of a change in progress have beside them, in its language, what is asked for', async () => {
    await speak('en');
    await loadTexts('information', 'form', 'flow');
    const items = [
      {
        itemKey: 'customerName',
        label: '会社名',
        preChangeContent: '株式会社青葉フーズ流通',
        requestedContent: '株式会社若葉フーズ',
      },
    ];
    await show(information(undefined, { pendingChangeRequest: { ...changeRequest, items } }));
    const list = within(screen.getByRole('region', { name: 'お客さま情報' }));
    expect(list.getByText('株式会社若葉フーズ').lang).toBe('ja');
    // Of the items that stay as they are nothing is announced.
    expect(list.getAllByText('From 2026/12')).toHaveLength(1);
  });
});

describe('a change in progress', () => {
  it('is dated by the clock of Japan, on both sides of midnight', async () => {
    const requestedAt = '2026-11-18T15:00:00Z';
    await show(information(undefined, { pendingChangeRequest: { ...changeRequest, requestedAt } }));
    const time = main().getByText('2026/11/19 00:00');
    expect(time.getAttribute('datetime')).toBe(requestedAt);
  });

  it('says what it keeps the customer from, and what its end would mean', async () => {
    await show(information(undefined, { pendingChangeRequest: changeRequest }));
    expect(main().getByText(/新しい変更は申請できません/)).toBeTruthy();
    expect(main().getByText(/^取り消すと、ご登録の内容は現在のまま/)).toBeTruthy();
    expect(main().queryByText('この項目を表示できませんでした。')).toBeNull();
  });
});
