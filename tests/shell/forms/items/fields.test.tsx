import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { group, groupsOf, item } from '../../../forms/items/items.ts';
import { isFocusAround } from '../../../support/focus.ts';
import { fieldNamed, descriptionOf } from '../../../support/form-fields.ts';
import { renderPages, switchLanguage } from '../../../support/render.tsx';
import { errorItem, refusalOf, submit } from '../refusal.ts';
import { ItemsPage, send } from './items-form.tsx';

const showGroups = (groups: ReturnType<typeof groupsOf>) =>
  renderPages({ pages: { '/': <ItemsPage groups={groups} /> } });
const messageAt = (fieldName: string) => descriptionOf(fieldNamed(fieldName));
const isInvalid = (fieldName: string) =>
  fieldNamed(fieldName).getAttribute('aria-invalid') === 'true';
/** Waits for the focus and the error. The focus alone may remain from the last key press. */
const expectRefusedAt = (fieldName: string) =>
  waitFor(() =>
    expect([document.activeElement, isInvalid(fieldName)]).toEqual([fieldNamed(fieldName), true]),
  );
const sendAndGetValues = async () => {
  submit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  return send.mock.lastCall?.[0].map(({ itemKey, value }) => [itemKey, value]);
};

beforeEach(async () => {
  send.mockResolvedValue(undefined);
  await switchLanguage('ja', 'validation', 'form', 'flow');
});

describe('the issuer’s items', () => {
  it('are groups in the issuer’s order, without empty groups', () => {
    const [groupOne, groupTwo] = [group('one', [item('a'), item('b')]), group('two', [item('c')])];
    showGroups([groupOne, group('none', []), groupTwo]);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['見出しone', '見出しtwo']);
    const [firstGroup] = screen.getAllByRole('group', { name: '見出しone' });
    expect(firstGroup && within(firstGroup).getAllByRole('textbox')).toEqual([
      fieldNamed('a'),
      fieldNamed('b'),
    ]);
  });

  it('are validated, normalised and sent', async () => {
    showGroups(groupsOf(item('own', { format: 'postalCode', helpText: '例：103-0027' })));
    await userEvent.type(fieldNamed('own'), 'x');
    submit();
    await expectRefusedAt('own');
    expect(messageAt('own')).toMatch(/^例：103-0027項目own/);
    expect(send).not.toHaveBeenCalled();
    await userEvent.clear(fieldNamed('own'));
    await userEvent.type(fieldNamed('own'), '〒１０３ー００２７');
    await userEvent.tab();
    expect([fieldNamed('own').value, isInvalid('own')]).toEqual(['103-0027', false]);
    expect(await sendAndGetValues()).toEqual([['own', '103-0027']]);
  });

  it('focus the first control with an error, such as a radio button', async () => {
    const options = [
      { value: '1', label: '一' },
      { value: '2', label: '二' },
    ];
    const choice = item('choice', { format: 'select', isRequired: true, options });
    showGroups(groupsOf(item('fine'), choice, item('text', { isRequired: true })));
    submit();
    const [firstRadio] = screen.getAllByRole('radio');
    await waitFor(() => expect(document.activeElement).toBe(firstRadio));
    expect(descriptionOf(screen.getByRole('radiogroup'))).toBe('項目choiceを選択してください。');
    await userEvent.keyboard(' ');
    await userEvent.type(fieldNamed('text'), 'x');
    expect(await sendAndGetValues()).toEqual([
      ['fine', null],
      ['choice', '1'],
      ['text', 'x'],
    ]);
  });

  it('are sent unchanged if nothing was entered, without items that are only displayed', async () => {
    const sentValues = [
      ['day', '2026-04-01'],
      ['time', '2026-11-20T00:30:15Z'],
      ['amount', '5000000'],
      ['gone', 'x'],
      ['lines', '一行\n二行'],
    ];
    showGroups(
      groupsOf(
        item('day', { format: 'date', value: '2026-04-01' }),
        item('time', { format: 'dateTime', value: '2026-11-20T00:30:15Z' }),
        item('amount', { format: 'currency', value: '5000000' }),
        item('fixed', { format: 'currency', value: '1', isEditable: false, isRequired: true }),
        item('gone', { format: 'select', value: 'x', options: [{ value: 'y', label: 'Y' }] }),
        item('lines', { value: '一行\n二行' }),
      ),
    );
    expect(document.querySelector('[name=fixed]')).toBeNull();
    expect(await sendAndGetValues()).toEqual(sentValues);
  });

  it('display labels and hints as text, also in messages', async () => {
    const label = '<b onclick="x">太字</b> {{name}} $t(form.choose) ${1}';
    const helpText = '<img src=x onerror=alert(1)>\n<script>alert(1)</script>';
    const requiredItem = item('a', { label, helpText, isRequired: true });
    showGroups([{ groupKey: 'g', title: label, items: [requiredItem] }]);
    expect(document.querySelector('main b, form b, form img, form script')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(label);
    submit();
    await expectRefusedAt('a');
    expect(messageAt('a')).toBe(`${helpText}${label}を入力してください。`);
  });

  // These names have a meaning in JavaScript or in the form library.
  it.each(['root', 'ref', 'message', 'type', 'types', 'length', 'toString', 'valueOf', 'name'])(
    'may have the name %s',
    async (name) => {
      showGroups(groupsOf(item(name, { isRequired: true })));
      submit();
      await expectRefusedAt(name);
      expect(messageAt(name)).toBe(`項目${name}を入力してください。`);
      await userEvent.type(fieldNamed(name), 'x');
      await waitFor(() => expect(messageAt(name)).toBe(''));
      expect(await sendAndGetValues()).toEqual([[name, 'x']]);
    },
  );

  it.each([
    ['before', 0],
    ['after', 1],
  ])('can be reset %s a refused submission', async (_, errorCount) => {
    showGroups(
      groupsOf(item('a', { value: 'x', isRequired: true }), item('b', { isRequired: true })),
    );
    const getInvalidCount = () => document.querySelectorAll('[aria-invalid]').length;
    await userEvent.type(fieldNamed('a'), 'y');
    if (errorCount > 0) submit();
    await waitFor(() => expect(getInvalidCount()).toBe(errorCount));
    await userEvent.click(screen.getByRole('button', { name: '戻す' }));
    expect([fieldNamed('a').value, fieldNamed('b').value, getInvalidCount()]).toEqual(['x', '', 0]);
    await userEvent.type(fieldNamed('a'), 'z');
    await userEvent.type(fieldNamed('b'), 'ｗ ');
    expect(await sendAndGetValues()).toEqual([
      ['a', 'xz'],
      ['b', 'ｗ'],
    ]);
  });
});

