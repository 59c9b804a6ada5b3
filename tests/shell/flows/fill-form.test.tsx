import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { fillForm } from '../../../src/shell/flows/fill-form.ts';

const opened = { name: '', agrees: false, kinds: ['a'], rows: [{ address: '' }] };

/** A form as it is opened, filled with entries of before. */
function fill(entries: Record<string, unknown>, accepts?: Parameters<typeof fillForm>[2]) {
  const { result } = renderHook(() => {
    const { getValues, setValue, register, formState } = useForm({ defaultValues: opened });
    register('name');
    return { getValues, setValue, isDirty: formState.isDirty };
  });
  let isFilled = false;
  act(() => {
    isFilled = fillForm(result.current, entries, accepts);
  });
  return { isFilled, values: result.current.getValues(), isDirty: result.current.isDirty };
}

describe('a form that is filled with entries of before', () => {
  it('holds them, and counts as not saved', () => {
    const entries = {
      name: '青葉',
      agrees: true,
      kinds: ['b', 'c'],
      rows: [{ address: 'a@example.com' }, { address: 'b@example.com' }],
    };
    expect(fill(entries)).toEqual({ isFilled: true, values: entries, isDirty: true });
  });

  it.each([
    ['nothing was entered', {}],
    ['its entries are those that stand there', structuredClone(opened)],
    ['its fields are gone', { street: '一番町' }],
    ['its fields are of another kind', { name: ['青葉'], agrees: 'true', kinds: 'a', rows: {} }],
  ])('is as it was opened where %s', (_, entries) => {
    expect(fill(entries)).toEqual({ isFilled: false, values: opened, isDirty: false });
  });

  it('takes the rest where one entry has no place any more', () => {
    const { isFilled, values } = fill({ street: '一番町', kinds: 'b', name: '青葉' });
    expect([isFilled, values]).toEqual([true, { ...opened, name: '青葉' }]);
  });

  it('leaves out what a field cannot hold, such as an option that it does not offer', () => {
    const accepts = (name: string, entry: unknown) => name !== 'name' || entry === '若葉';
    expect(fill({ name: '青葉', agrees: true }, accepts).values).toEqual({
      ...opened,
      agrees: true,
    });
    expect(fill({ name: '若葉' }, accepts).values.name).toBe('若葉');
  });
});
