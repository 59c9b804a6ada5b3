import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { fillForm } from '../../../src/shell/flows/fill-form.ts';

const initialEntries = { name: '', agrees: false, kinds: ['a'], rows: [{ address: '' }] };

function fillExample(entries: Record<string, unknown>, accepts?: Parameters<typeof fillForm>[2]) {
  const { result } = renderHook(() => {
    const { getValues, setValue, register, formState } = useForm({ defaultValues: initialEntries });
    register('name');
    return { getValues, setValue, isDirty: formState.isDirty };
  });
  let isFilled = false;
  act(() => {
    isFilled = fillForm(result.current, entries, accepts);
  });
  return { isFilled, values: result.current.getValues(), isDirty: result.current.isDirty };
}

const unchangedForm = { isFilled: false, values: initialEntries, isDirty: false };

describe('fillForm', () => {
  it('sets entries, and marks the form as changed', () => {
    const rows = [{ address: 'a@example.com' }, { address: 'b@example.com' }];
    const entries = { name: '青葉', agrees: true, kinds: ['b', 'c'], rows };
    expect(fillExample(entries)).toEqual({ isFilled: true, values: entries, isDirty: true });
  });

  it.each([
    ['without entries', {}],
    ['for equal entries', structuredClone(initialEntries)],
    ['for unknown fields', { street: '一番町' }],
    ['for other types', { name: ['青葉'], agrees: 'true', kinds: 'a', rows: {} }],
  ])('changes nothing %s', (_, entries) => expect(fillExample(entries)).toEqual(unchangedForm));

  it('ignores unknown fields, other types, and entries that are not accepted', () => {
    const accepts = (name: string, entry: unknown) => name !== 'name' || entry === '若葉';
    const entries = { street: '一番町', kinds: 'b', agrees: true };
    expect(fillExample({ ...entries, name: '若葉' }, accepts)).toMatchObject({
      isFilled: true,
      values: { ...initialEntries, name: '若葉', agrees: true },
    });
    expect(fillExample({ ...entries, name: '青葉' }, accepts).values.name).toBe('');
  });
});