describe('a server message about the issuer’s items', () => {
  const showRefused = (code: string, ...target: string[]) => {
    send.mockRejectedValueOnce(refusalOf(errorItem(code, target, target[0] ?? '')));
    showGroups(
      groupsOf(
        item('phoneNumber', {
          format: 'phoneNumber',
          value: '03-5555-0100',
          label: '担当者の電話',
        }),
        item('loginId', { value: 'aoba-foods' }),
        item('limit', { format: 'currency', isEditable: false, label: '限度額' }),
      ),
    );
    submit();
  };

  it.each([
    ['400-1-06-03', 'phoneNumber', 'phoneNumber', /^担当者の電話は電話番号・FAX番号の形式/],
    ['400-1-06-03', 'items.0.value', 'phoneNumber', /^担当者の電話は/],
    ['400-1-06-08', 'loginId', 'loginId', /ログインID/],
    ['400-1-08-01', 'password', 'password', /^パスワードが正しくありません/],
    ['400-1-00-01', 'loginId', 'loginId', /^項目loginId/],
  ])(
    'with the code %s and the target %s is shown at the field %s until the entry is corrected',
    async (code, target, fieldName, text) => {
      showRefused(code, target);
      await expectRefusedAt(fieldName);
      expect(messageAt(fieldName)).toMatch(text);
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
      await userEvent.type(fieldNamed(fieldName), '1');
      await waitFor(() => expect(isInvalid(fieldName)).toBe(false));
    },
  );

  it('is shown above the form for an item that is only displayed', async () => {
    showRefused('400-1-06-02', 'limit');
    const notice = await screen.findByText(/^限度額は金額の形式で/);
    await waitFor(() => expect(isFocusAround(notice)).toBe(true));
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    expect(await sendAndGetValues()).toHaveLength(2);
  });
});
