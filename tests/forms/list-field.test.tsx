import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { ListField } from '../../src/forms/ListField.tsx';
import { TextField } from '../../src/forms/TextField.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { waitForGuard } from '../support/click-guard.ts';
import { press } from '../support/form-fields.ts';

beforeAll(() => loadTexts('form'));

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
      {(row) => <TextField label={`住所${row}`} {...register(`list.${row}.text`)} />}
    </ListField>
  );
}

const showList = (props: Props) => render(<Page {...props} />);
const rowTexts = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const accessibleNameOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent;
const buttonNames = () => screen.getAllByRole('button').map(accessibleNameOf);
const announcedText = () => screen.getByRole('status').textContent;

describe('a list of rows', () => {
  it('has a remove button for each row and one add button', () => {
    showList({ rows: ['a', 'b'] });
    expect(rowTexts()).toEqual(['a', 'b']);
    expect(buttonNames()).toEqual(['連絡先1を削除', '連絡先2を削除', '連絡先を追加']);
    expect(screen.getByRole('button', { name: '連絡先1を削除' }).textContent).toBe('削除');
    expect(announcedText()).toBe('');
    expect(screen.getByRole('group', { name: '連絡先' }).dataset['field']).toBe('list');
    expect(document.activeElement).toBe(document.body);
  });

  it('adds rows up to the maximum', async () => {
    showList({ rows: ['a'], max: 2 });
    await press('連絡先を追加');
    expect(rowTexts()).toEqual(['a', '新']);
    expect(buttonNames()).toEqual(['連絡先1を削除', '連絡先2を削除']);
    expect(screen.getByText('登録できるのは2件までです。')).toBeDefined();
  });

  it('displays more rows than the maximum if the entry has them', () => {
    showList({ rows: ['a', 'b', 'c'], max: 2 });
    expect(buttonNames()).toHaveLength(3);
  });

  it('has the page’s label on the add button', () => {
    showList({ rows: [], addLabel: '宛先を増やす' });
    expect(buttonNames()).toEqual(['宛先を増やす']);
  });
});

describe('a removed row', () => {
  it('is announced, also after another removed row', async () => {
    showList({ rows: ['a', 'b', 'c', 'd'], max: 4 });
    await press('連絡先2を削除');
    expect([rowTexts(), announcedText()]).toEqual([['a', 'c', 'd'], '連絡先2を削除しました。']);
    waitForGuard();
    await press('連絡先1を削除');
    expect([rowTexts(), announcedText()]).toEqual([['c', 'd'], '連絡先1を削除しました。']);
    const announcement = screen.getByText('連絡先1を削除しました。');
    waitForGuard();
    await press('連絡先1を削除');
    // A screen reader does not repeat an unchanged element.
    expect(announcement.isConnected).toBe(false);
    expect(announcedText()).toBe('連絡先1を削除しました。');
    expect(accessibleNameOf(document.activeElement)).toBe('連絡先1を削除');
  });

  it('is one row after a double click, although the next row moves below the pointer', async () => {
    showList({ rows: ['a', 'b', 'c'] });
    await press('連絡先1を削除');
    await press('連絡先1を削除');
    expect(rowTexts()).toEqual(['b', 'c']);
  });

  it.each([
    ['the next row', ['a', 'b', 'c'], 3, '連絡先2を削除', '連絡先2を削除'],
    ['the add button after the last row', ['a'], 3, '連絡先1を削除', '連絡先を追加'],
    ['the previous row if none can be added', ['a', 'b', 'c'], 2, '連絡先3を削除', '連絡先2を削除'],
  ])('moves the focus to %s', async (_, rows, max, pressedName, focusedName) => {
    showList({ rows, max });
    await press(pressedName);
    expect(accessibleNameOf(document.activeElement)).toBe(focusedName);
  });
});
