import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ItemFormat } from '../../../../generated/zod/schemas/itemFormat.zod.ts';
import type { ItemFormOptions } from '../../../../src/forms/items/item-form.ts';
import { ApiError } from '../../../../src/api/api-error.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { group, groupsOf, item, itemOfNewFormat } from '../../../forms/items/items.ts';
import { values } from '../../../forms/s5/values.ts';
import { renderPages, speak } from '../../../support/render.tsx';
import { isFocusAround } from '../../../support/focus.ts';
import { ItemsPage, send } from './items-form.tsx';

const show = (groups: ReturnType<typeof groupsOf>, sends?: ItemFormOptions['sends']) =>
  renderPages({ pages: { '/': <ItemsPage groups={groups} sends={sends ?? 'all'} /> } });

const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no control "${name}".`);
  return found;
};
const described = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('|');
/** The focus alone says nothing: who typed has it before the form is judged, and it comes before the message. */
const isRefusedAt = (name: string) =>
  waitFor(() => {
    expect(document.activeElement).toBe(control(name));
    expect(control(name).getAttribute('aria-invalid')).toBe('true');
  });
const isTaken = (name: string) =>
  waitFor(() => expect(control(name).getAttribute('aria-invalid')).toBeNull());
const sendIt = () => document.querySelector('form')?.requestSubmit();
const sent = async () => {
  sendIt();
  await waitFor(() => expect(send).toHaveBeenCalled());
  return send.mock.lastCall?.[0];
};
const refuse = (...items: { code: string; target: string[] }[]): void => {
  send.mockRejectedValueOnce(
    new ApiError({
      kind: 'http',
      status: 400,
      items: items.map((one) => ({
        ...one,
        mapping: [{ key: 'name', value: one.target[0] ?? '', type: 'FE' as const }],
      })),
      flowId: 'flow-0123456789',
    }),
  );
};

beforeEach(async () => {
  send.mockReset().mockResolvedValue(undefined);
  await speak();
  await loadTexts('validation', 'form', 'flow');
});

const typed = ItemFormat.options.filter(
  (format) => !['date', 'dateTime', 'select'].includes(format),
);

describe.each(typed)('an item of the format %s', (format) => {
  const { good, loose, bad } = values[format];

  it('is typed, made regular, judged and sent', async () => {
    show(groupsOf(item('own', { format })));
    const [wrong = ''] = bad;
    await userEvent.type(control('own'), wrong);
    sendIt();
    await isRefusedAt('own');
    expect(described(control('own'))).toMatch(/^項目own/);
    expect(send).not.toHaveBeenCalled();

    const [written, regular] = Object.entries(loose)[0] ?? [good[0] ?? '', good[0] ?? ''];
    await userEvent.clear(control('own'));
    await userEvent.type(control('own'), written);
    await userEvent.tab();
    await waitFor(() => expect(control('own').value).toBe(regular));
    await isTaken('own');
    expect(await sent()).toEqual([{ itemKey: 'own', value: regular }]);
  });
});

describe('the issuer’s items', () => {
  it('stand under their headings, in their order', () => {
    show([group('one', [item('a'), item('b')]), group('none', []), group('two', [item('c')])]);
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => [
        heading.textContent,
        [...(heading.parentElement?.querySelectorAll('input, textarea') ?? [])].map((input) =>
          input.getAttribute('name'),
        ),
      ]);
    expect(names).toEqual([
      ['見出しone', ['a', 'b']],
      ['見出しtwo', ['c']],
    ]);
    expect(
      within(screen.getByRole('group', { name: '見出しone' })).getAllByRole('textbox'),
    ).toHaveLength(2);
  });

  it('have label, hint, mark and error tied to the control', async () => {
    show(groupsOf(item('a', { isRequired: true, helpText: '例：103-0027', maxLength: 100 })));
    const input = screen.getByRole('textbox', { name: /^項目a\s*必須$/ });
    expect([input.getAttribute('aria-required'), described(input)]).toEqual([
      'true',
      '例：103-0027',
    ]);
    sendIt();
    await isRefusedAt('a');
    expect(described(input)).toBe('例：103-0027|項目aを入力してください。');
  });

  it('lead to the first that is wrong, whatever control it has', async () => {
    show(
      groupsOf(
        item('fine'),
        item('pick', {
          format: 'select',
          isRequired: true,
          options: [
            { value: '1', label: '一' },
            { value: '2', label: '二' },
          ],
        }),
        item('text', { isRequired: true }),
      ),
    );
    sendIt();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: '一' })),
    );
    expect(described(screen.getByRole('radiogroup'))).toBe('項目pickを選択してください。');
    await userEvent.keyboard(' ');
    await userEvent.type(control('text'), 'x');
    expect(await sent()).toEqual([
      { itemKey: 'fine', value: null },
      { itemKey: 'pick', value: '1' },
      { itemKey: 'text', value: 'x' },
    ]);
  });

  it('show what is there already, and send it as it came', async () => {
    show(
      groupsOf(
        item('day', { format: 'date', value: '2026-04-01' }),
        item('time', { format: 'dateTime', value: '2026-11-20T00:30:15Z' }),
        item('amount', { format: 'currency', value: '5000000' }),
        item('gone', { format: 'select', value: 'x', options: [{ value: 'y', label: 'Y' }] }),
        item('lines', { value: '一行\n二行' }),
      ),
    );
    expect(['day', 'time', 'amount', 'gone', 'lines'].map((name) => control(name).value)).toEqual([
      '2026-04-01',
      '2026-11-20',
      '5000000',
      'x',
      '一行\n二行',
    ]);
    expect(await sent()).toEqual([
      { itemKey: 'day', value: '2026-04-01' },
      { itemKey: 'time', value: '2026-11-20T00:30:15Z' },
      { itemKey: 'amount', value: '5000000' },
      { itemKey: 'gone', value: 'x' },
      { itemKey: 'lines', value: '一行\n二行' },
    ]);
  });

  it('are only to be read where the issuer says so, and are not sent', async () => {
    show(
      groupsOf(
        item('creditLimit', {
          format: 'currency',
          value: '5000000',
          isEditable: false,
          isRequired: true,
          helpText: '説明',
        }),
        item('since', { format: 'date', isEditable: false, isRequired: true }),
        item('a'),
      ),
    );
    expect(document.querySelectorAll('[name=creditLimit], [name=since]')).toHaveLength(0);
    expect(screen.getByText('項目creditLimit').parentElement?.textContent).toBe(
      '項目creditLimit¥5,000,000説明',
    );
    expect(screen.getByText('項目since').parentElement?.textContent).toBe('項目since未登録');
    expect(await sent()).toEqual([{ itemKey: 'a', value: null }]);
  });

  it('of a format of tomorrow are entered, and the answer judges them', async () => {
    show(groupsOf(itemOfNewFormat('colour', { isRequired: true, maxLength: 20 })));
    await userEvent.type(control('colour'), '何色?');
    expect(await sent()).toEqual([{ itemKey: 'colour', value: '何色?' }]);
  });

  it('have labels and hints that are text, whatever is in them', () => {
    const label = '<b onclick="x">太字</b> {{name}} $t(form.choose) ${1}';
    const helpText = '<img src=x onerror=alert(1)>\n<script>alert(1)</script>';
    show([{ groupKey: 'g', title: label, items: [item('a', { label, helpText })] }]);
    expect(document.querySelector('main b, form b, form img, form script')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(label);
    expect(described(screen.getByRole('textbox', { name: label }))).toBe(helpText);
  });

  it('say a label as it stands in a message, too', async () => {
    show(groupsOf(item('a', { label: '{{max}} $t(form.choose) <b>', isRequired: true })));
    sendIt();
    await waitFor(() => expect(control('a').getAttribute('aria-invalid')).toBe('true'));
    expect(described(control('a'))).toBe('{{max}} $t(form.choose) <b>を入力してください。');
  });

  // Names that mean something to JavaScript or to the form library.
  it.each(['root', 'ref', 'message', 'type', 'types', 'length', 'toString', 'valueOf', 'name'])(
    'may be called %s',
    async (name) => {
      show(groupsOf(item(name, { isRequired: true })));
      sendIt();
      await isRefusedAt(name);
      expect(described(control(name))).toBe(`項目${name}を入力してください。`);
      await userEvent.type(control(name), 'x');
      await waitFor(() => expect(described(control(name))).toBe(''));
      expect(await sent()).toEqual([{ itemKey: name, value: 'x' }]);
    },
  );

  it('may be sixty, with one wrong at the end', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) =>
      item(`item${index}`, { value: 'x', isRequired: true }),
    );
    show(groupsOf(...sixty));
    await userEvent.clear(control('item59'));
    sendIt();
    await isRefusedAt('item59');
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    await userEvent.type(control('item59'), 'y');
    expect((await sent())?.map(({ value }) => value).join('')).toBe(`${'x'.repeat(59)}y`);
  });
});

describe('items that are set back', () => {
  const back = () => userEvent.click(screen.getByRole('button', { name: '戻す' }));

  it.each([
    ['before', 0],
    ['after', 1],
  ])('can be entered again %s they were refused', async (_, refused) => {
    show(groupsOf(item('a', { value: 'x', isRequired: true }), item('b', { isRequired: true })));
    await userEvent.type(control('a'), 'y');
    if (refused > 0) sendIt();
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(refused));
    await back();
    expect([control('a').value, control('b').value]).toEqual(['x', '']);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await userEvent.type(control('a'), 'z');
    await userEvent.type(control('b'), 'ｗ ');
    expect((await sent())?.map(({ value }) => value)).toEqual(['xz', 'ｗ']);
  });
});

describe('what the answer says of the issuer’s items', () => {
  const groups = groupsOf(
    item('phoneNumber', { format: 'phoneNumber', value: '03-5555-0100', label: '担当者の電話' }),
    item('loginId', { value: 'aoba-foods' }),
    item('limit', { format: 'currency', isEditable: false, label: '限度額' }),
  );

  it.each([
    ['400-1-06-03', ['phoneNumber'], 'phoneNumber', /^担当者の電話は電話番号・FAX番号の形式/],
    ['400-1-06-03', ['items.0.value'], 'phoneNumber', /^担当者の電話は/],
    ['400-1-06-08', ['loginId'], 'loginId', /ログインID/],
    ['400-1-08-01', ['password'], 'password', /^パスワードが正しくありません/],
    ['400-1-00-01', ['loginId'], 'loginId', /^項目loginId/],
  ])('%s of %j stands at %s', async (code, target, name, text) => {
    refuse({ code, target });
    show(groups);
    sendIt();
    await isRefusedAt(name);
    expect(described(control(name))).toMatch(text);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    // It goes when it is corrected, and is not in the way of sending again.
    await userEvent.type(control(name), '1');
    await isTaken(name);
  });

  it('stands above the form where the item is only to be read, by the issuer’s name for it', async () => {
    refuse({ code: '400-1-06-02', target: ['limit'] });
    show(groups);
    sendIt();
    const notice = await screen.findByText(/^限度額は金額の形式で/);
    await waitFor(() => expect(isFocusAround(notice)).toBe(true));
    expect(await sent()).toHaveLength(2);
  });

  it('stands above the form where no item is meant', async () => {
    refuse({ code: '400-1-07-12', target: [] });
    show(groups);
    sendIt();
    // Not the body, which holds every text.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.textContent).toMatch(/登録/);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });
});
