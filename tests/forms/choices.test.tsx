import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Control } from 'react-hook-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { CheckboxChoices, CheckboxField, RadioGroup } from '../../src/forms/Choices.tsx';
import { SelectChoice } from '../../src/forms/SelectChoice.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { held, labelled, options, said, show, type Common, type Entries } from './part-page.tsx';

beforeAll(() => loadTexts('ui', 'form'));

describe('a choice from a list', () => {
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const choice = (rest: { placeholder?: string; nameOf?: (value: string) => string } = {}) =>
    function Choice(props: Common, control: Control<Entries>) {
      return <SelectChoice name="own" {...{ control, options }} {...props} {...rest} />;
    };

  it('offers what there is, and to take it back', async () => {
    show(choice());
    expect(names()).toEqual(['選択してください', 'PDF', 'CSV']);
    expect(screen.getByRole('option', { name: '選択してください' })).toHaveProperty('value', '');
    await userEvent.selectOptions(labelled(), 'csv');
    expect(held()).toBe('csv|||');
    expect(names()).toHaveLength(3);
    await userEvent.selectOptions(labelled(), '');
    expect(held()).toBe('|||');
  });

  it('says in the page’s words that nothing is chosen', () => {
    show(choice({ placeholder: 'すべて' }));
    expect(names()).toEqual(['すべて', 'PDF', 'CSV']);
  });

  it.each([
    [undefined, 'old'],
    [(value: string) => `${value}（終了）`, 'old（終了）'],
  ])('keeps what is no longer offered', (nameOf, name) => {
    show(choice(nameOf && { nameOf }), {}, 'old');
    expect(names()).toEqual(['選択してください', name, 'PDF', 'CSV']);
    expect(labelled()).toHaveProperty('value', 'old');
  });

  it('shows what was chosen before', () => {
    show(choice(), {}, 'csv');
    expect(labelled()).toHaveProperty('value', 'csv');
    expect(names()).toHaveLength(3);
  });

  it('holds nothing but texts', () => {
    show((props, control) => <SelectChoice name="list" {...{ control, options }} {...props} />);
    expect(labelled()).toHaveProperty('value', '');
    expect(names()).toHaveLength(3);
  });
});

describe('a box of its own', () => {
  const box = (props: Common, control: Control<Entries>) => (
    <CheckboxField name="box" control={control} {...props} />
  );
  const tick = () => screen.getByRole('checkbox');

  it('is ticked and not', async () => {
    const { container } = show(box);
    expect([said(tick()), container.querySelectorAll('p').length]).toEqual([undefined, 0]);
    expect(['aria-invalid', 'aria-required'].map((name) => tick().getAttribute(name))).toEqual([
      null,
      null,
    ]);
    expect(container.querySelector('label')?.textContent).toBe('項目');
    await userEvent.click(tick());
    expect([held(), tick()]).toEqual(['|ticked||', expect.objectContaining({ checked: true })]);
    await userEvent.click(tick());
    expect([held(), tick()]).toEqual(['|||', expect.objectContaining({ checked: false })]);
  });

  it('has mark, hint and message tied to it', () => {
    const { container } = show(box, { required: true, description: '例', error: '誤り' });
    expect(said(tick())).toEqual(['誤り', '例']);
    expect(['aria-invalid', 'aria-required'].map((name) => tick().getAttribute(name))).toEqual([
      'true',
      'true',
    ]);
    expect(container.querySelector('label')?.textContent).toBe('項目必須');
  });

  it('has a frame of the page’s or its own', () => {
    const frame = () => tick().closest('div')?.parentElement?.className;
    const { unmount } = show(box);
    const own = frame();
    unmount();
    show(box, { className: 'wide', disabled: true });
    expect([frame(), own === 'wide', tick().matches(':disabled')]).toEqual(['wide', false, true]);
    expect(own).toBeTruthy();
  });
});

