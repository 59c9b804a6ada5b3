import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { ListField } from '../../src/forms/ListField.tsx';
import { TextField } from '../../src/forms/TextField.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('ui', 'form'));

interface Props {
  rows: readonly string[];
  max?: number;
  addLabel?: string;
}

function Page({ rows, max = 3, addLabel }: Props) {
  const { control, register } = useForm({
    defaultValues: { list: rows.map((text) => ({ text })) },
  });
  return (
    <ListField
      {...{ control, max, addLabel }}
      name="list"
      label="連絡先"
      emptyRow={{ text: '新' }}
      rowLabel={(row) => `連絡先${row}`}
    >
      {(place) => <TextField label={`住所${place}`} {...register(`list.${place}.text`)} />}
    </ListField>
  );
}

const show = (props: Props) => render(<Page {...props} />);
const held = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const buttons = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a list of rows', () => {
  it('has its rows, each with its own button, and one to add another', () => {
    show({ rows: ['a', 'b'] });
    expect(held()).toEqual(['a', 'b']);
    expect(buttons()).toEqual(['連絡先1を削除', '連絡先2を削除', '連絡先を追加']);
    expect(screen.getByRole('button', { name: '連絡先1を削除' }).textContent).toBe('削除');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('group', { name: '連絡先' }).dataset['field']).toBe('list');
    // Nothing has taken the focus by itself.
    expect(document.activeElement).toBe(document.body);
  });

  it('adds a row with what the page says, until it is full', async () => {
    show({ rows: ['a'], max: 2 });
    await press('連絡先を追加');
    expect(held()).toEqual(['a', '新']);
    expect(buttons()).toEqual(['連絡先1を削除', '連絡先2を削除']);
    expect(screen.getByText('登録できるのは2件までです。')).toBeDefined();
  });

  it('may hold more than there may be', () => {
    show({ rows: ['a', 'b', 'c'], max: 2 });
    expect(buttons()).toHaveLength(3);
  });

  it('says in the page’s words how a row is added', () => {
    show({ rows: [], addLabel: '宛先を増やす' });
    expect(buttons()).toEqual(['宛先を増やす']);
  });

  it('says which row was removed, and gives the focus to the button that took its place', async () => {
    show({ rows: ['a', 'b', 'c', 'd'], max: 4 });
    await press('連絡先2を削除');
    expect(held()).toEqual(['a', 'c', 'd']);
    expect(focused()).toBe('連絡先2を削除');
    expect(screen.getByRole('status').textContent).toBe('連絡先2を削除しました。');
    await press('連絡先1を削除');
    expect([held(), focused()]).toEqual([['c', 'd'], '連絡先1を削除']);
    expect(screen.getByRole('status').textContent).toBe('連絡先1を削除しました。');
  });

  it('gives the focus to the button that adds a row after the last', async () => {
    show({ rows: ['a'] });
    await press('連絡先1を削除');
    expect(held()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('連絡先を追加');
  });

  it('gives the focus to the row before, where nothing can be added', async () => {
    show({ rows: ['a', 'b', 'c'], max: 2 });
    await press('連絡先3を削除');
    expect([held(), focused()]).toEqual([['a', 'b'], '連絡先2を削除']);
  });
});