describe.each([
  [
    'boxes',
    'checkbox',
    (props: Common, control: Control<Entries>) => (
      <CheckboxChoices name="list" {...{ control, options }} {...props} />
    ),
  ],
  [
    'radio buttons',
    'radio',
    (props: Common, control: Control<Entries>) => (
      <RadioGroup name="own" {...{ control, options }} {...props} />
    ),
  ],
] as const)('several %s', (_, role, part) => {
  const group = () =>
    screen.getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: /^項目/ });
  const all = () => screen.getAllByRole<HTMLInputElement>(role);

  it('stand under one question, each with its own hint', () => {
    show(part);
    expect(group().querySelector('legend')?.textContent).toBe('項目');
    expect([said(group()), group().getAttribute('aria-invalid')]).toEqual([undefined, null]);
    expect(group().getAttribute('aria-required')).toBeNull();
    expect(all().map((one) => [one.value, said(one), one.getAttribute('aria-invalid')])).toEqual([
      ['pdf', ['印刷用'], null],
      ['csv', undefined, null],
    ]);
    expect(group().querySelectorAll('p')).toHaveLength(1);
    expect(all().map(({ name }) => name)).toEqual([
      group().dataset['field'],
      group().dataset['field'],
    ]);
  });

  it('have mark, hint and message tied to the question', () => {
    show(part, { required: true, description: '例', error: '誤り', className: 'wide' });
    expect(group().querySelector('legend')?.textContent).toBe('項目必須');
    expect(said(group())).toEqual(['例', '誤り']);
    expect(group().matches('.wide')).toBe(true);
    // A group of boxes has no states of its own: the boxes have them.
    const states = [group(), ...all()].map((one) => [
      one.getAttribute('aria-invalid'),
      one.getAttribute('aria-required'),
    ]);
    expect(states).toEqual(
      role === 'radio'
        ? [
            ['true', 'true'],
            [null, null],
            [null, null],
          ]
        : [
            [null, null],
            ['true', null],
            ['true', null],
          ],
    );
  });

  it.each([
    [{ description: '例' }, ['例']],
    [{ error: '誤り' }, ['誤り']],
  ])('have either of them alone: %j', (props, expected) => {
    show(part, props);
    expect(said(group())).toEqual(expected);
  });

  it('stand still where the page says so', () => {
    show(part, { disabled: true });
    expect(all().map((one) => one.matches(':disabled'))).toEqual([true, true]);
  });
});

describe('what is chosen of several', () => {
  it('is one of the radio buttons', async () => {
    show(
      (props, control) => <RadioGroup name="own" {...{ control, options }} {...props} />,
      {},
      'pdf',
    );
    const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.checked);
    expect(checked()).toEqual([true, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    expect([checked(), held()]).toEqual([[false, true], 'csv|||']);
  });

  it('is any of the boxes, in the order they are ticked', async () => {
    show((props, control) => <CheckboxChoices name="list" {...{ control, options }} {...props} />);
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await userEvent.click(box('CSV'));
    await userEvent.click(box('PDF'));
    expect(held()).toBe('||csv+pdf|');
    await userEvent.click(box('CSV'));
    expect([held(), box('PDF'), box('CSV')]).toEqual([
      '||pdf|',
      expect.objectContaining({ checked: true }),
      expect.objectContaining({ checked: false }),
    ]);
  });

  it('begins anew where the entry is no list', async () => {
    show((props, control) => <CheckboxChoices name="own" {...{ control, options }} {...props} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'CSV' }));
    expect(held()).toBe('csv|||');
  });

  it('stands beside each other where the page says so', () => {
    const frame = (isRow?: boolean) => {
      const { unmount } = show((props, control) => (
        <CheckboxChoices name="list" {...{ control, options }} isRow={isRow} {...props} />
      ));
      const { className } = screen.getAllByRole('checkbox')[0]?.closest('fieldset > div') ?? {};
      unmount();
      return className;
    };
    expect(frame()).toBe(frame(false));
    expect(frame(true)).not.toBe(frame(false));
  });
});
